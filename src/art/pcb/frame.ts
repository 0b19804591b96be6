/** The frame of a board before its parts go in: its size, its pots and where the rows of parts run. Cells. */
import { ENCLOSURES, type EnclosureSize } from '../pedal/enclosure.ts';
import { layoutOf } from '../pedal/pedal-layout.ts';
import { GRID, type PcbSpec } from './board-spec.ts';
import { FOOTPRINTS } from './footprints.ts';

/** From the shaft of a pot to the row of its legs, which bend back into the board. */
export const POT_LEGS = 18;

const EDGE_TO_POTS = 5;
const POT_BAND = 4;
const WIRES_FROM_ROWS = 5;
const WIRES_TO_EDGE = 5;
const LEAST_PITCH = 16;
const BEST_PITCH = 18;

/** Free cells left and right of the rows. */
export const MARGIN = 3;

/** Widths that clear the walls and the jacks, the usual one first. */
export const BOARD_WIDTHS: Record<EnclosureSize, readonly number[]> = {
  '1590A': [50, 52],
  '125B': [86, 92],
  '1590BB': [126, 134],
};

/** Nothing comes nearer than this to the middle of the footswitch, millimetres. */
const SWITCH_ROOM = 10.5;

/** Where the upper edge of a board without pots lies on the face, millimetres. */
const TOP_WITHOUT_POTS = 24;

export interface PotPlace {
  readonly knob: number;
  readonly x: number;
  readonly y: number;
  /** Legs towards the footswitch, as the second row of pots has them. */
  readonly below: boolean;
}

export interface Frame {
  readonly w: number;
  readonly h: number;
  /** Middle of each row of parts. */
  readonly rows: readonly number[];
  readonly pots: readonly PotPlace[];
  readonly wires: number;
  /** Where the upper edge of the board lies on the face, millimetres from the top of the box. */
  readonly top: number;
}

export interface FrameWish {
  readonly width: number;
  /** Number of ordinary rows. */
  readonly rows: number;
  readonly pitch: number;
  /** Height of a row of its own for a module, or 0. */
  readonly tallRow: number;
}

const rounded = (mm: number): number => Math.round(mm / GRID);

/** Pots hang behind the board, so that left and right change places: the component side is seen from the back. */
function potPlaces(spec: PcbSpec, width: number): PotPlace[] {
  const { knobs } = layoutOf(spec);
  const middle = ENCLOSURES[spec.size].w / 2;
  const first = Math.min(...knobs.map(({ y }) => y));
  return knobs.map(({ x, y }, knob) => {
    const below = y > first + 1;
    return {
      knob,
      x: width / 2 - rounded(x - middle),
      y: below ? EDGE_TO_POTS + POT_LEGS + rounded(y - first) + POT_LEGS : EDGE_TO_POTS,
      below,
    };
  });
}

/** The upper edge of the board on the face. */
function topOf(spec: PcbSpec): number {
  const { knobs } = layoutOf(spec);
  if (!knobs.length) return TOP_WITHOUT_POTS;
  return Math.min(...knobs.map(({ y }) => y)) - (POT_LEGS + EDGE_TO_POTS) * GRID;
}

/** The most cells a board may be tall. */
function mostHeight(spec: PcbSpec): number {
  const foot = Math.min(...layoutOf(spec).switches.map(({ y }) => y));
  return Math.floor((foot - SWITCH_ROOM - topOf(spec)) / GRID);
}

export function frameOf(spec: PcbSpec, wish: FrameWish): Frame | null {
  const pots = potPlaces(spec, wish.width);
  const lower = pots.find(({ below }) => below)?.y;
  const rows: number[] = [];
  let y = pots.length ? EDGE_TO_POTS + POT_BAND : MARGIN + 2;
  const add = (height: number): void => {
    rows.push(y + Math.floor(height / 2));
    y += height;
  };
  if (wish.tallRow) add(wish.tallRow);
  let left = wish.rows;
  if (lower !== undefined) {
    const room = lower - POT_BAND - y;
    const above = Math.min(Math.floor(room / LEAST_PITCH), Math.max(left, Math.floor(room / 21)));
    for (let i = 0; i < above; i++) add(Math.floor(room / above));
    left -= above;
    y = lower + POT_BAND;
  }
  for (; left > 0; left--) add(wish.pitch);
  const wires = y + WIRES_FROM_ROWS - (lower !== undefined && y === lower + POT_BAND ? 1 : 0);
  const h = wires + WIRES_TO_EDGE;
  return h <= mostHeight(spec) ? { w: wish.width, h, rows, pots, wires, top: topOf(spec) } : null;
}

/** How full rows may be, and how tall they are: airy first, tight when the box asks for it. */
const STYLES = [
  { fill: 0.84, pitch: BEST_PITCH },
  { fill: 0.9, pitch: 17 },
  { fill: 0.93, pitch: LEAST_PITCH },
  { fill: 0.97, pitch: LEAST_PITCH },
] as const;

/** Every frame that would hold the parts, the most pleasing first. */
export function frames(spec: PcbSpec): Frame[] {
  const bodies = spec.parts.filter(({ kind }) => kind !== 'POT').map(({ kind }) => FOOTPRINTS[kind]);
  const tall = bodies.filter(({ h }) => h > LEAST_PITCH);
  const tallRow = Math.max(0, ...tall.map(({ h }) => h));
  const total = bodies.filter(({ h }) => h <= LEAST_PITCH).reduce((sum, { w }) => sum + w, 0);
  const found = STYLES.flatMap(({ fill, pitch }) =>
    BOARD_WIDTHS[spec.size].flatMap((width) => {
      const least = Math.max(1, Math.ceil(total / ((width - 2 * MARGIN) * fill)));
      return [least, least + 1].map((rows) => frameOf(spec, { width, rows, pitch, tallRow }));
    }),
  );
  return found.filter((frame) => frame !== null);
}
