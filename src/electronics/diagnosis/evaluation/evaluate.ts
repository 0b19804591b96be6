/** Every fault of a kit injected once, and searched as a builder would. */
import { createFaultFinder, type Evidence, type FaultFinder } from '../inference/fault-finder.ts';
import type { FaultDictionary, FaultWithSignatures } from '../fault-model/dictionary.ts';
import type { Circuit } from '../../component.ts';
import type { ModelLookup } from '../../simulation/device-model.ts';
import { encodeFaultTable } from '../tables/encode-fault-table.ts';
import { judge, noScore, type Score } from './score.ts';
import { careful, rough, type Roughness, type Trial, trialOf } from './trial.ts';

export const marks = [5, 8, 12] as const;
const probes = 6;
const readingsBeforeProbes = 5;

export interface Result {
  readonly slug: string;
  readonly faults: number;
  readonly unsolved: number;
  readonly classes: number;
  /** Share of what goes wrong that the meter sees, and that meter or probe do, by how common it is. */
  readonly seen: number;
  readonly seenOrHeard: number;
  readonly careful: Readonly<Record<number, Score>>;
  readonly even: Readonly<Record<number, Score>>;
  /** Badly built: those of which a meter sees something as they are built, and all. */
  readonly rough: Readonly<Record<number, Score>>;
  readonly roughAll: Readonly<Record<number, Score>>;
  readonly hidden: Score;
  /** Hidden faults of which the finder said that the voltages are fine. */
  readonly saidFine: { cases: number; right: number };
}

const scores = (): Record<number, Score> => Object.fromEntries(marks.map((mark) => [mark, noScore()]));

const nothing: Evidence = { symptoms: [], readings: {}, heard: {} };

type Mark = (readings: number, evidence: Evidence) => void;

function measure(finder: FaultFinder, trial: Trial, most: number, mark: Mark): Evidence {
  const readings: Record<string, number> = {};
  const confirmed: string[] = [];
  const evidence: Evidence = { ...nothing, ...trial.before, readings, confirmed };
  for (let count = 1; count <= most; count++) {
    const doubted = finder.pointToRemeasure(evidence);
    const id = doubted?.id ?? finder.nextPoint(evidence)?.touch.id;
    if (id !== undefined) readings[id] = (doubted ? trial.again : trial.volts).get(id)!;
    if (doubted) confirmed.push(doubted.id);
    mark(count, evidence);
  }
  return evidence;
}

function listen(finder: FaultFinder, trial: Trial, measured: Evidence): Evidence {
  const heard: Record<string, readonly number[]> = {};
  const evidence: Evidence = { ...measured, heard };
  for (let count = 0; count < probes; count++) {
    const next = finder.nextProbe(evidence);
    if (next) heard[next.touch.id] = trial.levels.get(next.touch.id)!;
  }
  return evidence;
}

interface Case {
  readonly finder: FaultFinder;
  readonly dictionary: FaultDictionary;
  readonly fault: FaultWithSignatures;
  readonly number: number;
  readonly seed: string;
  readonly modelOf: ModelLookup;
}

type Into = readonly (readonly [score: Record<number, Score>, weight: number, onlySeen?: true])[];

function seenCase({ finder, dictionary, fault, number, seed, modelOf }: Case, how: Roughness, all: Into): void {
  const trial = trialOf(dictionary, fault, seed, modelOf, how);
  if (!trial) return;
  const into = all.filter(([, , onlySeen]) => !onlySeen || trial.isSeen);
  measure(finder, trial, Math.max(...marks), (count, evidence) => {
    if (!all[0]![0][count]) return;
    const probabilities = finder.probabilities(evidence);
    for (const [score, weight] of into) judge(finder, probabilities, number, false, weight, score[count]!);
  });
}

function hiddenCase(
  { finder, dictionary, fault, number, seed, modelOf }: Case,
  hidden: Score,
  saidFine: Result['saidFine'],
): void {
  const trial = trialOf(dictionary, fault, seed, modelOf, careful);
  if (!trial) return;
  const measured = measure(finder, trial, readingsBeforeProbes, () => undefined);
  const { verdict } = finder.diagnose(measured);
  saidFine.cases += fault.weight;
  if (verdict === 'listen') saidFine.right += fault.weight;
  judge(finder, finder.probabilities(listen(finder, trial, measured)), number, true, fault.weight, hidden);
}

/** `every`: only each so many faults. */
export function evaluate(
  dictionary: FaultDictionary,
  circuit: Circuit,
  modelOf: ModelLookup,
  { every = 1, withRough = true } = {},
): Result {
  const { slug } = circuit;
  const finder = createFaultFinder(encodeFaultTable(dictionary, circuit));
  const { volts, sound } = finder.classes;
  const result = {
    careful: scores(),
    even: scores(),
    rough: scores(),
    roughAll: scores(),
    hidden: noScore(),
    saidFine: { cases: 0, right: 0 },
  };
  const { faults } = dictionary;
  faults.forEach((fault, number) => {
    if (number % every !== 0) return;
    const one = { finder, dictionary, fault, number, seed: `${slug} ${number}`, modelOf };
    if (volts[number] !== 0) {
      seenCase(one, careful, [
        [result.careful, fault.weight],
        [result.even, 1],
      ]);
      if (withRough)
        seenCase(one, rough, [
          [result.roughAll, fault.weight],
          [result.rough, fault.weight, true],
        ]);
    } else if (sound[number] !== 0) hiddenCase(one, result.hidden, result.saidFine);
  });
  const total = faults.reduce((sum, { weight }) => sum + weight, 0);
  const share = (classes: Int32Array): number =>
    faults.reduce((sum, { weight }, k) => sum + (classes[k] === 0 ? 0 : weight), 0) / total;
  return {
    slug,
    faults: faults.length,
    unsolved: dictionary.unsolved.length,
    classes: new Set(volts).size,
    seen: share(volts),
    seenOrHeard: share(sound),
    ...result,
  };
}
