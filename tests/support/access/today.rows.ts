import type { todayEndpoints } from '#contracts/today.ts';
import { adminOnly, type Rows } from './rows.ts';

export const todayRows: Rows<typeof todayEndpoints> = {
  'GET /api/admin/todo': { cells: adminOnly(200) },
  'GET /api/admin/sales': { cells: adminOnly(200) },
  'GET /api/admin/at-hand': { cells: adminOnly(200) },
};
