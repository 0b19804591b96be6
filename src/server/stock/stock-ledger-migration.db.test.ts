import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { ledgerFaults } from '#tests/support/builders/stock.ts';
import { createPostgresDatabase } from '#tests/support/databases/databases.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';

const migrations = join(import.meta.dirname, '../../../db/migrations');

it('the ledger of a shop that is older begins with what its shelves hold', async () => {
  const older = mkdtempSync(join(tmpdir(), 'taar-migrations-'));
  const { url, drop } = await createPostgresDatabase();
  const db = await openPostgres({ databaseUrl: url, poolSize: 2 });
  try {
    const isOlder = (path: string) => path === migrations || basename(path) < '0027';
    cpSync(migrations, older, { recursive: true, filter: isOlder });
    await migrate(db, older);
    await addProduct(db, { slug: 'counted', stock: 10 });
    await addProduct(db, { slug: 'sold-out', stock: 0, archived_at: new Date() });
    await addProduct(db, { slug: 'open', stock: null });
    expect(await migrate(db)).toContain('0027_stock_ledger.sql');
    await db.query(`update products set stock = stock + 1 where slug in ('counted', 'sold-out')`);
    const moves = await db.query<{ slug: string }>(
      `select slug, cause, before, balance from stock_moves join products on products.id = product_id order by slug, stock_moves.id`,
    );
    expect(moves.filter(({ slug }) => slug !== 'tool')).toEqual([
      { slug: 'counted', cause: 'first', before: null, balance: 10 },
      { slug: 'counted', cause: 'counted', before: 10, balance: 11 },
      { slug: 'sold-out', cause: 'first', before: null, balance: 0 },
      { slug: 'sold-out', cause: 'counted', before: 0, balance: 1 },
    ]);
    const outlook = await db.query(
      `select slug, outlook.stock from stock_outlook outlook join products product on product.id = product_id order by slug`,
    );
    expect(outlook).toEqual([
      { slug: 'counted', stock: 11 },
      { slug: 'open', stock: null },
      { slug: 'sold-out', stock: null },
    ]);
    expect(await ledgerFaults(db)).toEqual([]);
  } finally {
    await db.close();
    await drop();
    rmSync(older, { recursive: true });
  }
});
