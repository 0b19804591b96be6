import { z } from 'zod';
import type { NewReview, OwnReview, OwnReviews, Review, ReviewSummary } from '#contracts/reviews.ts';
import type { Product } from '#contracts/catalogue.ts';
import { Refusal } from '#domain/errors.ts';
import { paths } from '#domain/paths/paths.ts';
import { suggestedName } from '#domain/contributions/shown-name.ts';
import { reviewsPerPage, type ReviewSort } from '#domain/reviews/reviews.ts';
import type { ContributionRow } from '../contributions/contribution-columns.ts';
import type { ContributionService } from '../contributions/contribution.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import { violatedConstraint } from '../db/database-errors.ts';
import { decodeCursor, pageOf } from '../paging/cursor.ts';
import * as reviews from './review.repository.ts';
import type { ReviewRow, SummaryRow } from './review.repository.ts';

interface Deps {
  readonly db: Database;
  readonly catalogue: { readonly get: (idOrSlug: string) => Promise<Product> };
  /** Reads a product again, so that whoever wrote sees it at once. */
  readonly refresh: (productIds: readonly string[]) => Promise<void>;
  readonly contributions: Pick<ContributionService, 'admit' | 'add' | 'edit'>;
}

export type ReviewService = ReturnType<typeof createReviewService>;

interface ListWish {
  readonly sort?: ReviewSort | undefined;
  readonly stars?: number | undefined;
  readonly cursor?: string | undefined;
}

const place = z.tuple([z.int(), z.string().max(40), z.uuid()]);

function toReview(row: ReviewRow): Review {
  const { id } = row;
  if (row.state === 'hidden')
    return { state: 'hidden', id, reason: row.reason!, at: (row.decidedAt ?? row.createdAt).toISOString() };
  return {
    state: 'shown',
    id,
    shownName: row.shownName,
    words: row.words,
    stars: row.stars!,
    boughtHere: row.boughtHere,
    build:
      row.code === null ? null : { path: paths.build(row.code), inside: row.inside ?? 0, measured: row.measured ?? 0 },
    answer: row.answerId ? { id: row.answerId, words: row.answerWords!, at: row.answeredAt!.toISOString() } : null,
    marks: row.marks,
    at: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}

const toSummary = (row: SummaryRow): ReviewSummary => ({
  rating: row.writtenReviews > 0 ? row.rating : null,
  count: row.writtenReviews,
  byStars: row.byStars,
  boughtHere: row.boughtHere,
  measured: row.measured,
  hidden: row.hidden,
  catalogue:
    row.showsCatalogueRating && row.catalogueReviewCount > 0
      ? { rating: row.catalogueRating, count: row.catalogueReviewCount }
      : null,
});

const toOwn = ({ id, shownName, words, stars, state, reason, version, kind }: ContributionRow): OwnReview => ({
  id,
  shownName,
  words,
  stars: stars!,
  state,
  reason,
  version,
  isBuild: kind === 'build',
});

/** Only whoever bought it here or built it knows what they write about. */
async function requireKnowledge(tx: Queryable, userId: number, productId: string): Promise<void> {
  const person = await reviews.person(tx, userId, productId);
  if (!person?.bought && !person?.built) throw new Refusal('review-refused');
}

export function createReviewService({ db, catalogue, refresh, contributions }: Deps) {
  return {
    async list(idOrSlug: string, { sort = 'newest', stars, cursor }: ListWish) {
      const after = decodeCursor(cursor, place);
      const { id } = await catalogue.get(idOrSlug);
      const rows = await reviews.listReviews(db, id, {
        sort,
        stars: stars ?? null,
        after: after && { marks: after[0], at: after[1], id: after[2] },
        limit: reviewsPerPage + 1,
      });
      const summary = await reviews.summary(db, id);
      if (!summary) throw new Refusal('product-unknown');
      const cursorOf = ({ marks, exactlyAt, id: at }: ReviewRow) => [marks, exactlyAt, at];
      return { ...pageOf(rows, reviewsPerPage, { item: toReview, cursor: cursorOf }), summary: toSummary(summary) };
    },

    async own(userId: number, idOrSlug: string): Promise<OwnReviews> {
      const { id } = await catalogue.get(idOrSlug);
      const person = await reviews.person(db, userId, id);
      if (!person) throw new Refusal('not-signed-in');
      const written = await reviews.own(db, userId, id);
      return {
        mayReview: person.bought || person.built,
        shownName: suggestedName(person),
        review: written && toOwn(written),
        marked: await reviews.marked(db, userId, id),
      };
    },

    async write(userId: number, from: string, idOrSlug: string, review: NewReview): Promise<OwnReview> {
      const { id: productId } = await catalogue.get(idOrSlug);
      await contributions.admit(userId, from);
      try {
        const row = await db.transaction(async (tx) => {
          await requireKnowledge(tx, userId, productId);
          return contributions.add(tx, userId, { kind: 'review', productId, ...review });
        });
        await refresh([productId]);
        return toOwn(row);
      } catch (error) {
        if (violatedConstraint(error) !== 'contributions_one_rating_index') throw error;
        throw new Refusal('review-written', undefined, { cause: error });
      }
    },

    /** Counts in the limit of a day as writing does: each change is shown, and read by the office, anew. */
    async change(
      userId: number,
      from: string,
      id: string,
      review: NewReview & { readonly version: number },
    ): Promise<OwnReview> {
      await contributions.admit(userId, from);
      // A build is changed where it was published, with what was measured.
      const row = await db.transaction((tx) => contributions.edit(tx, userId, id, { ...review, kind: 'review' }));
      await refresh([row.productId]);
      return toOwn(row);
    },
  };
}
