/** Faults and classes by how likely they are. */

import type { UnpackedTable } from '../tables/unpacked-table.ts';
import type { TableFault } from '../tables/fault-table.ts';

export interface RankedFault {
  readonly number: number;
  readonly fault: TableFault;
  readonly likelihood: number;
}

export interface RankedClass {
  readonly likelihood: number;
  /** Likeliest first. */
  readonly members: readonly RankedFault[];
}

/** Of each fault, its forms together. */
export function likelihoodsOf({ forms, table }: UnpackedTable, belief: Float64Array): Float64Array {
  const sums = new Float64Array(table.faults.length);
  forms.forEach(({ fault }, k) => {
    if (fault >= 0) sums[fault]! += belief[k]!;
  });
  return sums;
}

export function rankedClasses({ table }: UnpackedTable, likelihoods: Float64Array, classes: Int32Array): RankedClass[] {
  const ranked = [...likelihoods.keys()]
    .map((number): RankedFault => ({ number, fault: table.faults[number]!, likelihood: likelihoods[number]! }))
    .sort((a, b) => b.likelihood - a.likelihood);
  return [...Map.groupBy(ranked, ({ number }) => classes[number]!).values()]
    .map((members) => ({ members, likelihood: members.reduce((sum, { likelihood }) => sum + likelihood, 0) }))
    .sort((a, b) => b.likelihood - a.likelihood);
}
