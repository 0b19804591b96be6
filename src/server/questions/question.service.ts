import { z } from 'zod';
import type { Product } from '#contracts/catalogue.ts';
import type { FoundQuestion, NewAnswer, NewQuestion, OwnQuestions, Question } from '#contracts/questions.ts';
import { Refusal } from '#domain/errors.ts';
import { foundQuestions, questionSentences, type QuestionTopic } from '#domain/questions/questions.ts';
import { hasPlace } from '#drawings/workbench/has-place.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { reviewsPerPage } from '#domain/reviews/reviews.ts';
import type { ContributionRow } from '../contributions/contribution-columns.ts';
import type { ContributionService } from '../contributions/contribution.service.ts';
import type { Database } from '../db/database.ts';
import { decodeCursor, pageOf } from '../paging/cursor.ts';
import type { ReviewService } from '../reviews/review.service.ts';
import * as questions from './question.repository.ts';
import type { QuestionRow } from './question.repository.ts';

interface Deps {
  readonly db: Database;
  readonly catalogue: { readonly get: (idOrSlug: string) => Promise<Product> };
  /** Reads a product again, so that whoever wrote sees it at once. */
  readonly refresh: (productIds: readonly string[]) => Promise<void>;
  readonly contributions: Pick<ContributionService, 'admit' | 'add' | 'find' | 'hold'>;
  /** Whether somebody bought or built a product, and how they are called. */
  readonly own: ReviewService['own'];
  /** What was drawn with the shop, by its name. */
  readonly readDrawn: (name: string) => Promise<Buffer | null>;
}

export type QuestionService = ReturnType<typeof createQuestionService>;

interface ListWish {
  readonly topic?: QuestionTopic | undefined;
  readonly place?: string | undefined;
  readonly cursor?: string | undefined;
}

const cursorShape = z.tuple([z.string().max(40), z.uuid()]);

function toQuestion(row: QuestionRow): Question {
  const { id, shownName, words, place } = row;
  if (row.state === 'hidden')
    return { state: 'hidden', id, reason: row.reason!, at: (row.decidedAt ?? row.createdAt).toISOString() };
  const answers = row.answers.map((answer) => ({ ...answer, at: new Date(answer.at).toISOString() }));
  return { state: 'shown', id, shownName, words, place, answers, at: row.createdAt.toISOString() };
}

const toSent = ({ id, state }: ContributionRow) => ({ id, isWaiting: state === 'waiting' });

export function createQuestionService({ db, catalogue, refresh, contributions, own, readDrawn }: Deps) {
  async function requirePlace(slug: string, place: string): Promise<void> {
    const sheet = await readDrawn(`bench-sheet/${slug}`);
    if (!sheet || !hasPlace(JSON.parse(sheet.toString()) as WorkbenchSheet, place))
      throw new Refusal('input-invalid', questionSentences.placeMissing);
  }

  return {
    search: async (words: string): Promise<FoundQuestion[]> =>
      (await questions.find(db, words, foundQuestions)).map(({ slug, name, ...row }) => ({
        ...row,
        product: { slug, name },
      })),

    async list(idOrSlug: string, { topic, place, cursor }: ListWish) {
      const after = decodeCursor(cursor, cursorShape);
      const { id } = await catalogue.get(idOrSlug);
      const rows = await questions.list(db, id, {
        topic: topic ?? null,
        place: place ?? null,
        after: after && { at: after[0], id: after[1] },
        limit: reviewsPerPage + 1,
      });
      const cursorOf = ({ exactlyAt, id: at }: QuestionRow) => [exactlyAt, at];
      const page = pageOf(rows, reviewsPerPage, { item: toQuestion, cursor: cursorOf });
      return { ...page, counts: await questions.counts(db, id) };
    },

    async own(userId: number, idOrSlug: string): Promise<OwnQuestions> {
      const { id } = await catalogue.get(idOrSlug);
      const { mayReview, shownName, marked } = await own(userId, id);
      return { mayAnswer: mayReview, shownName, marked, waiting: await questions.waiting(db, userId, id) };
    },

    async ask(userId: number, from: string, idOrSlug: string, { words, shownName, place }: NewQuestion) {
      const { id: productId, slug, drawnAs } = await catalogue.get(idOrSlug);
      await contributions.admit(userId, from);
      if (place !== undefined) await requirePlace(drawnAs ?? slug, place);
      const row = await db.transaction((tx) =>
        contributions.add(tx, userId, { kind: 'question', productId, words, shownName, place: place ?? null }),
      );
      await refresh([productId]);
      return toSent(row);
    },

    async answer(userId: number, from: string, id: string, { words, shownName }: NewAnswer) {
      const question = await contributions.find(id);
      if (question?.kind !== 'question' || question.state !== 'shown') throw new Refusal('nothing-here');
      const { productId } = question;
      if (!(await own(userId, productId)).mayReview) throw new Refusal('answer-refused');
      await contributions.admit(userId, from);
      const row = await db.transaction(async (tx) => {
        // Held, so that nobody withdraws it meanwhile; it may have been, or hidden.
        if ((await contributions.hold(tx, id))?.state !== 'shown') throw new Refusal('nothing-here');
        return contributions.add(tx, userId, { kind: 'answer', productId, parentId: id, words, shownName });
      });
      await refresh([productId]);
      return toSent(row);
    },
  };
}
