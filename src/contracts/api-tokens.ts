import { z } from 'zod';
import { rights } from '#domain/accounts/staff.ts';
import { apiTokenLimits, apiTokenSentences as sentences } from '#domain/api-tokens/api-tokens.ts';
import { isPlainText } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';

const moment = z.string().describe('ISO 8601, UTC.');

const apiToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    ending: z.string().describe('Its last four characters.'),
    madeBy: z.string(),
    rights: z.array(z.enum(rights)).describe('What it may do now: never more than whoever made it.'),
    createdAt: moment,
    expiresAt: moment,
    lastUsedAt: moment.nullable().describe('Within some minutes.'),
  })
  .meta({ id: 'ApiToken' });

export type ApiToken = z.infer<typeof apiToken>;

const right = z.enum(rights, `A right is one of ${rights.join(', ')}.`);

export const newApiToken = z.object({
  name: z
    .string(sentences.name)
    .trim()
    .min(1, sentences.name)
    .max(apiTokenLimits.nameLength, sentences.name)
    .refine(isPlainText, sentences.name),
  rights: z
    .array(right, sentences.rights)
    .min(1, sentences.rights)
    .max(rights.length, sentences.rights)
    .transform((chosen) => [...new Set(chosen)]),
  days: z.int(sentences.days).min(1, sentences.days).max(apiTokenLimits.days, sentences.days),
});

export const apiTokenEndpoints = {
  'GET /api/admin/tokens': {
    summary: 'The tokens of programs.',
    access: 'admin',
    right: 'programs',
    reply: z.array(apiToken),
    status: 200,
  },
  'POST /api/admin/tokens': {
    summary: 'Makes a token, which is shown this once. 403: it would be allowed more than you are.',
    access: 'admin',
    right: 'programs',
    requiresRecentPassword: true,
    body: newApiToken,
    reply: z.object({ id: z.uuid(), token: z.string() }).meta({ id: 'NewApiToken' }),
    status: 201,
  },
  'DELETE /api/admin/tokens/:id': {
    summary: 'Revokes a token: the next call with it is refused.',
    access: 'admin',
    right: 'programs',
    params: z.object({ id: z.string().max(100) }),
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
