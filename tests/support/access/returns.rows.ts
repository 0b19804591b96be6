import type { officeReturnEndpoints, returnEndpoints } from '#contracts/returns.ts';
import { adminOnly, buyerOnly, type Caller, type OtherUsersData, type Rows } from './rows.ts';

const boughtOrder = (b: OtherUsersData, caller: Caller) => ({ id: caller === 'guest' ? b.guestOrderId : b.orderId });
const ofB = (b: OtherUsersData) => ({ id: b.returnId });
const line = { itemId: '00000000-0000-4000-8000-000000000000', quantity: 1, condition: 'unopened' };

export const returnRows: Rows<typeof returnEndpoints & typeof officeReturnEndpoints> = {
  'GET /api/orders/:id/returns': { cells: buyerOnly(200), params: boughtOrder },
  // B's order and the guest's have not been delivered.
  'POST /api/orders/:id/returns': {
    cells: buyerOnly(409),
    params: boughtOrder,
    body: () => ({ lines: [line], reason: 'mistake' }),
  },
  'GET /api/admin/returns': { cells: adminOnly(200) },
  'GET /api/admin/returns/views': { cells: adminOnly(200) },
  'GET /api/admin/returns/:id': { cells: adminOnly(200), params: ofB },
  'POST /api/admin/returns/:id/approve': { cells: adminOnly(200), params: ofB, body: () => ({ version: 1 }) },
  'POST /api/admin/returns/:id/decline': {
    cells: adminOnly(200),
    params: ofB,
    body: () => ({ version: 1, reason: 'R' }),
  },
  // It waits for an answer.
  'POST /api/admin/returns/:id/receive': {
    cells: adminOnly(409),
    params: ofB,
    body: () => ({ version: 1, lines: [{ itemId: line.itemId, arrived: 1, put: 'scrap' }] }),
  },
  'POST /api/admin/returns/:id/refund': { cells: adminOnly(409), params: ofB, body: () => ({ version: 1 }) },
};
