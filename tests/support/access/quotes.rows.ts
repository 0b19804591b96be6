import type { officeQuoteEndpoints } from '#contracts/office-quotes.ts';
import type { quoteEndpoints } from '#contracts/quotes.ts';
import { adminOnly, cartOwnerOnly, everyone, signedIn, type OtherUsersData, type Rows } from './rows.ts';

const number = (b: OtherUsersData) => ({ number: b.quoteNumber });

export const quoteRows: Rows<typeof quoteEndpoints> = {
  'POST /api/quotes': {
    cells: everyone(201),
    body: (_, b) => ({
      name: 'N',
      email: 'x@example.com',
      country: 'India',
      state: 'Goa',
      zipCode: '403001',
      lines: [{ productId: b.productId, quantity: 1 }],
    }),
  },
  'GET /api/quotes': { cells: signedIn(200) },
  'POST /api/quote-links': { cells: everyone(202), body: () => ({ number: 'Q-1001', email: 'user-b@example.com' }) },
  'GET /api/quotes/:number': { cells: cartOwnerOnly(200), params: number },
  'POST /api/quotes/:number/accept': {
    cells: cartOwnerOnly(201),
    params: number,
    body: () => ({ version: 1, paymentMethod: 'razorpay', streetAddress: '1 Road', city: 'Panaji' }),
  },
  'POST /api/quotes/:number/decline': {
    cells: cartOwnerOnly(200),
    params: number,
    body: () => ({ version: 1, reason: 'No budget.' }),
  },
  'POST /api/quotes/:number/messages': {
    cells: cartOwnerOnly(201),
    params: number,
    body: () => ({ body: 'When?' }),
  },
  // B's quote is for no class.
  'GET /api/quotes/:number/packing-list': { cells: signedIn(404), params: number },
  'GET /api/quotes/:number/pdf': { cells: cartOwnerOnly(200), params: number },
};

const id = (b: OtherUsersData) => ({ id: b.quoteId });

const sheet = (b: OtherUsersData) => ({
  version: 2,
  lines: [{ productId: b.productId, quantity: 2, price: '100.00' }],
  discount: null,
  freight: '0.00',
  shippingMethod: 'domestic-standard',
  deliveryDays: 7,
  validDays: 30,
  note: null,
});

export const officeQuoteRows: Rows<typeof officeQuoteEndpoints> = {
  'GET /api/admin/quotes': { cells: adminOnly(200) },
  'POST /api/admin/quotes': { cells: adminOnly(201) },
  // It is no draft.
  'POST /api/admin/quotes/:id/order': {
    cells: adminOnly(409),
    params: id,
    body: () => ({ version: 2, payment: 'counter' }),
  },
  'GET /api/admin/quotes/:id': { cells: adminOnly(200), params: id },
  'PATCH /api/admin/quotes/:id': { cells: adminOnly(200), params: id, body: (_, b) => sheet(b) },
  'POST /api/admin/quotes/:id/send': { cells: adminOnly(200), params: id, body: () => ({ version: 2 }) },
  'POST /api/admin/quotes/:id/messages': { cells: adminOnly(201), params: id, body: () => ({ body: 'Soon.' }) },
  'POST /api/admin/quotes/:id/decline': { cells: adminOnly(200), params: id, body: () => ({ version: 2 }) },
  // B has not declined it.
  'POST /api/admin/quotes/:id/reopen': { cells: adminOnly(409), params: id, body: () => ({ version: 2 }) },
  'GET /api/admin/quotes/:id/pdf': { cells: adminOnly(200), params: id },
  // B's quote is for no class.
  'GET /api/admin/quotes/:id/class-papers/:paper': {
    cells: adminOnly(409),
    params: (b) => ({ id: b.quoteId, paper: 'packing-list' }),
  },
};
