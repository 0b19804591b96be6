import { z } from 'zod';
import {
  contributionLimits as limits,
  contributionSentences as sentences,
  flagReasons,
  type FlagReason,
} from '#domain/contributions/contribution.ts';
import { cleanWords, hasLinks } from '#domain/contributions/clean-words.ts';
import { isPlainLine, isPlainText } from '#domain/text.ts';
import type { Endpoints } from './endpoint.ts';

/**
 * What somebody writes for everybody. Links and mail addresses are taken out of it. What is too long is not searched for them:
 * that takes time by the square of its length.
 */
export const contributionWords = z
  .string(sentences.wordsMissing)
  .trim()
  .max(limits.words, { error: sentences.wordsLong, abort: true })
  .refine(isPlainText, sentences.wordsNotPlain)
  // What stands where a link was is longer than many a link.
  .refine((words) => cleanWords(words).length <= limits.words, sentences.wordsLong);

export const shownName = z
  .string(sentences.nameMissing)
  .trim()
  .min(1, sentences.nameMissing)
  .max(limits.shownName, { error: sentences.nameLong, abort: true })
  .refine(isPlainLine, sentences.nameNotOneLine)
  .refine((name) => !hasLinks(name), sentences.nameWithLink);

export const stars = z.int('stars must be a whole number from 1 to 5.').min(1).max(5);

export const contributionId = z.object({ id: z.uuid('A contribution is named by a uuid.') });

export const flagWhy = z.enum(
  Object.keys(flagReasons) as [FlagReason, ...FlagReason[]],
  'Please say what is wrong with it.',
);

export const contributionEndpoints = {
  'POST /api/contributions/:id/mark': {
    summary: 'Marks a review or an answer as helpful, or likes a build; or takes it back.',
    access: 'user',
    params: contributionId,
    body: z.object({ isMarked: z.boolean() }),
    reply: z.object({ marks: z.int() }),
    status: 200,
  },
  'POST /api/contributions/:id/flags': {
    summary: 'Tells the shop that something is wrong with what somebody wrote or showed.',
    access: 'user',
    params: contributionId,
    body: z.object({
      why: flagWhy,
      words: z.string().trim().min(1).max(limits.flagWords).refine(isPlainText, sentences.wordsNotPlain).optional(),
    }),
    reply: null,
    status: 204,
  },
  'DELETE /api/contributions/:id': {
    summary: 'Withdraws what one has written or shown. It and its pictures are gone at once.',
    access: 'user',
    params: contributionId,
    reply: null,
    status: 204,
  },
} as const satisfies Endpoints;
