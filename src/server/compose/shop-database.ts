import { seedEmptyShop } from '../catalogue/seed.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { step } from '../process/start-steps.ts';

export interface ShopDatabaseOptions {
  readonly databaseUrl: string | null;
  readonly databaseListenUrl: string | null;
  /** A whole path. */
  readonly dataDir: string;
}

export const openShopDatabase = ({ databaseUrl, databaseListenUrl, dataDir }: ShopDatabaseOptions): Promise<Database> =>
  step(
    'database',
    () => openDatabase({ databaseUrl, listenUrl: databaseListenUrl, dataDir }),
    (db) => (db.engine === 'embedded' ? 'embedded, opened' : 'PostgreSQL, connected'),
  );

/** The schema of this version, and the first catalogue in a shop without products. */
export async function fillDatabase(db: Database): Promise<void> {
  await step(
    'schema',
    () => migrate(db),
    (names) => (names.length > 0 ? `applied ${names.join(', ')}` : 'up to date'),
  );
  await step(
    'products',
    () => seedEmptyShop(db),
    (count) => (count > 0 ? `${count} products seeded` : 'already there'),
  );
}
