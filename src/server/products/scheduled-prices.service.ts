import { toDecimal, toPaise } from '#domain/money/money.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database } from '../db/database.ts';
import { repeat, type Repetition } from '../process/repeat.ts';
import * as products from './product-details.repository.ts';
import { saveDetails } from './save-product.ts';
import * as scheduledPrices from './scheduled-price.repository.ts';
import { toDetails } from './stored-details.ts';

const pollEveryMs = 15_000;

/** Sets the prices whose time has come, each in a transaction of its own. The audit names who planned it. Answers how many. */
export async function startDuePrices(db: Database): Promise<number> {
  const startOne = (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const next = await scheduledPrices.due(tx);
      if (!next) return false;
      // The product first, as everybody does; another process may have been here in the meantime.
      const product = await products.lock(tx, { id: next.productId, slug: null });
      const due = product && (await scheduledPrices.removeDue(tx, next.productId));
      if (!product || !due) return true;
      const saved = await saveDetails(tx, product, {
        ...toDetails(product),
        price: toDecimal(toPaise(due.pricePaise)),
      });
      if (!saved) return true;
      const planner = { userId: due.userId, name: due.staffName };
      await recordChange(tx, planner, {
        thing: 'product',
        thingId: product.id,
        label: product.name,
        action: 'price began as scheduled',
        before: { price: saved.before.price },
        after: { price: saved.after.price },
      });
      return true;
    });
  let started = 0;
  while (await startOne()) started += 1;
  return started;
}

/** Looks now and every few seconds. */
export const startScheduledPrices = (db: Database, log: (message: string) => void): Repetition =>
  repeat({
    everyMs: pollEveryMs,
    async run() {
      const count = await startDuePrices(db);
      if (count > 0) log(`${count} scheduled prices began.`);
    },
    onFailure: (error) => log(`Scheduled prices wait: ${error.message}`),
    immediately: true,
  });
