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

/** The folders that hold many addresses. */
export const pathRoots = {
  api: '/api',
  guides: '/guides',
  newsletter: '/newsletter',
  orders: '/orders',
  products: '/products',
} as const;

/** The token of a link: 256 bits in 43 characters. */
export const linkTokenPattern = /^[\w-]{43}$/;

type TokenName = 'token' | 'reset' | 'confirm';

/** A token stands in the fragment, which browsers keep to themselves: it never reaches a log, a proxy or another site. */
const withToken = (path: string, name: TokenName, token: string | null | undefined): string =>
  token ? `${path}#${name}=${token}` : path;

const auth = '/auth';

/** Every address of a screen. Links are built with these and nothing else, in pages and in mails. */
export const paths = {
  home: '/',
  products: (filter: CatalogueParams = {}) => withParams(pathRoots.products, filter),
  product: (slug: string) => `${pathRoots.products}/${encodeURIComponent(slug)}`,
  cart: '/cart',
  checkout: '/checkout',
  /** A guest's link carries the token that opens the order. */
  order: (id: string, token?: string | null) =>
    withToken(`${pathRoots.orders}/${encodeURIComponent(id)}`, 'token', token),
  auth,
  passwordReset: (token: string) => withToken(auth, 'reset', token),
  emailConfirmation: (token: string) => withToken(auth, 'confirm', token),
  dashboard: '/dashboard',
  guides: pathRoots.guides,
  guide: (id: string) => `${pathRoots.guides}/${id}`,
  video: (id: string) => `${pathRoots.guides}/videos/${id}`,
  newsletterConfirm: (token?: string) => withToken(`${pathRoots.newsletter}/confirm`, 'token', token),
  newsletterLeave: (token?: string) => withToken(`${pathRoots.newsletter}/leave`, 'token', token),
  privacy: '/privacy',
  terms: '/terms',
  shipping: '/shipping',
  contact: '/contact',
  support: '/support',
  community: '/community',
} as const;

/** The few addresses of the API that a browser or a mail program opens by itself. */
export const apiPaths = {
  invoice: (orderId: string, token: string | null) =>
    `${pathRoots.api}/orders/${encodeURIComponent(orderId)}/invoice${token === null ? '' : `?${new URLSearchParams({ token })}`}`,
  /** For the header of a mail: its program posts here when the reader presses its own button to leave. */
  oneClickUnsubscribe: (token: string) => `${pathRoots.api}/newsletter/leave?token=${token}`,
  /** Where the gateway's own page sends the buyer back to. */
  gatewayCallback: (orderId: string) => `${pathRoots.api}/payments/razorpay/callback?order=${orderId}`,
} as const;

/** For readers outside the shop: mails, feeds and search engines. An address that is whole already stays as it is. */
export const absoluteUrl = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;

/** The token that a link of ours has put into the fragment of an address; null when there is none. */
export function readLinkToken(fragment: string, name: TokenName = 'token'): string | null {
  const token = new URLSearchParams(fragment.replace(/^#/, '')).get(name);
  return token !== null && linkTokenPattern.test(token) ? token : null;
}

/** What a mail about an account asks for, read from the fragment of the sign-in's address; null when it is none of ours. */
export function readAccountLink(fragment: string): { kind: 'reset' | 'confirm'; token: string } | null {
  const reset = readLinkToken(fragment, 'reset');
  if (reset !== null) return { kind: 'reset', token: reset };
  const confirm = readLinkToken(fragment, 'confirm');
  return confirm === null ? null : { kind: 'confirm', token: confirm };
}

export const isOrderPath = (pathname: string): boolean => /^\/orders\/[^/]+\/?$/.test(pathname);

/** The screens where people pay: only there may the gateway's script run. */
export const isPayingPath = (pathname: string): boolean => isOrderPath(pathname) || /^\/checkout\/?$/.test(pathname);
