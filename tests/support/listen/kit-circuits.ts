/** The circuits of the kits as the build writes them, for tests and measurements outside a browser. */
import { ampFile } from '#build/listen/amp-file.ts';
import { kitFile } from '#build/listen/kit-file.ts';
import { playableKits } from '#build/listen/playable-kits.ts';
import type { PlayableCircuit } from '#electronics/player/playable.ts';
import { loadKit } from '#tests/support/played-kit.ts';

export const soundingSlugs: readonly string[] = playableKits.map(({ slug }) => slug);

const loaded = new Map<string, Promise<PlayableCircuit>>();

/** Made once for each kit. */
export function circuitOf(slug: string): Promise<PlayableCircuit> {
  const circuit = loaded.get(slug) ?? loadKit(kitFile(playableKits.find((kit) => kit.slug === slug)!));
  loaded.set(slug, circuit);
  return circuit;
}

export const ampCircuit = (): Promise<PlayableCircuit> => {
  const circuit = loaded.get('amp') ?? loadKit(ampFile());
  loaded.set('amp', circuit);
  return circuit;
};
