/** The files of kits, as they make themselves known to the thread that loads them. */
import { runtime, type KitFile } from '../runtime/runtime.ts';
import type { PlayableCircuit } from '../playable.ts';
import { wasmCircuit } from '../wasm/wasm-circuit.ts';
import type { PlayableKit } from './chain-settings.ts';

declare global {
  /** A thread that loads modules cannot ask what they export, so each leaves its circuit here by its slug. */
  var listenKits: Record<string, KitFile> | undefined;
}

/** Of kits whose files are loaded. */
export const loadedCircuits = (kits: readonly Pick<PlayableKit, 'slug' | 'own'>[]): PlayableCircuit[] =>
  kits.map(({ slug, own }) => {
    if (own) return wasmCircuit(own.data, own.module);
    const file = globalThis.listenKits?.[slug];
    if (!file) throw new Error(`${slug} was not loaded.`);
    return file(runtime);
  });
