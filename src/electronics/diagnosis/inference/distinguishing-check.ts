/** The one check that tells faults apart which no reading tells apart. */

import type { RankedFault } from './ranking.ts';

export interface DistinguishingCheck {
  /** The fault whose check it is. */
  readonly checked: RankedFault;
  /** What it can still be when that check finds nothing. */
  readonly rest: readonly RankedFault[];
}

/**
 * One check at a part finds all that is wrong with that part: it is made where it comes nearest to halving what is likely.
 * Faults of a single part are halved one by one. Undefined: there is nothing to tell apart.
 */
export function distinguishingCheck(members: readonly RankedFault[]): DistinguishingCheck | undefined {
  const byRef = [...Map.groupBy(members, ({ fault }) => fault.ref).values()];
  const probability = (some: readonly RankedFault[]): number => some.reduce((sum, each) => sum + each.probability, 0);
  const groups = (byRef.length > 1 ? byRef : members.map((member) => [member])).sort(
    (a, b) => probability(b) - probability(a),
  );
  if (groups.length < 2) return undefined;
  const half = probability(members) / 2;
  const far = (some: readonly RankedFault[]): number => Math.abs(probability(some) - half);
  // Of two that halve as well, the likelier one.
  const best = groups.reduce((nearest, group) => (far(group) < far(nearest) - 1e-9 ? group : nearest));
  return { checked: best[0]!, rest: members.filter((member) => !best.includes(member)) };
}
