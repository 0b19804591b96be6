import { Refusal } from '#domain/errors.ts';
import type { Serve } from '../api-routes.ts';
import type { Database } from '../db/database.ts';
import * as jobs from './job.repository.ts';

export function jobRoutes(serve: Serve, db: Database): void {
  serve('GET /api/admin/failed-jobs', async () =>
    (await jobs.failed(db)).map(({ createdAt, ...job }) => ({ ...job, createdAt: createdAt.toISOString() })),
  );

  serve('POST /api/admin/failed-jobs/:id/retry', async ({ params }) => {
    if (!(await jobs.revive(db, params.id))) throw new Refusal('nothing-here');
  });
}
