import type { customerEndpoints } from '#contracts/customers.ts';
import { adminOnly, type OtherUsersData, type Rows } from './rows.ts';

const customer = (b: OtherUsersData) => ({ id: `u${b.userId}` });

export const customerRows: Rows<typeof customerEndpoints> = {
  'GET /api/admin/customers': { cells: adminOnly(200) },
  'GET /api/admin/customers/:id': { cells: adminOnly(200), params: customer },
  'POST /api/admin/customers/:id/export': { cells: adminOnly(200), params: customer },
  'DELETE /api/admin/customers/:id': { cells: adminOnly(204), params: customer },
};
