import type { drawingEndpoints } from '#contracts/pictures.ts';
import { adminOnly, type Rows } from './rows.ts';

/** What is sent here is no drawing. */
export const drawingRows: Rows<typeof drawingEndpoints> = {
  'POST /api/admin/drawings/preview': { cells: adminOnly(400), body: () => ({ draw: 'mouse' }) },
  'POST /api/admin/drawings': { cells: adminOnly(400), body: () => ({ draw: 'mouse' }) },
};
