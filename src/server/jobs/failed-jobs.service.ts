import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database } from '../db/database.ts';
import * as jobs from './job.repository.ts';

export type FailedJobService = ReturnType<typeof createFailedJobService>;

/** The jobs that were given up, for the admin to look at. */
export const createFailedJobService = (db: Database) => ({
  async list() {
    const rows = await jobs.listFailed(db);
    return rows.map(({ createdAt, ...job }) => ({ ...job, createdAt: createdAt.toISOString() }));
  },

  retry: (id: string, staff: Staff): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await jobs.retry(tx, id))) throw new Refusal('nothing-here');
      await recordChange(tx, staff, { thing: 'job', thingId: id, label: 'a job that failed', action: 'tried again' });
    }),
});
