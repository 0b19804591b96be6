/** A pedal with a fault, its parts, its supply and the readings of its builder drawn anew. */
import { floorDecibels } from '../tables/fault-table.ts';
import type { Seen, Symptom } from '../inference/symptoms.ts';
import { variedParts, hashToUnitInterval } from '../fault-model/part-variation.ts';
import type { FaultDictionary, FaultWithSignatures } from '../fault-model/dictionary.ts';
import { type Signature, signatureOf } from '../fault-model/signature.ts';
import { Spreads } from '../fault-model/spread.ts';
import type { ModelLookup } from '../../simulation/device-model.ts';

export interface Trial {
  /** By the id of the point, as the meter shows it. */
  readonly volts: ReadonlyMap<string, number>;
  /** The same with the probe put there once more. */
  readonly again: ReadonlyMap<string, number>;
  /** What its builder sees and hears before measuring. */
  readonly before: Seen;
  /** By the id of the probe, as the ear judges it. */
  readonly levels: ReadonlyMap<string, readonly number[]>;
}

const earDecibels = 3;
/** Cut at two and a half sigmas. */
const normal = (seed: string): number => {
  const x =
    Math.sqrt(-2 * Math.log(hashToUnitInterval(`${seed} a`) + 1e-12)) *
    Math.cos(2 * Math.PI * hashToUnitInterval(`${seed} b`));
  return Math.max(-2.5, Math.min(2.5, x));
};

/** Silent, quiet, lamp dark, knobs that do nothing: as far as they can be seen and heard, and never more than is sure. */
function seenBefore(
  { output, lampLit, deadKnobs }: Signature,
  { healthy, knobs }: FaultDictionary,
  seed: string,
): Seen {
  const over = output.map((level, tone) => level - healthy.output[tone]! + earDecibels * normal(`${seed} ${tone} out`));
  const found: Symptom[] = [];
  if (Math.max(...over) < -24) found.push('silent');
  else if (Math.min(...over) < -9) found.push('quiet');
  if (!lampLit && healthy.lampLit) found.push('dark');
  const dead = found.includes('silent') ? [] : deadKnobs.map((knob) => knobs[knob]!.ref);
  if (dead.length > 0) found.push('control');
  return { symptoms: found, knobs: dead };
}

/** `undefined` when it has no operating point. */
export function trialOf(
  dictionary: FaultDictionary,
  fault: FaultWithSignatures,
  seed: string,
  modelOf: ModelLookup,
): Trial | undefined {
  const { pedal, points, sway } = dictionary;
  const supply = 8.6 + hashToUnitInterval(`${seed} supply`);
  const { change, signature } = fault.forms[0]!;
  const broken = change(pedal);
  const built = { ...broken, supplyVolts: (broken.supplyVolts * supply) / 9 };
  const setup = { modelOf, draw: variedParts(seed) };
  const shown = signatureOf(built, setup, dictionary, new Spreads(modelOf), signature.near);
  if (!shown) return undefined;
  const copperOf = new Map(points.copper.map(({ net }, k) => [net, k]));
  const exact = [
    ...points.legs.map(({ ref, pin, net }, k) => ({
      id: `${ref}.${pin}`,
      volts: (shown.legs.get(k) ?? shown.copper[copperOf.get(net)!]!).volts,
      sway: sway[copperOf.get(net)!]!,
    })),
    ...points.copper.map(({ net }, k) => ({ id: `~${net}`, volts: shown.copper[k]!.volts, sway: sway[k]! })),
  ];
  const read =
    (time: string) =>
    ({ id, volts, sway: swings }: (typeof exact)[number]): [string, number] => {
      const meter = (2 * hashToUnitInterval(`${seed} ${id} meter${time}`) - 1) * (0.01 * Math.abs(volts) + 0.02);
      // A meter shows hundredths.
      return [id, Math.round(100 * (volts + meter + swings * normal(`${seed} ${id} sway${time}`))) / 100];
    };
  const ear = (net: string, tone: number, level: number): number =>
    Math.max(floorDecibels, level + earDecibels * normal(`${seed} ${net} ${tone} ear`));
  return {
    volts: new Map(exact.map(read(''))),
    again: new Map(exact.map(read(' again'))),
    before: seenBefore(shown, dictionary, seed),
    levels: new Map(
      points.copper.map(({ net }, k) => [`~${net}`, shown.levels.map((tone, t) => ear(net, t, tone[k]!))]),
    ),
  };
}
