import { paths } from '../paths/paths.ts';

/**
 * The bench of something bought. Only kits and boards are shown by these drawings, and each that is drawn has a sheet. The
 * drawing is given by its name, as the database has it, or by its address, as screens have it.
 */
export const workbenchPath = (
  { slug, imageUrl }: { slug: string | null; imageUrl: string },
  way?: 'build',
): string | null =>
  slug !== null && /^(?:\/art\/|art:)(?:pedal|board)[-/]/.test(imageUrl)
    ? way
      ? paths.bench(slug, way)
      : paths.bench(slug)
    : null;
