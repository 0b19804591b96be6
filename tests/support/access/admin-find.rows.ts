import type { adminFindEndpoints } from '#contracts/office-search.ts';
import { adminOnly, type Rows } from './rows.ts';

export const adminFindRows: Rows<typeof adminFindEndpoints> = {
  'GET /api/admin/find': { cells: adminOnly(200), query: '?q=fuzz' },
};
