import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { orderAuthors } from '#domain/orders/order-state.ts';
import { createPostgresDatabase, describeOnBothEngines } from '#tests/support/databases/databases.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const migrations = join(import.meta.dirname, '../../../db/migrations');

/** As the schema was before the migration, and only with what it asks for. */
const addOrder = `
  insert into orders (email, subtotal_paise, total_paise, shipping_address, arrives_from, arrives_to)
  values ('asha@example.com', 349900, 349900, '{"city": "Pune"}', '2026-11-20', '2026-11-27') returning id`;

async function addEvents(db: Database, authors: readonly string[]): Promise<void> {
  const [order] = await db.query<{ id: string }>(addOrder);
  for (const author of authors)
    await db.query(`insert into order_events (order_id, status, author) values ($1, 'pending', $2)`, [
      order!.id,
      author,
    ]);
}

const authorsOf = async (db: Database) =>
  (await db.query<{ author: string }>('select author from order_events order by id')).map(({ author }) => author);

describeOnBothEngines('the author of an order event', (database) => {
  it('is one of those that the domain names, and no keeper', async () => {
    await addEvents(database(), orderAuthors);
    expect(await authorsOf(database())).toEqual([...orderAuthors]);
    await expect(addEvents(database(), ['keeper'])).rejects.toThrow('order_events_author_check');
  });
});

it('turns from keeper to admin in the events of a shop that is older', async () => {
  const older = mkdtempSync(join(tmpdir(), 'taar-migrations-'));
  const { url, drop } = await createPostgresDatabase();
  const db = await openPostgres({ databaseUrl: url, poolSize: 2 });
  try {
    const isOlder = (path: string) => path === migrations || basename(path) < '0017';
    cpSync(migrations, older, { recursive: true, filter: isOlder });
    await migrate(db, older);
    await addEvents(db, ['buyer', 'keeper', 'payment', 'keeper', 'clock']);
    expect(await migrate(db)).toContain('0017_order_event_admin.sql');
    expect(await authorsOf(db)).toEqual(['buyer', 'admin', 'payment', 'admin', 'clock']);
  } finally {
    await db.close();
    await drop();
    rmSync(older, { recursive: true });
  }
});
