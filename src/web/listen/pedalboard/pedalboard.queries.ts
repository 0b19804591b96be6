import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#contracts/catalogue.ts';
import { maxCataloguePageSize } from '#domain/catalogue/catalogue.ts';
import { call } from '../../api/client.ts';

/** What the pedalboard shows of a kit, and what the cart takes. */
export type PedalboardKit = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'summary'
  | 'category'
  | 'subcategory'
  | 'price'
  | 'imageUrl'
  | 'playable'
  | 'inStock'
  | 'stock'
  | 'specifications'
>;

/** What a row needs is worked out of these. */
const neededSpecifications: ReadonlySet<string> = new Set(['Current draw', 'Supply', 'Jacks']);

const toPedalboardKit = (product: Product): PedalboardKit => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  summary: product.summary,
  category: product.category,
  subcategory: product.subcategory,
  price: product.price,
  imageUrl: product.imageUrl,
  playable: product.playable,
  inStock: product.inStock,
  stock: product.stock,
  specifications: Object.fromEntries(
    Object.entries(product.specifications).filter(([title]) => neededSpecifications.has(title)),
  ),
});

/** Every kit: those that cannot be heard are named where a link has them. */
export const pedalboardKitsQuery = queryOptions({
  queryKey: ['/api/products', 'pedalboard'],
  queryFn: async () => {
    const query = { category: 'kit', limit: String(maxCataloguePageSize) } as const;
    return (await call('GET /api/products', { query })).map(toPedalboardKit);
  },
});
