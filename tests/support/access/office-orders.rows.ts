import type { orderActionEndpoints } from '#contracts/order-actions.ts';
import type { orderPaperEndpoints } from '#contracts/order-papers.ts';
import type { orderRefundEndpoints } from '#contracts/order-refunds.ts';
import type { officeOrderEndpoints } from '#contracts/office-orders.ts';
import type { invoiceEndpoints } from '#contracts/invoices.ts';
import { adminOnly, anyOrder, type Rows } from './rows.ts';

const address = { name: 'N', streetAddress: 'S', city: 'C', state: 'Oregon', zipCode: '97205' };

export const officeOrderRows: Rows<
  typeof officeOrderEndpoints &
    typeof orderActionEndpoints &
    typeof orderRefundEndpoints &
    typeof orderPaperEndpoints &
    Pick<
      typeof invoiceEndpoints,
      'GET /api/admin/orders/:id/invoice' | 'GET /api/admin/orders/:id/credit-notes/:noteId'
    >
> = {
  'GET /api/admin/orders': { cells: adminOnly(200) },
  'GET /api/admin/orders/views': { cells: adminOnly(200) },
  'GET /api/admin/orders/export': { cells: adminOnly(200) },
  'GET /api/admin/orders/:id': { cells: adminOnly(200), params: anyOrder },
  'POST /api/admin/orders/:id/status': {
    cells: adminOnly(200),
    params: anyOrder,
    body: () => ({ status: 'cancelled' }),
  },
  'POST /api/admin/orders/moves': { cells: adminOnly(200), body: () => ({ to: 'confirmed', orders: ['PK-1'] }) },
  'POST /api/admin/orders/moves/plan': { cells: adminOnly(200), body: () => ({ to: 'confirmed', filter: {} }) },
  // B's order has not been shipped.
  'POST /api/admin/orders/:id/parcel': {
    cells: adminOnly(409),
    params: anyOrder,
    body: () => ({ parcel: { carrier: 'dtdc', trackingNumber: null } }),
  },
  // B's order is paid by the gateway, and there is no money to give back.
  'POST /api/admin/orders/:id/paid': { cells: adminOnly(409), params: anyOrder },
  'POST /api/admin/orders/:id/refunded': { cells: adminOnly(409), params: anyOrder },
  'POST /api/admin/orders/:id/refunds': {
    cells: adminOnly(409),
    params: anyOrder,
    body: () => ({ amount: '1', reason: 'R' }),
  },
  // B's order has no refund that failed.
  'POST /api/admin/orders/:id/refunds/:refundId/retry': {
    cells: adminOnly(409),
    params: (b) => ({ id: b.orderId, refundId: 'none' }),
  },
  'POST /api/admin/orders/:id/refunds/:refundId/by-hand': {
    cells: adminOnly(409),
    params: (b) => ({ id: b.orderId, refundId: 'none' }),
    body: () => ({ reference: 'UTR 1' }),
  },
  'POST /api/admin/orders/:id/payments/:paymentId/refunds': {
    cells: adminOnly(404),
    params: (b) => ({ id: b.orderId, paymentId: 'pay_none' }),
    body: () => ({ amount: '1', reason: 'R' }),
  },
  'POST /api/admin/orders/:id/address': {
    cells: adminOnly(409),
    params: anyOrder,
    body: () => ({ version: 999, shippingAddress: address }),
  },
  'POST /api/admin/orders/:id/notes': {
    cells: adminOnly(200),
    params: anyOrder,
    body: () => ({ text: 'N', forBuyer: false }),
  },
  'GET /api/admin/orders/:id/invoice': { cells: adminOnly(200), params: anyOrder },
  'GET /api/admin/orders/:id/credit-notes/:noteId': {
    cells: adminOnly(200),
    params: (b) => ({ id: b.orderId, noteId: b.creditNoteId }),
  },
  'GET /api/admin/orders/packing-slips': { cells: adminOnly(404), query: '?orders=PK-1' },
  'GET /api/admin/orders/labels': { cells: adminOnly(404), query: '?orders=PK-1' },
  'GET /api/admin/orders/customs-sheet': { cells: adminOnly(404), query: '?orders=PK-1' },
  'GET /api/admin/orders/pick-list': { cells: adminOnly(404), query: '?orders=PK-1' },
};
