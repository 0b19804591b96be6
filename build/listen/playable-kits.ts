/** Which kits can be heard, and how finely each of them is stepped. */
import type { KitData } from '#electronics/player/kit-data.ts';
import { isSilent } from '#domain/listening/silent-kits.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { kits } from '#catalogue/kits.ts';

export const playableKits: readonly Kit[] = kits.filter(({ slug }) => !isSilent(slug));

/** Circuits that switch so hard that one step is too coarse: up to twice 48 kHz, and above. */
const substeps: Readonly<Record<string, KitData['substeps']>> = {
  'germanium-fuzz': [4, 2],
  'rodent-distortion': [2, 1],
  'sustain-fuzz': [2, 1],
  'bass-fuzz': [2, 2],
};

export const substepsOf = (slug: string): KitData['substeps'] => substeps[slug] ?? [1, 1];
