import { z } from 'zod';
import { reviewSentences as sentences, reviewSorts } from '#domain/reviews/reviews.ts';
import { contributionId, contributionWords, shownName } from './contributions.ts';
import type { Endpoints } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';

const at = z.string().describe('ISO 8601, UTC.');
const starCount = z.int(sentences.starsMissing).min(1, sentences.starsMissing).max(5, sentences.starsUnknown);
const ofProduct = z.object({ id: z.string().min(1).max(200).describe('The uuid or the slug of a product.') });

const shopAnswer = z.object({ id: z.uuid(), words: z.string(), at });

/** A place in a list where something stood that the shop has hidden. */
export const hiddenContribution = z.object({
  state: z.literal('hidden'),
  id: z.uuid(),
  reason: z.string(),
  at: at.describe('When it was hidden. ISO 8601, UTC.'),
});

const shownReview = z.object({
  state: z.literal('shown'),
  id: z.uuid(),
  shownName: z.string(),
  words: z.string(),
  stars: z.int(),
  boughtHere: z.boolean().describe('A delivered order of the author’s account has it.'),
  build: z
    .object({
      path: z.string(),
      measured: z.int().describe('How many readings were typed in the guided build.'),
      inside: z.int().describe('How many of them are inside their tolerance.'),
    })
    .nullable()
    .describe('The published build that this is the review of.'),
  answer: shopAnswer.nullable().describe('What the shop answers.'),
  marks: z.int().describe('How many people find it helpful.'),
  at,
  editedAt: at.nullable(),
});

const review = z.discriminatedUnion('state', [shownReview, hiddenContribution]).meta({ id: 'Review' });

export type Review = z.infer<typeof review>;
export type ShownReview = z.infer<typeof shownReview>;

const reviewSummary = z
  .object({
    rating: z.string().nullable().describe('0.00 to 5.00, of what buyers and builders wrote; null: nobody has yet.'),
    count: z.int(),
    byStars: z.array(z.int()).describe('How many gave one star, two, and so on to five.'),
    boughtHere: z.int(),
    measured: z.int().describe('How many are of published builds with readings.'),
    hidden: z.int().describe('How many the shop has hidden, each with its reason.'),
    catalogue: z
      .object({ rating: z.string(), count: z.int() })
      .nullable()
      .describe('What came with the first catalogue. It never enters the rating.'),
  })
  .meta({ id: 'ReviewSummary' });

export type ReviewSummary = z.infer<typeof reviewSummary>;

const ownReview = z.object({
  id: z.uuid(),
  shownName: z.string(),
  words: z.string(),
  stars: z.int(),
  state: z.enum(['waiting', 'shown', 'hidden']),
  reason: z.string().nullable(),
  version: z.int(),
  isBuild: z.boolean().describe('It is that of a published build, and is changed there.'),
});

export type OwnReview = z.infer<typeof ownReview>;

const ownReviews = z
  .object({
    mayReview: z.boolean().describe('They bought it here, or built it.'),
    shownName: z.string().describe('Under which name it would stand.'),
    review: ownReview.nullable(),
    marked: z.array(z.uuid()).describe('What of this product they find helpful.'),
  })
  .meta({ id: 'OwnReviews' });

export type OwnReviews = z.infer<typeof ownReviews>;

export const newReview = z.object({ stars: starCount, words: contributionWords, shownName });
export type NewReview = z.output<typeof newReview>;

export const reviewEndpoints = {
  'GET /api/products/:id/reviews': {
    summary: 'What buyers and builders wrote about a product, ten at a time, and how they rated it.',
    access: 'anyone',
    params: ofProduct,
    query: z.object({
      sort: z.enum(reviewSorts, sentences.sortUnknown).optional(),
      stars: z
        .string()
        .regex(/^[1-5]$/, sentences.starsUnknown)
        .transform(Number)
        .optional()
        .describe('Only those that gave so many.'),
      cursor: pageQuery.cursor,
    }),
    reply: pageOf(review).extend({ summary: reviewSummary }),
    status: 200,
  },
  'GET /api/products/:id/reviews/own': {
    summary: 'Whether one may review a product, what one wrote, and what one finds helpful.',
    access: 'user',
    params: ofProduct,
    reply: ownReviews,
    status: 200,
  },
  'POST /api/products/:id/reviews': {
    summary: 'Reviews a product that one bought here, or built. One each.',
    access: 'user',
    params: ofProduct,
    body: newReview,
    reply: ownReview,
    status: 201,
  },
  'PATCH /api/reviews/:id': {
    summary: 'Changes one’s own review.',
    access: 'user',
    params: contributionId,
    body: newReview.extend({ version: z.int('version must be the one that was read.') }),
    reply: ownReview,
    status: 200,
  },
} as const satisfies Endpoints;
