/** What a chip that stores, counts, rectifies or glows needs to be played. */

export interface Socket {
  readonly figures: readonly number[];
  /** Steps a second. */
  readonly rate: number;
  /** Currents that it drives, from `at` on. */
  readonly drives: Float64Array;
  readonly at: number;
  /** The voltages that it sees, where the circuit rests. */
  readonly rest: readonly number[];
  /** The resistance that sets its pace, in ohms. */
  pace(): number;
  /** Sets the figure that it steers. */
  steer(figure: number): void;
}

export interface Chip {
  /** After each step, with the voltages it sees. */
  step(a: number, b: number, c: number, d: number, e: number): void;
  /** After a control was turned or a part swapped. */
  turned(): void;
  reset(): void;
}

/** Odd, straight at zero, never beyond `most`. */
export const rounded = (x: number, most: number): number => most * Math.tanh(x / most);

/** The share of the way that is gone in one step towards a goal, with this time constant. */
export const shareOf = (seconds: number, rate: number): number => 1 - Math.exp(-1 / (seconds * rate));
