/** Where a part stands in its range, and random samples of parts. */

import type { Range } from '../../simulation/device-model.ts';
import type { PartSampler } from '../../simulation/part-sampling.ts';

/** A repeatable random number by name, from 0 to 1: one name gives one number whatever was asked before. */
export function hashToUnitInterval(text: string): number {
  let hash = 2166136261;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** Where a part stands in its range: at -1 the lowest, at 1 the highest; beyond them by as many times again. */
export function valueAt([low, middle, high]: Range, at: number): number {
  const end = at < 0 ? low : high;
  // Values that cannot change their sign are multiplied, so that twice the spread leaves them possible.
  if (end * middle > 0) return middle * (end / middle) ** Math.abs(at);
  return middle + (end - middle) * Math.abs(at);
}

/** One sample: every part anywhere between its limits. */
export const variedParts =
  (seed: string): PartSampler =>
  (range, name) =>
    valueAt(range, 2 * hashToUnitInterval(`${seed} ${name}`) - 1);
