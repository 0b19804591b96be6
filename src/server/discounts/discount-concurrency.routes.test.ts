import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlacedOrder } from '#contracts/orders.ts';
import { Browser } from '#tests/support/builders/accounts.ts';
import { addBuyers } from '#tests/support/builders/buyers.ts';
import { addDiscount } from '#tests/support/builders/discounts.ts';
import { sendOrder } from '#tests/support/builders/orders.ts';
import { describeOnProcesses } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnProcesses('a discount that many use at once', (database, pools) => {
  let apps: FastifyInstance[];
  beforeAll(() => {
    apps = pools().map((db) => buildTestApp(db, { rateLimit: false }));
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  /** As the checkout does: a shop that is too busy is asked again under the same key. */
  async function order(browser: Browser, index: number, email = `buyer-${index}@example.com`) {
    for (;;) {
      const answer = await sendOrder(browser, { email }, `key-of-${index}`);
      if (answer.statusCode !== 503) return answer;
    }
  }

  /** With a kit each, one of twenty: who buys the same one waits for others anyway. */
  async function buyers(count: number): Promise<Browser[]> {
    const kits = Array.from({ length: Math.min(count, 20) }, (_, index) => `kit-${index}`);
    for (const slug of kits) await addProduct(database(), { slug, name: slug, stock: null });
    const added = await addBuyers(
      database(),
      Array.from({ length: count }, (_, index) => ({ [kits[index % kits.length]!]: 1 })),
    );
    await database().query(`update sessions set discount_code = 'SAVE10'`);
    return added.map(({ cookie }, index) => new Browser(apps[index % apps.length]!, cookie));
  }

  const uses = async () => (await database().query<{ uses: number }>('select uses from discounts'))[0]!.uses;

  it('of ten uses is used ten times by 200 orders; the others are told so, and order nothing', async () => {
    await addDiscount(database(), { maxUses: 10 });
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
    expect(await database().query('select from orders')).toHaveLength(10);
    expect([await uses(), await database().query('select from discount_uses')]).toEqual([
      10,
      expect.objectContaining({ length: 10 }),
    ]);
    // Each of the others still has what it had in its cart, and its code.
    expect(await database().query('select from cart_items')).toHaveLength(190);
    expect(await database().query('select from sessions where discount_code is not null')).toHaveLength(190);
  });

  it('for once per person is used once by 30 orders of one mailbox', async () => {
    await addDiscount(database(), { maxPerPerson: 1 });
    const answers = await Promise.all(
      (await buyers(30)).map((browser, index) => order(browser, index, 'asha@example.com')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await database().query('select from orders')).toHaveLength(1);
  });

  it('counts right while others cancel', async () => {
    await addDiscount(database(), { maxUses: 12 });
    const orderAndCancel = async (browser: Browser, index: number) => {
      const answer = await order(browser, index);
      if (answer.statusCode !== 201 || index % 2 === 0) return;
      const { id, token } = answer.json<PlacedOrder>();
      const cancelled = await browser.call(`POST /api/orders/${id}/cancel`, undefined, { 'x-order-token': token! });
      expect(cancelled.statusCode).toBe(200);
    };
    await Promise.all((await buyers(60)).map(orderAndCancel));
    const [open] = await database().query<{ count: number }>(
      `select count(*)::integer as count from orders where status <> 'cancelled'`,
    );
    expect(await uses()).toBe(open!.count);
    expect(open!.count).toBeLessThanOrEqual(12);
    expect(open!.count).toBeGreaterThan(0);
  });

  it('that is changed while it is used makes no order at the price of before', async () => {
    const id = await addDiscount(database());
    const [browser] = await buyers(1);
    const waiting = async () =>
      (
        await pools()[1]!.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length;
    let answer: ReturnType<typeof order> | undefined;
    await database().transaction(async (tx) => {
      await tx.query(
        `update discounts set version = version + 1, gift = '{"kind":"percent","percent":5}' where id = $1`,
        [id],
      );
      // It has read what the discount was, and waits for what it is.
      answer = order(browser!, 0);
      await expect.poll(waiting).toBe(1);
    });
    expect((await answer!).statusCode).toBe(409);
    expect([await database().query('select from orders'), await uses()]).toEqual([[], 0]);
    expect((await order(browser!, 1)).json<PlacedOrder>().adjustments).toMatchObject([{ amount: '-149.95' }]);
  });

  it('without a limit is used by all of them', async () => {
    await addDiscount(database());
    const answers = await Promise.all((await buyers(60)).map((browser, index) => order(browser, index)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(await database().query('select from discount_uses')).toHaveLength(60);
  });
});
