/** Every fault of a kit injected once, and searched as a builder would. */
import { createFaultFinder, type Evidence, type FaultFinder } from '../inference/fault-finder.ts';
import type { FaultDictionary } from '../fault-model/dictionary.ts';
import type { Circuit } from '../../component.ts';
import type { ModelLookup } from '../../simulation/device-model.ts';
import { encodeFaultTable } from '../tables/encode-fault-table.ts';
import { judge, noScore, type Score } from './score.ts';
import { type Trial, trialOf } from './trial.ts';

const readings = 8;
const probes = 6;
const readingsBeforeProbes = 5;

interface Result {
  /** Faults that a meter sees, after eight readings. */
  readonly seen: Score;
  /** Those that only a probe hears, after five readings and six touches of it. */
  readonly hidden: Score;
}

const nothing: Evidence = { symptoms: [], readings: {}, heard: {} };

function measure(finder: FaultFinder, trial: Trial, most: number): Evidence {
  const volts: Record<string, number> = {};
  const confirmed: string[] = [];
  const evidence: Evidence = { ...nothing, ...trial.before, readings: volts, confirmed };
  for (let count = 1; count <= most; count++) {
    const doubted = finder.pointToRemeasure(evidence);
    const id = doubted?.id ?? finder.nextPoint(evidence)?.touch.id;
    if (id !== undefined) volts[id] = (doubted ? trial.again : trial.volts).get(id)!;
    if (doubted) confirmed.push(doubted.id);
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

/** Cases count as often as their fault is common. */
export function evaluate(dictionary: FaultDictionary, circuit: Circuit, modelOf: ModelLookup): Result {
  const finder = createFaultFinder(encodeFaultTable(dictionary, circuit));
  const { volts, sound } = finder.classes;
  const result: Result = { seen: noScore(), hidden: noScore() };
  dictionary.faults.forEach((fault, number) => {
    const isSeen = volts[number] !== 0;
    if (!isSeen && sound[number] === 0) return;
    const trial = trialOf(dictionary, fault, `${circuit.slug} ${number}`, modelOf);
    if (!trial) return;
    const evidence = isSeen
      ? measure(finder, trial, readings)
      : listen(finder, trial, measure(finder, trial, readingsBeforeProbes));
    judge(finder, finder.probabilities(evidence), number, !isSeen, fault.weight, isSeen ? result.seen : result.hidden);
  });
  return result;
}
