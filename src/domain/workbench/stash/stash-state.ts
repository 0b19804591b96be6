import { mergeEach } from '../synced-store/merging.ts';

/** Pieces that one writer has put in, and pieces that it has taken out again. Both only grow. */
type Moved = readonly [put: number, taken: number];

/**
 * What somebody owns. Every device counts its own pieces, so two of them are put together in any order, any number of
 * times, and nothing that was counted is lost; see docs/decisions/0042.
 */
export interface StashState {
  /** By part, then by writer: a device, or an order that was counted. */
  readonly pieces: Readonly<Record<string, Readonly<Record<string, Moved>>>>;
}

export const emptyStash: StashState = { pieces: {} };

/** Drawers of one stash: twice what the shop sells. */
export const maxDrawers = 600;
/** As JSON, in the account. */
export const maxStashBytes = 256 * 1024;
/** Pieces of one part that a drawer holds. A pasted list asks for no more, since its parts may be put into drawers. */
export const maxPieces = 9_999;

/** No slug may be a word that objects know. */
const prefix = 'part:';
const keyOf = (slug: string): string => prefix + slug;

export const mergeStash = (a: StashState, b: StashState): StashState => ({
  pieces: mergeEach(a.pieces, b.pieces, (one, other) =>
    mergeEach(one, other, (x, y): Moved => [Math.max(x[0], y[0]), Math.max(x[1], y[1])]),
  ),
});

/** Two devices may each have taken the last piece: then it is less than none, which nobody sees. */
const sumOf = (moved: Readonly<Record<string, Moved>> = {}): number =>
  Object.values(moved).reduce((sum, [put, taken]) => sum + put - taken, 0);

export const countOf = (state: StashState, slug: string): number => Math.max(0, sumOf(state.pieces[keyOf(slug)]));

/** How many there are of each part, by its slug; only what there is. */
export function stashCounts(state: StashState): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [key, moved] of Object.entries(state.pieces)) {
    const count = sumOf(moved);
    if (count > 0) counts.set(key.slice(prefix.length), count);
  }
  return counts;
}

/** One writer moves so many pieces, as the part of the state that changes. */
function moving(state: StashState, slug: string, by: number, writer: string): StashState {
  if (by === 0) return emptyStash;
  const [put, taken] = state.pieces[keyOf(slug)]?.[writer] ?? [0, 0];
  const moved: Moved = by > 0 ? [put + by, taken] : [put, taken - by];
  return { pieces: { [keyOf(slug)]: { [writer]: moved } } };
}

/** Puts so many in, or takes them out: as many as there are, and as many as a drawer holds. */
export function changing(state: StashState, changes: ReadonlyMap<string, number>, writer: string): StashState {
  let delta = emptyStash;
  for (const [slug, by] of changes) {
    const wanted = Math.min(maxPieces, Math.max(0, countOf(state, slug) + by));
    delta = mergeStash(delta, moving(state, slug, wanted - sumOf(state.pieces[keyOf(slug)]), writer));
  }
  return delta;
}

/** The parts of an order, in pieces. */
export interface PartsOfOrder {
  readonly id: string;
  readonly parts: readonly { readonly slug: string; readonly pieces: number }[];
}

/** An order counts as a writer of its own, and so only once, whichever devices count it. */
const writerOfOrder = (id: string): string => `o-${id.replaceAll('-', '').slice(0, 16)}`;

const countedOf = (state: StashState, slug: string, writer: string): number => {
  const [put, taken] = state.pieces[keyOf(slug)]?.[writer] ?? [0, 0];
  return put - taken;
};

export const isOrderCounted = (state: StashState, { id, parts }: PartsOfOrder): boolean =>
  parts.some(({ slug }) => countedOf(state, slug, writerOfOrder(id)) > 0);

/** One writer has so many of each part in the stash, however many it had. */
function holding(
  state: StashState,
  writer: string,
  parts: Iterable<readonly [slug: string, pieces: number]>,
): StashState {
  let delta = emptyStash;
  for (const [slug, pieces] of parts)
    delta = mergeStash(delta, moving(state, slug, pieces - countedOf(state, slug, writer), writer));
  return delta;
}

/** Counts what these orders brought, or takes it back. */
export function countingOrders(state: StashState, orders: readonly PartsOfOrder[], isCounted: boolean): StashState {
  let delta = emptyStash;
  for (const { id, parts } of orders) {
    const wanted = parts.map(({ slug, pieces }): [string, number] => [slug, isCounted ? pieces : 0]);
    delta = mergeStash(delta, holding(state, writerOfOrder(id), wanted));
  }
  return delta;
}

/** The bags of a line of an order count under its id, as an order does under its own. */
const slugsOf = ({ pieces }: StashState, writer: string): string[] =>
  Object.entries(pieces).flatMap(([key, moved]) => (moved[writer] ? [key.slice(prefix.length)] : []));

/** Whether the bags of this line were ever counted. */
export const isLineCounted = (state: StashState, itemId: string): boolean =>
  slugsOf(state, writerOfOrder(itemId)).length > 0;

/** Counts what the bags of a line hold now. What they held before and hold no longer is taken out. */
export function countingLine(state: StashState, itemId: string, parts: ReadonlyMap<string, number>): StashState {
  const writer = writerOfOrder(itemId);
  const gone = slugsOf(state, writer).map((slug): [string, number] => [slug, 0]);
  return holding(state, writer, new Map([...gone, ...parts]));
}

const writersOf = ({ pieces }: StashState): string[] => Object.values(pieces).flatMap((moved) => Object.keys(moved));

/** True: what came of a stash has no more drawers and writers than before, only other numbers. */
export const isSameSize = (before: StashState, after: StashState): boolean =>
  writersOf(before).length === writersOf(after).length;

/**
 * Whoever writes to a stash that belongs to nobody yet. It joins an account's stash later, which this device may write
 * to under its own name already, so it has a name of its own for as long as it is there.
 */
export const guestWriter = (state: StashState, newWriter: () => string): string =>
  writersOf(state).find((writer) => writer.startsWith('d-')) ?? newWriter();

/**
 * Whoever writes to the stash of an account: who did before, if what they wrote is here. After a sign-out it is not,
 * until the account answers, and counting from none under the same name would be lost.
 */
export const accountWriter = (state: StashState, before: string | null, newWriter: () => string): string =>
  before !== null && writersOf(state).includes(before) ? before : newWriter();
