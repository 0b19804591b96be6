/** What the files of all kits share: each of them is handed this. Part of the worklet's bundle. */

import type { KitData } from '../kit-data.ts';
import type { PlayableCircuit } from '../playable.ts';
import type { MakePlay } from './make-play.ts';
import { playable } from './playable.ts';

export interface Runtime {
  playable(kit: KitData, makePlay: MakePlay): PlayableCircuit;
}

/** What the file of a kit exports. */
export type KitFile = (runtime: Runtime) => PlayableCircuit;

export const runtime: Runtime = { playable: (kit, makePlay) => playable(kit, () => ({ makePlay })) };
