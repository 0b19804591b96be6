import { Refusal } from '#domain/errors.ts';
import type { Database } from '../db/database.ts';
import { networkOf, type Throttle } from '../throttle/throttle.ts';
import type { CatalogueService } from './catalogue.service.ts';
import * as watchers from './stock-watcher.repository.ts';

export type StockWatchService = ReturnType<typeof createStockWatchService>;

interface Deps {
  readonly db: Database;
  readonly catalogue: Pick<CatalogueService, 'get'>;
  readonly throttle: Throttle;
}

const requestsPerAddress = { most: 30, minutes: 60 };

export const createStockWatchService = ({ db, catalogue, throttle }: Deps) => ({
  async watch(idOrSlug: string, email: string, from: string): Promise<void> {
    const product = await catalogue.get(idOrSlug);
    if (!(await throttle.take(`stock-watch:address:${networkOf(from)}`, requestsPerAddress))) {
      throw new Refusal('too-many-requests');
    }
    await db.transaction((tx) => watchers.watch(tx, product.id, email));
  },
});
