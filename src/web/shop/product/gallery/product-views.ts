import type { Product } from '#contracts/catalogue.ts';

export interface ProductView {
  readonly label: string;
  readonly imageUrl: string;
  /** Words of the keeper's for those who cannot see it. */
  readonly alt?: string | undefined;
  /** Drawn to scale on squares of a centimetre: the pedal alone, or with its measures drawn beside it. */
  readonly scale: 'pedal' | 'drafting' | null;
}

/** The pedal with its measures drawn beside it says more than the pedal alone, and takes its place. */
const withMeasures = 'Dimensions';

const firstLabels: Readonly<Record<string, string>> = { kit: 'Finished', pcb: 'The board' };

/** The pictures of a product, its own first. */
export function viewsOf({
  category,
  imageUrl,
  imageAlt,
  gallery,
}: Pick<Product, 'category' | 'imageUrl' | 'imageAlt' | 'gallery'>): ProductView[] {
  const isDrawn = imageUrl.startsWith('/art/');
  const drafted = isDrawn ? gallery.find(({ label }) => label === withMeasures)?.imageUrl : undefined;
  const first: ProductView = {
    label: firstLabels[category] ?? 'The part',
    imageUrl: drafted ?? imageUrl,
    alt: imageAlt ?? undefined,
    scale: category === 'kit' && isDrawn ? (drafted ? 'drafting' : 'pedal') : null,
  };
  const further = gallery.filter((picture) => picture.imageUrl !== drafted && picture.imageUrl !== imageUrl);
  return [first, ...further.map((picture) => ({ ...picture, scale: null }))];
}
