import type { officePaymentEndpoints } from '#contracts/payments.ts';
import { adminOnly, type Rows } from './rows.ts';

const noPayment = () => ({ id: 'pay_none' });

export const officePaymentRows: Rows<typeof officePaymentEndpoints> = {
  'GET /api/admin/payments': { cells: adminOnly(200) },
  'GET /api/admin/payments/:id': { cells: adminOnly(404), params: noPayment },
  'POST /api/admin/payments/:id/match': { cells: adminOnly(404), params: noPayment, body: () => ({ order: 'PK-1' }) },
  'POST /api/admin/payments/:id/refunds': {
    cells: adminOnly(404),
    params: noPayment,
    body: () => ({ amount: '1', reason: 'R' }),
  },
};
