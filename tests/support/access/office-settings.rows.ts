import type { officeSettingsEndpoints } from '#contracts/settings.ts';
import { adminOnly, type Rows } from './rows.ts';

export const officeSettingsRows: Rows<typeof officeSettingsEndpoints> = {
  'GET /api/admin/settings': { cells: adminOnly(200) },
  'PATCH /api/admin/settings': { cells: adminOnly(200), body: () => ({ version: 0, values: {} }) },
};
