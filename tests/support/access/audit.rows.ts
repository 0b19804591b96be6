import type { auditEndpoints } from '#contracts/audit.ts';
import { adminOnly, type Rows } from './rows.ts';

export const auditRows: Rows<typeof auditEndpoints> = {
  'GET /api/admin/audit': { cells: adminOnly(200) },
  'GET /api/admin/audit/people': { cells: adminOnly(200) },
  'GET /api/admin/history': { cells: adminOnly(200), query: '?thing=message&thingId=x' },
};
