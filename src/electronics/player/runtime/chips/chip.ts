/** What a chip that stores, counts, rectifies or glows needs to be played. */

export interface ChipContext {
  readonly parameters: readonly number[];
  /** Steps a second. */
  readonly rate: number;
  /** Currents that it drives, from `at` on. */
  readonly outputCurrents: Float64Array;
  readonly at: number;
  /** The voltages that it sees at the operating point. */
  readonly rest: readonly number[];
  /** The resistance that sets its timing, in ohms. */
  timing(): number;
  /** Sets the parameter that it controls. */
  setParameter(parameter: number): void;
}

export interface Chip {
  /** After each step, with the voltages it sees. */
  step(a: number, b: number, c: number, d: number, e: number): void;
  /** After a control was turned or a part swapped. */
  update(): void;
  reset(): void;
}

/** Saturates: odd, linear at zero, never beyond `limit`. */
export const saturate = (x: number, limit: number): number => limit * Math.tanh(x / limit);

/** The coefficient of a one-pole low-pass with this time constant. */
export const smoothingCoefficient = (seconds: number, rate: number): number => 1 - Math.exp(-1 / (seconds * rate));
