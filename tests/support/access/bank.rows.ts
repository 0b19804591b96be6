import type { bankEndpoints } from '#contracts/bank.ts';
import { adminOnly, type Rows } from './rows.ts';

/** What is sent here is no file, and no order waits for this payment. */
export const bankRows: Rows<typeof bankEndpoints> = {
  'POST /api/admin/bank/statement': { cells: adminOnly(415) },
  'GET /api/admin/bank/payable': { cells: adminOnly(200), query: '?search=PK-1001&amount=1.00' },
  'POST /api/admin/bank/payments': {
    cells: adminOnly(200),
    body: () => ({
      payments: [
        {
          bookedOn: '2026-11-17',
          amount: '1.00',
          description: '',
          reference: '',
          orderId: '00000000-0000-4000-8000-000000000000',
        },
      ],
    }),
  },
};
