import type { quoteEndpoints } from '#contracts/quotes.ts';
import { cartOwnerOnly, everyone, type OtherUsersData, type Rows } from './rows.ts';

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
  'GET /api/quotes/:number': { cells: cartOwnerOnly(200), params: number },
};
