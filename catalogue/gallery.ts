/** The further pictures of a product, by the names under which the build draws them. */

import type { SeedProduct } from './catalogue-types.ts';

interface GalleryPicture {
  readonly label: string;
  readonly imageUrl: string;
}

export function galleryOf({
  slug,
  category,
  pairSlug,
}: Pick<SeedProduct, 'slug' | 'category' | 'pairSlug'>): GalleryPicture[] {
  if (category === 'kit') {
    return [
      { label: 'Look inside', imageUrl: `art:inside/${slug}` },
      { label: 'What you get', imageUrl: `art:kit/${slug}` },
      { label: 'The board', imageUrl: `art:board/${slug}` },
      { label: 'Soldered', imageUrl: `art:board-soldered/${slug}` },
      { label: 'Dimensions', imageUrl: `art:drafting/${slug}` },
    ];
  }
  if (category === 'pcb' && pairSlug !== null) {
    return [
      { label: 'Soldered', imageUrl: `art:board-soldered/${pairSlug}` },
      { label: 'The finished pedal', imageUrl: `art:pedal/${pairSlug}` },
    ];
  }
  return [];
}
