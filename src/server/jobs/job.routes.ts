import { Refusal } from '#domain/errors.ts';
import type { Serve } from '../plugins/api-routes.ts';
import type { Database } from '../db/database.ts';
import * as jobs from './job.repository.ts';
import type { FailedJobRow } from './job.repository.ts';

const toFailedJob = ({ createdAt, ...job }: FailedJobRow) => ({ ...job, createdAt: createdAt.toISOString() });

export function jobRoutes(serve: Serve, db: Database): void {
  serve('GET /api/admin/failed-jobs', async () => (await jobs.listFailed(db)).map(toFailedJob));

  serve('POST /api/admin/failed-jobs/:id/retry', async ({ params }) => {
    if (!(await jobs.retry(db, params.id))) throw new Refusal('nothing-here');
  });
}
