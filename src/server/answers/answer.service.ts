import type { OfficeAnswer } from '#contracts/answers.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { cleanWords } from '#domain/contributions/clean-words.ts';
import { Refusal } from '#domain/errors.ts';
import { shop } from '#domain/shop/shop.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { ContributionService } from '../contributions/contribution.service.ts';
import type { Database } from '../db/database.ts';
import * as answers from './answer.repository.ts';
import type { ShopAnswerRow } from './answer.repository.ts';

interface Deps {
  readonly db: Database;
  readonly contributions: Pick<ContributionService, 'addOfShop'>;
}

export type AnswerService = ReturnType<typeof createAnswerService>;

const toAnswer = (row: ShopAnswerRow | null): OfficeAnswer =>
  row && { words: row.words, version: row.version, at: row.createdAt.toISOString() };

/** What the shop says to those who write about its products. */
export const createAnswerService = ({ db, contributions }: Deps) => ({
  find: async (id: string) => ({ answer: toAnswer(await answers.find(db, id)) }),

  /** The words of others are not touched, nor their stars: the answer stands below them. */
  async answer(id: string, given: { readonly words: string; readonly version: number | null }, staff: Staff) {
    const words = cleanWords(given.words);
    return db.transaction(async (tx) => {
      const parent = await answers.lockAnswered(tx, id);
      if (!parent) throw new Refusal('nothing-here');
      const before = await answers.find(tx, id);
      if ((before?.version ?? null) !== given.version) throw new Refusal('changed-meanwhile');
      const { productId } = parent;
      if (before) await answers.change(tx, id, words);
      else await contributions.addOfShop(tx, { kind: 'answer', productId, parentId: id, shownName: shop.name, words });
      await recordChange(tx, staff, {
        thing: 'contribution',
        thingId: id,
        // Never whose it is: names go with their account, and this stays.
        label: `${parent.kind} about ${parent.productName}`,
        action: 'answered',
        before: { answer: before?.words ?? null },
        after: { answer: words },
      });
      return { answer: toAnswer(await answers.find(tx, id)) };
    });
  },

  catalogueRatings: () => answers.catalogueRatings(db),

  /** The figures of the first catalogue stay in their columns, so that they can come back. */
  async showCatalogueRatings(isShown: boolean, staff: Staff): Promise<void> {
    await db.transaction(async (tx) => {
      const before = await answers.catalogueRatings(tx);
      if (before.carried === 0 || before.isShown === isShown) return;
      await answers.showCatalogueRatings(tx, isShown);
      await recordChange(tx, staff, {
        thing: 'setting',
        thingId: 'catalogue-ratings',
        label: 'Ratings of the first catalogue',
        action: 'changed',
        before: { isShown: before.isShown },
        after: { isShown },
      });
    });
  },
});
