import type { Serve } from '../http/api-routes.ts';
import type { FailedJobService } from './failed-jobs.service.ts';

export function jobRoutes(serve: Serve, failedJobs: FailedJobService): void {
  serve('GET /api/admin/failed-jobs', () => failedJobs.list());
  serve('POST /api/admin/failed-jobs/:id/retry', ({ params, staff }) => failedJobs.retry(params.id, staff));
}
