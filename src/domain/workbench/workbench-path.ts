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

/** Where something bought is built: a kit from its bag on, a board by itself. Null: it is not built. */
export const boughtBuildPath = (
  { id, ...item }: { id: string; slug: string | null; imageUrl: string },
  { order, isHere, token }: { order: string; isHere?: boolean; token?: string | null },
): string | null =>
  item.slug !== null && /^(?:\/art\/|art:)pedal[-/]/.test(item.imageUrl)
    ? paths.unboxing({ kit: item.slug, order, item: id, ...(isHere && { isHere }) }, token)
    : workbenchPath(item, 'build');
