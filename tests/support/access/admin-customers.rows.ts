import type { adminCustomerEndpoints } from '#contracts/customers.ts';
import { adminOnly, type OtherUsersData, type Rows } from './rows.ts';

const customer = (b: OtherUsersData) => ({ id: `u${b.userId}` });

export const adminCustomerRows: Rows<typeof adminCustomerEndpoints> = {
  'GET /api/admin/customers': { cells: adminOnly(200) },
  'GET /api/admin/customers/:id': { cells: adminOnly(200), params: customer },
  'POST /api/admin/customers/:id/export': { cells: adminOnly(200), params: customer },
  'DELETE /api/admin/customers/:id': { cells: adminOnly(204), params: customer },
};
