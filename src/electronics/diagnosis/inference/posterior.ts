/** The posterior of each form of a fault: prior by how common it is, likelihood by what was measured and heard. */

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

/** Student's t distribution: parts vary more than their makers say, and one odd reading must not rule the right fault out. */
const degreesOfFreedom = 5;
const studentsT = (z: number): number => {
  const base = 1 + (z * z) / degreesOfFreedom;
  // To the power of -(freedom + 1) / 2.
  return 1 / (base * base * base);
};
/** The probe was on the wrong pin: any voltage up to ten. */
const misplacedProbe = { share: 0.02, perVolt: 1 / 10 } as const;
const tNorm = 0.38;

/** How far a reading lies from what the row has there, in sigmas, the supply being `supplyOffset` over nine volts. */
export const sigmasOff = (point: Point, row: number, volts: number, supplyOffset: number): number =>
  (volts - point.volts[row]! - point.follow[row]! * supplyOffset) / point.spread[row]!;

/** How often the parts of a pedal keep their tolerance, and how often they do not. */
const toleranceMixture = [
  { of: 'spread', share: 0.75 },
  { of: 'wide', share: 0.25 },
] as const;

function readingLikelihood(
  point: Point,
  row: number,
  volts: number,
  supplyOffset: number,
  of: 'spread' | 'wide',
): number {
  const sigma = point[of][row]!;
  const t = (tNorm * studentsT((volts - point.volts[row]! - point.follow[row]! * supplyOffset) / sigma)) / sigma;
  return (1 - misplacedProbe.share) * t + misplacedProbe.share * misplacedProbe.perVolt;
}

/** The likelihood of all readings, for each supply voltage. */
function likelihoodBySupply(row: number, measured: readonly Measured[]): number[] {
  return supplies.map((supplyOffset) =>
    toleranceMixture.reduce((sum, { of, share }) => {
      let product = share / supplies.length;
      for (const { point, volts } of measured) product *= readingLikelihood(point, row, volts, supplyOffset, of);
      return sum + product;
    }, 0),
  );
}

/** By ear, levels are judged to about this many decibels. */
const hearingSigmaDecibels = 3.6;

export const heard = (decibels: number): number => Math.max(floorDecibels, decibels);

function soundLikelihood(row: number, listened: readonly Listened[]): number {
  let product = 1;
  for (const { probe, levels } of listened)
    levels.forEach((level, tone) => {
      product *= studentsT((heard(level) - heard(probe.levels[tone]![row]!)) / hearingSigmaDecibels) + 1e-4;
    });
  return product;
}

export interface Posterior {
  /** By form, adding up to one. */
  readonly forms: Float64Array;
  /** Where the supply stands over nine volts, and how sure that is. */
  readonly supply: { readonly offset: number; readonly sigma: number };
}

export function posteriorOf(
  { forms }: UnpackedTable,
  prior: (form: number) => number,
  measured: readonly Measured[],
  listened: readonly Listened[],
): Posterior {
  const rows = new Map<number, { total: number; supplyOffset: number; square: number }>();
  const ofRow = (row: number) => {
    const known = rows.get(row);
    if (known) return known;
    const likelihoods = likelihoodBySupply(row, measured);
    const total = likelihoods.reduce((sum, each) => sum + each, 0) * soundLikelihood(row, listened);
    const mean = (power: number): number =>
      likelihoods.reduce((sum, each, k) => sum + each * supplies[k]! ** power, 0) /
      likelihoods.reduce((a, b) => a + b, 0);
    const found = { total, supplyOffset: mean(1), square: mean(2) };
    rows.set(row, found);
    return found;
  };
  const posterior = Float64Array.from(forms, ({ row }, k) => prior(k) * ofRow(row).total);
  const sum = posterior.reduce((a, b) => a + b, 0);
  let supplyOffset = 0;
  let square = 0;
  posterior.forEach((_, k) => {
    posterior[k]! /= sum;
    const row = ofRow(forms[k]!.row);
    supplyOffset += posterior[k]! * row.supplyOffset;
    square += posterior[k]! * row.square;
  });
  return {
    forms: posterior,
    supply: { offset: supplyOffset, sigma: Math.sqrt(Math.max(0.0025, square - supplyOffset * supplyOffset)) },
  };
}
