/**
 * How common each kind of fault is, learned from what was really wrong. What the table assumes is the prior, a Dirichlet
 * distribution worth so many reports; counts of true causes are added to it.
 */

import type { FaultTable, TableFault } from '../tables/fault-table.ts';

export type Kind = TableFault['kind'];
export type KindCounts = Readonly<Partial<Record<Kind, number>>>;
/** How many times more common a kind is than the table assumes. */
export type KindFactors = Readonly<Partial<Record<Kind, number>>>;

/** What was reported of one kit, with what its table assumes. */
export interface KitReports {
  readonly assumed: KindCounts;
  readonly counts: KindCounts;
}

/** The assumptions weigh as much as so many reports: few of those change little. */
export const assumedReports = 50;
/** However many say so, a kind never becomes certain or impossible: parts and builders change. */
export const factorLimits = { least: 1 / 200, most: 200 } as const;

/** The share of each kind among the faults of a kit, as its table assumes. */
export function assumedShares({ faults }: Pick<FaultTable, 'faults'>): KindCounts {
  const total = faults.reduce((sum, { weight }) => sum + weight, 0);
  const shares: Partial<Record<Kind, number>> = {};
  for (const { kind, weight } of faults) shares[kind] = (shares[kind] ?? 0) + weight / total;
  return shares;
}

const kindsOf = (counts: KindCounts): Kind[] => Object.keys(counts) as Kind[];
const sumOf = (counts: KindCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * The posterior share of each kind over the share that was expected of these kits. Kits differ in what can go wrong with them, so
 * each counts as often as it was reported.
 */
export function learnedFactors(kits: readonly KitReports[], weight = assumedReports): KindFactors {
  const expected = new Map<Kind, number>();
  const seen = new Map<Kind, number>();
  const add = (to: Map<Kind, number>, kind: Kind, count: number) => to.set(kind, (to.get(kind) ?? 0) + count);
  for (const { assumed, counts } of kits) {
    const known = kindsOf(counts).filter((kind) => assumed[kind] !== undefined);
    const reports = known.reduce((sum, kind) => sum + counts[kind]!, 0);
    for (const kind of known) add(seen, kind, counts[kind]!);
    for (const kind of kindsOf(assumed)) add(expected, kind, (reports * assumed[kind]!) / sumOf(assumed));
  }
  const total = [...expected.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return {};
  return Object.fromEntries(
    [...expected].map(([kind, count]) => {
      const prior = count / total;
      const posterior = (weight * prior + (seen.get(kind) ?? 0)) / (weight + total);
      return [kind, Math.max(factorLimits.least, Math.min(factorLimits.most, posterior / prior))];
    }),
  );
}

/** The table with kinds as common as they were learned to be. */
export const withFrequencies = (table: FaultTable, factors: KindFactors): FaultTable => ({
  ...table,
  faults: table.faults.map((fault) => ({ ...fault, weight: fault.weight * (factors[fault.kind] ?? 1) })),
});
