import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge, noScore } from '#electronics/diagnosis/evaluation/score.ts';
import { createFaultFinder, type Evidence, type FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import {
  assumedReports,
  assumedShares,
  factorLimits,
  learnedFactors,
  withFrequencies,
  type Kind,
  type KindFactors,
} from '#electronics/diagnosis/inference/learned-frequencies.ts';
import { supplyId } from '#electronics/diagnosis/inference/posterior.ts';
import type { FaultTable } from '#electronics/diagnosis/tables/fault-table.ts';
import { unpackTable } from '#electronics/diagnosis/tables/packed-table.ts';
import { spreadOn, voltsOn } from '#electronics/diagnosis/tables/unpacked-table.ts';
import { createRandom, type Random } from '#tests/support/random.ts';
import { readKeptFaultTables } from './kept-fault-tables.ts';

const kept = readKeptFaultTables();
const tableOf = (slug: string): FaultTable => unpackTable(kept.get(slug)!.table);

const unit = (random: Random): number => random(1_000_000) / 1_000_000;
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(unit(random) + 1e-9)) * Math.cos(2 * Math.PI * unit(random));

/** Faults as often as their weights say; `isSeen`: those of which a meter shows something. */
function drawFault({ unpacked, classes }: FaultFinder, random: Random, isSeen = false): number {
  const weights = unpacked.table.faults.map(({ weight }, k) => (isSeen && classes.volts[k] === 0 ? 0 : weight));
  let left = unit(random) * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  );
}

const mostReadings = 6;

/** What a builder measures: the supply, and the points that the build document lists. */
function measured({ unpacked }: FaultFinder, fault: number, random: Random): Evidence {
  const row = unpacked.table.faults[fault]!.forms[0]![1];
  const supply = -0.3 + 0.7 * unit(random);
  const points = unpacked.points.filter(({ id, isListed }) => isListed || id === supplyId).slice(0, mostReadings);
  const readings = points.map((point): [string, number] => {
    const volts = voltsOn(point, row, supply) + spreadOn(point, row, supply, 'spread') * normal(random);
    return [point.id, Math.round(100 * volts) / 100];
  });
  return { symptoms: [], readings: Object.fromEntries(readings), heard: {} };
}

/** Every other kind a dozen times too common or too rare. */
function wrongFactors(table: FaultTable): KindFactors {
  const kinds = [...new Set(table.faults.map(({ kind }) => kind))].toSorted();
  return Object.fromEntries(kinds.map((kind, k) => [kind, k % 2 === 0 ? 12 : 1 / 12]));
}

const reports = 1000;
const trials = 120;

const kinds = ['right', 'wrong', 'learned'] as const;

/** Hits with the right prior, with a wrong one, and with what a thousand reports make of that. */
function hitsOf(slug: string): Record<(typeof kinds)[number], number> {
  const random = createRandom(slug.length * 7919);
  const right = tableOf(slug);
  const wrong = withFrequencies(right, wrongFactors(right));
  const finder = createFaultFinder(right);
  const counts: Partial<Record<Kind, number>> = {};
  for (let count = 0; count < reports; count += 1) {
    const { kind } = right.faults[drawFault(finder, random)]!;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  const factors = learnedFactors([{ assumed: assumedShares(wrong), counts }]);
  const finders = {
    right: finder,
    wrong: createFaultFinder(wrong),
    learned: createFaultFinder(withFrequencies(wrong, factors)),
  };
  const scores = { right: noScore(), wrong: noScore(), learned: noScore() };
  for (let trial = 0; trial < trials; trial += 1) {
    const fault = drawFault(finder, random, true);
    const evidence = measured(finder, fault, random);
    for (const which of kinds)
      judge(finders[which], finders[which].probabilities(evidence), fault, false, 1, scores[which]);
  }
  return { right: scores.right.first, wrong: scores.wrong.first, learned: scores.learned.first };
}

describe('frequencies that are learned', () => {
  it('give back at least 96 of 100 hits after a thousand reports, however wrong they were assumed', () => {
    const hits = ['fuzz-box', 'clean-booster', 'treble-booster'].map(hitsOf);
    const total = (which: (typeof kinds)[number]): number => hits.reduce((sum, each) => sum + each[which], 0);
    expect(total('right')).toBeGreaterThan(trials);
    expect(total('learned') / total('right')).toBeGreaterThanOrEqual(0.96);
    // Else there was nothing to learn.
    expect(total('wrong') / total('right')).toBeLessThan(0.9);
  });

  it('are those assumed without a report, and after reports that say the same', () => {
    const assumed = assumedShares(tableOf('fuzz-box'));
    expect(learnedFactors([])).toEqual({});
    expect(learnedFactors([{ assumed, counts: {} }])).toEqual({});
    const same = Object.fromEntries(Object.entries(assumed).map(([kind, share]) => [kind, 400 * share]));
    for (const factor of Object.values(learnedFactors([{ assumed, counts: same }]))) expect(factor).toBeCloseTo(1, 9);
  });

  it('follow the counts of one kit as a Dirichlet distribution does', () => {
    const { open, bridge } = learnedFactors([{ assumed: { open: 0.75, bridge: 0.25 }, counts: { bridge: 10 } }]);
    expect(open).toBeCloseTo((assumedReports * 0.75) / (assumedReports + 10) / 0.75, 9);
    expect(bridge).toBeCloseTo((assumedReports * 0.25 + 10) / (assumedReports + 10) / 0.25, 9);
  });

  it('stay within their limits, rise with what was seen, and take no notice of kinds that a kit cannot have', () => {
    const count = fc.nat({ max: 5000 });
    fc.assert(
      fc.property(count, count, count, (open, bridge, leak) => {
        const assumed = { open: 0.9, bridge: 0.1 };
        const factors = learnedFactors([{ assumed, counts: { open, bridge, leak } }]);
        for (const factor of Object.values(factors)) {
          expect(factor).toBeGreaterThanOrEqual(factorLimits.least);
          expect(factor).toBeLessThanOrEqual(factorLimits.most);
        }
        expect(factors.leak).toBeUndefined();
        const more = learnedFactors([{ assumed, counts: { open, bridge: bridge + 1, leak } }]);
        expect(more.bridge!).toBeGreaterThanOrEqual(factors.bridge ?? 0);
      }),
    );
  });
});
