import type { adminTodayEndpoints } from '#contracts/today.ts';
import { adminOnly, type Rows } from './rows.ts';

export const adminTodayRows: Rows<typeof adminTodayEndpoints> = {
  'GET /api/admin/todo': { cells: adminOnly(200) },
  'GET /api/admin/sales': { cells: adminOnly(200) },
  'GET /api/admin/at-hand': { cells: adminOnly(200) },
};
