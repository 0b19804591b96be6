/** Faults and classes by how likely they are. */

import type { UnpackedTable } from '../tables/unpacked-table.ts';
import type { TableFault } from '../tables/fault-table.ts';

export interface RankedFault {
  readonly number: number;
  readonly fault: TableFault;
  readonly probability: number;
}

export interface RankedClass {
  readonly probability: number;
  /** Likeliest first. */
  readonly members: readonly RankedFault[];
}

/** Of each fault, its forms together. */
export function faultProbabilities({ forms, table }: UnpackedTable, posterior: Float64Array): Float64Array {
  const sums = new Float64Array(table.faults.length);
  forms.forEach(({ fault }, k) => {
    if (fault >= 0) sums[fault]! += posterior[k]!;
  });
  return sums;
}

export function rankedClasses(
  { table }: UnpackedTable,
  probabilities: Float64Array,
  classes: Int32Array,
): RankedClass[] {
  const ranked = [...probabilities.keys()]
    .map((number): RankedFault => ({ number, fault: table.faults[number]!, probability: probabilities[number]! }))
    .sort((a, b) => b.probability - a.probability);
  return [...Map.groupBy(ranked, ({ number }) => classes[number]!).values()]
    .map((members) => ({ members, probability: members.reduce((sum, { probability }) => sum + probability, 0) }))
    .sort((a, b) => b.probability - a.probability);
}
