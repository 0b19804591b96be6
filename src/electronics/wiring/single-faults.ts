/** Every single mistake of a wiring: a wire left out or loose, solder between neighbours, two ends that changed places. */

import type { EndMove, WiringFault } from './connections.ts';
import type { BoxLug, OpenBox } from './open-box.ts';
import type { PlannedWire } from './wires.ts';
import { refOfLug } from './wiring.ts';

/** So far apart lugs of one part are still mistaken for each other; those of a switch stand closer. */
const reach = 8.2;
const switchReach = 5.6;

function areNeighbours(a: BoxLug, b: BoxLug): boolean {
  const ref = refOfLug(a.id);
  if (a === b || ref !== refOfLug(b.id)) return false;
  return Math.hypot(a.x - b.x, a.y - b.y) < (ref.startsWith('SW') ? switchReach : reach);
}

function swaps(wires: readonly PlannedWire[], i: number, j: number): WiringFault[] {
  const [one, two] = [wires[i]!, wires[j]!];
  if (one.net === two.net) return [];
  const ends = ({ from, to }: PlannedWire): (readonly [0 | 1, BoxLug])[] => [
    [0, from],
    [1, to],
  ];
  return ends(one).flatMap(([end, at]) =>
    ends(two)
      .filter(([, other]) => areNeighbours(at, other))
      .map(([otherEnd, other]): WiringFault => {
        const moves: [EndMove, EndMove] = [
          [i, end, other.id],
          [j, otherEnd, at.id],
        ];
        return { kind: 'swapped', moves };
      }),
  );
}

export function singleFaults({ lugs }: OpenBox, wires: readonly PlannedWire[]): WiringFault[] {
  const opens = wires.map((_, wire): WiringFault => ({ kind: 'open', wire }));
  const bridges = lugs.flatMap((a, i) =>
    lugs
      .slice(i + 1)
      .filter((b) => areNeighbours(a, b) && a.net !== b.net)
      .map((b): WiringFault => ({ kind: 'bridged', lugs: [a.id, b.id] })),
  );
  const swapped = wires.flatMap((_, i) => wires.slice(i + 1).flatMap((__, k) => swaps(wires, i, i + 1 + k)));
  return [...opens, ...swapped, ...bridges];
}
