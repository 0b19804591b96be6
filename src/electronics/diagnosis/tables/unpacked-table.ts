/** The table opened: for every point and every row what a meter shows, for every probe what one hears. */

import { decibelUnit, type FaultTable, followUnit, sigmaOf, voltUnit } from './fault-table.ts';

export interface Point {
  /** 'Q1.C' for a leg, '~c1' for the copper of a net. */
  readonly id: string;
  /** The pin to touch, REF.PIN: for copper an easy joint on it. */
  readonly at: string;
  readonly net: string;
  readonly isLeg: boolean;
  readonly isListed: boolean;
  /** By row. */
  readonly volts: Float64Array;
  readonly sigma: Float64Array;
  readonly follow: Float64Array;
  /** One sigma of a reading by row: parts, meter and sway, the supply being known. */
  readonly spread: Float64Array;
  /** The same of a pedal whose parts stray twice as far as they should. */
  readonly wide: Float64Array;
  readonly sway: number;
}

/** A cheap meter reads within one per cent and two hundredths of a volt: its sigma. */
export const meterSigma = (volts: number): number => (0.01 * Math.abs(volts) + 0.02) / Math.sqrt(3);

/** Parts vary a little more than their tolerance says, and badly sorted ones much more. */
const caution = { spread: 1.15, wide: 2.3 } as const;
const minSpread = 0.01;

function spreadsOf(volts: Float64Array, sigma: Float64Array, sway: number): Pick<Point, 'spread' | 'wide'> {
  const by = (times: number): Float64Array =>
    volts.map((mean, row) => Math.hypot(times * sigma[row]!, meterSigma(mean), sway, minSpread));
  return { spread: by(caution.spread), wide: by(caution.wide) };
}

export interface Probe {
  readonly id: string;
  readonly at: string;
  readonly net: string;
  /** Decibels over the guitar, by tone and row. */
  readonly levels: readonly Float64Array[];
}

interface Form {
  readonly fault: number;
  readonly row: number;
  readonly weight: number;
}

export interface UnpackedTable {
  readonly table: FaultTable;
  readonly points: readonly Point[];
  readonly probes: readonly Probe[];
  readonly output: readonly Float64Array[];
  /** Every form of every fault, and first the pedal without one (fault -1). */
  readonly forms: readonly Form[];
  readonly dark: ReadonlySet<number>;
  readonly hot: ReadonlySet<number>;
}

/** How often nothing is wrong after all. */
const healthyShare = 0.04;

const counted = (column: readonly number[], value: (steps: number) => number): Float64Array =>
  Float64Array.from(column, (steps, row) => value(row === 0 ? steps : column[0]! + steps));

function copperPoints({ copper, volts, sigma, follow, sway, listed, legs }: FaultTable): Point[] {
  const touched = new Set(legs.map(([at]) => at));
  return copper.map(([net, at], k) => {
    const shown = {
      volts: counted(volts[k]!, (steps) => steps * voltUnit),
      sigma: counted(sigma[k]!, sigmaOf),
      follow: counted(follow[k]!, (steps) => steps * followUnit),
      sway: sway[k]! * voltUnit,
    };
    const isListed = listed.includes(at) && !touched.has(at);
    return {
      id: `~${net}`,
      at,
      net,
      isLeg: false,
      isListed,
      ...shown,
      ...spreadsOf(shown.volts, shown.sigma, shown.sway),
    };
  });
}

function legPoints({ legs, loose, listed }: FaultTable, copper: readonly Point[]): Point[] {
  return legs.map(([at, under], leg) => {
    const below = copper[under]!;
    const point = { ...below, id: at, at, isLeg: true, isListed: listed.includes(at) };
    const own = loose.filter(([, which]) => which === leg);
    if (own.length === 0) return point;
    const [volts, sigma, follow] = [below.volts.slice(), below.sigma.slice(), below.follow.slice()];
    for (const [row, , v, s, f] of own) {
      volts[row] = v * voltUnit;
      sigma[row] = sigmaOf(s);
      follow[row] = f * followUnit;
    }
    return { ...point, volts, sigma, follow, ...spreadsOf(volts, sigma, below.sway) };
  });
}

export function unpackTable(table: FaultTable): UnpackedTable {
  const copper = copperPoints(table);
  const decibels = (steps: number): number => steps * decibelUnit;
  const total = table.faults.reduce((sum, { weight }) => sum + weight, 0);
  return {
    table,
    points: [...legPoints(table, copper), ...copper],
    probes: table.probes.map((k, probe) => ({
      id: copper[k]!.id,
      at: copper[k]!.at,
      net: copper[k]!.net,
      levels: table.levels.map((tone) => counted(tone[probe]!, decibels)),
    })),
    output: table.output.map((column) => counted(column, decibels)),
    forms: [
      { fault: -1, row: 0, weight: healthyShare },
      ...table.faults.flatMap(({ weight, forms }, fault) =>
        forms.map(([share, row]) => ({ fault, row, weight: ((1 - healthyShare) * weight * share) / 100 / total })),
      ),
    ],
    dark: new Set(table.dark),
    hot: new Set(table.hot),
  };
}
