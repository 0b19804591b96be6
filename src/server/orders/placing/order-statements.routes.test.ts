import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { addBuyers } from '#tests/support/builders/buyers.ts';
import { buy, newOrder, sendOrder } from '#tests/support/builders/orders.ts';
import { countStatements } from '#tests/support/databases/counted-statements.ts';
import { describeOnPostgres, openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { TcpProxy } from '#tests/support/faults/tcp-proxy.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { seedEmptyShop } from '../../catalogue/seed.ts';
import type { Database } from '../../db/database.ts';
import { openPostgres } from '../../db/postgres.ts';

/** What an order of two lines by a guest inserts, within the limits. */
const rowsOfOrder: ReadonlyMap<string, number> = new Map([
  ['orders', 1],
  ['order_items', 2],
  ['order_keys', 1],
  ['order_links', 1],
  ['order_events', 1],
  ['order_holders', 5],
  ['stock_moves', 2],
  ['jobs', 2],
]);

/**
 * What buying may ask of the database. Each statement costs the app and the database a trip, which is most of what a small
 * one costs: whoever adds one here has to want it.
 */
describeOnPostgres('what is asked of the database', (database) => {
  it('is one statement for reading a cart, and one for adding to it', async () => {
    await addProduct(database());
    const { db, during } = countStatements(database());
    const browser = new Browser(buildTestApp(db));
    const add = () => browser.call('POST /api/cart', { productId: 'test-fuzz' });
    expect(await during(add)).toEqual(['BEGIN', 'session-insert', 'cart-add', 'COMMIT']);
    expect(await during(add)).toEqual(['cart-add-by-token']);
    expect(await during(() => browser.call('GET /api/cart'))).toEqual(['cart-list']);
  });

  it('is five statements and a transaction for an order, however many lines it has', async () => {
    const { db, during } = countStatements(database());
    const browser = new Browser(buildTestApp(db));
    for (const slug of ['one', 'two', 'three']) {
      await addProduct(database(), { slug, name: slug, stock: 6 });
      await browser.call('POST /api/cart', { productId: slug });
    }
    expect(await during(() => sendOrder(browser))).toEqual([
      'session-find',
      'BEGIN',
      'order-lock-session',
      'order-read-checkout',
      'order-holder-count',
      'order-insert',
      'COMMIT',
    ]);
    // Among them those that say of each product that few are left.
    expect(await database().query('select from jobs')).toHaveLength(5);
  });

  it('finds few indexes to write to and few rules to read in the tables of an order', async () => {
    await addProduct(database());
    await buy(new Browser(buildTestApp(database())), { 'test-fuzz': 1 });
    const names = [...rowsOfOrder.keys(), 'products', 'stock_outlook'];
    const indexes = await database().query<{ name: string; predicate: string | null }>(
      `select relname as name, pg_get_expr(indpred, indrelid) as predicate
       from pg_index join pg_class on pg_class.oid = indrelid where relname = any($1)`,
      [names],
    );
    let entries = 0;
    for (const { name, predicate } of indexes) {
      // What a plain order is no part of costs it nothing.
      const isWritten =
        predicate === null || (await database().query(`select from ${name} where ${predicate}`)).length > 0;
      if (isWritten) entries += rowsOfOrder.get(name) ?? 0;
    }
    expect(entries).toBeLessThanOrEqual(49);
    const tables = await database().query<{ name: string; checks: number }>(
      `select relname as name,
         (select count(*)::integer from pg_constraint where conrelid = one.oid and contype = 'c') as checks
       from pg_class one where relname = any($1)`,
      [names],
    );
    expect(tables).toHaveLength(names.length);
    // PostgreSQL reads and compiles all of them for each statement that writes to their table, whatever it changes.
    const checksOf = (name: string) => tables.find((table) => table.name === name)!.checks;
    expect(checksOf('products')).toBe(1);
    expect(tables.reduce((sum, { checks }) => sum + checks, 0)).toBeLessThanOrEqual(47);
  });

  it('is one claim for the jobs of an order and one that finds no more, and nine statements to do them', async () => {
    await addProduct(database());
    await buy(new Browser(buildTestApp(database())), { 'test-fuzz': 1 });
    const { db, during } = countStatements(database());
    const asked = await during(async () => expect(await deliverMail(db)).toHaveLength(2));
    const toBuyer = ['order-read', 'settings-find', 'sent-mail-insert', 'throttle-consume', 'sent-mail-mark-sent'];
    const toShop = ['order-read', 'settings-find'];
    const ends = ['job-finish', 'job-finish'];
    expect(asked.toSorted()).toEqual([...toBuyer, ...toShop, ...ends, 'job-claim', 'job-claim'].toSorted());
  });
});

/** Behind a proxy, with one connection: it alone has trips and statistics of its own. */
describe('buying over one connection (postgres)', () => {
  let test: TestDatabase;
  let proxy: TcpProxy;
  let db: Database;

  beforeAll(async () => {
    test = await openTestDatabase('postgres');
    proxy = await TcpProxy.start(Number(new URL(test.url!).port));
    db = await openPostgres({ databaseUrl: proxy.reroute(test.url!), poolSize: 1 });
  });

  beforeEach(() => test.empty());

  afterAll(async () => {
    await db?.close();
    await proxy?.close();
    await test?.close();
  });

  it('makes one trip to add to a cart, and three for an order', async () => {
    await addProduct(db);
    const browser = new Browser(buildTestApp(db));
    const tripsOf = async (work: () => Promise<unknown>) => {
      const [connection] = proxy.connectionsOf('taar');
      const before = connection!.trips;
      await work();
      return connection!.trips - before;
    };
    await browser.call('POST /api/cart', { productId: 'test-fuzz' });
    expect(await tripsOf(() => browser.call('POST /api/cart', { productId: 'test-fuzz' }))).toBe(1);
    // The session; what has to be held and known; what is written.
    expect(await tripsOf(() => sendOrder(browser))).toBe(3);
    expect(await db.query('select from orders')).toHaveLength(1);
  });

  it('leaves the indexes of products alone when units are sold', async () => {
    await seedEmptyShop(db);
    await db.query('update products set stock = 1000 where stock is not null');
    await db.query('vacuum full products');
    // One product of each page, which has room for one row more: whether the room of old rows can be used again depends on
    // who else reads at that moment.
    const slugs = await db.query<{ slug: string }>(
      'select distinct on ((ctid::text::point)[0]) slug from products order by (ctid::text::point)[0], slug',
    );
    const sold = slugs.length - (slugs.length % 2);
    expect(sold).toBeGreaterThan(10);
    const buyers = await addBuyers(
      db,
      Array.from({ length: sold / 2 }, (_, index) => ({
        [slugs[index]!.slug]: 1,
        [slugs[sold - 1 - index]!.slug]: 2,
      })),
    );
    const app = buildTestApp(db, { rateLimit: false });
    const updates = async () => {
      const [row] = await db.query<{ all: number; hot: number }>(
        `select n_tup_upd::integer as all, n_tup_hot_upd::integer as hot from pg_stat_user_tables where relname = 'products'`,
      );
      return row!;
    };
    await db.query('select pg_stat_force_next_flush()');
    const before = await updates();
    for (const { cookie } of buyers) {
      const answer = await new Browser(app, cookie).call('POST /api/orders', newOrder, { 'idempotency-key': 'mine' });
      expect(answer.statusCode).toBe(201);
    }
    await db.query('select pg_stat_force_next_flush()');
    await vi.waitFor(async () => expect((await updates()).all - before.all).toBe(sold), { timeout: 20_000 });
    expect((await updates()).hot - before.hot).toBe(sold);
  });
});
