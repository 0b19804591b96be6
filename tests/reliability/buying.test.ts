import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiFleet, type ApiAnswer, type ApiRequest } from '../support/processes/api-fleet.ts';
import { addUser } from '../support/builders/accounts.ts';
import { addBuyers } from '../support/builders/buyers.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { newOrder, stockOf } from '../support/builders/orders.ts';
import { addProduct, buildTestApp } from '../support/processes/shop-app.ts';
import { createRandom } from '../support/random.ts';
import { patience, scaled } from './scale.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** How often each status was answered: { 201: 10, 409: 190 }. */
const tally = (answers: readonly ApiAnswer[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, group]) => [status, group.length]),
  );

/**
 * So many of the answers say that something was changed, all others that it was changed already. On a busy machine a 503 may
 * come after the change, so that whoever asks again is told the latter.
 */
function expectChanged(answers: readonly ApiAnswer[], atMost: number): void {
  const { 200: changed = 0, 409: already = 0 } = tally(answers);
  expect(changed + already).toBe(answers.length);
  expect(changed).toBeLessThanOrEqual(atMost);
}

describe('buying at the same moment (postgres, three processes)', () => {
  let shop: TestDatabase;
  let fleet: ApiFleet;

  beforeAll(async () => {
    shop = await openTestDatabase('postgres');
    fleet = await ApiFleet.start(shop.url!);
  });
  beforeEach(() => shop.empty());
  afterAll(async () => {
    await fleet?.stop();
    await shop?.close();
  });

  const send = (call: string, request: ApiRequest) => fleet.sendPatiently(call, request, patience);
  const order = (cookie: string, key: string) => send('POST /api/orders', { cookie, key, body: newOrder });
  const count = async (table: string) => (await shop.db.query(`select from ${table}`)).length;
  const admin = async () => (await addUser(buildTestApp(shop.db), shop.db, 'keeper', 'admin')).cookie;

  it.each(times(scaled({ short: 1, long: 50 }), (round) => round + 1))(
    'sells 10 units to exactly 10 of 200 buyers (round %i)',
    async () => {
      await addProduct(shop.db, { stock: 10 });
      const buyers = await addBuyers(
        shop.db,
        times(200, () => ({ 'test-fuzz': 1 })),
      );
      const answers = await Promise.all(buyers.map(({ cookie }) => order(cookie, 'mine')));
      expect(tally(answers)).toEqual({ 201: 10, 409: 190 });
      expect([await count('orders'), await count('order_items'), await stockOf(shop.db, 'test-fuzz')]).toEqual([
        10, 10, 0,
      ]);
      expect(await count('cart_items')).toBe(190);
    },
  );

  it('does not deadlock when orders that share products are placed and cancelled at once', async () => {
    const random = createRandom(7);
    const slugs = times(6, (index) => `shelf-${index}`);
    for (const slug of slugs) await addProduct(shop.db, { slug, name: slug, stock: 60 });
    const shuffled = () => slugs.toSorted(() => random(3) - 1).slice(0, 4);
    const carts = times(120, () => Object.fromEntries(shuffled().map((slug) => [slug, 1 + random(2)])));
    const buyers = await addBuyers(shop.db, carts);
    const answers = await Promise.all(
      buyers.map(async ({ cookie }, index) => {
        const placed = await order(cookie, 'mine');
        if (placed.status !== 201 || index % 3 > 0) return [placed];
        const { id, token } = JSON.parse(placed.body) as { id: string; token: string };
        return [placed, await send(`POST /api/orders/${id}/cancel?token=${token}`, { cookie })];
      }),
    );
    const statuses = tally(answers.flat());
    expect(Object.keys(statuses).filter((status) => !['200', '201', '409'].includes(status))).toEqual([]);
    // Nobody is refused before 59 of a product are sold, at most two to each.
    expect(statuses[201]).toBeGreaterThanOrEqual(30);
    // Each order has all of its lines or was not made, and the stock lacks what was sold and not given back.
    const placed = answers.flatMap(([answer], index) => (answer!.status === 201 ? [carts[index]!] : []));
    const lines = await shop.db.query<{ lines: number }>(
      `select count(*)::integer as lines from order_items group by order_id`,
    );
    expect(lines).toEqual(placed.map(() => ({ lines: 4 })));
    const off = await shop.db.query(
      `select slug, stock from products where stock is distinct from 60 - (
         select coalesce(sum(item.quantity), 0) from order_items item join orders on orders.id = item.order_id
         where item.product_id = products.id and orders.status <> 'cancelled')`,
    );
    expect(off).toEqual([]);
  });

  it('makes one order of 50 with the same key, and of two tabs with two keys', async () => {
    await addProduct(shop.db, { stock: 1000 });
    const [first, ...others] = await addBuyers(
      shop.db,
      times(11, () => ({ 'test-fuzz': 2 })),
    );
    const same = await Promise.all(times(50, () => order(first!.cookie, 'once')));
    expect(tally(same)).toEqual({ 201: 50 });
    expect(new Set(same.map(({ body }) => (JSON.parse(body) as { id: string }).id)).size).toBe(1);
    expect([await count('orders'), await stockOf(shop.db, 'test-fuzz')]).toEqual([1, 998]);
    const tabs = await Promise.all(
      others.flatMap(({ cookie }) => [order(cookie, 'left tab'), order(cookie, 'right tab')]),
    );
    expect(tally(tabs)).toEqual({ 201: 10, 409: 10 });
    expect([await count('orders'), await stockOf(shop.db, 'test-fuzz')]).toEqual([11, 978]);
  });

  it('returns the units once when 50 cancellations come at once', async () => {
    await addProduct(shop.db, { stock: 10 });
    const [buyer] = await addBuyers(shop.db, [{ 'test-fuzz': 4 }]);
    const { id, token } = JSON.parse((await order(buyer!.cookie, 'mine')).body) as { id: string; token: string };
    const cancels = await Promise.all(
      times(50, () => send(`POST /api/orders/${id}/cancel?token=${token}`, { cookie: '' })),
    );
    expectChanged(cancels, 1);
    expect(await stockOf(shop.db, 'test-fuzz')).toBe(10);
    expect(await count('order_events')).toBe(2);
  });

  it('gives 50 orders that are confirmed at once, each twice, invoice numbers without a gap', async () => {
    await addProduct(shop.db, { stock: null });
    const cookie = await admin();
    const buyers = await addBuyers(
      shop.db,
      times(50, () => ({ 'test-fuzz': 1 })),
    );
    const placed = await Promise.all(buyers.map((buyer) => order(buyer.cookie, 'mine')));
    const ids = placed.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    const confirms = await Promise.all(
      [...ids, ...ids].map((id) =>
        send(`POST /api/admin/orders/${id}/status`, { cookie, body: { status: 'confirmed' } }),
      ),
    );
    expectChanged(confirms, 50);
    const rows = await shop.db.query<{ serial: number }>('select serial from invoices order by serial');
    expect(rows.map(({ serial }) => serial)).toEqual(times(50, (index) => index + 1));
  });
});
