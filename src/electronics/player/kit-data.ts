/**
 * A circuit as it is played. Unknown nets are numbered in their pivot order; after them come the rails, and
 * ground is -1. Everything that has a value stands here as data, so that knobs and swapped parts need no other code.
 */

import type { Taper } from '../component.ts';
import type { KitOversampling } from './oversampling.ts';

/** Row and column of the nodal matrix, or of the rails; -1 for ground. */
type Node = number;

interface Named {
  readonly ref: string;
  readonly at: readonly Node[];
}

export type Part = Named &
  (
    | { readonly is: 'resistor'; readonly ohms: number }
    /** One side of a control: `upper` lies between the wiper and lug 3. */
    | { readonly is: 'track'; readonly ohms: number; readonly taper: Taper; readonly upper: boolean }
    /** One throw of a toggle, closed in its first or its second position. */
    | { readonly is: 'throw'; readonly second: boolean }
    | { readonly is: 'capacitor'; readonly farads: number; readonly isFast?: true }
    | { readonly is: 'coil'; readonly henries: number; readonly ohms: number }
    /** plus, minus, out, high, low, inner. */
    | {
        readonly is: 'amplifier';
        readonly gain: number;
        readonly bandwidth: number;
        readonly biasAmps: number;
        readonly offsetVolts?: number;
        readonly outputOhms?: number;
        /** A device of its own takes what lies between its inputs to the inner node. */
        readonly isSlewLimited?: true;
      }
    /** Slopes between nodes, row by row, and constant currents into them: what has no value of its own to swap. */
    | { readonly is: 'fixed'; readonly slopes: readonly number[]; readonly amps: readonly number[] }
  );

/** A nonlinear device, with its parameters in the order in which device-code.ts reads them. */
export interface Device extends Named {
  readonly is:
    | 'junction'
    | 'zener'
    | 'npn'
    | 'pnp'
    | 'field-effect'
    | 'p-field-effect'
    | 'ota'
    | 'triode'
    | 'pentode'
    | 'clamp'
    | 'slew'
    | 'cell'
    | 'gain-cell';
  readonly parameters: readonly number[];
}

/** A chip that stores, counts, rectifies or glows: sees voltages `from`, and drives a current into each of `into`. */
export interface Behaviour {
  readonly is: 'echo' | 'buckets' | 'reverb' | 'flip-flops' | 'rectifier' | 'light';
  readonly from: readonly Node[];
  readonly into: readonly Node[];
  readonly parameters: readonly number[];
  /** Numbers of the parts whose resistance sets its timing: in series, each with those in parallel to it. */
  readonly timing?: readonly (readonly number[])[];
  /** Number of the device whose first parameter it sets. */
  readonly controlledDevice?: number;
}

export interface KitData {
  readonly slug: string;
  readonly controls: readonly { readonly designator: string; readonly position: number }[];
  readonly trimmers: readonly { readonly designator: string; readonly position: number }[];
  /** Names of the unknown nets and then of the rails. */
  readonly nets: readonly string[];
  /** Names that mean the same net: a closed switch joins them. */
  readonly alias: Readonly<Record<string, Node>>;
  /** Count of unknowns; those before `linearEnd` touch linear parts only, those before `clampEnd` also clamps. */
  readonly size: number;
  readonly linearEnd: number;
  readonly clampEnd: number;
  /** Count of the rails with a reservoir capacitor, which come before those with a constant voltage. */
  readonly reservoirRails: number;
  readonly oversampling: KitOversampling;
  /** The operating point of every net. */
  readonly volts: readonly number[];
  /** A net that starts elsewhere, so that an oscillator need not wait for noise; -1 for none. */
  readonly kickNode: Node;
  /** The supply: the rail that it holds, and what lies behind it. */
  readonly adapter: { readonly at: Node; readonly volts: number; readonly ohms: number };
  readonly input: Node;
  readonly output: Node;
  readonly parts: readonly Part[];
  readonly devices: readonly Device[];
  readonly behaviours: readonly Behaviour[];
}
