import type { officeReturnEndpoints } from '#contracts/office-returns.ts';
import type { returnEndpoints } from '#contracts/returns.ts';
import { adminOnly, buyerOnly, cells, type Caller, type OtherUsersData, type Rows } from './rows.ts';

const boughtOrder = (b: OtherUsersData, caller: Caller) => ({ id: caller === 'guest' ? b.guestOrderId : b.orderId });
const ofB = (b: OtherUsersData) => ({ id: b.returnId });
const returnOfB = (b: OtherUsersData, caller: Caller) => ({ ...boughtOrder(b, caller), returnId: b.returnId });
const line = { itemId: '00000000-0000-4000-8000-000000000000', quantity: 1, condition: 'unopened' };

export const returnRows: Rows<typeof returnEndpoints & typeof officeReturnEndpoints> = {
  'GET /api/orders/:id/returns': { cells: buyerOnly(200), params: boughtOrder },
  // B's order and the guest's have not been delivered.
  'POST /api/orders/:id/returns': {
    cells: buyerOnly(409),
    params: boughtOrder,
    body: () => ({ lines: [line], reason: 'mistake' }),
  },
  // There is no such item, whosever the order is.
  'GET /api/orders/:id/items/:itemId/parts': {
    cells: buyerOnly(400),
    params: (b, caller) => ({ ...boughtOrder(b, caller), itemId: line.itemId }),
  },
  'POST /api/orders/:id/claims': {
    cells: buyerOnly(400),
    params: boughtOrder,
    body: () => ({ itemId: line.itemId, problem: 'missing' }),
  },
  // The guest's order has none.
  'POST /api/orders/:id/returns/:returnId/messages': {
    cells: cells(404, 404, 201, 404),
    params: returnOfB,
    body: () => ({ text: 'Hello?' }),
  },
  'POST /api/orders/:id/returns/:returnId/photos': { cells: cells(404, 404, 415, 404), params: returnOfB },
  'GET /api/orders/:id/returns/:returnId/photos/:photoId': {
    cells: cells(404, 404, 200, 404),
    params: (b, caller) => ({ ...returnOfB(b, caller), photoId: b.returnPhotoId }),
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
  'POST /api/admin/returns/:id/messages': {
    cells: adminOnly(200),
    params: ofB,
    body: () => ({ version: 1, text: 'Hello.' }),
  },
  // No spare is sent for what comes back.
  'POST /api/admin/returns/:id/spare': { cells: adminOnly(409), params: ofB, body: () => ({ version: 1, units: [] }) },
  'GET /api/admin/returns/:id/photos/:photoId': {
    cells: adminOnly(200),
    params: (b) => ({ ...ofB(b), photoId: b.returnPhotoId }),
  },
  'POST /api/admin/returns/:id/refund': { cells: adminOnly(409), params: ofB, body: () => ({ version: 1 }) },
};
