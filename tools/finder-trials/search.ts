/** Somebody who does what the finder's screen says, and what the finder named in the end. */
import type { Net } from '#electronics/component.ts';
import type { BuiltPedal } from '#electronics/diagnosis/fault-model/pedal.ts';
import {
  type Check,
  type CheckResult,
  lookId,
  polarisedParts,
  wireOfCheck,
} from '#electronics/diagnosis/inference/checks.ts';
import type { FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { Diagnosis } from '#electronics/diagnosis/inference/verdict.ts';
import type { TableFault } from '#electronics/diagnosis/tables/fault-table.ts';
import type { Point, Probe } from '#electronics/diagnosis/tables/unpacked-table.ts';
import { refOfLug } from '#electronics/wiring/wiring.ts';
import { canTouch, worthTouching } from '#electronics/diagnosis/inference/hearing.ts';
import {
  evidenceOf,
  type FaultSearch,
  freshSearch,
  type Loudness,
  withReading,
} from '#web/workbench/fault-finder/fault-search.ts';
import type { DrawnFault, DrawnKind } from './drawn-fault.ts';
import type { Listener } from './listener.ts';
import type { Random } from './random.ts';

/** What was drawn, without the way it changes a pedal. */
export type Truth = Omit<DrawnFault, 'change'>;

/** The answers of somebody with a pedal that does not work. */
export interface Person extends Pick<FaultSearch, 'symptoms' | 'knobs'> {
  readVolts(point: Point): number;
  listen(probe: Probe): readonly [Loudness, Loudness];
  check(check: Check): Answer;
  /** Hears what is played after some counts of readings, beside the search; absent where nobody listens. */
  readonly listener?: Listener;
}

/** What was said of a check: of a look at all bands, the part that sits wrongly. */
interface Answer {
  readonly id: string;
  readonly result: CheckResult;
}

const mostSteps = 16;
/** Sounds that somebody compares, and touches of an audio probe. */
const mostSounds = 4;

/** Of a wire its net: the fault that is drawn is that of all wires between board and panel on it. */
const refsOf = ({ ref, kind, detail, wires }: TableFault): string[] => {
  if (wires) return wires.map(({ net }) => net);
  return kind === 'exchanged' && detail ? [ref, detail] : [ref];
};
const isAtBoard = ({ wires }: TableFault): boolean => wires?.some(({ from }) => refOfLug(from.lug) === 'PCB') ?? true;

/** A bridge is the right one when it joins the same two nets. */
export function isRight({ parts }: BuiltPedal, truth: Truth, named: TableFault): boolean {
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
  return refsOf(named).some((ref) => truth.refs.includes(ref)) && isAtBoard(named);
}

const wrongWay: ReadonlySet<DrawnKind> = new Set([
  'diode reversed',
  'electrolytic reversed',
  'transistor turned',
  'chip turned or missing',
] as const);
const visible: ReadonlySet<DrawnKind> = new Set([...wrongWay, 'wrong value', 'swapped resistors'] as const);

/** Of two wires that may have changed places, the one that is beeped. */
function wireAlone(check: Check): TableFault {
  const wire = wireOfCheck(check);
  return wire ? { ...check.fault, wires: [wire] } : check.fault;
}

/** What the check really shows of this pedal. */
function shows(whole: BuiltPedal, truth: Truth, check: Check): boolean {
  const { kind, ref, fault } = check;
  const isHere = truth.refs.includes(ref);
  switch (kind) {
    case 'look':
      return isHere && visible.has(truth.kind);
    case 'bands':
      return wrongWay.has(truth.kind);
    case 'joint':
      return isHere && ['open resistor', 'open leg', 'cold joint', 'pot lug'].includes(truth.kind) && !truth.isTurned;
    case 'across':
      return isHere && ['open capacitor', 'cold joint'].includes(truth.kind);
    case 'lift':
      return isHere && ['electrolytic leaks', 'electrolytic reversed'].includes(truth.kind);
    case 'bridge':
      return isRight(whole, truth, fault);
    case 'wire':
      return truth.kind === 'open wire' && isRight(whole, truth, wireAlone(check));
    case 'turn':
      return isHere && truth.isTurned === true;
    case 'supply':
      return false;
  }
}

/** People overlook things, more so among many, and see what is not there. */
const slips = { overlooked: 0.05, overlookedAmongMany: 0.1, imagined: 0.02 } as const;

/** What somebody says of a check. */
export function answered(
  whole: BuiltPedal,
  truth: Truth,
  check: Check,
  { random, finder }: { readonly random: Random; readonly finder: FaultFinder },
): Answer {
  const isWrong = shows(whole, truth, check);
  const isAll = check.kind === 'bands';
  const missed = isAll ? slips.overlookedAmongMany : slips.overlooked;
  const isSlip = random.next() < (isWrong ? missed : slips.imagined);
  const result = isWrong !== isSlip ? 'wrong' : 'fine';
  if (!isAll || result === 'fine') return { id: check.id, result };
  const ref = isWrong ? truth.refs[0]! : random.pick(polarisedParts(finder.unpacked.table));
  return { id: lookId(ref), result };
}

/** What the list names, in its order: each part or place once. Where all is said to be right there is no list. */
export function namedIn({ verdict, classes }: Diagnosis): TableFault[] {
  if (verdict === 'healthy') return [];
  const known = new Set<string>();
  return classes.flatMap(({ members }) =>
    members.flatMap(({ fault }) => {
      const name =
        fault.kind === 'bridge'
          ? (fault.places ?? []).flat().join(' ')
          : fault.wires
            ? fault.ref
            : refsOf(fault).join(' ');
      if (known.has(name)) return [];
      known.add(name);
      return [fault];
    }),
  );
}

export interface Searched {
  readonly diagnosis: Diagnosis;
  /** What it would have named without any check. */
  readonly beforeChecks: Diagnosis;
  readonly steps: number;
  readonly checks: number;
  readonly symptoms: readonly string[];
  readonly asked: readonly string[];
  readonly heard: readonly Heard[];
}

/** What is likely after so many readings; with suspects that were compared at the output besides; and with an audio probe instead. */
interface Heard {
  readonly readings: number;
  readonly compared: readonly string[];
  readonly touched: readonly string[];
  readonly without: Diagnosis;
  readonly withCompared: Diagnosis;
  readonly withTouched: Diagnosis;
}

/** Readings after which somebody listens. */
const countsHeard: ReadonlySet<number> = new Set([1, 2, 4, 6]);

/** Nobody compares a silence. */
const mute: ReadonlySet<string> = new Set(['silent', 'dead', 'bypass', 'hot']);

type Diagnose = (state: FaultSearch) => Diagnosis;

function withCompared({ compare }: Listener, state: FaultSearch, diagnose: Diagnose): FaultSearch {
  const sounded = [...state.sounded];
  if (state.symptoms.some((symptom) => mute.has(symptom))) return state;
  while (sounded.length < mostSounds) {
    const { classes } = diagnose({ ...state, sounded });
    const heard = compare(
      classes.flatMap(({ members }) => members),
      sounded,
    );
    if (!heard) break;
    sounded.push(heard);
  }
  return { ...state, sounded };
}

function withTouched({ touch }: Listener, state: FaultSearch, diagnose: Diagnose): FaultSearch {
  const listened = [...state.listened];
  while (canTouch(state) && listened.length < state.listened.length + mostSounds) {
    const { nextProbe } = diagnose({ ...state, listened });
    if (!nextProbe || nextProbe.bits < worthTouching) break;
    listened.push({ id: nextProbe.touch.id, heard: touch(nextProbe.touch) });
  }
  return { ...state, listened };
}

function heardAfter(listener: Listener, state: FaultSearch, diagnose: Diagnose): Heard {
  const compared = withCompared(listener, state, diagnose);
  const touched = withTouched(listener, state, diagnose);
  return {
    readings: state.readings.length,
    compared: compared.sounded.map(({ key, answer }) => `${key}? ${answer}`),
    touched: touched.listened.slice(state.listened.length).map(({ id, heard }) => `${id} ${heard.join(' ')}`),
    without: diagnose(state),
    withCompared: diagnose(compared),
    withTouched: diagnose(touched),
  };
}

/** Whether an audio probe was taken after so many readings. */
export const hasTouchedAfter = ({ heard }: Searched, count: number): boolean =>
  heard.some(({ readings, touched }) => readings === count && touched.length > 0);

interface SearchOptions {
  /** After so many readings an audio probe is taken; absent: only where the finder asks for it. */
  readonly touchesAfter?: number;
}

export function search(person: Person, finder: FaultFinder, { touchesAfter }: SearchOptions = {}): Searched {
  let beforeChecks: Diagnosis | undefined;
  const asked: string[] = [];
  const played: Heard[] = [];
  let state: FaultSearch = { ...freshSearch, symptoms: person.symptoms, knobs: person.knobs };
  const levelsAt = (id: string) => finder.probeOf(id)?.levels.map((tone) => tone[0]!);
  const diagnose: Diagnose = (each) => finder.diagnose(evidenceOf(each, levelsAt));
  let hasTouched = false;
  for (let steps = 0; ; steps++) {
    const count = state.readings.length;
    const { listener } = person;
    if (listener && count === touchesAfter && !hasTouched) {
      hasTouched = true;
      const touched = withTouched(listener, state, diagnose);
      steps += touched.listened.length - state.listened.length;
      state = touched;
    }
    const diagnosis = diagnose(state);
    if (listener && touchesAfter === undefined && countsHeard.has(count) && played.at(-1)?.readings !== count)
      played.push(heardAfter(listener, state, diagnose));
    const { verdict, remeasure, nextPoint, nextProbe, nextCheck } = diagnosis;
    const point = remeasure ?? (verdict === 'measure' ? nextPoint?.touch : undefined);
    const probe = verdict === 'listen' ? nextProbe?.touch : undefined;
    const check = verdict === 'check' ? nextCheck?.touch : undefined;
    if (!beforeChecks && (check || (!point && !probe))) beforeChecks = diagnosis;
    if (steps >= mostSteps || (!point && !probe && !check))
      return {
        diagnosis,
        beforeChecks: beforeChecks ?? diagnosis,
        steps,
        checks: state.checked.length,
        symptoms: [...state.symptoms, ...state.knobs],
        asked,
        heard: played,
      };
    const touch = (point ?? probe ?? check)!.id;
    if (point) {
      const volts = person.readVolts(point);
      asked.push(`${touch}=${volts}`);
      state = withReading(state, touch, volts);
    } else if (probe) {
      const heard = person.listen(probe);
      asked.push(`hear ${touch}=${heard.join(' ')}`);
      state = { ...state, listened: [...state.listened, { id: touch, heard }] };
    } else {
      const answer = person.check(check!);
      asked.push(`${answer.id === touch ? '' : `${touch}: `}${answer.id}=${answer.result}`);
      state = { ...state, checked: [...state.checked, answer] };
    }
  }
}
