import type { adminSafetyEndpoints } from '#contracts/admin/safety.ts';
import { ownPassword } from '../builders/accounts.ts';
import { adminOnly, type Rows } from './rows.ts';

export const adminSafetyRows: Rows<typeof adminSafetyEndpoints> = {
  'POST /api/admin/confirm-password': { cells: adminOnly(204), body: () => ({ password: ownPassword }) },
};
