import type { KitArrays } from '../kit-arrays.ts';
import type { KitData } from '../kit-data.ts';
import type { PlayableCircuit } from '../playable.ts';
import type { MakePlay } from './make-play.ts';
import { CircuitPlayer } from './player.ts';
import { swappable } from './values.ts';

/** Nets inside chips are not exposed. */
const isOutsideChip = (net: string): boolean => !net.includes('#');

/** What can be probed and what can be swapped. Ground is silent; the nets of a clock are not there. */
export const probesAndSwaps = (kit: KitData): Pick<PlayableCircuit, 'nets' | 'parts'> => ({
  nets: [...kit.nets, ...Object.keys(kit.alias).filter((net) => kit.alias[net]! >= -1)].filter(isOutsideChip),
  parts: [...new Set(swappable(kit))],
});

/** What plays one player's steps, and the arrays that it plays on where it brings its own. */
interface StartedPlay {
  readonly makePlay: MakePlay;
  readonly arrays?: KitArrays;
}

export function playable(kit: KitData, start: () => StartedPlay): PlayableCircuit {
  const { slug, controls, trimmers, oversampling } = kit;
  return {
    slug,
    controls,
    trimmers,
    oversampling,
    ...probesAndSwaps(kit),
    start(rate) {
      const { makePlay, arrays } = start();
      return new CircuitPlayer(kit, makePlay, rate, arrays);
    },
  };
}
