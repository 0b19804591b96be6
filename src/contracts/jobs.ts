import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const failedJob = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: z.string().describe('ISO 8601, UTC.'),
  })
  .meta({ id: 'FailedJob' });

export const jobEndpoints = {
  'GET /api/admin/failed-jobs': {
    summary: 'Mails and other jobs that were given up after many tries. They are kept until someone tries them again.',
    access: 'admin',
    right: 'jobs',
    reply: z.array(failedJob),
    status: 200,
  },
  'POST /api/admin/failed-jobs/:id/retry': {
    summary: 'Tries a job again that was given up.',
    access: 'admin',
    right: 'jobs',
    params: z.object({ id: z.string().max(200) }),
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
