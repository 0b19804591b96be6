import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Product } from '#contracts/catalogue.ts';
import { ApiError, call } from '../api/client.ts';
import { toCardProduct } from '../catalogue/product-card/card-product.ts';

/** What stands in the address, read the same way by the server, by a link and by the screen. */
export function decodeProductId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Null: there is no such product. */
async function fetchProduct(id: string): Promise<Product | null> {
  try {
    return await call('GET /api/products/:id', { params: { id } });
  } catch (error) {
    if (isUnknown(error)) return null;
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

export const relatedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['/api/products', slug, 'related'],
    queryFn: async () => (await call('GET /api/products/:id/related', { params: { id: slug } })).map(toCardProduct),
  });

/** False: there is no such product. What stands beside the product may be missing without harm. */
export async function loadProduct(queryClient: QueryClient, id: string): Promise<boolean> {
  const product = await queryClient.ensureQueryData(productQuery(id));
  if (!product) return false;
  const { slug, pairSlug } = product;
  await Promise.allSettled([
    queryClient.ensureQueryData(relatedQuery(slug)),
    pairSlug && queryClient.ensureQueryData(pairQuery(pairSlug)),
  ]);
  return true;
}
