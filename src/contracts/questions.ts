import { z } from 'zod';
import { placePattern, questionSentences as sentences, questionTopics } from '#domain/questions/questions.ts';
import { isPlainLine } from '#domain/text.ts';
import { contributionId, contributionWords, shownName } from './contributions.ts';
import type { Endpoints } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';
import { hiddenContribution } from './reviews.ts';

const at = z.string().describe('ISO 8601, UTC.');
const ofProduct = z.object({ id: z.string().min(1).max(200).describe('The uuid or the slug of a product.') });
const place = z.string().regex(placePattern, sentences.placeUnknown);

const answer = z.object({
  id: z.uuid(),
  by: z
    .enum(['shop', 'builder', 'buyer', 'other'])
    .describe('Who answers, as the database knows: the shop, somebody who built or bought it, or somebody else.'),
  shownName: z.string(),
  words: z.string(),
  marks: z.int().describe('How many people find it helpful.'),
  at,
});

export type Answer = z.infer<typeof answer>;

const shownQuestion = z.object({
  state: z.literal('shown'),
  id: z.uuid(),
  shownName: z.string(),
  words: z.string(),
  place: z.string().nullable().describe('The part or the step that it is about; null: the product as a whole.'),
  answers: z.array(answer).describe('That of the shop first, then the most helpful.'),
  at,
});

const question = z.discriminatedUnion('state', [shownQuestion, hiddenContribution]).meta({ id: 'Question' });

export type Question = z.infer<typeof question>;
export type ShownQuestion = z.infer<typeof shownQuestion>;

const questionCounts = z.object({ all: z.int(), product: z.int(), parts: z.int(), steps: z.int() });

const words = contributionWords.min(1, sentences.wordsMissing);

const ownQuestions = z
  .object({
    mayAnswer: z.boolean().describe('They bought it here, or built it.'),
    shownName: z.string().describe('Under which name it would stand.'),
    waiting: z
      .array(z.object({ id: z.uuid(), kind: z.enum(['question', 'answer']), words: z.string() }))
      .describe('What of theirs nobody else sees yet.'),
    marked: z.array(z.uuid()).describe('What of this product they find helpful.'),
  })
  .meta({ id: 'OwnQuestions' });

export type OwnQuestions = z.infer<typeof ownQuestions>;

const sent = z.object({ id: z.uuid(), isWaiting: z.boolean().describe('The office reads it before it shows.') });

export const newQuestion = z.object({ words, shownName, place: place.optional() });
export type NewQuestion = z.output<typeof newQuestion>;

export const newAnswer = z.object({ words: contributionWords.min(1, 'Please write a few words.'), shownName });
export type NewAnswer = z.output<typeof newAnswer>;

const foundQuestion = z
  .object({
    id: z.uuid(),
    words: z.string(),
    answers: z.int().describe('How many it has.'),
    product: z.object({ slug: z.string(), name: z.string() }),
  })
  .meta({ id: 'FoundQuestion' });

export type FoundQuestion = z.infer<typeof foundQuestion>;

export const questionEndpoints = {
  'GET /api/questions': {
    summary: 'Questions that were asked about any product, found by their words or those of an answer.',
    access: 'anyone',
    query: z.object({ q: z.string().trim().min(1).max(200).refine(isPlainLine, sentences.searchNotPlain) }),
    reply: z.array(foundQuestion),
    status: 200,
  },
  'GET /api/products/:id/questions': {
    summary: 'What people asked about a product, its parts and the steps of its build, ten at a time.',
    access: 'anyone',
    params: ofProduct,
    query: z.object({
      topic: z.enum(questionTopics, sentences.topicUnknown).optional(),
      place: place.optional().describe('Only those about this part or step.'),
      cursor: pageQuery.cursor,
    }),
    reply: pageOf(question).extend({ counts: questionCounts }),
    status: 200,
  },
  'GET /api/products/:id/questions/own': {
    summary: 'Whether one may answer questions about a product, and what of one’s own waits to be shown.',
    access: 'user',
    params: ofProduct,
    reply: ownQuestions,
    status: 200,
  },
  'POST /api/products/:id/questions': {
    summary: 'Asks about a product, a part of it, or a step of its build.',
    access: 'user',
    params: ofProduct,
    body: newQuestion,
    reply: sent,
    status: 201,
  },
  'POST /api/questions/:id/answers': {
    summary: 'Answers a question about something that one bought here, or built. Who asked gets it by mail.',
    access: 'user',
    params: contributionId,
    body: newAnswer,
    reply: sent,
    status: 201,
  },
} as const satisfies Endpoints;
