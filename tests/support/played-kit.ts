import type { PlayableCircuit } from '#electronics/player/playable.ts';
import { type KitFile, runtime } from '#electronics/player/runtime/runtime.ts';

/** Loads the text of a kit's file as a browser does. */
export async function loadKit(text: string): Promise<PlayableCircuit> {
  const file: { default: KitFile } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`
  );
  return file.default(runtime);
}

export const peak = (samples: Float64Array): number =>
  samples.reduce((most, volt) => Math.max(most, Math.abs(volt)), 0);
