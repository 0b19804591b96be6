import type { officeSearchEndpoints } from '#contracts/office-search.ts';
import { adminOnly, type Rows } from './rows.ts';

export const officeSearchRows: Rows<typeof officeSearchEndpoints> = {
  'GET /api/admin/find': { cells: adminOnly(200), query: '?q=fuzz' },
};
