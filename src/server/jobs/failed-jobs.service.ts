import { Refusal } from '#domain/errors.ts';
import type { Database } from '../db/database.ts';
import * as jobs from './job.repository.ts';

export type FailedJobService = ReturnType<typeof createFailedJobService>;

/** The jobs that were given up, for the admin to look at. */
export const createFailedJobService = (db: Database) => ({
  async list() {
    const rows = await jobs.listFailed(db);
    return rows.map(({ createdAt, ...job }) => ({ ...job, createdAt: createdAt.toISOString() }));
  },

  async retry(id: string): Promise<void> {
    if (!(await jobs.retry(db, id))) throw new Refusal('nothing-here');
  },
});
