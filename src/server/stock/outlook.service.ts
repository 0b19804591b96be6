import { reorderPoint, windowOf, type Supply } from '#domain/stock/reorder-point.ts';
import type { Database } from '../db/database.ts';
import { repeat, type Repetition } from '../process/repeat.ts';
import { readSettings } from '../settings/settings.service.ts';
import * as rows from './outlook.repository.ts';

const everyMs = 10 * 60_000;
/** It reads the orders of a season. */
const deadlineMs = 60_000;
/** Each is a transaction of its own, so that nobody who orders waits for all of them. */
const batchSize = 1000;

const toOutlook =
  (supply: Supply) =>
  ({ productId, daysOnSale, units, squares, sold30 }: rows.ProductSales): rows.Outlook => ({
    productId,
    sold30,
    sold90: units,
    squares,
    reorderAt: reorderPoint({ windowDays: windowOf(daysOnSale), units, squares }, supply).reorderAt,
  });

/** Reckons anew what sells and when to order it. Left out while another process is at it. */
export async function renewOutlook(db: Database): Promise<void> {
  const sales = await db.transaction(async (tx) => ((await rows.tryLock(tx)) ? rows.sales(tx) : []), { deadlineMs });
  const supply = await readSettings(db);
  for (let from = 0; from < sales.length; from += batchSize) {
    await rows.update(db, sales.slice(from, from + batchSize).map(toOutlook(supply)));
  }
}

/** Now and every few minutes. */
export const startOutlookRenewal = ({ db, log }: { db: Database; log: (message: string) => void }): Repetition =>
  repeat({
    everyMs,
    run: () => renewOutlook(db),
    onFailure: (error) => log(`The points of re-order wait: ${error.message}`),
    immediately: true,
  });
