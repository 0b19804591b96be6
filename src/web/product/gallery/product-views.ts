import type { Product } from '#contracts/catalogue.ts';

export interface ProductView {
  readonly label: string;
  readonly imageUrl: string;
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
  gallery,
}: Pick<Product, 'category' | 'imageUrl' | 'gallery'>): ProductView[] {
  const drafted = gallery.find(({ label }) => label === withMeasures)?.imageUrl;
  const first: ProductView = {
    label: firstLabels[category] ?? 'The part',
    imageUrl: drafted ?? imageUrl,
    scale: category === 'kit' ? (drafted ? 'drafting' : 'pedal') : null,
  };
  const further = gallery.filter((picture) => picture.label !== withMeasures && picture.imageUrl !== imageUrl);
  return [first, ...further.map(({ label, imageUrl: url }) => ({ label, imageUrl: url, scale: null }))];
}
