import type { stockEndpoints } from '#contracts/stock.ts';
import { adminOnly, type Rows } from './rows.ts';

const fuzz = () => ({ id: 'test-fuzz' });

export const stockRows: Rows<typeof stockEndpoints> = {
  'GET /api/admin/stock': { cells: adminOnly(200) },
  'GET /api/admin/shelf': { cells: adminOnly(200) },
  'GET /api/admin/stock/:id': { cells: adminOnly(200), params: fuzz },
  'PATCH /api/admin/stock/:id': { cells: adminOnly(200), params: fuzz, body: () => ({ reorderAt: 4 }) },
  'GET /api/admin/stock.csv': { cells: adminOnly(200) },
  'GET /api/admin/stock/:id/moves.csv': { cells: adminOnly(200), params: fuzz },
  'GET /api/admin/stock/:id/moves': { cells: adminOnly(200), params: fuzz },
  'POST /api/admin/stock/:id/count': { cells: adminOnly(200), params: fuzz, body: () => ({ counted: 3 }) },
  'POST /api/admin/stock/:id/adjust': { cells: adminOnly(200), params: fuzz, body: () => ({ change: 1 }) },
  'POST /api/admin/stock/:id/write-off': {
    cells: adminOnly(200),
    params: fuzz,
    body: () => ({ quantity: 1, reason: 'Dropped' }),
  },
  // Nobody's product.
  'POST /api/admin/deliveries': {
    cells: adminOnly(404),
    headers: { 'idempotency-key': 'mine' },
    body: () => ({ lines: [{ productId: 'b1e2c3d4-0000-4000-8000-000000000000', quantity: 1 }] }),
  },
};
