import { z } from 'zod';
import { confirmedMinutes } from '#domain/accounts/staff.ts';
import { knownPassword } from '../accounts.ts';
import type { Endpoints } from '../endpoint.ts';

export const adminSafetyEndpoints = {
  'POST /api/admin/confirm-password': {
    summary: `The password again: dangerous things are open to this session for ${confirmedMinutes} minutes. 403: wrong password.`,
    access: 'admin',
    right: 'office',
    body: z.object({ password: knownPassword }),
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
