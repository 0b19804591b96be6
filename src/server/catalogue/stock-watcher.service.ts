import { Refusal } from '#domain/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { Retention } from '../db/retention.ts';
import { digest, networkOf, type Limit, type Throttle } from '../throttle/throttle.ts';
import type { CatalogueService } from './catalogue.service.ts';
import * as watchers from './stock-watcher.repository.ts';

export type StockWatcherService = ReturnType<typeof createStockWatcherService>;

interface Deps {
  readonly db: Database;
  readonly catalogue: Pick<CatalogueService, 'get'>;
  readonly throttle: Throttle;
  readonly jobs: JobQueue;
}

const limits = {
  requestsPerIp: { max: 30, minutes: 60 },
  requestsPerMailbox: { max: 10, minutes: 24 * 60 },
} as const satisfies Record<string, Limit>;

/** Remembers who wants to know. A product that can be bought already is news at once. */
export async function addWatcher(tx: Queryable, jobs: JobQueue, productId: string, email: string): Promise<void> {
  const locked = await watchers.lockProduct(tx, productId);
  if (!locked) return;
  await watchers.insert(tx, productId, email);
  if (locked.available) await jobs.enqueue(tx, 'stock/back', { productId });
}

export const createStockWatcherService = ({ db, catalogue, throttle, jobs }: Deps) => ({
  /** The answer never tells that a mailbox has had its share for the day: it may be somebody else's. */
  async addWatcher(idOrSlug: string, email: string, from: string): Promise<void> {
    const product = await catalogue.get(idOrSlug);
    if (!(await throttle.consume(`stock-watch:address:${networkOf(from)}`, limits.requestsPerIp))) {
      throw new Refusal('too-many-requests');
    }
    if (!(await throttle.consume(`stock-watch:mailbox:${digest(email)}`, limits.requestsPerMailbox))) return;
    await db.transaction((tx) => addWatcher(tx, jobs, product.id, email));
  },
});

export const stockWatcherRetention: Retention = { deleteByEmail: watchers.removeByEmail };
