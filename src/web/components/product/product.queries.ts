import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Product } from '#contracts/catalogue.ts';
import { call } from '../../api/client.ts';
import { hasCode } from '../../api/error-message.ts';
import { toCardProduct } from '../product-card/card-product.ts';

/** What stands in the address, read the same way by the server, by a link and by the screen. */
export function decodeProductId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Null: there is no such product, however odd its name. */
async function fetchProduct(id: string): Promise<Product | null> {
  try {
    return await call('GET /api/products/:id', { params: { id } });
  } catch (error) {
    if (hasCode(error, 'product-unknown', 'input-invalid', 'nothing-here')) return null;
    throw error;
  }
}

export const productQuery = (id: string) =>
  queryOptions({ queryKey: ['/api/products', id], queryFn: () => fetchProduct(id) });

/** The board of a kit or the kit of a board, as its card shows it. */
export const pairQuery = (slug: string) =>
  queryOptions({
    queryKey: ['/api/products', slug, 'card'],
    queryFn: async () => {
      const pair = await fetchProduct(slug);
      return pair && toCardProduct(pair);
    },
  });

/** Those of them that are still sold, as their cards show them. */
export const recentQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['/api/products', 'recent', ...slugs],
    queryFn: async ({ client }) => {
      const found = await Promise.all(slugs.map((slug) => client.ensureQueryData(pairQuery(slug))));
      return found.filter((product) => product !== null);
    },
  });

export const relatedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['/api/products', slug, 'related'],
    queryFn: async () => (await call('GET /api/products/:id/related', { params: { id: slug } })).map(toCardProduct),
  });

export const contentsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['/api/products', slug, 'contents'],
    queryFn: () => call('GET /api/products/:id/contents', { params: { id: slug } }),
  });

/** A neighbour on the shelf is a value and a price, and no more. */
export type NeighbouringPart = Pick<Product, 'slug' | 'name' | 'value' | 'price' | 'imageUrl' | 'inStock'>;

const toNeighbour = ({ slug, name, value, price, imageUrl, inStock }: Product): NeighbouringPart => ({
  slug,
  name,
  value,
  price,
  imageUrl,
  inStock,
});

export const usesQuery = (slug: string) =>
  queryOptions({
    queryKey: ['/api/products', slug, 'uses'],
    queryFn: async () => {
      const { usedIn, neighbours, companions } = await call('GET /api/products/:id/uses', { params: { id: slug } });
      return {
        usedIn,
        neighbours: neighbours.map(toNeighbour),
        companions: { basis: companions.basis, products: companions.products.map(toCardProduct) },
      };
    },
  });

/** False: there is no such product. What stands beside the product may be missing without harm. */
export async function loadProduct(queryClient: QueryClient, id: string): Promise<boolean> {
  const product = await queryClient.ensureQueryData(productQuery(id));
  if (!product) return false;
  const { slug, category, pairSlug } = product;
  const isPart = category === 'parts';
  await Promise.allSettled([
    isPart ? queryClient.ensureQueryData(usesQuery(slug)) : queryClient.ensureQueryData(relatedQuery(slug)),
    !isPart && queryClient.ensureQueryData(contentsQuery(slug)),
    pairSlug && queryClient.ensureQueryData(pairQuery(pairSlug)),
  ]);
  return true;
}
