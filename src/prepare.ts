/**
 * Makes and fills the embedded database of a first start while the shop is being built, which leaves a core free. Whatever
 * fails here is tried again, and told, by the start that follows.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseConfig } from './config.ts';
import { fillDatabase, openShopDatabase } from './server/compose/shop-database.ts';
import { checkDataDir } from './server/process/startup-checks.ts';

// It ends with whoever started it: a folder that is cut short is made anew, and one that is held keeps the next start out.
process.on('disconnect', () => process.exit(1));

try {
  const config = parseConfig(process.env);
  const dataDir = resolve(import.meta.dirname, '..', config.dataDir);
  if (config.databaseUrl === null && !existsSync(join(dataDir, 'database'))) {
    checkDataDir(dataDir, true);
    const db = await openShopDatabase({ ...config, dataDir });
    await fillDatabase(db);
    await db.close();
  }
  process.exit(0);
} catch {
  process.exit(1);
}
