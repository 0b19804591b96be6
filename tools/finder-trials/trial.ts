/** One drawn pedal, and what the finder makes of it. */
import { modelBySlug } from '#catalogue/models/models.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import type { Net } from '#electronics/component.ts';
import { type BuiltPedal, healthyPedal, netAtCopper, netAtLeg } from '#electronics/diagnosis/fault-model/pedal.ts';
import type { FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { Symptom } from '#electronics/diagnosis/inference/symptoms.ts';
import type { Diagnosis } from '#electronics/diagnosis/inference/verdict.ts';
import type { TableFault } from '#electronics/diagnosis/tables/fault-table.ts';
import type { Point, Probe } from '#electronics/diagnosis/tables/unpacked-table.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import type { FaultSearch, Loudness } from '#web/workbench/fault-finder/fault-search.ts';
import { type DrawnFault, type DrawnKind, drawFault } from './drawn-fault.ts';
import { listenerOf } from './listener.ts';
import type { KeptBenches } from './kept-benches.ts';
import { type KeptPedal, pedalInputs } from './kept-pedals.ts';
import { type Random, randomOf } from './random.ts';
import { answered, hasTouchedAfter, isRight, namedIn, type Person, search, type Searched } from './search.ts';
import { type Bag, type Bench, benchOf, isLampLit, tones } from './spice-pedal.ts';

const meters = {
  '10M': { ohms: 10e6, share: 0.005, volts: 0.01 },
  '1M': { ohms: 1e6, share: 0.01, volts: 0.02 },
} as const;
type Meter = keyof typeof meters;

export interface Outcome {
  readonly slug: string;
  readonly kind: DrawnKind;
  readonly text: string;
  readonly supply: number;
  readonly meter: Meter;
  /** Whether anything can be measured, heard or seen of it. */
  readonly isNoticeable: boolean;
  /** By readings alone, before anything was checked without power. */
  readonly isFirstBefore: boolean;
  readonly isInThreeBefore: boolean;
  readonly isFirst: boolean;
  readonly isInThree: boolean;
  readonly verdict: Diagnosis['verdict'];
  readonly steps: number;
  readonly checks: number;
  readonly named: readonly string[];
  readonly symptoms: readonly string[];
  /** What was asked, in its order, with the answers. */
  readonly asked: readonly string[];
  /** After so many readings the place of the right part: without listening, with suspects compared at the output, with an audio probe. */
  readonly heard: readonly {
    readonly readings: number;
    readonly compared: readonly string[];
    readonly touched: readonly string[];
    readonly without: number;
    readonly withCompared: number;
    readonly withTouched: number;
  }[];
  /** The end, where an audio probe was taken after two readings; absent where nobody listens. */
  readonly byEar?: Pick<Outcome, 'isFirst' | 'isInThree' | 'verdict' | 'steps' | 'checks'>;
}

/** Whoever takes an audio probe does so after so many readings. */
const touchesAfter = 2;
const earDecibels = 2.5;
const mostOverSupply = 3;

/** A drawn pedal on the bench, beside one of the same bag without a fault. */
interface Bought {
  readonly whole: BuiltPedal;
  readonly truth: DrawnFault;
  readonly pedal: BuiltPedal;
  readonly bench: Bench;
  readonly right: Bench;
  readonly meter: Meter;
  readonly random: Random;
}

function netAt(pedal: BuiltPedal, { id, at, net, isLeg }: Point): Net {
  if (!isLeg) return netAtCopper(pedal, net);
  const dot = at.lastIndexOf('.');
  return netAtLeg(pedal, at.slice(0, dot), at.slice(dot + 1)) ?? id;
}

function readVolts({ pedal, bench, meter, random }: Bought, point: Point): number {
  const exact = bench.volts.get(netAt(pedal, point)) ?? 0;
  const { share, volts } = meters[meter];
  return Math.round(100 * (exact + (2 * random.next() - 1) * (share * Math.abs(exact) + volts))) / 100;
}

function listen({ pedal, bench, right, random }: Bought, { net }: Probe): readonly [Loudness, Loudness] {
  return tones.map((_, tone): Loudness => {
    const level = bench.levels[tone]!.get(netAtCopper(pedal, net)) ?? -90;
    const over = level - right.levels[tone]!.get(net)! + earDecibels * random.normal();
    if (level < -46 || over < -32) return 'nothing';
    if (over < -13.5) return 'much-quieter';
    if (over < -4.5) return 'quieter';
    return over > 5 ? 'louder' : 'right';
  }) as unknown as readonly [Loudness, Loudness];
}

const hotAmps = 0.08;
/** Who hears so much less, or so much more, than on the page of the kit says so. */
const heardDecibels = 8;
const humDecibels = 9;

/** Knobs that do less than this share of what they should, or the contrary. */
const wrongKnobs = (bench: Bench, right: Bench, share: number): string[] =>
  [...right.knobs].flatMap(([ref, changes]) => {
    const tone = changes.reduce((best, change, k) => (Math.abs(change) > Math.abs(changes[best]!) ? k : best), 0);
    const [should, does] = [changes[tone]!, bench.knobs.get(ref)?.[tone] ?? 0];
    return Math.abs(should) >= 6 && does / should < share ? [ref] : [];
  });

function symptomsOf({ whole, pedal, bench, right, random }: Bought): Pick<FaultSearch, 'symptoms' | 'knobs'> {
  const over = tones.map((_, tone) => Math.max(-60, bench.output[tone]!) - right.output[tone]!);
  const symptoms: Symptom[] = [];
  if (Math.max(...over) < -26) symptoms.push('silent');
  else if (Math.min(...over) + earDecibels * random.normal() < -heardDecibels) symptoms.push('quiet');
  else if (Math.max(...over) + earDecibels * random.normal() > heardDecibels) symptoms.push('loud');
  if (!isLampLit(pedal, bench) && isLampLit(whole, right)) symptoms.push('dark');
  if (bench.humDecibels > right.humDecibels + humDecibels && bench.humDecibels > -40 && !symptoms.includes('silent'))
    symptoms.push('hum');
  const knobs = symptoms.includes('silent') ? [] : wrongKnobs(bench, right, 0.25);
  if (knobs.length > 0) symptoms.push('control');
  if (bench.supplyAmps > right.supplyAmps + hotAmps) symptoms.push('hot');
  return { symptoms, knobs };
}

/** Something of it can be measured, heard or seen. */
function isNoticeable({ whole, pedal, bench, right }: Bought): boolean {
  const isOff = [...bench.rest].some(([net, volts]) => {
    const healthy = right.rest.get(net);
    return healthy !== undefined && Math.abs(volts - healthy) > 0.12 + 0.04 * Math.abs(healthy);
  });
  const heard = tones.some((_, tone) => Math.abs(Math.max(-60, bench.output[tone]!) - right.output[tone]!) > 4);
  const turned = wrongKnobs(bench, right, 0.4).length > 0;
  const hums = bench.humDecibels > Math.max(-40, right.humDecibels + humDecibels);
  return isOff || heard || turned || hums || isLampLit(pedal, bench) !== isLampLit(whole, right);
}

interface TrialInput {
  readonly kit: Kit;
  readonly finders: Readonly<Record<Meter, FaultFinder>>;
  readonly kind: DrawnKind;
  readonly seed: string;
  readonly benches: KeptBenches;
  /** Whether suspects are heard. */
  readonly listens?: boolean;
  /** Told of every pedal in which something can be noticed. */
  readonly onPedal?: (pedal: KeptPedal) => void;
}

function bagOf(seed: string, kind: DrawnKind): Bag {
  const random = randomOf(`${seed} bag`);
  return {
    seed,
    resistors: random.pick([0.01, 0.02, 0.05]),
    capacitors: random.pick([0.1, 0.2]),
    supplyVolts: kind === 'healthy' ? random.between(7.5, 10.4) : random.between(7.5, 9.6),
  };
}

/** Every answer that it can give, whatever a finder asks. */
function keptPedal(
  { truth: { change: _, ...truth }, meter, ...bought }: Bought,
  { kit, finders, seed, symptoms, knobs }: TrialInput & Pick<FaultSearch, 'symptoms' | 'knobs'>,
): KeptPedal {
  const { points, probes } = finders[meter].unpacked;
  const random = randomOf(`${seed} kept`);
  const asked = { ...bought, truth: { ...truth, change: _ }, meter, random };
  return {
    slug: kit.slug,
    inputs: pedalInputs(kit),
    seed,
    truth,
    meter,
    symptoms,
    knobs,
    volts: Object.fromEntries(points.map((point) => [point.id, readVolts(asked, point)])),
    heard: Object.fromEntries(probes.map((probe) => [probe.id, listen(asked, probe)])),
  };
}

/** An amplifier that latches can leave its rails far behind in ngspice: no pedal does. */
const isPossible = ({ rest }: Bench, { supplyVolts }: Bag): boolean =>
  [...rest.values()].every((volts) => Math.abs(volts) < supplyVolts + mostOverSupply);

/** `undefined`: no such part in the kit, or no operating point. */
export function tried(input: TrialInput): Outcome | undefined {
  const { kit, finders, kind, seed, benches, onPedal, listens } = input;
  const { circuit, slug } = kit;
  const random = randomOf(seed);
  const pedal = healthyPedal(circuit, adjustTrimmers(circuit, { modelOf: modelBySlug }).positions);
  const fault = drawFault(kind, { kit, pedal, random });
  if (!fault) return undefined;
  const bag = bagOf(seed, kind);
  const meter: Meter = random.next() < 0.5 ? '10M' : '1M';
  const broken = fault.change(pedal);
  const { points, probes } = finders['10M'].unpacked;
  const probed = (each: BuiltPedal): Net[] => probes.map(({ net }) => netAtCopper(each, net));
  const meterOhms = meters[meter].ohms;
  const [right, bench] = benches.of(seed, () => [
    benchOf(pedal, bag, { meter: [], meterOhms, probe: probed(pedal) }),
    benchOf(broken, bag, { meter: points.map((point) => netAt(broken, point)), meterOhms, probe: probed(broken) }),
  ]);
  if (!right || !bench || !isPossible(right, bag) || !isPossible(bench, bag)) return undefined;
  const bought: Bought = { whole: pedal, truth: fault, pedal: broken, bench, right, meter, random };
  const isSeen = kind === 'healthy' || isNoticeable(bought);
  const told = symptomsOf(bought);
  if (isSeen) onPedal?.(keptPedal(bought, { ...input, ...told }));
  const levelsAt = ({ net }: Probe) =>
    tones.map(
      (_, tone) => [bench.levels[tone]!.get(netAtCopper(broken, net)) ?? -90, right.levels[tone]!.get(net)!] as const,
    );
  const somebody = (by: Bought): Person => ({
    ...told,
    readVolts: (point) => readVolts(by, point),
    listen: (probe) => listen(by, probe),
    ...(listens && { listener: listenerOf({ kit, seed, bag, change: fault.change, levelsAt }) }),
    check: (check) => answered(pedal, fault, check, { random: by.random, finder: finders[meter] }),
  });
  const rankIn = (faults: readonly TableFault[]): number => faults.findIndex((each) => isRight(pedal, fault, each));
  const endOf = ({ diagnosis, steps, checks }: Searched) => {
    const rank = rankIn(namedIn(diagnosis));
    return { isFirst: rank === 0, isInThree: rank >= 0 && rank < 3, verdict: diagnosis.verdict, steps, checks };
  };
  const searched = search(somebody(bought), finders[meter]);
  const { diagnosis, beforeChecks, asked, heard } = searched;
  const named = namedIn(diagnosis);
  const rankBefore = rankIn(namedIn(beforeChecks));
  const again = { ...bought, random: randomOf(`${seed} by ear`) };
  const byEar = hasTouchedAfter(searched, touchesAfter)
    ? search(somebody(again), finders[meter], { touchesAfter })
    : searched;
  return {
    slug,
    kind,
    text: fault.text,
    supply: bag.supplyVolts,
    meter,
    isNoticeable: isSeen,
    isFirstBefore: rankBefore === 0,
    isInThreeBefore: rankBefore >= 0 && rankBefore < 3,
    ...endOf(searched),
    symptoms: [...told.symptoms, ...told.knobs],
    asked,
    heard: heard.map(({ without, withCompared, withTouched, ...each }) => ({
      ...each,
      without: rankIn(namedIn(without)),
      withCompared: rankIn(namedIn(withCompared)),
      withTouched: rankIn(namedIn(withTouched)),
    })),
    ...(listens && { byEar: endOf(byEar) }),
    named: named
      .slice(0, 3)
      .map(({ kind: what, ref, detail, places }) =>
        `${what} ${places?.[0]?.join('-') ?? `${ref} ${detail ?? ''}`}`.trim(),
      ),
  };
}
