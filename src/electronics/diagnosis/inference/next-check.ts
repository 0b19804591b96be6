/** The check with the highest expected information: mutual information between the fault and what is read or heard. */

import { type UnpackedTable, type Point, type Probe, voltsOn } from '../tables/unpacked-table.ts';
import { stepChances } from './hearing.ts';
import type { Posterior } from './posterior.ts';

/** Forms less likely than this change no choice, and would cost most of the time. */
const minShare = 2e-5;

interface Likely {
  readonly row: number;
  readonly share: number;
}

/** The likely forms, those of one fault together, their shares adding up to one. */
function likelyForms({ forms }: UnpackedTable, posterior: Float64Array): Likely[][] {
  const byFault = new Map<number, Map<number, number>>();
  let sum = 0;
  forms.forEach(({ fault, row }, k) => {
    if (posterior[k]! < minShare) return;
    sum += posterior[k]!;
    if (!byFault.has(fault)) byFault.set(fault, new Map());
    const rows = byFault.get(fault)!;
    rows.set(row, (rows.get(row) ?? 0) + posterior[k]!);
  });
  return [...byFault.values()].map((rows) => [...rows].map(([row, share]) => ({ row, share: share / sum })));
}

const entropy = (share: number): number => (share > 0 ? -share * Math.log2(share) : 0);

/** Answers in bins: the chances from bin `first` on. */
interface Answers {
  readonly first: number;
  readonly chances: readonly number[];
}

/** A histogram that is reused, since thousands are counted for every choice. */
class Bins {
  readonly #sums = new Float64Array(4096);
  #low = this.#sums.length;
  #high = -1;

  add({ first, chances }: Answers, share: number): void {
    const middle = this.#sums.length / 2;
    const start = Math.max(0, Math.min(this.#sums.length - chances.length, middle + first));
    for (let k = 0; k < chances.length; k++) this.#sums[start + k]! += share * chances[k]!;
    this.#low = Math.min(this.#low, start);
    this.#high = Math.max(this.#high, start + chances.length - 1);
  }

  /** In bits; empty afterwards. */
  take(whole: number): number {
    let bits = 0;
    for (let k = this.#low; k <= this.#high; k++) bits += entropy(this.#sums[k]! / whole);
    this.#sums.fill(0, this.#low, this.#high + 1);
    this.#low = this.#sums.length;
    this.#high = -1;
    return bits;
  }
}

const allBins = new Bins();
const ownBins = new Bins();

const entropyOf = (chances: readonly number[]): number => chances.reduce((bits, chance) => bits + entropy(chance), 0);

/** The expected information of an answer about the fault, in bits: forms of one fault count as one. */
function information(likely: readonly (readonly Likely[])[], answersOf: (row: number) => Answers): number {
  let within = 0;
  for (const forms of likely) {
    let whole = 0;
    for (const { row, share } of forms) {
      const answers = answersOf(row);
      allBins.add(answers, share);
      whole += share;
      if (forms.length > 1) ownBins.add(answers, share);
      else within += share * entropyOf(answers.chances);
    }
    if (forms.length > 1) within += whole * ownBins.take(whole);
  }
  return allBins.take(1) - within;
}

/** The logistic function approximates the normal distribution closely enough. */
const below = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));

function binned(mean: number, sigma: number, width: number): Answers {
  const first = Math.floor((mean - 2.2 * sigma) / width);
  const last = Math.floor((mean + 2.2 * sigma) / width);
  const chances: number[] = [];
  let before = 0;
  for (let bin = first; bin <= last; bin++) {
    const upTo = bin === last ? 1 : below(((bin + 1) * width - mean) / sigma);
    chances.push(upTo - before);
    before = upTo;
  }
  return { first, chances };
}

const minBinVolts = 0.08;

function voltAnswers(point: Point, { supply }: Posterior): (row: number) => Answers {
  const width = Math.max(minBinVolts, 2 * point.spread[0]!);
  const rows = new Map<number, Answers>();
  return (row) => {
    const known = rows.get(row);
    if (known) return known;
    const mean = voltsOn(point, row, supply.offset);
    const bins = binned(mean, Math.hypot(point.spread[row]!, point.follow[row]! * supply.sigma), width);
    rows.set(row, bins);
    return bins;
  };
}

/** What may be said of the low note and of the high one, every pair of them. */
function soundAnswers(probe: Probe): (row: number) => Answers {
  return (row) => {
    const [low, high] = probe.levels.map((tone) => stepChances(tone[row]!, tone[0]!));
    return { first: 0, chances: low!.flatMap((p) => high!.map((q) => p * q)) };
  };
}

export interface ExpectedInformation<Touch> {
  readonly touch: Touch;
  readonly bits: number;
}

/** A point of the printed list is known to the builder, and wins over one that tells hardly more. */
const listedBonus = 1.04;

function best<Touch extends Point | Probe>(
  touches: readonly Touch[],
  done: ReadonlySet<string>,
  worth: (touch: Touch) => number,
): ExpectedInformation<Touch> | undefined {
  let found: ExpectedInformation<Touch> | undefined;
  for (const touch of touches) {
    if (done.has(touch.id)) continue;
    const bits = worth(touch) * ('isListed' in touch && touch.isListed ? listedBonus : 1);
    if (!found || bits > found.bits + 1e-9) found = { touch, bits };
  }
  return found;
}

export function bestPoint(
  catalogue: UnpackedTable,
  posterior: Posterior,
  done: ReadonlySet<string>,
): ExpectedInformation<Point> | undefined {
  const likely = likelyForms(catalogue, posterior.forms);
  // A leg that always shows what its copper shows is worth the same.
  const known = new Map<Float64Array, number>();
  return best(catalogue.points, done, (point) => {
    const worth = known.get(point.volts) ?? information(likely, voltAnswers(point, posterior));
    known.set(point.volts, worth);
    return worth;
  });
}

export function bestProbe(
  catalogue: UnpackedTable,
  posterior: Posterior,
  done: ReadonlySet<string>,
): ExpectedInformation<Probe> | undefined {
  const likely = likelyForms(catalogue, posterior.forms);
  return best(catalogue.probes, done, (probe) => information(likely, soundAnswers(probe)));
}
