/** Where the number of each wire stands: on its own way, as far from lugs, other wires and other numbers as it can be. */

import type { WireLine } from '#electronics/wiring/wire-router.ts';
import type { Place } from '#electronics/wiring/wiring.ts';

const step = 1.3;
/** More room than this is as good as any. */
const enoughRoom = 4;

export const pointsAlong = (line: WireLine): Place[] =>
  line.slice(1).flatMap(([x, y], i) => {
    const [px, py] = line[i]!;
    const count = Math.max(1, Math.round(Math.hypot(x - px, y - py) / step));
    return Array.from({ length: count }, (_, k): Place => {
      const share = (k + 0.5) / count;
      return [px + (x - px) * share, py + (y - py) * share];
    });
  });

/** Math.hypot takes ten times as long, and this is asked a million times. */
const distance = (a: Place, b: Place): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

function nearest(points: readonly Place[], at: Place): number {
  let least = Infinity;
  for (const point of points) least = Math.min(least, distance(point, at));
  return least;
}

/** `kept`: lugs and their names, which stay free. `isCovered`: where jacks and socket lie over what runs below. */
export function numberPlaces(
  kept: readonly Place[],
  lines: readonly WireLine[],
  isCovered: (at: Place) => boolean,
): Place[] {
  const ways = lines.map(pointsAlong);
  const taken: Place[] = [];
  return ways.map((way, i) => {
    const others = ways.flatMap((other, k) => (k === i ? [] : other));
    const room = (at: Place): number =>
      Math.min(enoughRoom, nearest(kept, at) - 0.8, nearest(taken, at) - 0.6, nearest(others, at));
    const fromMiddle = (k: number): number => Math.abs(k / way.length - 0.5);
    const [best] = way
      .map((at, k) => ({ at, worth: room(at) - 0.6 * fromMiddle(k) - (isCovered(at) ? enoughRoom : 0) }))
      .toSorted((a, b) => b.worth - a.worth);
    taken.push(best!.at);
    return best!.at;
  });
}
