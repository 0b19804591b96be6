import type { jobEndpoints } from '#contracts/jobs.ts';
import { adminOnly, type Rows } from './rows.ts';

export const jobRows: Rows<typeof jobEndpoints> = {
  'GET /api/admin/failed-jobs': { cells: adminOnly(200) },
  'POST /api/admin/failed-jobs/:id/retry': { cells: adminOnly(204), params: (b) => ({ id: b.failedJobId }) },
};
