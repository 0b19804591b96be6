import { findScreen, screen, type Screen, type ScreenMatch } from '../../shell/screen.ts';

/** The one table of the office's screens, under /admin. The last one matches every address. */
const screens: readonly Screen[] = [
  screen('/', 'admin/routes/today.tsx', () => import('./today.tsx')),
  screen('/orders', 'admin/routes/orders.tsx', () => import('./orders.tsx')),
  screen('/orders/:id', 'admin/routes/order.tsx', () => import('./order.tsx')),
  screen('/payments', 'admin/routes/payments.tsx', () => import('./payments.tsx')),
  screen('/payments/:id', 'admin/routes/payment.tsx', () => import('./payment.tsx')),
  screen('/messages', 'admin/routes/messages.tsx', () => import('./messages.tsx')),
  screen('/messages/:id', 'admin/routes/message.tsx', () => import('./message.tsx')),
  screen('/customers', 'admin/routes/customers.tsx', () => import('./customers.tsx')),
  screen('/customers/:id', 'admin/routes/customer.tsx', () => import('./customer.tsx')),
  screen('/products', 'admin/routes/products.tsx', () => import('./products.tsx')),
  screen('/products/new', 'admin/routes/new-product.tsx', () => import('./new-product.tsx')),
  screen('/products/:id', 'admin/routes/product.tsx', () => import('./product.tsx')),
  screen('/stock', 'admin/routes/stock.tsx', () => import('./stock.tsx')),
  screen('/stock/count', 'admin/routes/stock-count.tsx', () => import('./stock-count.tsx')),
  screen('/stock/receive', 'admin/routes/stock-receive.tsx', () => import('./stock-receive.tsx')),
  screen('/stock/:id', 'admin/routes/stock-of.tsx', () => import('./stock-of.tsx')),
  screen('/import', 'admin/routes/import.tsx', () => import('./import.tsx')),
  screen('/subscribers', 'admin/routes/subscribers.tsx', () => import('./subscribers.tsx')),
  screen('/settings', 'admin/routes/settings.tsx', () => import('./settings.tsx')),
  screen('/staff', 'admin/routes/staff.tsx', () => import('./staff.tsx')),
  screen('/jobs', 'admin/routes/jobs.tsx', () => import('./jobs.tsx')),
  screen('/audit', 'admin/routes/audit.tsx', () => import('./audit.tsx')),
  screen('/security', 'admin/routes/security.tsx', () => import('./security.tsx')),
  screen('/*', 'admin/routes/not-found.tsx', () => import('./not-found.tsx')),
];

export const matchOfficeScreen = (pathname: string): ScreenMatch => findScreen(screens, pathname);
