/** How a control turns: where its wiper stands on the track when the shaft stands somewhere between its stops. */

import type { Taper } from './component.ts';

/** An audio taper is made of two straight tracks: 15 % of the resistance lies on the left half of the turn. */
const audioAtNoon = 0.15;

/** Share of the resistance between lug 1 and the wiper, 0 to 1, for a shaft at 0 (left stop) to 1 (right stop). */
export function trackShare(taper: Taper, position: number): number {
  const turn = Math.min(1, Math.max(0, position));
  if (taper === 'B') return turn;
  if (taper === 'C') return 1 - trackShare('A', 1 - turn);
  return turn < 0.5 ? 2 * audioAtNoon * turn : audioAtNoon + 2 * (1 - audioAtNoon) * (turn - 0.5);
}
