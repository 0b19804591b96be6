import { z } from 'zod';
import { rights, staffRoles } from '#domain/accounts/staff.ts';
import type { Endpoints } from '../endpoint.ts';

const me = z
  .object({
    userId: z.int(),
    username: z.string(),
    name: z.string(),
    role: z.enum(staffRoles),
    rights: z.array(z.enum(rights)),
    lacksFactor: z.boolean().describe('Must set up a second factor before anything else.'),
  })
  .meta({ id: 'StaffMember' });

export type Me = z.infer<typeof me>;

export const adminStaffEndpoints = {
  'GET /api/admin/me': {
    summary: 'Who is at work in the office, and what they may do.',
    access: 'admin',
    right: 'office',
    withoutFactor: true,
    reply: me,
    status: 200,
  },
} as const satisfies Endpoints;
