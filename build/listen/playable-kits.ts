/** Which kits can be heard. */
import { isSilent } from '#domain/listening/silent-kits.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { kits } from '#catalogue/kits.ts';

export const playableKits: readonly Kit[] = kits.filter(({ slug }) => !isSilent(slug));
