/** What a board is made from, and what it is once its parts have places. */
import type { EffectType } from '../graphics/canvas.ts';
import type { MaskName } from '../palette.ts';
import type { EnclosureSize } from '../pedal/enclosure.ts';
import type { PartKind } from './footprints.ts';

export interface BoardSpec {
  id: string;
  type: EffectType;
  size: EnclosureSize;
  knobs: readonly { label: string }[];
}

export interface Placed {
  ref: string;
  kind: PartKind;
  value: string;
  x: number;
  y: number;
  /** Pad centres in board space. */
  pads: [number, number][];
}

export interface Board {
  w: number;
  h: number;
  parts: Placed[];
  holes: [number, number][];
}

export const BOARD_WIDTH: Record<EnclosureSize, number> = { '1590A': 31.75, '125B': 54.61, '1590BB': 80.01 };

export const GRID = 0.635;

export interface PcbSpec extends BoardSpec {
  /** Printed on the board. */
  name: string;
  mask: MaskName;
}
