/** What the build makes of a kit's circuit so that it can be heard, and what plays it. docs/listening.md has the method. */

import type { KitOversampling } from './oversampling.ts';

/** Other values for a part: a resistor's, a capacitor's, or the parameters of another device of the same kind. */
export type PartValue =
  | { readonly ohms: number }
  | { readonly farads: number }
  | { readonly model: Readonly<Record<string, number>> };

/** What the build makes of one kit's circuit: data and generated code. */
export interface PlayableCircuit {
  readonly slug: string;
  /** `position`: where the picture shows it, 0 to 1. */
  readonly controls: readonly { readonly designator: string; readonly position: number }[];
  /** `position`: as set. */
  readonly trimmers: readonly { readonly designator: string; readonly position: number }[];
  readonly oversampling: KitOversampling;
  /** Nets and designators that can be probed or swapped, by name. */
  readonly nets: readonly string[];
  readonly parts: readonly string[];
  /** Starts one player of it at `rate` steps a second (already oversampled), at its operating point. */
  start(rate: number): PlayedCircuit;
}

/** One circuit being played. Nothing is allocated while it plays. Volts at the jacks in and out. */
export interface PlayedCircuit {
  /** 0 to 1, as the builder turns it (taper is the engine's business). Cheap enough to call every 16 samples. */
  turn(designator: string, position: number): void;
  /** Other values for a part. Topology stays. */
  swap(designator: string, value: PartValue): void;
  /** Net whose voltage `step` also leaves in `probed`; null for none. */
  probe(net: string | null): void;
  readonly probed: Float64Array;
  /** Plays `count` steps of `input` (volts behind the guitar's 10 kΩ) into `output` (volts at the jack, DC removed). */
  step(input: Float64Array, output: Float64Array, count: number): void;
  /** False once too many steps did not converge, or a voltage is not finite; `reset` starts anew from the operating point. */
  readonly isStable: boolean;
  /** While it is not stable: the net that went farthest. */
  readonly unsettledNet: string | null;
  reset(): void;
}
