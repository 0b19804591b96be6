import { z } from 'zod';
import { contributionWords, contributionId } from './contributions.ts';
import type { Endpoints } from './endpoint.ts';

const office = { access: 'admin', right: 'community' } as const;

const shopAnswer = z
  .object({
    words: z.string(),
    version: z.int(),
    at: z.string().describe('ISO 8601, UTC.'),
  })
  .nullable()
  .describe('What the shop answers; null: nothing yet.');

export type OfficeAnswer = z.infer<typeof shopAnswer>;

export const answerEndpoints = {
  'GET /api/admin/contributions/:id/answer': {
    summary: 'What the shop answers to a review, a question or a build.',
    ...office,
    params: contributionId,
    reply: z.object({ answer: shopAnswer }),
    status: 200,
  },
  'POST /api/admin/contributions/:id/answer': {
    summary: 'Answers for everybody to read, or changes that answer. Its author gets it by mail once.',
    ...office,
    params: contributionId,
    body: z.object({
      words: contributionWords.min(1, 'Please write a few words.'),
      version: z.int().nullable().describe('Of the answer that was read; null: there was none.'),
    }),
    reply: z.object({ answer: shopAnswer }),
    status: 200,
  },
  'GET /api/admin/catalogue-ratings': {
    summary: 'Whether pages show the ratings that came with the first catalogue, and on how many products.',
    ...office,
    reply: z.object({
      isShown: z.boolean(),
      carried: z.int().describe('Products that have such figures.'),
      visible: z.int().describe('Those where they would stand: nobody has written a review yet.'),
    }),
    status: 200,
  },
  'POST /api/admin/catalogue-ratings': {
    summary: 'Drops the ratings that came with the first catalogue, or brings them back.',
    access: 'admin',
    right: 'settings',
    body: z.object({ isShown: z.boolean() }),
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
