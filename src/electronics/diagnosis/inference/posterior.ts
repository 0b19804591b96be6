/** The posterior of each form of a fault: prior by how common it is, likelihood by what was measured and heard. */

import { type UnpackedTable, type Point, type Probe, spreadOn, voltsOn } from '../tables/unpacked-table.ts';
import { stepChances, stepOfLevel } from './hearing.ts';

export interface Measured {
  readonly point: Point;
  readonly volts: number;
  /** It was read twice. */
  readonly isConfirmed?: boolean;
}

export interface Listened {
  readonly probe: Probe;
  /** Decibels over the guitar, by tone. */
  readonly levels: readonly number[];
}

/** The supply comes first: everything else is counted from it. */
export const supplyId = 'JDC.+';

/** A supply, over nine volts, and the width of those it stands for. */
interface Supply {
  readonly offset: number;
  readonly share: number;
}

/** From a battery that is nearly flat to an adapter that gives too much, all as likely. */
const supplyRange = { low: -2.5, high: 1.7 } as const;
export const lowestSupply = 9 + supplyRange.low;
const coarseStep = 0.3;
/** What the meter shows at the socket is what the supply gives, unless something pulls it down. */
const nearSupply = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3] as const;
const fineStep = 0.1;
/** The row of a flat supply stands at 5.5 V, and covers what others leave. */
const flatRange = { low: -4, high: 1 } as const;

const coarse = ({ low, high }: { readonly low: number; readonly high: number }): Supply[] =>
  Array.from({ length: Math.round((high - low) / coarseStep) + 1 }, (_, k) => ({
    offset: low + k * coarseStep,
    share: coarseStep,
  }));
const coarseSupplies = coarse(supplyRange);
const flatSupplies = coarse(flatRange);

/** What the supply may be: twelve and eighteen volts too, if that is what was read. */
function suppliesFor(measured: readonly Measured[]): Supply[] {
  const read = measured.find(({ point }) => point.id === supplyId)?.volts;
  if (read === undefined) return coarseSupplies;
  const near = nearSupply
    .map((over) => ({ offset: read - 9 + over, share: fineStep }))
    .filter(({ offset }) => offset >= supplyRange.low);
  return [...coarseSupplies, ...near];
}

/** Student's t distribution: parts vary more than their makers say, and one odd reading must not rule the right fault out. */
const degreesOfFreedom = 5;
const studentsT = (z: number): number => {
  const base = 1 + (z * z) / degreesOfFreedom;
  // To the power of -(freedom + 1) / 2.
  return 1 / (base * base * base);
};
/** The probe was on the wrong pin: any voltage up to ten. Hardly anybody slips to the same pin twice. */
const misplacedProbe = { once: 0.02, twice: 0.0005, perVolt: 1 / 10 } as const;
const tNorm = 0.38;

/** How far a reading lies from what the row has there, in sigmas, the supply being `supplyOffset` over nine volts. */
export const sigmasOff = (point: Point, row: number, volts: number, supplyOffset: number): number =>
  (volts - voltsOn(point, row, supplyOffset)) / spreadOn(point, row, supplyOffset, 'spread');

/**
 * How often the parts of a pedal keep their tolerance, how often they do not, and how often besides a fault is weaker or stronger
 * than the table's: then this share of what it does to a point is unsure.
 */
const shares = { right: 0.6, wide: 0.3, odd: 0.1 } as const;
const oddStrength = 0.3;

/** The density of a reading that lies so many volts off. */
function readingDensity(voltsOff: number, sigma: number, isConfirmed: boolean | undefined): number {
  const slip = isConfirmed ? misplacedProbe.twice : misplacedProbe.once;
  const t = (tNorm * studentsT(voltsOff / sigma)) / sigma;
  return (1 - slip) * t + slip * misplacedProbe.perVolt;
}

const ruledOut = 0.01;
/** Parts that stray move several points at once: of many readings each says less than it would alone. */
const alikeness = 0.05;

interface CountedReading extends Measured {
  /** How many readings say the same. */
  readonly times: number;
}

/** A leg and the copper under it stray together: unless this row tells them apart, both are one reading. */
function countedFor(row: number, measured: readonly Measured[]): CountedReading[] {
  return measured.map((reading): CountedReading => {
    const { point } = reading;
    let times = 0;
    for (const { point: other } of measured)
      if (other.net === point.net && other.volts[row] === point.volts[row]) times++;
    return { ...reading, times };
  });
}

/** The likelihood of all readings on one supply. */
function likelihoodOn(row: number, counted: readonly CountedReading[], supplyOffset: number): number {
  let [right, wide, odd] = [1, 1, 1];
  for (const { point, volts, times, isConfirmed } of counted) {
    const off = volts - voltsOn(point, row, supplyOffset);
    const sigma = spreadOn(point, row, supplyOffset, 'wide');
    const unsure = oddStrength * (point.volts[row]! - point.volts[0]!);
    const power = 1 / times;
    const asDensity = (spread: number): number => {
      const density = readingDensity(off, spread, isConfirmed);
      return times === 1 ? density : density ** power;
    };
    right *= asDensity(spreadOn(point, row, supplyOffset, 'spread'));
    const asWide = asDensity(sigma);
    wide *= asWide;
    odd *= unsure === 0 ? asWide : asDensity(Math.sqrt(sigma * sigma + unsure * unsure));
  }
  const weight = 1 / (1 + alikeness * Math.max(0, counted.length - 1));
  return shares.right * right ** weight + shares.wide * wide ** weight + shares.odd * odd ** weight;
}

/** The likelihood of all readings, for each supply voltage. */
function likelihoodBySupply(row: number, measured: readonly Measured[], supplies: readonly Supply[]): number[] {
  const counted = countedFor(row, measured);
  const socket = measured.find(({ point }) => point.id === supplyId);
  const atSocket = supplies.map(({ offset }) => {
    if (!socket) return 1;
    const { point, volts, isConfirmed } = socket;
    return readingDensity(volts - voltsOn(point, row, offset), spreadOn(point, row, offset, 'wide'), isConfirmed);
  });
  // What the reading at the socket rules out, as far as this row goes, is not worth the time.
  const least = socket ? ruledOut * Math.max(...atSocket) : 0;
  return supplies.map(({ offset, share }, k) =>
    atSocket[k]! < least ? 0 : share * likelihoodOn(row, counted, offset),
  );
}

function soundLikelihood(row: number, listened: readonly Listened[]): number {
  let product = 1;
  for (const { probe, levels } of listened)
    levels.forEach((level, tone) => {
      const healthy = probe.levels[tone]![0]!;
      product *= stepChances(probe.levels[tone]![row]!, healthy)[stepOfLevel(level, healthy)]!;
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
  { forms, flat }: UnpackedTable,
  prior: (form: number) => number,
  measured: readonly Measured[],
  listened: readonly Listened[],
): Posterior {
  const likelySupplies = suppliesFor(measured);
  const rows = new Map<number, { total: number; supplyOffset: number; square: number }>();
  const ofRow = (row: number) => {
    const known = rows.get(row);
    if (known) return known;
    const supplies = flat.has(row) ? flatSupplies : likelySupplies;
    const likelihoods = likelihoodBySupply(row, measured, supplies);
    const total = likelihoods.reduce((sum, each) => sum + each, 0) * soundLikelihood(row, listened);
    const mean = (power: number): number =>
      likelihoods.reduce((sum, each, k) => sum + each * supplies[k]!.offset ** power, 0) /
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
