/** The resistance that sets the timing of a chip, as parts in series, each with those in parallel to it. */

import type { Part } from '../kit-data.ts';

const isResistive = ({ is }: Part): boolean => is === 'resistor' || is === 'track';

/** Numbers of parts: in series, and in parallel. No path leads through rails or ground, unless it ends there. */
export function timingResistors(
  parts: readonly Part[],
  from: number,
  to: number,
  size: number,
  chips: ReadonlySet<string>,
): number[][] {
  const groups = new Map<string, number[]>();
  parts.forEach((part, k) => {
    if (!isResistive(part) || chips.has(part.ref)) return;
    const key = part.at.toSorted((a, b) => a - b).join();
    groups.set(key, [...(groups.get(key) ?? []), k]);
  });
  const search = (at: number, visited: readonly number[]): number[][] | undefined => {
    if (at === to) return [];
    if (at === -1 || at >= size) return undefined;
    for (const [key, parallel] of groups) {
      const ends = key.split(',').map(Number);
      const next = ends[0] === at ? ends[1]! : ends[1] === at ? ends[0]! : undefined;
      if (next === undefined || visited.includes(next)) continue;
      const rest = search(next, [...visited, next]);
      if (rest) return [parallel, ...rest];
    }
    return undefined;
  };
  const found = search(from, [from]);
  if (!found) throw new Error('no resistance sets the timing of a chip');
  return found;
}
