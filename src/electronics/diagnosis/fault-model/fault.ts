/** One thing that went wrong, and how it changes a pedal. */

import type { Net } from '../../component.ts';
import type { BuiltPedal } from './pedal.ts';

export type FaultKind =
  | 'open'
  | 'bridge'
  | 'value'
  | 'exchanged'
  | 'reversed'
  | 'leak'
  | 'turned'
  | 'order'
  | 'missing'
  | 'wire'
  | 'backwards'
  | 'stop'
  | 'flat'
  | 'polarity';

/** One way in which it shows: a joint may be open, or conduct a little. */
export interface FaultVariant {
  /** Its share of the fault. */
  readonly share: number;
  readonly change: (pedal: BuiltPedal) => BuiltPedal;
}

export interface Fault {
  readonly kind: FaultKind;
  /** The part to mend; for a wire the pad of the board, for the supply 'supply'. */
  readonly ref: string;
  /** The leg, the wrong value if it is one that is easily taken for it, the part it is exchanged with, or the two legs that were exchanged. */
  readonly detail?: string;
  /** Bridges: pairs of pins that join the same two nets. */
  readonly places?: readonly (readonly [string, string])[];
  /** How common it is, a cold joint being 1. */
  readonly weight: number;
  readonly forms: readonly FaultVariant[];
}

/** Two pads that a drop of solder can join. */
export interface AdjacentPads {
  readonly pads: readonly [string, string];
  readonly nets: readonly [Net, Net];
}

/** Two parts of one kind that stand side by side. */
export type AdjacentParts = readonly [string, string];

/** What the layout of the board says. */
export interface BoardNeighbours {
  readonly pads: readonly AdjacentPads[];
  readonly parts: readonly AdjacentParts[];
  /** Each resistor with those of other values that stand nearest: one hand holds both. */
  readonly resistors: readonly AdjacentParts[];
  /** The legs of each three-legged part, as they stand in a row. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
}
