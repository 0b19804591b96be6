import { z } from 'zod';
import { auditedThings } from '#domain/accounts/staff.ts';
import type { Endpoints } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';

const auditEntry = z
  .object({
    id: z.string(),
    staffName: z.string(),
    thing: z.enum(auditedThings),
    thingId: z.string(),
    label: z.string(),
    action: z.string(),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
    at: z.string().describe('ISO 8601, UTC.'),
  })
  .meta({ id: 'AuditEntry' });

export type AuditEntry = z.infer<typeof auditEntry>;

const thing = z.enum(auditedThings, `thing must be one of ${auditedThings.join(', ')}.`);
const thingId = z.string().max(200);

export const auditEndpoints = {
  'GET /api/admin/audit': {
    summary: 'Every change that was made in the office, the newest first; of one thing, or by one person, if asked.',
    access: 'admin',
    right: 'audit',
    query: z.object({
      thing: thing.optional(),
      thingId: thingId.optional(),
      staff: z
        .string()
        .regex(/^\d{1,9}$/, 'staff must be the number of an account.')
        .transform(Number)
        .optional(),
      person: z.string().max(200).optional().describe('The name of whoever did it, as the entries have it.'),
      search: z
        .string()
        .trim()
        .max(200)
        .optional()
        .describe('Words that are all somewhere in the entry: in its name, who did it, what was and what is.'),
      ...pageQuery,
    }),
    reply: pageOf(auditEntry),
    status: 200,
  },
  'GET /api/admin/audit/people': {
    summary: 'The names of everybody who changed something in the office, also of those who left.',
    access: 'admin',
    right: 'audit',
    reply: z.array(z.string()),
    status: 200,
  },
  'GET /api/admin/history': {
    summary: 'The changes of one thing, the newest first, for whoever may see the thing beside which they stand.',
    access: 'admin',
    right: 'office',
    query: z.object({ thing, thingId, ...pageQuery }),
    reply: pageOf(auditEntry),
    status: 200,
  },
} as const satisfies Endpoints;
