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

const distance = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);

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
      Math.min(
        enoughRoom,
        ...kept.map((point) => distance(point, at) - 0.8),
        ...taken.map((number) => distance(number, at) - 0.6),
        ...others.map((point) => distance(point, at)),
      );
    const fromMiddle = (k: number): number => Math.abs(k / way.length - 0.5);
    const [best] = way
      .map((at, k) => ({ at, worth: room(at) - 0.6 * fromMiddle(k) - (isCovered(at) ? enoughRoom : 0) }))
      .toSorted((a, b) => b.worth - a.worth);
    taken.push(best!.at);
    return best!.at;
  });
}
