import type { staffEndpoints } from '#contracts/staff.ts';
import { ownPassword } from '../builders/accounts.ts';
import { adminOnly, everyone, type OtherUsersData, type Rows } from './rows.ts';

/** B is a customer, and has no access to change. */
const customer = (b: OtherUsersData) => ({ id: `${b.userId}` });

export const staffRows: Rows<typeof staffEndpoints> = {
  'GET /api/admin/me': { cells: adminOnly(200) },
  'GET /api/admin/staff': { cells: adminOnly(200) },
  'POST /api/admin/staff/invitations': {
    cells: adminOnly(201),
    body: () => ({ email: 'new@example.com', role: 'clerk' }),
  },
  'DELETE /api/admin/staff/invitations/:id': { cells: adminOnly(404), params: (b) => ({ id: b.addressId }) },
  'PATCH /api/admin/staff/:id': { cells: adminOnly(404), params: customer, body: () => ({ role: 'clerk' }) },
  'DELETE /api/admin/staff/:id': { cells: adminOnly(404), params: customer },
  'DELETE /api/admin/staff/:id/factors': { cells: adminOnly(404), params: customer },
  'POST /api/admin/users/:id/sign-out': { cells: adminOnly(204), params: customer },
  'POST /api/staff-invitation': {
    cells: everyone(400),
    body: () => ({ token: 'x'.repeat(43), firstName: 'N', lastName: 'N', password: ownPassword }),
  },
};
