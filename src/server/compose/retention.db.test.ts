import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, signIn } from '#tests/support/processes/shop-app.ts';
import type { Database } from '../db/database.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';
import { retentions } from './retention.ts';

const tables = [
  'jobs',
  'sessions',
  'account_links',
  'email_changes',
  'throttles',
  'gateway_events',
  'gateway_watches',
  'test_gateway',
  'newsletter_links',
  'newsletter_subscribers',
  'contact_messages',
  'builds',
  'classes',
  'class_pupils',
  'kept_states',
];

/** One row in each table that is swept, made long ago and good until then. */
async function addRows(db: Database, until: string): Promise<void> {
  const userId = await signIn(db);
  const orderId = await addOrder(db);
  const hash = () => randomBytes(32);
  const insert = (statement: string, values: readonly unknown[] = []) => db.query(`insert into ${statement}`, values);
  const days = `(now() + interval '${until}')`;
  const long = `now() - interval '10 years'`;
  await insert(`jobs (kind, done_at) values ('mail/welcome', ${days})`);
  await insert(`sessions (token_hash, created_at, expires_at) values ($1, ${long}, ${days})`, [hash()]);
  await insert(
    `account_links (token_hash, user_id, purpose, email, created_at, expires_at)
     values ($1, $2, 'reset', 'asha@example.com', ${long}, ${days})`,
    [hash(), userId],
  );
  await insert(`email_changes (user_id, new_email, expires_at) values ($1, 'bela@example.com', ${days})`, [userId]);
  await insert(`throttles (key, hits, expires_at) values ('key', array[now()], ${days})`);
  await insert(`gateway_events (event_id, created_at) values ('event', ${days})`);
  await insert(
    `gateway_watches (gateway_order_id, order_id, test, ask_at, created_at) values ('order', $1, true, now(), ${days})`,
    [orderId],
  );
  await insert(`test_gateway (id, body, created_at) values ('order', '{}', ${days})`);
  const [pending] = await db.query<{ id: string }>(
    `insert into newsletter_subscribers (email, asked_at) values ('asha@example.com', ${days}) returning id`,
  );
  await insert(
    `newsletter_links (token_hash, subscriber_id, purpose, expires_at) values ($1, $2, 'confirm', ${days})`,
    [hash(), pending!.id],
  );
  await insert(
    `contact_messages (first_name, last_name, email, subject, message, created_at)
     values ('Asha', '', 'asha@example.com', 'Hello', 'Hello', ${days})`,
  );
  await insert(`kept_states (user_id, kind, id, state, deleted_at) values ($1, 'bill', 'b', '{}', ${days})`, [userId]);
  await insert(`builds (user_id, id, kit, state, deleted_at) values ($1, gen_random_uuid(), 'fuzz', '{}', ${days})`, [
    userId,
  ]);
  const [room] = await db.query<{ id: string }>(
    `insert into classes (user_id, code, kit, name, created_at, ended_at)
     values ($1, 'bcdfghjk', 'fuzz', 'Class', ${long}, ${days}) returning id`,
    [userId],
  );
  await insert(
    `class_pupils (class_id, bench, token_hash, name, told, heard_at) values ($1, 1, $2, 'A', '{}', ${days})`,
    [room!.id, hash()],
  );
}

async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = (await db.query(`select from ${table}`)).length;
  return counts;
}

const eachTable = (count: number) => Object.fromEntries(tables.map((table) => [table, count]));

describeOnBothEngines('what the rooms keep', (database) => {
  it('is deleted by the cleanup when its time is over', async () => {
    await addRows(database(), '-5 years');
    expect(await countRows(database())).toEqual(eachTable(1));
    await deleteExpiredRows(database(), retentions);
    expect(await countRows(database())).toEqual(eachTable(0));
  });

  it('is left alone by the cleanup before that', async () => {
    await addRows(database(), '1 hour');
    await deleteExpiredRows(database(), retentions);
    expect(await countRows(database())).toEqual(eachTable(1));
  });

  it('under a mail address is deleted with its person in every room, and only theirs', async () => {
    const productId = await addProduct(database());
    for (const email of ['Asha@example.com', 'bela@example.com']) {
      await database().query('insert into newsletter_subscribers (email) values ($1)', [email]);
      await database().query('insert into stock_watchers (product_id, email) values ($1, $2)', [productId, email]);
      await database().query(
        `insert into contact_messages (first_name, last_name, email, subject, message) values ('A', '', $1, 'B', 'C')`,
        [email],
      );
    }
    for (const { deleteByEmail } of retentions) await deleteByEmail?.(database(), 'asha@example.com');
    for (const table of ['newsletter_subscribers', 'stock_watchers', 'contact_messages']) {
      expect(await database().query(`select email from ${table}`), table).toEqual([{ email: 'bela@example.com' }]);
    }
  });
});
