/** The frame of a board before its parts go in: its size, its pots and where the rows of parts run. Cells. */
import { enclosures, type EnclosureSize } from '#electronics/enclosure.ts';
import { panelLayout } from '../pedal/panel-layout.ts';
import type { RowSpace } from './anneal.ts';
import { gridMm, type PcbSpec } from './board-spec.ts';
import { footprints } from './footprints.ts';

/** From the shaft of a pot to the row of its legs, which bend back into the board. */
export const potLegCells = 18;

const edgeToPots = 5;
const potBand = 4;
const wiresFromRows = 5;
const wiresToEdge = 5;
const minPitch = 16;
const preferredPitch = 18;

/** Free cells left and right of the rows. */
export const marginCells = 3;

/** Widths that clear the walls and the jacks, the usual one first. */
const boardWidths: Record<EnclosureSize, readonly number[]> = {
  '1590A': [52],
  '125B': [86, 92],
  '1590BB': [126, 134],
};

/** Nothing comes nearer than this to the middle of the footswitch, millimetres. */
const switchClearanceMm = 9.2;

/** What jacks and a supply in the right wall take of the space over a board, air included, millimetres. */
const jackReachMm = 8.5;
const supplyReachMm = 7.2;
const supplyDepthMm = 15.5;

/** Half of the tallest bodies across a row, and of a whole row, millimetres. */
const halfBodyMm = 3.7;
const halfRowMm = 5.1;

/** Where the upper edge of a board without pots lies on the face, millimetres. */
const topWithoutPotsMm = 24;

interface PotPlace {
  readonly knob: number;
  readonly x: number;
  readonly y: number;
  /** Legs towards the footswitch, as the second row of pots has them, and all pots of the smallest box. */
  readonly below: boolean;
}

export interface Floorplan {
  readonly w: number;
  readonly h: number;
  readonly rows: readonly RowSpace[];
  readonly pots: readonly PotPlace[];
  /** The row of the wires, and where it may begin. */
  readonly wires: number;
  readonly wiresFrom: number;
  /** Where the upper edge of the board lies on the face, millimetres from the top of the box. */
  readonly top: number;
}

interface FloorplanRequest {
  readonly width: number;
  /** Number of ordinary rows. */
  readonly rows: number;
  readonly pitch: number;
  /** Height of a row of its own for a module, or 0. */
  readonly tallRow: number;
}

const rounded = (mm: number): number => Math.round(mm / gridMm);

/** In the smallest box the jacks are over the pots, and the board begins below them. */
const hasLegsDown = ({ size }: PcbSpec): boolean => size === '1590A';

/** Pots hang behind the board, so that left and right change places: the component side is seen from the back. */
function potPlaces(spec: PcbSpec, width: number): PotPlace[] {
  const { knobs } = panelLayout(spec);
  const middle = enclosures[spec.size].w / 2;
  const first = Math.min(...knobs.map(({ y }) => y));
  return knobs.map(({ x, y }, knob) => {
    const below = y > first + 1 || hasLegsDown(spec);
    return {
      knob,
      x: width / 2 - rounded(x - middle),
      y: y > first + 1 ? edgeToPots + potLegCells + rounded(y - first) + potLegCells : edgeToPots,
      below,
    };
  });
}

/** The upper edge of the board on the face. */
function topOf(spec: PcbSpec): number {
  const { knobs } = panelLayout(spec);
  if (!knobs.length) return topWithoutPotsMm;
  const legs = hasLegsDown(spec) ? potLegCells : -potLegCells;
  return Math.min(...knobs.map(({ y }) => y)) + (legs - edgeToPots) * gridMm;
}

/** The most cells a board may be tall. */
function maxHeightCells(spec: PcbSpec): number {
  const foot = Math.min(...panelLayout(spec).switches.map(({ y }) => y));
  return Math.floor((foot - switchClearanceMm - topOf(spec)) / gridMm);
}

/** Rows as the hardware above them leaves them: low under jacks, short beside a supply in the right wall. */
function underHardware(
  spec: PcbSpec,
  width: number,
  rows: readonly number[],
  wires: number,
): { spaces: RowSpace[]; wiresFrom: number } {
  const { jacks, supply } = panelLayout(spec);
  const top = topOf(spec);
  const isNear = (y: number, half: number, part: number, reach: number): boolean =>
    Math.abs(top + y * gridMm - part) < half + reach;
  const walls = hasLegsDown(spec) ? [] : [...jacks.left, ...jacks.right];
  const edge = (enclosures[spec.size].w - width * gridMm) / 2;
  const besideSupply = Math.ceil((supplyDepthMm - edge) / gridMm);
  const from = (y: number, half: number): number =>
    supply !== 'back' && isNear(y, half, supply, supplyReachMm) ? besideSupply : marginCells;
  return {
    spaces: rows.map((y) => ({
      y,
      left: from(y, halfRowMm),
      right: width - marginCells,
      isLow: walls.some((jack) => isNear(y, halfBodyMm, jack, jackReachMm)),
    })),
    wiresFrom: from(wires, 1.5) + 2,
  };
}

function floorplanOf(spec: PcbSpec, wish: FloorplanRequest): Floorplan | null {
  const pots = potPlaces(spec, wish.width);
  const lower = pots.find(({ y }) => y > edgeToPots)?.y;
  const rows: number[] = [];
  let y = pots.length ? edgeToPots + potBand : marginCells + 2;
  const add = (height: number): void => {
    rows.push(y + Math.floor(height / 2));
    y += height;
  };
  if (wish.tallRow) add(wish.tallRow);
  let left = wish.rows;
  if (lower !== undefined) {
    const room = lower - potBand - y;
    const above = Math.min(Math.floor(room / minPitch), Math.max(left, Math.floor(room / 21)));
    for (let i = 0; i < above; i++) add(Math.floor(room / above));
    left -= above;
    y = lower + potBand;
  }
  for (; left > 0; left--) add(wish.pitch);
  const wires = y + wiresFromRows - (lower !== undefined && y === lower + potBand ? 1 : 0);
  const h = wires + wiresToEdge;
  if (h > maxHeightCells(spec)) return null;
  const { spaces, wiresFrom } = underHardware(spec, wish.width, rows, wires);
  return { w: wish.width, h, rows: spaces, pots, wires, wiresFrom, top: topOf(spec) };
}

/** How full rows may be, and how tall they are: the widest spacing first, tighter where the box leaves no room for it. */
const densities = [
  { fill: 0.84, pitch: preferredPitch },
  { fill: 0.9, pitch: 17 },
  { fill: 0.93, pitch: minPitch },
  { fill: 0.97, pitch: minPitch },
] as const;

/** Every floorplan with room for the parts, the preferred proportions first. */
export function floorplans(spec: PcbSpec): Floorplan[] {
  const bodies = spec.parts.filter(({ kind }) => kind !== 'POT').map(({ kind }) => footprints[kind]);
  const tall = bodies.filter(({ h }) => h > minPitch);
  const tallRow = Math.max(0, ...tall.map(({ h }) => h));
  const total = bodies.filter(({ h }) => h <= minPitch).reduce((sum, { w }) => sum + w, 0);
  const found = densities.flatMap(({ fill, pitch }) =>
    boardWidths[spec.size].flatMap((width) => {
      const minRows = Math.max(1, Math.ceil(total / ((width - 2 * marginCells) * fill)));
      return [minRows, minRows + 1].map((rows) => floorplanOf(spec, { width, rows, pitch, tallRow }));
    }),
  );
  return found.filter((frame) => frame !== null);
}
