/** A pedal with a fault, its parts, its supply and the readings of its builder drawn anew. */
import { meterSigma } from '../tables/meter.ts';
import { floorDecibels } from '../tables/fault-table.ts';
import type { Seen, Symptom } from '../inference/symptoms.ts';
import { variedParts, hashToUnitInterval } from '../fault-model/part-variation.ts';
import type { FaultDictionary, FaultWithSignatures } from '../fault-model/dictionary.ts';
import type { BuiltPedal } from '../fault-model/pedal.ts';
import { looseNet, withExtra } from '../fault-model/pedal.ts';
import { type NodeReading, type Signature, signatureOf } from '../fault-model/signature.ts';
import { Spreads } from '../fault-model/spread.ts';
import type { ModelLookup } from '../../simulation/device-model.ts';

export interface Trial {
  /** Some voltage of this very pedal lies outside of what healthy ones show on its supply. */
  readonly isSeen: boolean;
  /** By the id of the point, as the meter shows it. */
  readonly volts: ReadonlyMap<string, number>;
  /** The same with the probe put there once more. */
  readonly again: ReadonlyMap<string, number>;
  /** What its builder sees and hears before measuring. */
  readonly before: Seen;
  /** By the id of the probe, as the ear judges it. */
  readonly levels: ReadonlyMap<string, readonly number[]>;
}

export interface Roughness {
  /** Times the spread of the parts. */
  readonly scale: number;
  /** Joints that conduct a little, of those that do not hold. */
  readonly fluxOhms: number;
  /** Probes on the wrong pin. */
  readonly slips: number;
}

export const careful: Roughness = { scale: 1, fluxOhms: 0, slips: 0 };
export const rough: Roughness = { scale: 2, fluxOhms: 1 / 3, slips: 0.03 };

const earDecibels = 3;
/** As classes of faults are told from the healthy one. */
const seenSigmas = 3;
/** Cut at two and a half sigmas. */
const normal = (seed: string): number => {
  const x =
    Math.sqrt(-2 * Math.log(hashToUnitInterval(`${seed} a`) + 1e-12)) *
    Math.cos(2 * Math.PI * hashToUnitInterval(`${seed} b`));
  return Math.max(-2.5, Math.min(2.5, x));
};

/** From three kilohms to three megohms. */
function crusted(pedal: BuiltPedal, fault: FaultWithSignatures, seed: string): BuiltPedal {
  const part = pedal.parts.find(({ ref }) => ref === fault.ref)!;
  const pin = Object.keys(part.pins).find((each) => part.pins[each] === looseNet(part.ref, each))!;
  const ohms = 3e3 * 1000 ** hashToUnitInterval(`${seed} crust`);
  const nets = [looseNet(part.ref, pin), part.drawn[pin]!];
  return withExtra(pedal, { type: 'resistor', ref: 'crust', nets, ohms });
}

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
  { scale, fluxOhms, slips }: Roughness,
): Trial | undefined {
  const { pedal, points, sway, healthy } = dictionary;
  const supply = 8.6 + hashToUnitInterval(`${seed} supply`);
  const { change, signature } = fault.forms[0]!;
  const broken = change(pedal);
  const isCrusted = fault.kind === 'open' && hashToUnitInterval(`${seed} crusted`) < fluxOhms;
  const built = {
    ...(isCrusted ? crusted(broken, fault, seed) : broken),
    supplyVolts: (broken.supplyVolts * supply) / 9,
  };
  const setup = { modelOf, draw: variedParts(seed, scale) };
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
  const seen = (now: NodeReading, right: NodeReading, swings: number): boolean => {
    const expected = right.volts + right.follow * (supply - 9);
    const spread = Math.hypot(right.sigma, meterSigma(right.volts), swings);
    return Math.abs(now.volts - expected) > seenSigmas * spread;
  };
  const isSeen =
    shown.copper.some((now, k) => seen(now, healthy.copper[k]!, sway[k]!)) ||
    [...shown.legs].some(([leg, now]) => {
      const under = copperOf.get(points.legs[leg]!.net)!;
      return seen(now, healthy.copper[under]!, sway[under]!);
    });
  const read =
    (time: string) =>
    ({ id, volts, sway: swings }: (typeof exact)[number], k: number): [string, number] => {
      const at = hashToUnitInterval(`${seed} ${id} slip${time}`) < slips ? exact[(k + 1) % exact.length]!.volts : volts;
      const meter = (2 * hashToUnitInterval(`${seed} ${id} meter${time}`) - 1) * (0.01 * Math.abs(at) + 0.02);
      // A meter shows hundredths.
      return [id, Math.round(100 * (at + meter + swings * normal(`${seed} ${id} sway${time}`))) / 100];
    };
  const ear = (net: string, tone: number, level: number): number =>
    Math.max(floorDecibels, level + earDecibels * normal(`${seed} ${net} ${tone} ear`));
  return {
    isSeen,
    volts: new Map(exact.map(read(''))),
    again: new Map(exact.map(read(' again'))),
    before: seenBefore(shown, dictionary, seed),
    levels: new Map(
      points.copper.map(({ net }, k) => [`~${net}`, shown.levels.map((tone, t) => ear(net, t, tone[k]!))]),
    ),
  };
}
