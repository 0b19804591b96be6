/** The parameters that live in the catalogue's address, in the order they are written there. */
export const catalogueParameters = [
  'category',
  'subcategory',
  'difficulty',
  'search',
  'inStock',
  'minPrice',
  'maxPrice',
  'sort',
  'show',
] as const;

/** What the catalogue's address says, as typed there; the server judges what it means. */
export type CatalogueAddress = { readonly [Name in (typeof catalogueParameters)[number]]?: string };

function withFilter(path: string, filter: CatalogueAddress): string {
  const parameters = new URLSearchParams();
  for (const name of catalogueParameters) {
    const value = filter[name];
    if (value) parameters.set(name, value);
  }
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}

/** Every address of the shop. Links are built with these and nothing else. */
export const paths = {
  home: '/',
  products: (filter: CatalogueAddress = {}) => withFilter('/products', filter),
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  cart: '/cart',
  checkout: '/checkout',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  auth: '/auth',
  dashboard: '/dashboard',
  guides: '/guides',
  guide: (id: string) => `/guides/${id}`,
  video: (id: string) => `/guides/videos/${id}`,
  privacy: '/privacy',
  terms: '/terms',
  shipping: '/shipping',
  contact: '/contact',
  support: '/support',
  community: '/community',
} as const;
