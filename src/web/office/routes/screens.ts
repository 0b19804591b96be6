import { findScreen, screen, type Screen, type ScreenMatch } from '../../shell/screen.ts';

/** The one table of the office's screens, under /admin. The last one matches every address. */
const screens: readonly Screen[] = [
  screen('/', 'office/routes/today.tsx', () => import('./today.tsx')),
  screen('/orders', 'office/routes/orders.tsx', () => import('./orders.tsx')),
  screen('/orders/:id', 'office/routes/order.tsx', () => import('./order.tsx')),
  screen('/payments', 'office/routes/payments.tsx', () => import('./payments.tsx')),
  screen('/payments/:id', 'office/routes/payment.tsx', () => import('./payment.tsx')),
  screen('/returns', 'office/routes/returns.tsx', () => import('./returns.tsx')),
  screen('/returns/:id', 'office/routes/return.tsx', () => import('./return.tsx')),
  screen('/quotes', 'office/routes/quotes.tsx', () => import('./quotes.tsx')),
  screen('/quotes/:id', 'office/routes/quote.tsx', () => import('./quote.tsx')),
  screen('/messages', 'office/routes/messages.tsx', () => import('./messages.tsx')),
  screen('/messages/:id', 'office/routes/message.tsx', () => import('./message.tsx')),
  screen('/customers', 'office/routes/customers.tsx', () => import('./customers.tsx')),
  screen('/customers/:id', 'office/routes/customer.tsx', () => import('./customer.tsx')),
  screen('/products', 'office/routes/products.tsx', () => import('./products.tsx')),
  screen('/products/new', 'office/routes/new-product.tsx', () => import('./new-product.tsx')),
  screen('/products/:id', 'office/routes/product.tsx', () => import('./product.tsx')),
  screen('/stock', 'office/routes/stock.tsx', () => import('./stock.tsx')),
  screen('/stock/count', 'office/routes/stock-count.tsx', () => import('./stock-count.tsx')),
  screen('/stock/receive', 'office/routes/stock-receive.tsx', () => import('./stock-receive.tsx')),
  screen('/stock/:id', 'office/routes/stock-of.tsx', () => import('./stock-of.tsx')),
  screen('/discounts', 'office/routes/discounts.tsx', () => import('./discounts.tsx')),
  screen('/discounts/new', 'office/routes/new-discount.tsx', () => import('./new-discount.tsx')),
  screen('/discounts/:id', 'office/routes/discount.tsx', () => import('./discount.tsx')),
  screen('/import', 'office/routes/imports.tsx', () => import('./imports.tsx')),
  screen('/bank', 'office/routes/bank.tsx', () => import('./bank.tsx')),
  screen('/subscribers', 'office/routes/newsletter.tsx', () => import('./newsletter.tsx')),
  screen('/settings', 'office/routes/settings.tsx', () => import('./settings.tsx')),
  screen('/staff', 'office/routes/staff.tsx', () => import('./staff.tsx')),
  screen('/jobs', 'office/routes/jobs.tsx', () => import('./jobs.tsx')),
  screen('/audit', 'office/routes/audit.tsx', () => import('./audit.tsx')),
  screen('/security', 'office/routes/second-factors.tsx', () => import('./second-factors.tsx')),
  screen('/*', 'office/routes/not-found.tsx', () => import('./not-found.tsx')),
];

export const matchOfficeScreen = (pathname: string): ScreenMatch => findScreen(screens, pathname);
