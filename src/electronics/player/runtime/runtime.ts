/** What the files of all kits share: each of them is handed this. Part of the worklet's bundle. */

import type { PlayableCircuit } from '../playable.ts';
import { playable } from './playable.ts';

export interface Runtime {
  readonly playable: typeof playable;
}

/** What the file of a kit exports. */
export type KitFile = (runtime: Runtime) => PlayableCircuit;

export const runtime: Runtime = { playable };
