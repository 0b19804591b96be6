/** How near the finder came to what was really wrong. */
import type { FaultFinder } from '../inference/fault-finder.ts';

export interface Score {
  cases: number;
  first: number;
  firstThree: number;
  partInThree: number;
  class: number;
}

export const noScore = (): Score => ({ cases: 0, first: 0, firstThree: 0, partInThree: 0, class: 0 });

const almost = 1e-6;

/** Parts that a fault names. */
function partsOf(finder: FaultFinder, number: number): string[] {
  const { ref, kind, detail, places = [] } = finder.unpacked.table.faults[number]!;
  const beside = kind === 'exchanged' && detail ? [detail] : [];
  return [ref, ...beside, ...places.flat().map((at) => at.split('.')[0]!)].filter((name) => name !== 'ground');
}

/** Adds one case of this weight. Faults that read exactly alike share the credit. */
export function judge(
  finder: FaultFinder,
  probabilities: Float64Array,
  truth: number,
  bySound: boolean,
  weight: number,
  score: Score,
): void {
  const mine = probabilities[truth]!;
  let above = 0;
  let level = 0;
  for (const each of probabilities) {
    if (each > mine * (1 + almost)) above++;
    else if (each > mine * (1 - almost)) level++;
  }
  const classes = bySound ? finder.classes.sound : finder.classes.volts;
  const masses = new Map<number, number>();
  probabilities.forEach((each, k) => masses.set(classes[k]!, (masses.get(classes[k]!) ?? 0) + each));
  const [likeliest] = [...masses].reduce((best, each) => (each[1] > best[1] ? each : best));
  const three = [...probabilities.keys()].sort((a, b) => probabilities[b]! - probabilities[a]!).slice(0, 3);
  const named = new Set(three.flatMap((number) => partsOf(finder, number)));
  score.cases += weight;
  score.first += above === 0 ? weight / level : 0;
  score.firstThree += weight * Math.max(0, Math.min(1, (3 - above) / level));
  score.partInThree += partsOf(finder, truth).some((ref) => named.has(ref)) ? weight : 0;
  score.class += likeliest === classes[truth] ? weight : 0;
}

export const percent = (score: Score, figure: Exclude<keyof Score, 'cases'>): number =>
  Math.round((1000 * score[figure]) / Math.max(score.cases, 1e-9)) / 10;
