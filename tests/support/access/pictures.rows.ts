import type { pictureEndpoints } from '#contracts/pictures.ts';
import { adminOnly, type Rows } from './rows.ts';

/** What is sent here is no file. */
export const pictureRows: Rows<typeof pictureEndpoints> = {
  'GET /api/admin/drawn-pictures': { cells: adminOnly(200) },
  'POST /api/admin/pictures': { cells: adminOnly(415) },
};
