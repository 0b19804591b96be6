import type { ProductFilter } from '#contracts/catalogue.ts';

/** The filters that live in the catalogue's address, in the order they are written there. */
const filterNames = ['category', 'subcategory', 'difficulty', 'search'] as const satisfies readonly (keyof ProductFilter)[];

function withFilter(path: string, filter: ProductFilter): string {
  const parameters = new URLSearchParams();
  for (const name of filterNames) {
    const value = filter[name];
    if (value) parameters.set(name, value);
  }
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}

/** Every address of the shop. Links are built with these and nothing else. */
export const paths = {
  home: '/',
  products: (filter: ProductFilter = {}) => withFilter('/products', filter),
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  cart: '/cart',
  auth: '/auth',
  dashboard: '/dashboard',
  guides: '/guides',
  privacy: '/privacy',
  terms: '/terms',
  shipping: '/shipping',
  contact: '/contact',
  support: '/support',
  community: '/community',
} as const;
