import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { addOrder } from '#tests/support/builders/orders.ts';
import { createPostgresDatabase } from '#tests/support/databases/databases.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const migrations = join(import.meta.dirname, '../../../db/migrations');

it('gives cash orders that wait in an older shop three days, and no others', async () => {
  const older = mkdtempSync(join(tmpdir(), 'taar-migrations-'));
  const { url, drop } = await createPostgresDatabase();
  const db = await openPostgres({ databaseUrl: url, poolSize: 2 });
  try {
    cpSync(migrations, older, { recursive: true, filter: (path) => path === migrations || basename(path) < '0023' });
    await migrate(db, older);
    await addOrder(db, { notes: 'a waits' });
    await addOrder(db, { notes: 'b confirmed', status: 'confirmed' });
    await addOrder(db, { notes: 'c paid', payment_status: 'paid' });
    expect(await migrate(db)).toContain('0023_order_holders.sql');
    expect(
      await db.query(`select notes, round(extract(epoch from pay_until - now()) / 86400)::integer as days
                      from orders order by notes`),
    ).toEqual([
      { notes: 'a waits', days: 3 },
      { notes: 'b confirmed', days: null },
      { notes: 'c paid', days: null },
    ]);
  } finally {
    await db.close();
    await drop();
    rmSync(older, { recursive: true });
  }
});
