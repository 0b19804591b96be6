import type { Chip } from './chips/chip.ts';
import type { exp, softplus } from './exp.ts';

/** What the file of a kit has besides its data. */
export type MakePlay = (
  matrix: Float64Array,
  companionWeights: Float64Array,
  constantCurrents: Float64Array,
  parameters: Float64Array,
  volts: Float64Array,
  previousRailVolts: Float64Array,
  controlVolts: Float64Array,
  states: Float64Array,
  flags: Float64Array,
  chipCurrents: Float64Array,
  chips: readonly Chip['step'][],
  exponential: typeof exp,
  softplusFunction: typeof softplus,
  log: typeof Math.log,
) => (input: Float64Array, output: Float64Array, end: number, from: number) => void;
