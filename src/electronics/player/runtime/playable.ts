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

export function playable(kit: KitData, makePlay: MakePlay): PlayableCircuit {
  const { slug, controls, trimmers, oversampling } = kit;
  return {
    slug,
    controls,
    trimmers,
    oversampling,
    ...probesAndSwaps(kit),
    start: (rate) => new CircuitPlayer(kit, makePlay, rate),
  };
}
