/**
 * Which entries the matrix of a kit has, fill included, and where each stands. Build and player work it out from the same
 * data, so that generated code knows every place by its number.
 */

import type { KitData } from './kit-data.ts';
import { stamp } from './stamps.ts';

export interface Layout {
  /** Place of an entry, -1 where there is none. Rails are rows and columns after the unknowns. */
  placeOf(row: number, column: number): number;
  /** Where the same entry is kept as it is before the steady nodes are eliminated: for steps in which a clamp holds. */
  keptOf(row: number, column: number): number;
  readonly places: number;
  /** Threes of places, in order: the first loses the product of the others. A pair (place, -1): its reciprocal; (a, -2, b): a *= b. */
  readonly work: Int16Array;
}

const anywhere = (): number => 0.5;

/** Rows and columns that a device bends: every pair of its nodes, and of a clamp the inner net alone. */
const bentNodes = (at: readonly number[], size: number): number[] => [
  ...new Set(at.filter((node) => node >= 0 && node < size)),
];

export function layoutOf(kit: Pick<KitData, 'size' | 'quiet' | 'steady' | 'nets' | 'parts' | 'devices'>): Layout {
  const { size, quiet, steady } = kit;
  const all = kit.nets.length;
  const there = new Uint8Array(all * all);
  const mark = (row: number, column: number): void => {
    if (row >= 0 && column >= 0) there[row * all + column] = 1;
  };
  for (const part of kit.parts) stamp(part, undefined, anywhere, mark);
  for (const { at } of kit.devices) {
    const nodes = bentNodes(at, size);
    for (const row of nodes) for (const column of nodes) mark(row, column);
  }
  for (let k = 0; k < all; k++) mark(k, k);
  for (let k = 0; k < size; k++)
    for (let row = k + 1; row < size; row++)
      if (there[row * all + k])
        for (let column = k + 1; column < size; column++) if (there[k * all + column]) mark(row, column);
  const place = new Int16Array(all * all).fill(-1);
  const kept = new Int16Array(all * all).fill(-1);
  let places = 0;
  for (let k = 0; k < all * all; k++) if (there[k]) place[k] = places++;
  for (let row = quiet < steady ? quiet : size; row < size; row++)
    for (let column = quiet; column < size; column++)
      if (there[row * all + column]) kept[row * all + column] = places++;
  const work: number[] = [];
  for (let k = 0; k < steady; k++) {
    if (k === quiet) keep(work, kept, place);
    work.push(place[k * all + k]!, -1, -1);
    for (let row = k + 1; row < size; row++) {
      const factor = place[row * all + k]!;
      if (factor < 0) continue;
      work.push(factor, -2, place[k * all + k]!);
      for (let column = k + 1; column < size; column++)
        if (place[k * all + column]! >= 0) work.push(place[row * all + column]!, factor, place[k * all + column]!);
    }
  }
  return {
    placeOf: (row, column) => place[row * all + column]!,
    keptOf: (row, column) => kept[row * all + column]!,
    places,
    work: Int16Array.from(work),
  };
}

/** (a, -3, b): a becomes b. */
function keep(work: number[], kept: Int16Array, place: Int16Array): void {
  kept.forEach((to, k) => to >= 0 && work.push(to, -3, place[k]!));
}

/** Does the work that the layout lists on the entries of `m`. */
export function eliminate(m: Float64Array, work: Int16Array): void {
  for (let k = 0; k < work.length; k += 3) {
    const at = work[k]!;
    const how = work[k + 1]!;
    const by = work[k + 2]!;
    if (how >= 0) m[at]! -= m[how]! * m[by]!;
    else if (how === -1) m[at] = 1 / m[at]!;
    else if (how === -2) m[at]! *= m[by]!;
    else m[at] = m[by]!;
  }
}
