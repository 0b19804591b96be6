/** A sound: how the pedal is set and which of its parts are others. The panel's state, without a screen. */
import type { ListenSheet } from './listen-sheet.ts';

export type ByRef<Value> = Readonly<Record<string, Value>>;

export interface Sound {
  /** 0 to 1. */
  readonly knobs: ByRef<number>;
  readonly trimmers: ByRef<number>;
  /** Other parts in their places, by what builders call them: 100n, 1N34A. */
  readonly swaps: ByRef<string>;
}

const positionsOf = (list: readonly { readonly ref: string; readonly position: number }[]): ByRef<number> =>
  Object.fromEntries(list.map(({ ref, position }) => [ref, position]));

/** As it comes: knobs as drawn, trimmers as set, the parts of the kit. */
export const stockSound = ({ controls, trimmers }: ListenSheet): Sound => ({
  knobs: positionsOf(controls),
  trimmers: positionsOf(trimmers),
  swaps: {},
});

const same = <Value>(a: ByRef<Value>, b: ByRef<Value>): boolean => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

export const isSameSound = (a: Sound, b: Sound): boolean =>
  same(a.knobs, b.knobs) && same(a.trimmers, b.trimmers) && same(a.swaps, b.swaps);

export const hasSwaps = ({ swaps }: Sound): boolean => Object.keys(swaps).length > 0;

/** Other parts in these places; null: the kit's own again. */
export function swapped({ swaps, ...rest }: Sound, refs: readonly string[], value: string | null): Sound {
  const kept = Object.entries(swaps).filter(([ref]) => !refs.includes(ref));
  const put = value === null ? [] : refs.map((ref) => [ref, value] as const);
  return { ...rest, swaps: Object.fromEntries([...kept, ...put]) };
}
