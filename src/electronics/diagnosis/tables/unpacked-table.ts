/** The table opened: for every point and every row what a meter shows, for every probe what one hears. */

import { decibelUnit, type FaultTable, followUnit, ohmsOf, sigmaOf, voltUnit } from './fault-table.ts';
import { type MeterKind, meterLoad, meterShare, meterSigma } from './meter.ts';

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
  /** Volts for each volt of supply under nine; with `bend` for each over nine. */
  readonly follow: Float64Array;
  readonly bend: Float64Array;
  /** One sigma of a reading by row: parts, meter and sway, the supply being known. */
  readonly spread: Float64Array;
  /** The same of a pedal whose parts stray twice as far as they should. */
  readonly wide: Float64Array;
  readonly sway: number;
}

/** What a row shows there, the supply being so many volts over nine. */
export const voltsOn = ({ volts, follow, bend }: Point, row: number, supplyOffset: number): number =>
  volts[row]! + (follow[row]! + (supplyOffset > 0 ? bend[row]! : 0)) * supplyOffset;

/** Parts vary a little more than their tolerance says, and badly sorted ones much more. */
const caution = { spread: 1.2, wide: 3.2 } as const;
/** Models of parts are off by so much, whatever the parts. */
const minSpread = 0.04;
/** What a meter leaves of a voltage depends on parts, and on the meter: this share of what it takes away is unsure. */
const unsureLoad = 0.2;

/** The supplies between which lines are drawn, in volts under and over nine. */
const ends = { down: 2, up: 1.5 } as const;
/** Of what a bent line may lie beside the straight one, one sigma. */
const bentShare = 0.6;

/** With what is unsure where a point follows the supply in a bent line: nothing at the ends of the line, most between them. */
export function spreadOn(point: Point, row: number, supplyOffset: number, of: 'spread' | 'wide'): number {
  const bend = point.bend[row]!;
  const spread = point[of][row]!;
  if (bend === 0) return spread;
  const [far, end] = supplyOffset < 0 ? [-supplyOffset, ends.down] : [supplyOffset, ends.up];
  const bent = bentShare * bend * far * Math.abs(1 - far / end);
  return Math.sqrt(spread * spread + bent * bent);
}

type Shown = Pick<Point, 'volts' | 'sigma' | 'follow' | 'bend'>;

/** As this meter shows it, and how far that strays. */
function metered(
  shown: Shown,
  ohms: Float64Array,
  sway: number,
  meter: MeterKind,
): Shown & Pick<Point, 'spread' | 'wide'> {
  const loaded = (column: Float64Array): Float64Array =>
    meter === '10M' ? column : column.map((value, row) => value * meterLoad(ohms[row]!, meter));
  const [volts, sigma] = [loaded(shown.volts), loaded(shown.sigma)];
  const by = (times: number): Float64Array =>
    volts.map((mean, row) => {
      const taken = unsureLoad * meterShare(ohms[row]!, meter) * mean;
      return Math.hypot(times * sigma[row]!, meterSigma(mean, meter), taken, sway, minSpread);
    });
  return {
    volts,
    sigma,
    follow: loaded(shown.follow),
    bend: loaded(shown.bend),
    spread: by(caution.spread),
    wide: by(caution.wide),
  };
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
  /** What ripple of the supply leaves at the output, in decibels, by row. */
  readonly hum: Float64Array;
  /** Rows of a supply that gives far too little. */
  readonly flat: ReadonlySet<number>;
  /** Every form of every fault, and first the pedal without one (fault -1). */
  readonly forms: readonly Form[];
  readonly dark: ReadonlySet<number>;
  readonly hot: ReadonlySet<number>;
}

/** How often nothing is wrong after all. */
const healthyShare = 0.04;
/** Decibels over the guitar: what is quieter in a healthy pedal nobody tells from nothing. */
const plainlyHeard = -26;

const counted = (column: readonly number[], value: (steps: number) => number): Float64Array =>
  Float64Array.from(column, (steps, row) => value(row === 0 ? steps : column[0]! + steps));

interface Copper {
  readonly shown: Shown;
  readonly ohms: Float64Array;
  readonly sway: number;
}

const copperOf = ({ copper, volts, sigma, follow, bend, ohms, sway }: FaultTable): Copper[] =>
  copper.map((_, k) => ({
    shown: {
      volts: counted(volts[k]!, (steps) => steps * voltUnit),
      sigma: counted(sigma[k]!, sigmaOf),
      follow: counted(follow[k]!, (steps) => steps * followUnit),
      bend: counted(bend[k]!, (steps) => steps * followUnit),
    },
    ohms: counted(ohms[k]!, ohmsOf),
    sway: sway[k]! * voltUnit,
  }));

function copperPoints({ copper, listed, legs }: FaultTable, columns: readonly Copper[], meter: MeterKind): Point[] {
  const touched = new Set(legs.map(([at]) => at));
  return copper.map(([net, at], k) => {
    const { shown, ohms, sway } = columns[k]!;
    const isListed = listed.includes(at) && !touched.has(at);
    return { id: `~${net}`, at, net, isLeg: false, isListed, sway, ...metered(shown, ohms, sway, meter) };
  });
}

function legPoints(
  { legs, loose, listed }: FaultTable,
  columns: readonly Copper[],
  points: readonly Point[],
  meter: MeterKind,
): Point[] {
  return legs.map(([at, under], leg) => {
    const point = { ...points[under]!, id: at, at, isLeg: true, isListed: listed.includes(at) };
    const own = loose.filter(([, which]) => which === leg);
    if (own.length === 0) return point;
    const { shown, ohms: below, sway } = columns[under]!;
    const [volts, sigma, follow, bend] = [shown.volts, shown.sigma, shown.follow, shown.bend].map((column) =>
      column.slice(),
    ) as [Float64Array, Float64Array, Float64Array, Float64Array];
    const ohms = below.slice();
    for (const [row, , v, s, f, b, r] of own) {
      volts[row] = v * voltUnit;
      sigma[row] = sigmaOf(s);
      follow[row] = f * followUnit;
      bend[row] = b * followUnit;
      ohms[row] = ohmsOf(r);
    }
    return { ...point, ...metered({ volts, sigma, follow, bend }, ohms, sway, meter) };
  });
}

/** `meter`: what the builder measures with. */
export function unpackTable(table: FaultTable, meter: MeterKind = '10M'): UnpackedTable {
  const columns = copperOf(table);
  const copper = copperPoints(table, columns, meter);
  const decibels = (steps: number): number => steps * decibelUnit;
  const total = table.faults.reduce((sum, { weight }) => sum + weight, 0);
  return {
    table,
    points: [...legPoints(table, columns, copper, meter), ...copper],
    probes: table.probes
      .map((k, probe) => ({
        id: copper[k]!.id,
        at: copper[k]!.at,
        net: copper[k]!.net,
        levels: table.levels.map((tone) => counted(tone[probe]!, decibels)),
      }))
      .filter(({ levels }) => levels.some((tone) => tone[0]! > plainlyHeard)),
    output: table.output.map((column) => counted(column, decibels)),
    hum: counted(table.hum, decibels),
    flat: new Set(
      table.faults.filter(({ kind }) => kind === 'flat').flatMap(({ forms }) => forms.map(([, row]) => row)),
    ),
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
