/** A person with a drawn pedal who does what the finder's screen says, and what the finder named in the end. */
import { modelBySlug } from '#catalogue/models/models.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import type { Net } from '#electronics/component.ts';
import { type BuiltPedal, healthyPedal, netAtCopper, netAtLeg } from '#electronics/diagnosis/fault-model/pedal.ts';
import type { Check, CheckResult } from '#electronics/diagnosis/inference/checks.ts';
import type { Diagnosis, FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { Symptom } from '#electronics/diagnosis/inference/symptoms.ts';
import type { TableFault } from '#electronics/diagnosis/tables/fault-table.ts';
import type { Point, Probe } from '#electronics/diagnosis/tables/unpacked-table.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import {
  evidenceOf,
  type FaultSearch,
  freshSearch,
  type Loudness,
  withReading,
} from '#web/workbench/fault-finder/fault-search.ts';
import { type DrawnFault, type DrawnKind, drawFault } from './drawn-fault.ts';
import type { KeptBenches } from './kept-benches.ts';
import { type Random, randomOf } from './random.ts';
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
}

const mostSteps = 16;
const earDecibels = 2.5;

interface Person {
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

function readVolts({ pedal, bench, meter, random }: Person, point: Point): number {
  const exact = bench.volts.get(netAt(pedal, point)) ?? 0;
  const { share, volts } = meters[meter];
  return Math.round(100 * (exact + (2 * random.next() - 1) * (share * Math.abs(exact) + volts))) / 100;
}

function listen({ pedal, bench, right, random }: Person, { net }: Probe): readonly [Loudness, Loudness] {
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
const humDecibels = 9;

/** Knobs that do less than this share of what they should, or the contrary. */
const wrongKnobs = (bench: Bench, right: Bench, share: number): string[] =>
  [...right.knobs].flatMap(([ref, changes]) => {
    const tone = changes.reduce((best, change, k) => (Math.abs(change) > Math.abs(changes[best]!) ? k : best), 0);
    const [should, does] = [changes[tone]!, bench.knobs.get(ref)?.[tone] ?? 0];
    return Math.abs(should) >= 6 && does / should < share ? [ref] : [];
  });

function symptomsOf({ whole, pedal, bench, right, random }: Person): Pick<FaultSearch, 'symptoms' | 'knobs'> {
  const over = tones.map((_, tone) => Math.max(-60, bench.output[tone]!) - right.output[tone]!);
  const symptoms: Symptom[] = [];
  if (Math.max(...over) < -26) symptoms.push('silent');
  else if (Math.min(...over) + earDecibels * random.normal() < -8) symptoms.push('quiet');
  if (!isLampLit(pedal, bench) && isLampLit(whole, right)) symptoms.push('dark');
  if (bench.humDecibels > right.humDecibels + humDecibels && bench.humDecibels > -40 && !symptoms.includes('silent'))
    symptoms.push('hum');
  const knobs = symptoms.includes('silent') ? [] : wrongKnobs(bench, right, 0.25);
  if (knobs.length > 0) symptoms.push('control');
  if (bench.supplyAmps > right.supplyAmps + hotAmps) symptoms.push('hot');
  return { symptoms, knobs };
}

/** Something of it can be measured, heard or seen. */
function isNoticeable({ whole, pedal, bench, right }: Person): boolean {
  const isOff = [...bench.rest].some(([net, volts]) => {
    const healthy = right.rest.get(net);
    return healthy !== undefined && Math.abs(volts - healthy) > 0.12 + 0.04 * Math.abs(healthy);
  });
  const heard = tones.some((_, tone) => Math.abs(Math.max(-60, bench.output[tone]!) - right.output[tone]!) > 4);
  const turned = wrongKnobs(bench, right, 0.4).length > 0;
  const hums = bench.humDecibels > Math.max(-40, right.humDecibels + humDecibels);
  return isOff || heard || turned || hums || isLampLit(pedal, bench) !== isLampLit(whole, right);
}

const refsOf = ({ ref, kind, detail }: TableFault): string[] =>
  kind === 'exchanged' && detail ? [ref, detail] : [ref];

/** A bridge is the right one when it joins the same two nets. */
function isRight({ parts }: BuiltPedal, truth: DrawnFault, named: TableFault): boolean {
  const netOf = (at: string): Net => {
    if (at === 'ground') return 'GND';
    const dot = at.lastIndexOf('.');
    return parts.find(({ ref }) => ref === at.slice(0, dot))?.drawn[at.slice(dot + 1)] ?? at;
  };
  if (named.kind === 'bridge') {
    const pair = truth.joined?.toSorted().join('|');
    const [one, other] = (named.places?.[0] ?? []).map((at) => at.split('.')[0]!);
    // Across one part it names that part.
    if (one === other && truth.refs.includes(one!)) return true;
    return (named.places ?? []).some(([a, b]) => [netOf(a), netOf(b)].toSorted().join('|') === pair);
  }
  return refsOf(named).some((ref) => truth.refs.includes(ref));
}

const visible: ReadonlySet<DrawnKind> = new Set([
  'wrong value',
  'swapped resistors',
  'diode reversed',
  'electrolytic reversed',
  'transistor turned',
  'chip turned or missing',
] as const);

/** What the check really shows of this pedal. */
function shows(whole: BuiltPedal, truth: DrawnFault, { kind, ref, fault }: Check): boolean {
  const isHere = truth.refs.includes(ref);
  switch (kind) {
    case 'look':
      return isHere && visible.has(truth.kind);
    case 'joint':
      return isHere && ['open resistor', 'open leg', 'cold joint', 'pot lug'].includes(truth.kind) && !truth.isTurned;
    case 'across':
      return isHere && ['open capacitor', 'cold joint'].includes(truth.kind);
    case 'lift':
      return isHere && ['electrolytic leaks', 'electrolytic reversed'].includes(truth.kind);
    case 'bridge':
      return isRight(whole, truth, fault);
    case 'wire':
      return isHere && truth.kind === 'open wire';
    case 'turn':
      return isHere && truth.isTurned === true;
    case 'supply':
      return false;
  }
}

/** People overlook things, and see what is not there. */
const slips = { overlooked: 0.05, imagined: 0.02 } as const;

const checkedBy = (person: Person, check: Check): CheckResult => {
  const isWrong = shows(person.whole, person.truth, check);
  const isSlip = person.random.next() < (isWrong ? slips.overlooked : slips.imagined);
  return isWrong !== isSlip ? 'wrong' : 'fine';
};

/** What the list names, in its order: each part or place once. */
function namedIn({ classes }: Diagnosis): TableFault[] {
  const known = new Set<string>();
  return classes.flatMap(({ members }) =>
    members.flatMap(({ fault }) => {
      const name = fault.kind === 'bridge' ? (fault.places ?? []).flat().join(' ') : refsOf(fault).join(' ');
      if (known.has(name)) return [];
      known.add(name);
      return [fault];
    }),
  );
}

interface Searched {
  readonly diagnosis: Diagnosis;
  /** What it would have named without any check. */
  readonly beforeChecks: Diagnosis;
  readonly steps: number;
  readonly checks: number;
}

function search(person: Person, finder: FaultFinder): Searched {
  let beforeChecks: Diagnosis | undefined;
  let state: FaultSearch = { ...freshSearch, ...symptomsOf(person) };
  const levelsAt = (id: string) => finder.probeOf(id)?.levels.map((tone) => tone[0]!);
  for (let steps = 0; ; steps++) {
    const diagnosis = finder.diagnose(evidenceOf(state, levelsAt));
    const { verdict, remeasure, nextPoint, nextProbe, nextCheck } = diagnosis;
    const point = remeasure ?? (verdict === 'measure' ? nextPoint?.touch : undefined);
    const probe = verdict === 'listen' ? nextProbe?.touch : undefined;
    const check = verdict === 'check' ? nextCheck?.touch : undefined;
    if (!beforeChecks && (check || (!point && !probe))) beforeChecks = diagnosis;
    if (steps === mostSteps || (!point && !probe && !check))
      return { diagnosis, beforeChecks: beforeChecks ?? diagnosis, steps, checks: state.checked.length };
    if (point) state = withReading(state, point.id, readVolts(person, point));
    else if (probe) state = { ...state, listened: [...state.listened, { id: probe.id, heard: listen(person, probe) }] };
    else state = { ...state, checked: [...state.checked, { id: check!.id, result: checkedBy(person, check!) }] };
  }
}

interface TrialInput {
  readonly kit: Kit;
  readonly finders: Readonly<Record<Meter, FaultFinder>>;
  readonly kind: DrawnKind;
  readonly seed: string;
  readonly benches: KeptBenches;
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

/** `undefined`: no such part in the kit, or no operating point. */
export function tried({ kit, finders, kind, seed, benches }: TrialInput): Outcome | undefined {
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
  if (!right || !bench) return undefined;
  const person: Person = { whole: pedal, truth: fault, pedal: broken, bench, right, meter, random };
  const { diagnosis, beforeChecks, steps, checks } = search(person, finders[meter]);
  const rankIn = (faults: readonly TableFault[]): number => faults.findIndex((each) => isRight(pedal, fault, each));
  const named = namedIn(diagnosis);
  const rank = rankIn(named);
  const rankBefore = rankIn(namedIn(beforeChecks));
  return {
    slug,
    kind,
    text: fault.text,
    supply: bag.supplyVolts,
    meter,
    isNoticeable: kind === 'healthy' || isNoticeable(person),
    isFirstBefore: rankBefore === 0,
    isInThreeBefore: rankBefore >= 0 && rankBefore < 3,
    isFirst: rank === 0,
    isInThree: rank >= 0 && rank < 3,
    verdict: diagnosis.verdict,
    steps,
    checks,
    named: named
      .slice(0, 3)
      .map(({ kind: what, ref, detail, places }) =>
        `${what} ${places?.[0]?.join('-') ?? `${ref} ${detail ?? ''}`}`.trim(),
      ),
  };
}
