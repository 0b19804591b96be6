import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#contracts/orders.ts';
import { Browser } from '#tests/support/builders/accounts.ts';
import { addBuyers } from '#tests/support/builders/buyers.ts';
import { addDiscount } from '#tests/support/builders/discounts.ts';
import { sendOrder } from '#tests/support/builders/orders.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';

/** One process of the shop each: an app with connections of its own. */
describe('a discount that many use at once (postgres, three apps)', () => {
  let test: TestDatabase;
  let pools: Database[];
  let apps: FastifyInstance[];

  beforeAll(async () => {
    test = await openTestDatabase('postgres');
    pools = await Promise.all([1, 2, 3].map(() => openPostgres({ databaseUrl: test.url! })));
    apps = pools.map((db) => buildTestApp(db, { rateLimit: false }));
  });
  beforeEach(() => test.empty());
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all(pools.map((pool) => pool.close()));
    await test.close();
  });

  /** As the checkout does: a shop that is too busy is asked again under the same key. */
  async function order(browser: Browser, index: number, email = `buyer-${index}@example.com`) {
    for (;;) {
      const answer = await sendOrder(browser, { email }, `key-of-${index}`);
      if (answer.statusCode !== 503) return answer;
    }
  }

  async function buyers(count: number): Promise<Browser[]> {
    await addProduct(test.db, { stock: null });
    const added = await addBuyers(
      test.db,
      Array.from({ length: count }, () => ({ 'test-fuzz': 1 })),
    );
    await test.db.query(`update sessions set discount_code = 'SAVE10'`);
    return added.map(({ cookie }, index) => new Browser(apps[index % apps.length]!, cookie));
  }

  const uses = async () => (await test.db.query<{ uses: number }>('select uses from discounts'))[0]!.uses;

  it('of ten uses is used ten times by 200 orders; the others are told so, and order nothing', async () => {
    await addDiscount(test.db, { maxUses: 10 });
    const all = await buyers(200);
    const answers = await Promise.all(all.map((browser, index) => order(browser, index)));
    const placed = answers.filter(({ statusCode }) => statusCode === 201);
    expect(placed).toHaveLength(10);
    expect(placed.every((answer) => answer.json<PlacedOrder>().adjustments.length === 1)).toBe(true);
    const refused = new Set(
      answers.filter((one) => !placed.includes(one)).map((one) => `${one.statusCode} ${one.body}`),
    );
    expect([...refused]).toEqual([
      '409 SAVE10 has been used up. Nothing was ordered. Please check the new total and place your order again.',
    ]);
    expect(await test.db.query('select from orders')).toHaveLength(10);
    expect([await uses(), await test.db.query('select from discount_uses')]).toEqual([
      10,
      expect.objectContaining({ length: 10 }),
    ]);
    // Each of the others still has what it had in its cart, and its code.
    expect(await test.db.query('select from cart_items')).toHaveLength(190);
    expect(await test.db.query('select from sessions where discount_code is not null')).toHaveLength(190);
  });

  it('for once per person is used once by 30 orders of one mailbox', async () => {
    await addDiscount(test.db, { maxPerPerson: 1 });
    const answers = await Promise.all(
      (await buyers(30)).map((browser, index) => order(browser, index, 'asha@example.com')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await test.db.query('select from orders')).toHaveLength(1);
  });

  it('counts right while others cancel', async () => {
    await addDiscount(test.db, { maxUses: 12 });
    const orderAndCancel = async (browser: Browser, index: number) => {
      const answer = await order(browser, index);
      if (answer.statusCode !== 201 || index % 2 === 0) return;
      const { id, token } = answer.json<PlacedOrder>();
      const cancelled = await browser.call(`POST /api/orders/${id}/cancel`, undefined, { 'x-order-token': token! });
      expect(cancelled.statusCode).toBe(200);
    };
    await Promise.all((await buyers(60)).map(orderAndCancel));
    const [open] = await test.db.query<{ count: number }>(
      `select count(*)::integer as count from orders where status <> 'cancelled'`,
    );
    expect(await uses()).toBe(open!.count);
    expect(open!.count).toBeLessThanOrEqual(12);
    expect(open!.count).toBeGreaterThan(0);
  });

  it('without a limit is used by all of them', async () => {
    await addDiscount(test.db);
    const answers = await Promise.all((await buyers(60)).map((browser, index) => order(browser, index)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(await test.db.query('select from discount_uses')).toHaveLength(60);
  });
});
