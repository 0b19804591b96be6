import type { Chip } from './chips/chip.ts';
import type { exp, soft } from './exp.ts';

/** What the file of a kit has besides its data. */
export type MakePlay = (
  matrix: Float64Array,
  takes: Float64Array,
  pushed: Float64Array,
  figures: Float64Array,
  volts: Float64Array,
  before: Float64Array,
  looks: Float64Array,
  states: Float64Array,
  flags: Float64Array,
  drives: Float64Array,
  chips: readonly Chip['step'][],
  exponential: typeof exp,
  corner: typeof soft,
  log: typeof Math.log,
) => (input: Float64Array, output: Float64Array, end: number, from: number) => void;
