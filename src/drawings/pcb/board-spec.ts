/** What a board is made from, and what it is once its parts have places. */
import type { MaskName } from '../primitives/palette.ts';
import type { PanelSpec } from '../pedal/panel-layout.ts';
import type { PartKind } from './footprints.ts';

/** Everything lies on a lattice of 25 mil. */
export const gridMm = 0.635;

/** Of a board's corners, millimetres: round enough for the posts of the box. */
export const cornerRadius = 4;

/** The net of pads that are left open. */
export const openNet = '';

/** The net that is poured over both sides instead of being routed. */
export const groundNet = 'GND';

export interface BoardPart {
  readonly ref: string;
  readonly kind: PartKind;
  readonly value: string;
  /** The net of each pad, in the order of the footprint's pads. */
  readonly nets: readonly string[];
}

/** A pad for a wire that leaves the board. */
export interface WirePad {
  readonly label: string;
  readonly net: string;
}

export interface PcbSpec extends PanelSpec {
  /** The product's slug; it seeds the placement. */
  id: string;
  /** Printed on the board. */
  title: string;
  mask: MaskName;
  /** In the order of the circuit, from its input to its output. The ref of a pot is the label of its knob. */
  parts: readonly BoardPart[];
  wires: readonly WirePad[];
}

export type Turn = 0 | 180;

export type Point = readonly [x: number, y: number];

export interface PlacedPart extends BoardPart {
  /** The part's centre, millimetres from the board's upper left corner, components towards the viewer. */
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn: Turn;
  /** Pad centres in board space. */
  readonly pads: readonly Point[];
}

export interface Board {
  readonly w: number;
  readonly h: number;
  readonly parts: readonly PlacedPart[];
  /** Mounting holes; only a board that no pot holds has them. */
  readonly holes: readonly Point[];
}
