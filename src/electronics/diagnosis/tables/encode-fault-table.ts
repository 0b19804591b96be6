/** The table of a kit's faults, as the fault finder reads it. */
import {
  decibelUnit,
  floorDecibels,
  type FaultTable,
  followUnit,
  type LooseLeg,
  ohmsCode,
  sigmaCode,
  type TableFault,
  voltUnit,
} from './fault-table.ts';
import type { Circuit } from '../../component.ts';
import type { FaultDictionary } from '../fault-model/dictionary.ts';
import type { NodeReading, Signature } from '../fault-model/signature.ts';

/** A pedal that takes this much more than it should warms something. */
const hotMilliamps = 60;
/** Nets on which a healthy pedal is at least this loud are worth listening at. */
const audible = -45;

/** 0, and no -0: JSON would write it the same, but a comparison would not. */
const steps = (value: number, unit: number): number => Math.round(value / unit) + 0;

const voltsIn = ({ volts }: NodeReading): number => steps(volts, voltUnit);
const sigmaIn = ({ sigma }: NodeReading): number => sigmaCode(sigma);
const followIn = ({ follow }: NodeReading): number => steps(Math.max(-4, Math.min(4, follow)), followUnit);
const bendIn = ({ follow, followUp }: NodeReading): number =>
  steps(Math.max(-4, Math.min(4, followUp - follow)), followUnit);
const ohmsIn = ({ ohms }: NodeReading): number => ohmsCode(ohms);
const levelIn = (decibels: number): number => steps(Math.max(floorDecibels, decibels), decibelUnit);

/** Row 0 as it is, the others over it. */
const overFirst = (column: readonly number[]): number[] =>
  column.map((value, row) => (row === 0 ? value : value - column[0]!));

/** Something gets hot when so much more is drawn than by a healthy pedal. */
const isHot = ({ supplyMilliamps }: Signature, healthy: Signature): boolean =>
  supplyMilliamps > healthy.supplyMilliamps + hotMilliamps;

/** Signatures that are alike in whole steps share a row. */
class Rows {
  readonly signatures: Signature[] = [];
  readonly #known = new Map<string, number>();
  readonly #probes: readonly number[];
  readonly #healthy: Signature;

  constructor(probes: readonly number[], healthy: Signature) {
    this.#probes = probes;
    this.#healthy = healthy;
    this.add(healthy);
  }

  add(signature: Signature): number {
    const { copper, legs, levels, output, hum, deadKnobs, lampLit } = signature;
    const key = JSON.stringify([
      copper.map((each) => [voltsIn(each), sigmaIn(each), followIn(each), bendIn(each), ohmsIn(each)]),
      [...legs].map(([leg, each]) => [leg, voltsIn(each)]),
      levels.map((tone) => this.#probes.map((k) => levelIn(tone[k]!))),
      output.map(levelIn),
      levelIn(hum),
      deadKnobs,
      lampLit,
      isHot(signature, this.#healthy),
    ]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.signatures.length);
    return this.signatures.push(signature) - 1;
  }
}

const valuesOf = ({ pedal }: FaultDictionary): Record<string, string> =>
  Object.fromEntries(pedal.parts.map(({ ref, value }) => [ref, value]));

export function encodeFaultTable(dictionary: FaultDictionary, { slug, measurements }: Circuit): FaultTable {
  const { points, healthy, faults, sway } = dictionary;
  const probes = points.copper.flatMap((_, k) => (healthy.levels.some((tone) => tone[k]! > audible) ? [k] : []));
  const rows = new Rows(probes, healthy);
  const listed = faults.map(({ kind, ref, detail, places, weight, forms }): TableFault => ({
    kind,
    ref,
    ...(detail === undefined ? {} : { detail }),
    ...(places ? { places: places.slice(0, 3) } : {}),
    weight: Math.round(100 * weight),
    forms: forms.map(({ share, signature }) => [Math.round(100 * share), rows.add(signature)]),
  }));
  const all = rows.signatures;
  const column = (k: number, read: (shown: NodeReading) => number): number[] =>
    overFirst(all.map(({ copper }) => read(copper[k]!)));
  const numbered = (holds: (signature: Signature) => boolean): number[] =>
    all.flatMap((signature, row) => (holds(signature) ? [row] : []));
  const copperOf = new Map(points.copper.map(({ net }, k) => [net, k]));
  return {
    slug,
    parts: valuesOf(dictionary),
    copper: points.copper.map(({ net, at }) => [net, at]),
    legs: points.legs.map(({ ref, pin, net }) => [`${ref}.${pin}`, copperOf.get(net)!]),
    listed: measurements.filter(({ knobs, input }) => !knobs && !input).map(({ at }) => at),
    sway: sway.map((volts) => steps(volts, voltUnit)),
    volts: points.copper.map((_, k) => column(k, voltsIn)),
    sigma: points.copper.map((_, k) => column(k, sigmaIn)),
    follow: points.copper.map((_, k) => column(k, followIn)),
    bend: points.copper.map((_, k) => column(k, bendIn)),
    ohms: points.copper.map((_, k) => column(k, ohmsIn)),
    loose: all.flatMap(({ legs }, row) =>
      [...legs].map(([leg, shown]): LooseLeg => {
        return [row, leg, voltsIn(shown), sigmaIn(shown), followIn(shown), bendIn(shown), ohmsIn(shown)];
      }),
    ),
    probes,
    levels: healthy.levels.map((_, tone) =>
      probes.map((k) => overFirst(all.map(({ levels }) => levelIn(levels[tone]![k]!)))),
    ),
    output: healthy.output.map((_, tone) => overFirst(all.map(({ output }) => levelIn(output[tone]!)))),
    hum: overFirst(all.map(({ hum }) => levelIn(hum))),
    knobs: dictionary.knobs.map(({ ref }) => ref),
    deadKnobs: all.map(({ deadKnobs }) => deadKnobs.reduce((sum, knob) => sum + 2 ** knob, 0)),
    dark: numbered(({ lampLit }) => !lampLit),
    hot: numbered((signature) => isHot(signature, healthy)),
    faults: listed,
  };
}
