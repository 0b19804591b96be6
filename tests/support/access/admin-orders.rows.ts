import type { adminOrderEndpoints } from '#contracts/admin/orders.ts';
import { adminOnly, anyOrder, type Rows } from './rows.ts';

export const adminOrderRows: Rows<typeof adminOrderEndpoints> = {
  'GET /api/admin/orders': { cells: adminOnly(200) },
  'GET /api/admin/orders/:id': { cells: adminOnly(200), params: anyOrder },
  'POST /api/admin/orders/:id/status': {
    cells: adminOnly(200),
    params: anyOrder,
    body: () => ({ status: 'cancelled' }),
  },
  // B's order is paid by the gateway, and there is no money to give back.
  'POST /api/admin/orders/:id/paid': { cells: adminOnly(409), params: anyOrder },
  'POST /api/admin/orders/:id/refunded': { cells: adminOnly(409), params: anyOrder },
};
