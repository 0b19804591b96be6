import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres, openTestDatabase } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '../db/database.ts';
import { jobQueue } from '../jobs/job-queue.service.ts';
import { addWatcher } from './stock-watcher.service.ts';

describeOnPostgres('a mail when a product is back', (database) => {
  const ask = (email: string, app = buildTestApp(database())) =>
    new Browser(app).call('POST /api/products/test-fuzz/notify', { email });
  const setStock = (stock: number | null) => database().query('update products set stock = $1', [stock]);
  const mailed = async () => (await deliverMail(database())).map(({ to }) => to.address).toSorted();
  const waiting = () => database().query('select email from stock_watchers order by email');

  it('goes to everyone who waits, once, and their addresses are forgotten', async () => {
    await addProduct(database(), { stock: 0 });
    for (const email of ['asha@example.com', 'ASHA@example.com', 'bela@example.com']) await ask(email);
    await setStock(0);
    expect(await mailed()).toEqual([]);
    await setStock(4);
    const mails = await deliverMail(database());
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual(['asha@example.com', 'bela@example.com']);
    expect(mails[0]).toMatchObject({ subject: 'Test Fuzz is back in stock' });
    expect(mails[0]!.text).toContain('http://shop.test/products/test-fuzz\n');
    expect(mails[0]!.text).toContain('at ₹2,999 including taxes');
    expect(await waiting()).toEqual([]);
    await setStock(3);
    await setStock(0);
    await setStock(9);
    expect(await mailed()).toEqual([]);
  });

  it('is sent when the product is in stock or not counted, and not archived', async () => {
    await addProduct(database(), { stock: 0 });
    await ask('asha@example.com');
    await database().query('update products set archived_at = now()');
    await setStock(5);
    expect(await mailed()).toEqual([]);
    await database().query('update products set archived_at = null');
    expect(await mailed()).toEqual(['asha@example.com']);
    await setStock(0);
    await ask('bela@example.com');
    await setStock(null);
    expect(await mailed()).toEqual(['bela@example.com']);
  });

  it('is not sent while the product is sold out again, and its watchers are kept', async () => {
    await addProduct(database(), { stock: 0 });
    await ask('asha@example.com');
    await setStock(1);
    await database().query(`insert into jobs (kind, payload)
      select 'mail/stock-notice', jsonb_build_object('productId', id, 'email', 'bela@example.com') from products`);
    await setStock(0);
    expect(await mailed()).toEqual([]);
    expect(await waiting()).toEqual([{ email: 'asha@example.com' }, { email: 'bela@example.com' }]);
    await setStock(1);
    expect(await mailed()).toEqual(['asha@example.com', 'bela@example.com']);
  });

  it('comes at once for a product that is there, and leaves with nothing when the change is undone', async () => {
    await addProduct(database());
    await ask('asha@example.com');
    expect(await mailed()).toEqual(['asha@example.com']);
    await setStock(0);
    await ask('asha@example.com');
    const undone = database().transaction(async (tx) => {
      await tx.query('update products set stock = 3');
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await mailed()).toEqual([]);
  });

  it('can be asked for thirty times an hour from one address', async () => {
    await addProduct(database(), { stock: 0 });
    const app = buildTestApp(database());
    for (let count = 0; count < 30; count += 1) await ask(`asha-${count}@example.com`, app);
    expect((await ask('asha@example.com', app)).statusCode).toBe(429);
    expect(await waiting()).toHaveLength(30);
  });

  it('is requested at most ten times a day per mailbox, and the answer is 202 all the same', async () => {
    await addProduct(database());
    const app = buildTestApp(database());
    for (let count = 0; count < 10; count += 1) {
      await ask('asha@example.com', app);
      expect(await mailed()).toEqual(['asha@example.com']);
    }
    expect((await ask('ASHA@example.com', app)).statusCode).toBe((await ask('bela@example.com', app)).statusCode);
    expect(await mailed()).toEqual(['bela@example.com']);
  });
});

async function untilSomeoneWaits(db: Database): Promise<void> {
  const waiters = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await db.query(waiters)).length === 0) await setImmediate();
}

it('is not missed by someone who asks while the stock comes back', async () => {
  const { db, close } = await openTestDatabase('postgres');
  try {
    const productId = await addProduct(db, { stock: 0 });
    const restocked = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const restocking = db.transaction(async (tx) => {
      await tx.query('update products set stock = 5');
      restocked.resolve();
      await asked.promise;
    });
    await restocked.promise;
    const asking = db.transaction((tx) => addWatcher(tx, jobQueue, productId, 'asha@example.com'));
    await Promise.race([asking, untilSomeoneWaits(db)]);
    asked.resolve();
    await Promise.all([restocking, asking]);
    expect((await deliverMail(db)).map(({ to }) => to.address)).toEqual(['asha@example.com']);
  } finally {
    await close();
  }
});
