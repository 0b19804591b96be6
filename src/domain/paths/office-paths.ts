import { paths } from './paths.ts';

/**
 * The addresses of the back office. They stand apart from those of the shop, whose pages would carry them: the office is
 * no screen of the shop, and is loaded anew.
 */
export const officeRoot = '/admin';

const part = (folder: string, name: string | number): string => `${folder}/${encodeURIComponent(name)}`;

/** Inside the office, where the router adds the root. */
export const officePaths = {
  today: '/',
  orders: '/orders',
  order: (id: string) => part('/orders', id),
  payments: '/payments',
  payment: (id: string) => part('/payments', id),
  returns: '/returns',
  return: (id: string) => part('/returns', id),
  quotes: '/quotes',
  quote: (id: string) => part('/quotes', id),
  messages: '/messages',
  message: (id: string | number) => part('/messages', id),
  community: '/community',
  contribution: (id: string) => part('/community', id),
  helpFigures: '/help-figures',
  customers: '/customers',
  customer: (id: string | number) => part('/customers', id),
  products: '/products',
  newProduct: '/products/new',
  product: (id: string | number) => part('/products', id),
  stock: '/stock',
  stockCount: '/stock/count',
  stockReceive: '/stock/receive',
  stockOf: (id: string | number) => part('/stock', id),
  discounts: '/discounts',
  newDiscount: '/discounts/new',
  discount: (id: string) => part('/discounts', id),
  import: '/import',
  books: '/books',
  bank: '/bank',
  subscribers: '/subscribers',
  settings: '/settings',
  staff: '/staff',
  audit: '/audit',
  webhooks: '/webhooks',
  tokens: '/tokens',
  jobs: '/jobs',
  security: '/security',
} as const;

/** From anywhere else: mails, the sign-in, a new tab. */
export const officeUrl = (path: string = officePaths.today): string =>
  path === officePaths.today ? officeRoot : `${officeRoot}${path}`;

/** Where the link of an invitation leads: to the sign-in, since whoever follows it is no staff yet. */
export const invitationPath = (token: string): string => `${paths.auth}#invitation=${token}`;
