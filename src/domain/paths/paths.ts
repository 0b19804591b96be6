import { anyReview, reviewQuery, type ReviewWish } from '../reviews/review-wish.ts';
import type { TokenName } from './link-token.ts';

/** The parameters that live in the catalogue's address, in the order they are written there. */
export const catalogueParamNames = [
  'category',
  'subcategory',
  'kind',
  'difficulty',
  'origin',
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

/** The folders that hold many addresses. */
export const pathRoots = {
  api: '/api',
  builds: '/builds',
  buy: '/buy',
  guides: '/guides',
  newsletter: '/newsletter',
  orders: '/orders',
  quotes: '/quote',
  products: '/products',
} as const;

/** A token stands in the fragment, which browsers keep to themselves: it never reaches a log, a proxy or another site. */
export const withToken = (path: string, name: TokenName, token: string | null | undefined): string =>
  token ? `${path}#${name}=${token}` : path;

interface BoughtKit {
  readonly kit: string;
  /** The id or the number of its order. */
  readonly order: string;
  /** The line of the order. */
  readonly item: string;
  readonly isHere?: boolean;
}

/** Every address of a screen. Links are built with these and nothing else, in pages and in mails. */
interface ClassOrder {
  /** Of the class. */
  readonly id: string;
  readonly kit: string;
  readonly builders: number;
  readonly words: string;
}

export const paths = {
  home: '/',
  products: (filter: CatalogueParams = {}) => withParams(pathRoots.products, filter),
  product: (slug: string) => `${pathRoots.products}/${encodeURIComponent(slug)}`,
  /** What was written about a product: all of it, or what a reader asks for. */
  /** Of a product; about one of its parts or a step of its build, as in 'part:R3'. */
  questions: (slug: string, place?: string) =>
    `${pathRoots.products}/${encodeURIComponent(slug)}/reviews${place === undefined ? '' : `?about=${encodeURIComponent(place)}`}#questions`,
  reviews: (slug: string, wish: ReviewWish = anyReview) =>
    `${pathRoots.products}/${encodeURIComponent(slug)}/reviews${reviewQuery(wish)}`,
  cart: '/cart',
  wishList: '/wish-list',
  checkout: '/checkout',
  trackOrder: '/track-order',
  /** A guest's link carries the token that opens the order. */
  order: (id: string, token?: string | null) =>
    withToken(`${pathRoots.orders}/${encodeURIComponent(id)}`, 'token', token),
  /** The builds of all kits of an order, for whoever holds its packing slip and so has the parcel. */
  orderBuilds: (number: string) => `${pathRoots.orders}/${encodeURIComponent(number)}?here=1`,
  /** Where a buyer says what is missing or broken: `item`, `part`, `pieces` and `problem` of its query fill the form in. */
  orderClaim: (id: string) => `${pathRoots.orders}/${encodeURIComponent(id)}/problem`,
  /** Where a buyer sends things of an order back. */
  orderReturn: (id: string) => `${pathRoots.orders}/${encodeURIComponent(id)}/return`,
  askQuote: pathRoots.quotes,
  auth: '/auth',
  dashboard: '/dashboard',
  guides: pathRoots.guides,
  guide: (id: string) => `${pathRoots.guides}/${id}`,
  video: (id: string) => `${pathRoots.guides}/videos/${id}`,
  privacy: '/privacy',
  terms: '/terms',
  shipping: '/shipping',
  contact: '/contact',
  /** Asking for a quote of a kit for each builder of a class. */
  classQuote: ({ id, kit, builders, words }: ClassOrder) =>
    `${pathRoots.quotes}?${new URLSearchParams({ product: kit, quantity: String(builders), reason: 'class', class: id, words })}`,
  /** Asking for a quote, about what it costs to send the cart to a country. */
  deliveryQuote: (country: string) => `${pathRoots.quotes}?${new URLSearchParams({ country })}`,
  support: '/support',
  community: '/community',
  /** The page of a build that somebody shows. */
  build: (code: string) => `${pathRoots.builds}/${encodeURIComponent(code)}`,
  firstPedal: '/first-pedal',
  /** All boards, one of them, or a way to work on it. */
  bench: (
    ...at: readonly [] | readonly [slug: string] | readonly [slug: string, way: 'build' | 'faults' | 'parts' | 'help']
  ) => ['/bench', ...at].join('/'),
  /** The build of a kit that was bought. `isHere`: whoever follows it has the parcel. */
  unboxing: ({ kit, order, item, isHere = false }: BoughtKit, token?: string | null) =>
    withToken(
      `/bench/${kit}/build?${new URLSearchParams({ order, item, ...(isHere && { here: '1' }) })}`,
      'token',
      token,
    ),
  /** A netlist of the visitor's own, played. */
  ownCircuit: '/circuit',
  /** `kits` as the board reads them: slugs with commas between them. */
  pedalboard: (kits?: string) => `/pedalboard${kits ? `?kits=${kits}` : ''}`,
} as const;

/** For readers outside the shop: mails, feeds and search engines. An address that is whole already stays as it is. */
export const absoluteUrl = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;

export const isQuotePath = (pathname: string): boolean => /^\/quote\/[^/]+\/?$/.test(pathname);

export const isOrderPath = (pathname: string): boolean => /^\/orders\/[^/]+\/?$/.test(pathname);

export const isClaimPath = (pathname: string): boolean => /^\/orders\/[^/]+\/problem\/?$/.test(pathname);

export const isReturnPath = (pathname: string): boolean => /^\/orders\/[^/]+\/return\/?$/.test(pathname);

/** The screens where people pay: only there may the gateway's script run. */
export const isPayingPath = (pathname: string): boolean => isOrderPath(pathname) || /^\/checkout\/?$/.test(pathname);

/** The one screen that compiles what a visitor typed: of all documents only this one may compile WebAssembly. */
export const isOwnCircuitPath = (pathname: string): boolean => /^\/circuit\/?$/.test(pathname);

/** The worker of the fault finder's sounds, built or as its source: a worker goes by the policy of its own file, so that no page needs leave. */
export const isFaultSoundsScript = (pathname: string): boolean =>
  /^\/(assets|workbench\/fault-finder\/sounds)\/fault-sounds\.worker[-.][\w-]*\.?(js|ts)$/.test(pathname);
