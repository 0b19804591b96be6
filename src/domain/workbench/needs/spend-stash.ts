/** What one board takes of each part. */
export interface BoardNeeds {
  /** Each part once, in pieces for all boards of this kind. */
  readonly parts: readonly { readonly part: string; readonly pieces: number }[];
}

/** What may take the place of a part, and why that works. */
export interface StandIn {
  readonly part: string;
  readonly reason: string;
}

/** What becomes of one part of one board. */
export interface SpentLine {
  readonly part: string;
  readonly need: number;
  /** Of the part itself, from the stash. */
  readonly have: number;
  /** In the cart already: the part itself, or what was put there for it. */
  readonly inCart: number;
  /** Something owned that does it for all that is lacking. */
  readonly standIn: StandIn | null;
  /** Pieces that must be bought. */
  readonly lack: number;
}

export interface Owned {
  readonly stash: ReadonlyMap<string, number>;
  /** Pieces, by the slug of their part. */
  readonly cart: ReadonlyMap<string, number>;
  /** What does for a part if it is in the cart: other packs of it, or what is bought in its place. */
  readonly inCartFor: (part: string) => readonly string[];
  /** What could stand in for a part, the best first. */
  readonly standInsFor: (part: string) => readonly StandIn[];
  /** True: the real one is wanted. */
  readonly wantsReal: (part: string) => boolean;
}

/** Takes up to so many out of what is left. */
function take(left: Map<string, number>, part: string, wanted: number): number {
  const taken = Math.min(wanted, left.get(part) ?? 0);
  if (taken > 0) left.set(part, left.get(part)! - taken);
  return taken;
}

/**
 * Spends what somebody owns board by board, in their order: a piece serves one board only. What stands in for something
 * else comes last, so that it is not taken from a board that needs the part itself.
 */
export function spendStash(boards: readonly BoardNeeds[], owned: Owned): SpentLine[][] {
  const stash = new Map(owned.stash);
  const cart = new Map(owned.cart);
  const exact = boards.map(({ parts }) =>
    parts.map(({ part, pieces: need }) => {
      const have = take(stash, part, need);
      const inCart = take(cart, part, need - have);
      return { part, need, have, inCart, lack: need - have - inCart };
    }),
  );
  return exact.map((lines) =>
    lines.map((own): SpentLine => {
      const others = own.lack > 0 ? owned.inCartFor(own.part) : [];
      const more = others.reduce((sum, other) => sum + take(cart, other, own.lack - sum), 0);
      const line = { ...own, inCart: own.inCart + more, lack: own.lack - more };
      const isMissing = line.lack > 0 && !owned.wantsReal(line.part);
      const standIn = isMissing
        ? owned.standInsFor(line.part).find(({ part }) => (stash.get(part) ?? 0) >= line.lack)
        : undefined;
      if (!standIn) return { ...line, standIn: null };
      take(stash, standIn.part, line.lack);
      return { ...line, standIn, lack: 0 };
    }),
  );
}
