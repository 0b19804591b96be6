import { z } from 'zod';
import {
  contributionKinds,
  contributionLimits as limits,
  contributionStates,
} from '#domain/contributions/contribution.ts';
import { isPlainLine } from '#domain/text.ts';
import { contributionId, flagWhy } from './contributions.ts';
import type { Endpoints } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';

const at = z.string().describe('ISO 8601, UTC.');

const moderated = z
  .object({
    id: z.uuid(),
    kind: z.enum(contributionKinds),
    product: z.object({ slug: z.string(), name: z.string() }),
    author: z
      .object({
        userId: z.int(),
        username: z.string(),
        since: at,
        orders: z.int().describe('Delivered ones.'),
        others: z.int().describe('What else they have written or shown.'),
        hidden: z.int().describe('How many of those are hidden.'),
      })
      .nullable()
      .describe('Null: the shop itself.'),
    shownName: z.string(),
    words: z.string(),
    stars: z.int().nullable(),
    about: z.string().nullable().describe('What an answer answers.'),
    path: z.string().describe('Where it stands in the shop.'),
    photos: z.array(z.uuid()).describe('Of a build: for GET /api/admin/build-photos/:photoId.'),
    state: z.enum(contributionStates),
    reason: z.string().nullable(),
    flags: z.array(z.object({ why: flagWhy, words: z.string().nullable(), at })),
    version: z.int(),
    at,
    editedAt: at.nullable(),
    decidedAt: at.nullable(),
  })
  .meta({ id: 'ModeratedContribution' });

export type ModeratedContribution = z.infer<typeof moderated>;

/** todo: nobody here has looked at it since it was written, changed or reported. */
export const moderationViews = ['todo', 'hidden', 'all'] as const;
export type ModerationView = (typeof moderationViews)[number];

const version = z.int('version must be the one that was read.');
const office = { access: 'admin', right: 'community' } as const;

export const moderationEndpoints = {
  'GET /api/admin/contributions': {
    summary:
      'What people wrote and showed. What is to be looked at comes in the order it came, all else the newest first.',
    ...office,
    query: z.object({
      view: z.enum(moderationViews, `view must be one of ${moderationViews.join(', ')}.`).optional(),
      kind: z.enum(contributionKinds, `kind must be one of ${contributionKinds.join(', ')}.`).optional(),
      ...pageQuery,
    }),
    reply: pageOf(moderated),
    status: 200,
  },
  'GET /api/admin/contributions/views': {
    summary: 'How many there are to look at, and how many are hidden.',
    ...office,
    reply: z.object({ todo: z.int(), hidden: z.int() }),
    status: 200,
  },
  'GET /api/admin/contributions/:id': {
    summary: 'One of them.',
    ...office,
    params: contributionId,
    reply: moderated,
    status: 200,
  },
  'POST /api/admin/contributions/:id/show': {
    summary: 'Lets something show, stay, or come back.',
    ...office,
    params: contributionId,
    body: z.object({ version }),
    reply: moderated,
    status: 200,
  },
  'POST /api/admin/contributions/:id/hide': {
    summary: 'Hides something. The reason stands in its place, and goes to its author by mail.',
    ...office,
    params: contributionId,
    body: z.object({
      version,
      reason: z
        .string('Please say why.')
        .trim()
        .min(1, 'Please say why.')
        .max(limits.reason, `Please keep it under ${limits.reason} characters.`)
        .refine(isPlainLine, 'A reason is one line of plain text.'),
    }),
    reply: moderated,
    status: 200,
  },
} as const satisfies Endpoints;
