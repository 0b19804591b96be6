import type { adminStaffEndpoints } from '#contracts/admin/staff.ts';
import { adminOnly, type Rows } from './rows.ts';

export const adminStaffRows: Rows<typeof adminStaffEndpoints> = {
  'GET /api/admin/me': { cells: adminOnly(200) },
};
