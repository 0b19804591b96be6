import type { importEndpoints } from '#contracts/imports.ts';
import { adminOnly, type Rows } from './rows.ts';

const none = () => ({ id: '00000000-0000-4000-8000-000000000000' });

/** Nothing was imported, so that there is nothing to look at; and what is sent here is no file. */
export const importRows: Rows<typeof importEndpoints> = {
  'GET /api/admin/products.csv': { cells: adminOnly(200) },
  'GET /api/admin/imports': { cells: adminOnly(200) },
  'POST /api/admin/imports': { cells: adminOnly(415), query: '?name=products.csv' },
  'GET /api/admin/imports/:id': { cells: adminOnly(404), params: none },
  'PATCH /api/admin/imports/:id': {
    cells: adminOnly(404),
    params: none,
    body: () => ({ row: 2, column: 'price', value: '1' }),
  },
  'POST /api/admin/imports/:id/apply': { cells: adminOnly(404), params: none, body: () => ({ fingerprint: 'x' }) },
  'GET /api/admin/imports/:id/undo': { cells: adminOnly(404), params: none },
  'POST /api/admin/imports/:id/undo': { cells: adminOnly(404), params: none },
};
