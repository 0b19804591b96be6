/** How the values of parts are sampled from their ranges: all typical, or at random from a seed. */

import type { Range } from './device-model.ts';

/** A value in the range, for the part of this name; one name gives the same relative position in every range. */
export type PartSampler = (range: Range, name: string) => number;

export const typicalParts: PartSampler = ([, middle]) => middle;

/** Where a part stands: at -1 the lowest, 0 typical, 1 the highest. */
function valueAt([low, middle, high]: Range, at: number): number {
  return at < 0 ? middle + (middle - low) * at : middle + (high - middle) * at;
}

/** Mulberry32: small, quick, and the same on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One random sample of all parts, each anywhere in its range; the same seed gives the same sample. */
export function sampledParts(seed: number): PartSampler {
  const next = mulberry32(seed);
  const places = new Map<string, number>();
  return (range, name) => {
    const at = places.get(name) ?? 2 * next() - 1;
    places.set(name, at);
    return valueAt(range, at);
  };
}

/** A value with the tolerance it is sold with. */
export const toleranceRange = (value: number, share: number): Range => [
  value * (1 - share),
  value,
  value * (1 + share),
];
