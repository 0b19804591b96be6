/** The resistance that sets the pace of a chip, as a row of parts one after another, each with what lies beside it. */

import type { Part } from '../kit-data.ts';

const isResistive = ({ is }: Part): boolean => is === 'resistor' || is === 'track';

/** Numbers of parts: in a row, and beside each other. Rails and ground end a way, unless they are where it leads. */
export function paceOf(
  parts: readonly Part[],
  from: number,
  to: number,
  size: number,
  chips: ReadonlySet<string>,
): number[][] {
  const ways = new Map<string, number[]>();
  parts.forEach((part, k) => {
    if (!isResistive(part) || chips.has(part.ref)) return;
    const key = part.at.toSorted((a, b) => a - b).join();
    ways.set(key, [...(ways.get(key) ?? []), k]);
  });
  const reach = (at: number, been: readonly number[]): number[][] | undefined => {
    if (at === to) return [];
    if (at === -1 || at >= size) return undefined;
    for (const [key, beside] of ways) {
      const ends = key.split(',').map(Number);
      const next = ends[0] === at ? ends[1]! : ends[1] === at ? ends[0]! : undefined;
      if (next === undefined || been.includes(next)) continue;
      const rest = reach(next, [...been, next]);
      if (rest) return [beside, ...rest];
    }
    return undefined;
  };
  const found = reach(from, [from]);
  if (!found) throw new Error('no resistance sets the pace of a chip');
  return found;
}
