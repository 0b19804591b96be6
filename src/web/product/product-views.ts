import type { Product } from '#contracts/catalogue.ts';

export interface ProductView {
  readonly label: string;
  readonly imageUrl: string;
  /** Drawn to scale on squares of a centimetre: the pedal alone, or with its measures drawn beside it. */
  readonly scale: 'pedal' | 'drafting' | null;
}

/** Labels of pictures that are not views: one with drawn measures, and the one that social networks show. */
const drafting = 'drafting';
const social = 'social';

const firstLabels: Readonly<Record<string, string>> = { kit: 'Finished', pcb: 'The board' };

const pictureLabelled = ({ gallery }: Pick<Product, 'gallery'>, wanted: string): string | undefined =>
  gallery.find(({ label }) => label.toLowerCase() === wanted)?.imageUrl;

type Pictured = Pick<Product, 'category' | 'imageUrl' | 'gallery'>;

/** The pictures of a product, its own first. */
export function viewsOf(product: Pictured): ProductView[] {
  const drafted = pictureLabelled(product, drafting);
  const first: ProductView = {
    label: firstLabels[product.category] ?? 'The part',
    imageUrl: drafted ?? product.imageUrl,
    scale: product.category === 'kit' ? (drafted ? 'drafting' : 'pedal') : null,
  };
  const further = product.gallery.filter(
    ({ label, imageUrl }) => ![drafting, social].includes(label.toLowerCase()) && imageUrl !== product.imageUrl,
  );
  return [first, ...further.map(({ label, imageUrl }) => ({ label, imageUrl, scale: null }))];
}

export const socialPicture = (product: Pick<Product, 'gallery'>): string | undefined =>
  pictureLabelled(product, social);
