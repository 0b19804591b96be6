import type { savedViewEndpoints } from '#contracts/saved-views.ts';
import { adminOnly, type Rows } from './rows.ts';

export const savedViewRows: Rows<typeof savedViewEndpoints> = {
  'GET /api/admin/views': { cells: adminOnly(200), query: '?list=orders' },
  'POST /api/admin/views': { cells: adminOnly(200), body: () => ({ list: 'orders', name: 'N', filter: {} }) },
  'DELETE /api/admin/views/:id': { cells: adminOnly(404), params: () => ({ id: 'x' }) },
};
