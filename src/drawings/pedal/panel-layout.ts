/** Where things go on the face of a pedal. */
import { enclosures, type EnclosureSize } from '#electronics/enclosure.ts';
import { knobDiameters } from './knobs.ts';
import type { PedalSpec } from './pedal-spec.ts';

export interface PanelPoint {
  x: number;
  y: number;
}

/** What decides where things go. */
export type PanelSpec = Pick<
  PedalSpec,
  'size' | 'knobs' | 'knobStyle' | 'nameAt' | 'footswitches' | 'toggles' | 'jacks'
>;

export interface PanelLayout {
  knobs: PanelPoint[];
  knobR: number;
  /** Vertical band for the graphic. */
  top: number;
  bottom: number;
  name: PanelPoint;
  led: PanelPoint;
  switches: PanelPoint[];
  toggles: PanelPoint[];
  /** Heights of the jacks on either wall; the input is on the right. */
  jacks: { left: number[]; right: number[] };
  /** The supply: in the middle of the back wall, or so far down the right one. */
  supply: 'back' | number;
}

/**
 * What differs from one box to another. Pitches are whole steps of the boards' lattice, because pots are soldered to
 * the board.
 */
interface PanelMeasures {
  maxInRow: number;
  pitchX: (inRow: number) => number;
  pitchY: number;
  label: number;
  switchFromBottom: number;
}

const panelMeasures: Record<EnclosureSize, PanelMeasures> = {
  '1590A': {
    maxInRow: 2,
    pitchX: () => 17.78,
    pitchY: 19.05,
    label: 4.3,
    switchFromBottom: 11.5,
  },
  '125B': {
    maxInRow: 3,
    pitchX: (inRow) => (inRow === 3 ? 20.32 : 27.94),
    pitchY: 23.495,
    label: 5.2,
    switchFromBottom: 17.5,
  },
  '1590BB': {
    maxInRow: 4,
    pitchX: (inRow) => (inRow === 4 ? 21.59 : inRow === 3 ? 25.4 : 30.48),
    pitchY: 24.13,
    label: 5.2,
    switchFromBottom: 17.5,
  },
};

/** Rows of knobs for a given count: 5 -> [3, 2]. */
function rows(count: number, size: EnclosureSize): number[] {
  const { maxInRow } = panelMeasures[size];
  if (count === 4 && size !== '1590BB') return [2, 2];
  if (count <= maxInRow) return [count];
  const first = Math.min(maxInRow, Math.ceil(count / 2));
  return [first, count - first];
}

/** Height of the first row of knobs: room above it for a lamp, and for the board to clear the posts of the box. */
function firstRow(p: PanelSpec, rowCount: number): number {
  if (p.size === '1590A') return 20.4;
  if (p.knobs.length === 1) return 31;
  return rowCount > 1 || p.nameAt === 'top' ? 23.5 : 27;
}

/** Where the words, the lamp and the graphic go, once the knobs and the switch have their places. */
function band(
  p: PanelSpec,
  labels: number,
  foot: number,
  isCrowded: boolean,
): Pick<PanelLayout, 'top' | 'bottom' | 'name' | 'led'> {
  const x = enclosures[p.size].w / 2;
  const small = p.size === '1590A';
  const two = p.footswitches === 2;
  const lampNear = { x, y: two ? foot - 1 : foot - (small ? 14.6 : 15) };
  if (p.nameAt === 'top') {
    const name = labels + (small ? 6.5 : isCrowded ? 9.5 : 11);
    return {
      top: name + 5.5,
      bottom: foot - (small ? 18 : isCrowded ? 21.2 : 22),
      name: { x, y: name },
      led: lampNear,
    };
  }
  return {
    top: labels + (small ? 4 : 5),
    bottom: foot - (small ? 19 : 22.5),
    name: { x, y: foot - (small ? 11.4 : 13) },
    led: two ? lampNear : { x, y: small ? 7 : 9 },
  };
}

const jackPitch = 22;

/** From the middle of the footswitch to that of the jacks above it: neither touches the other, and boards end above both. */
const jacksAboveSwitch = 17.2;

/** The smallest box is narrower than two plugs: its jacks are staggered over the pots, where no board is. */
const staggered = { right: 12.6, left: 23.1 } as const;

/** Its supply goes into the right wall, over a corner of the board that stays empty. */
const supplyAboveSwitch = 16.2;

/** Jacks go to both walls in turn, outputs first. */
function jacksOf({ size, jacks = 2 }: PanelSpec, foot: number): Pick<PanelLayout, 'jacks' | 'supply'> {
  if (size === '1590A')
    return { jacks: { left: [staggered.left], right: [staggered.right] }, supply: foot - supplyAboveSwitch };
  const wall = (count: number): number[] =>
    Array.from({ length: count }, (_, i) => foot - jacksAboveSwitch - (count - 1 - i) * jackPitch);
  return { jacks: { left: wall(Math.ceil(jacks / 2)), right: wall(Math.floor(jacks / 2)) }, supply: 'back' };
}

/** Toggles reach deeper into the box than the board lies: they stand below it, above the footswitch. */
const togglesAboveSwitch = 26;
const roomForToggles = 12;

export function panelLayout(p: PanelSpec): PanelLayout {
  const { w, h } = enclosures[p.size];
  const m = panelMeasures[p.size];
  const grid = rows(p.knobs.length, p.size);
  const maxKnobsInRow = Math.max(...grid);
  const toggles = p.toggles ?? 0;
  const knobR = knobDiameters[p.knobStyle] / 2;
  const y0 = firstRow(p, grid.length);
  const lastRow = y0 + (grid.length - 1) * m.pitchY;
  const foot = h - m.switchFromBottom;
  const inRow = (count: number, i: number, pitch: number): number => w / 2 + (i - (count - 1) / 2) * pitch;
  const knobs = grid.flatMap((count, row) => {
    const pitch = count < maxKnobsInRow && maxKnobsInRow === 3 ? 25.4 : m.pitchX(maxKnobsInRow);
    return Array.from({ length: count }, (_, i) => ({ x: inRow(count, i, pitch), y: y0 + row * m.pitchY }));
  });
  const labels = lastRow + knobR + m.label;
  const words = band(p, labels, foot, grid.length > 1);
  return {
    knobs,
    knobR,
    ...words,
    bottom: words.bottom - (toggles ? roomForToggles : 0),
    switches: (p.footswitches === 2 ? [0.24, 0.76] : [0.5]).map((share) => ({ x: w * share, y: foot })),
    toggles: Array.from({ length: toggles }, (_, i) => ({ x: inRow(toggles, i, 28), y: foot - togglesAboveSwitch })),
    ...jacksOf(p, foot),
  };
}
