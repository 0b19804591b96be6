import type { productEndpoints } from '#contracts/products.ts';
import { adminOnly, type Rows } from './rows.ts';

const fuzz = () => ({ id: 'test-fuzz' });

/** As little as a product may be. */
export const smallProduct = {
  name: 'Tiny Fuzz',
  summary: 'A fuzz that is not there yet.',
  description: 'Words about it.',
  price: '999.00',
  difficulty: 'Beginner',
  category: 'kit',
  subcategory: 'fuzz',
  hsnCode: '8543',
  countryOfOrigin: 'India',
} as const;

export const productRows: Rows<typeof productEndpoints> = {
  'GET /api/admin/products': { cells: adminOnly(200) },
  'GET /api/admin/products/counts': { cells: adminOnly(200) },
  'GET /api/admin/products/:id': { cells: adminOnly(200), params: fuzz },
  'POST /api/admin/products': { cells: adminOnly(201), body: () => smallProduct },
  'PATCH /api/admin/products/:id': { cells: adminOnly(200), params: fuzz, body: () => ({ price: '1.00' }) },
  // An app without pages has none to show; and these are not all details.
  'POST /api/admin/products/:id/preview': { cells: adminOnly(400), params: fuzz, body: () => smallProduct },
  'POST /api/admin/products/:id/publish': { cells: adminOnly(200), params: fuzz },
  'POST /api/admin/products/:id/archive': { cells: adminOnly(200), params: fuzz },
  'POST /api/admin/products/:id/unarchive': { cells: adminOnly(200), params: fuzz },
  'POST /api/admin/products/:id/duplicate': { cells: adminOnly(201), params: fuzz },
  'POST /api/admin/products/:id/scheduled-price': {
    cells: adminOnly(200),
    params: fuzz,
    body: () => ({ price: '2.00', startsAt: '2099-01-01T00:00:00Z' }),
  },
  'DELETE /api/admin/products/:id/scheduled-price': { cells: adminOnly(200), params: fuzz },
};
