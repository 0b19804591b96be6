/** Where things go on the face of a pedal. */
import { enclosures, type EnclosureSize } from '#electronics/enclosure.ts';
import type { PedalSpec } from './pedal-spec.ts';

export interface PanelPoint {
  x: number;
  y: number;
}

/** What decides where things go. */
export type PanelSpec = Pick<PedalSpec, 'size' | 'knobs' | 'nameAt' | 'footswitches' | 'toggles' | 'jacks'>;

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
}

/**
 * What differs from one box to another. Radii are by the number of knobs in a row; pitches are whole steps of the
 * boards' lattice, because pots are soldered to the board.
 */
interface PanelMeasures {
  maxInRow: number;
  /** One row of knobs. */
  single: readonly number[];
  /** Two rows of knobs. */
  double: readonly number[];
  pitchX: (inRow: number) => number;
  pitchY: number;
  label: number;
  switchFromBottom: number;
}

const panelMeasures: Record<EnclosureSize, PanelMeasures> = {
  '1590A': {
    maxInRow: 2,
    single: [8.6, 6.2],
    double: [8.6, 6.2],
    pitchX: () => 17.78,
    pitchY: 19.05,
    label: 4.3,
    switchFromBottom: 13.5,
  },
  '125B': {
    maxInRow: 3,
    single: [12.4, 9.8, 7.9],
    double: [0, 7.5, 6.6],
    pitchX: (inRow) => (inRow === 3 ? 20.32 : 27.94),
    pitchY: 23.495,
    label: 5.2,
    switchFromBottom: 17.5,
  },
  '1590BB': {
    maxInRow: 4,
    single: [13, 11.5, 10, 8.6],
    double: [7.4, 7.4, 7.4, 7.4],
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

/** Height of the first row of knobs, which leaves room above it for a lamp, if that is where the lamp is. */
function firstRow(p: PanelSpec, rowCount: number): number {
  const count = p.knobs.length;
  const nameTop = p.nameAt === 'top';
  if (p.size === '1590A') return count === 1 ? 21.5 : 20;
  if (rowCount > 1) return !nameTop && p.footswitches !== 2 ? 22.5 : 19.5;
  if (count === 1) return 31;
  return nameTop ? 20.5 : 27;
}

/** Where the words, the lamp and the graphic go, once the knobs and the switch have their places. */
function band(p: PanelSpec, labels: number, foot: number): Pick<PanelLayout, 'top' | 'bottom' | 'name' | 'led'> {
  const x = enclosures[p.size].w / 2;
  const small = p.size === '1590A';
  const two = p.footswitches === 2;
  const lampNear = { x, y: two ? foot - 1 : foot - (small ? 14.6 : 15) };
  if (p.nameAt === 'top') {
    const name = labels + (small ? 6.5 : 11);
    return { top: name + 5.5, bottom: foot - (small ? 18 : 22), name: { x, y: name }, led: lampNear };
  }
  return {
    top: labels + (small ? 4 : 5),
    bottom: foot - (small ? 19 : 22.5),
    name: { x, y: foot - (small ? 11.4 : 13) },
    led: two ? lampNear : { x, y: small ? 7 : 9 },
  };
}

/** Where the first jack of a wall sits. */
export const jackHeight = (size: EnclosureSize): number => enclosures[size].h * (size === '1590A' ? 0.42 : 0.36);

const jackPitch = 22;

/** Jacks go to both walls in turn, outputs first. */
function jacksOf({ size, jacks = 2 }: PanelSpec): PanelLayout['jacks'] {
  const wall = (count: number): number[] => Array.from({ length: count }, (_, i) => jackHeight(size) + i * jackPitch);
  return { left: wall(Math.ceil(jacks / 2)), right: wall(Math.floor(jacks / 2)) };
}

/** A toggle stands between two knobs where there is a gap, and below the knobs where there is none. */
const toggleBelow = 8.5;
const roomForToggles = 15;
const knobBesideToggle = 8.4;

export function panelLayout(p: PanelSpec): PanelLayout {
  const { w, h } = enclosures[p.size];
  const m = panelMeasures[p.size];
  const grid = rows(p.knobs.length, p.size);
  const maxKnobsInRow = Math.max(...grid);
  const toggles = p.toggles ?? 0;
  const areBelow = toggles > 0 && (grid.length > 1 || grid[0]! % 2 === 1);
  const widest = (grid.length === 1 ? m.single : m.double)[maxKnobsInRow - 1] ?? 0;
  const knobR = toggles && !areBelow ? Math.min(knobBesideToggle, widest) : widest;
  const y0 = firstRow(p, grid.length);
  const lastRow = y0 + (grid.length - 1) * m.pitchY;
  const foot = h - m.switchFromBottom;
  const inRow = (count: number, i: number, pitch: number): number => w / 2 + (i - (count - 1) / 2) * pitch;
  const knobs = grid.flatMap((count, row) => {
    const pitch = count < maxKnobsInRow && maxKnobsInRow === 3 ? 25.4 : m.pitchX(maxKnobsInRow);
    return Array.from({ length: count }, (_, i) => ({ x: inRow(count, i, pitch), y: y0 + row * m.pitchY }));
  });
  const labels = lastRow + knobR + m.label;
  const toggleY = areBelow ? labels + toggleBelow : lastRow;
  return {
    knobs,
    knobR,
    ...band(p, labels + (areBelow ? roomForToggles : 0), foot),
    switches: (p.footswitches === 2 ? [0.24, 0.76] : [0.5]).map((share) => ({ x: w * share, y: foot })),
    toggles: Array.from({ length: toggles }, (_, i) => ({ x: inRow(toggles, i, 28), y: toggleY })),
    jacks: jacksOf(p),
  };
}
