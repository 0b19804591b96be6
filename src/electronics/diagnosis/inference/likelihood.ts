/** How well each row of the table explains what was measured and heard. */

import type { UnpackedTable, Point, Probe } from '../tables/unpacked-table.ts';
import { floorDecibels } from '../tables/fault-table.ts';

export interface Measured {
  readonly point: Point;
  readonly volts: number;
}

export interface Listened {
  readonly probe: Probe;
  /** Decibels over the guitar, by tone. */
  readonly levels: readonly number[];
}

/** Supplies between 8.6 and 9.6 V, all as likely. */
const supplies = [-0.4, -0.2, 0, 0.2, 0.4, 0.6] as const;

/** Student's t: parts stray further than their makers say, and one odd reading must not rule the right answer out. */
const freedom = 5;
const studentsT = (z: number): number => {
  const base = 1 + (z * z) / freedom;
  // To the power of -(freedom + 1) / 2.
  return 1 / (base * base * base);
};
/** The probe was on the wrong pin: any voltage up to ten. */
const slip = { share: 0.02, perVolt: 1 / 10 } as const;
const tNorm = 0.38;

/** How far a reading lies from what the row has there, in sigmas, the supply being `over` nine volts. */
export const sigmasOff = (point: Point, row: number, volts: number, over: number): number =>
  (volts - point.volts[row]! - point.follow[row]! * over) / point.spread[row]!;

/** How often the parts of a pedal stray as they should, and further. */
const drawers = [
  { of: 'spread', share: 0.75 },
  { of: 'wide', share: 0.25 },
] as const;

function chance(point: Point, row: number, volts: number, over: number, of: 'spread' | 'wide'): number {
  const sigma = point[of][row]!;
  const t = (tNorm * studentsT((volts - point.volts[row]! - point.follow[row]! * over) / sigma)) / sigma;
  return (1 - slip.share) * t + slip.share * slip.perVolt;
}

/** Chance of all readings in a row for each supply. */
function bySupply(row: number, measured: readonly Measured[]): number[] {
  return supplies.map((over) =>
    drawers.reduce((sum, { of, share }) => {
      let product = share / supplies.length;
      for (const { point, volts } of measured) product *= chance(point, row, volts, over, of);
      return sum + product;
    }, 0),
  );
}

/** An ear tells levels to about this many decibels. */
const earDecibels = 3.6;

export const heard = (decibels: number): number => Math.max(floorDecibels, decibels);

function heardChance(row: number, listened: readonly Listened[]): number {
  let product = 1;
  for (const { probe, levels } of listened)
    levels.forEach((level, tone) => {
      product *= studentsT((heard(level) - heard(probe.levels[tone]![row]!)) / earDecibels) + 1e-4;
    });
  return product;
}

export interface Belief {
  /** By form, adding up to one. */
  readonly forms: Float64Array;
  /** Where the supply stands over nine volts, and how sure that is. */
  readonly supply: { readonly over: number; readonly sigma: number };
}

export function beliefOf(
  { forms }: UnpackedTable,
  prior: (form: number) => number,
  measured: readonly Measured[],
  listened: readonly Listened[],
): Belief {
  const rows = new Map<number, { total: number; over: number; square: number }>();
  const ofRow = (row: number) => {
    const known = rows.get(row);
    if (known) return known;
    const chances = bySupply(row, measured);
    const total = chances.reduce((sum, each) => sum + each, 0) * heardChance(row, listened);
    const mean = (power: number): number =>
      chances.reduce((sum, each, k) => sum + each * supplies[k]! ** power, 0) / chances.reduce((a, b) => a + b, 0);
    const found = { total, over: mean(1), square: mean(2) };
    rows.set(row, found);
    return found;
  };
  const belief = Float64Array.from(forms, ({ row }, k) => prior(k) * ofRow(row).total);
  const sum = belief.reduce((a, b) => a + b, 0);
  let over = 0;
  let square = 0;
  belief.forEach((_, k) => {
    belief[k]! /= sum;
    const row = ofRow(forms[k]!.row);
    over += belief[k]! * row.over;
    square += belief[k]! * row.square;
  });
  return { forms: belief, supply: { over, sigma: Math.sqrt(Math.max(0.0025, square - over * over)) } };
}
