/** The parameters that live in the catalogue's address, in the order they are written there. */
export const catalogueParamNames = [
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
export type CatalogueParams = { readonly [Name in (typeof catalogueParamNames)[number]]?: string };

function withParams(path: string, filter: CatalogueParams): string {
  const parameters = new URLSearchParams();
  for (const name of catalogueParamNames) {
    const value = filter[name];
    if (value) parameters.set(name, value);
  }
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}

/** Every address of the shop. Links are built with these and nothing else. */
export const paths = {
  home: '/',
  products: (filter: CatalogueParams = {}) => withParams('/products', filter),
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
