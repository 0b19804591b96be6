import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

export const user = z
  .object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    createdAt: z.string().describe('ISO 8601, UTC.'),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof user>;

export const accountEndpoints = {
  'GET /api/user': {
    summary: 'The signed-in user. 401: nobody is signed in.',
    access: 'user',
    reply: user,
    status: 200,
  },
  'POST /api/logout': {
    summary: 'Signs out. The cart stays.',
    access: 'visitor',
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
