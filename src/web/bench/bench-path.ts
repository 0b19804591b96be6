import { paths } from '#domain/paths/paths.ts';

/** The bench of something bought. Only kits and boards are shown by these drawings, and each that is drawn has a sheet. */
export const benchPath = ({ slug, imageUrl }: { slug: string | null; imageUrl: string }): string | null =>
  slug !== null && /^\/art\/(pedal|board)-/.test(imageUrl) ? paths.bench(slug) : null;
