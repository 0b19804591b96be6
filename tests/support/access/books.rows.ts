import type { bookEndpoints } from '#contracts/books.ts';
import { adminOnly, anyOrder, type Rows } from './rows.ts';

const month = () => ({ month: '2025-01' });

export const bookRows: Rows<typeof bookEndpoints> = {
  'GET /api/admin/books': { cells: adminOnly(200) },
  'GET /api/admin/books/:month': { cells: adminOnly(200), params: month },
  'GET /api/admin/books/:month/gstr1': { cells: adminOnly(200), params: month },
  'GET /api/admin/books/:month/tables/:table': {
    cells: adminOnly(200),
    params: () => ({ ...month(), table: 'b2b' }),
  },
  'GET /api/admin/books/:month/e-invoices': { cells: adminOnly(200), params: month },
  // B is not registered.
  'GET /api/admin/orders/:id/e-invoice': { cells: adminOnly(409), params: anyOrder },
};
