/** What a board needs of one sold part. Parts come in packs, and a cart may hold some of them already. */
interface PartNeed {
  readonly partId: string;
  /** Pieces for one board. */
  readonly pieces: number;
  readonly packSize: number;
  /** Packs in the cart, for all of its boards together. */
  readonly packsInCart: number;
}

export interface BoardNeed {
  /** How many of this board there are in the cart. */
  readonly boards: number;
  readonly parts: readonly PartNeed[];
}

/**
 * How many packs of each part must still be added, for each board. A piece serves one board only: the boards take
 * what is in the cart in their order, and the rest of an opened pack goes to the next.
 */
export function missingPacks(boards: readonly BoardNeed[]): Map<string, number>[] {
  const spare = new Map<string, number>();
  return boards.map(({ boards: count, parts }) => {
    const missing = new Map<string, number>();
    for (const { partId, pieces, packSize, packsInCart } of parts) {
      const held = spare.get(partId) ?? packsInCart * packSize;
      const needed = pieces * count;
      spare.set(partId, Math.max(0, held - needed));
      const packs = Math.ceil(Math.max(0, needed - held) / packSize);
      if (packs > 0) missing.set(partId, packs);
    }
    return missing;
  });
}
