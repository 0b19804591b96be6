import { helpSides, type HelpSide } from '#domain/help/help.ts';
import type { Photo } from '../guided-build/photos/photo-limits.ts';
import type { SidePhoto } from './help.queries.ts';

/** Photos for a question are kept beside those of the build, under a step of their own. */
export const stepOfSide = (side: HelpSide): string => `help-${side}`;

/** The latest of each side. */
export const sidePhotos = (photos: readonly Photo[]): SidePhoto[] =>
  helpSides.flatMap((side) => {
    const latest = photos.findLast(({ step }) => step === stepOfSide(side));
    return latest ? [{ side, url: latest.url }] : [];
  });
