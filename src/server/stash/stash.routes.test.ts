import { describe, expect, it } from 'vitest';
import type { OrderParts, Stash } from '#contracts/stash.ts';
import { maxDrawers } from '#domain/workbench/stash/stash-state.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres, openTestDatabase } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { openPostgres } from '../db/postgres.ts';

const phone = 'd-phone123';
const laptop = 'd-laptop12';
const put = (slug: string, writer: string, moved: unknown = [3, 0]) => ({
  pieces: { [`part:${slug}`]: { [writer]: moved } },
});

describeOnPostgres('the stash', (database) => {
  const setUp = async () => {
    const app = buildTestApp(database());
    const asha = await addUser(app, database(), 'asha');
    const send = (changes: unknown, by = asha, userId?: number) =>
      by.call('POST /api/stash/changes', { changes, userId });
    const read = async (by = asha) => (await by.call('GET /api/stash')).json<Stash>().state.pieces;
    return { app, asha, send, read };
  };

  it('answers 401 to whoever is not signed in', async () => {
    const { app, send } = await setUp();
    const stranger = new Browser(app);
    for (const path of ['GET /api/stash', 'GET /api/stash/orders'])
      expect((await stranger.call(path)).statusCode).toBe(401);
    expect((await send(put('bc108b', phone), stranger)).statusCode).toBe(401);
  });

  it('is the union of what two devices send, however often, and nobody else’s', async () => {
    const { app, asha, send, read } = await setUp();
    expect(await read()).toEqual({});
    await send(put('bc108b', phone));
    await send(put('bc108b', laptop, [5, 1]));
    const answer = await send(put('bc108b', phone));
    expect([answer.statusCode, answer.json<Stash>().state.pieces]).toEqual([
      200,
      { 'part:bc108b': { [phone]: [3, 0], [laptop]: [5, 1] } },
    ]);
    const bela = await addUser(app, database(), 'bela');
    expect(await read(bela)).toEqual({});
    const { id } = (await asha.call('GET /api/user')).json<{ id: number }>();
    expect((await send(put('bc108b', phone, [9, 0]), bela, id)).statusCode).toBe(401);
    expect((await bela.call(`GET /api/stash?userId=${id}`)).statusCode).toBe(401);
    expect((await asha.call(`GET /api/stash?userId=${id}`)).statusCode).toBe(200);
    expect(await read(bela)).toEqual({});
  });

  it.each([
    { pieces: { bc108b: { [phone]: [1, 0] } } },
    { pieces: { 'part:BC108': { [phone]: [1, 0] } } },
    put('bc108b', 'constructor'),
    put('bc108b', phone, [1]),
    put('bc108b', phone, [-1, 0]),
    put('bc108b', phone, [0.5, 0]),
    put('bc108b', phone, [1e12, 0]),
    { pieces: [] },
    null,
  ])('refuses %j with a sentence', async (changes) => {
    const { send, read } = await setUp();
    const answer = await send(changes);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringMatching(/\S/)]);
    expect(await read()).toEqual({});
  });

  it('refuses more than it holds, and keeps what is there', async () => {
    const { send, read } = await setUp();
    const many = (from: number, count: number) => ({
      pieces: Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`part:p-${from + at}`, { [phone]: [1, 0] as const }]),
      ),
    });
    expect((await send(many(0, maxDrawers + 1))).statusCode).toBe(400);
    expect((await send(many(0, maxDrawers))).statusCode).toBe(200);
    const full = await send(put('one-more', phone));
    expect([full.statusCode, full.body]).toEqual([409, expect.stringContaining('no room for more')]);
    expect(Object.keys(await read())).toHaveLength(maxDrawers);
  });

  it('refuses more writers than fit, but not that what is there is counted and taken out', async () => {
    const { send, read } = await setUp();
    await send(put('bc108b', phone, [3, 0]));
    const writers = Array.from({ length: 80 }, (_, at) => [`d-${10_000_000 + at}`, [1, 0] as const]);
    const heavy = Object.fromEntries([...writers, [phone, [3, 0] as const]]);
    const full = { pieces: Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`part:p-${at}`, heavy])) };
    await database().query(`update kept_states set state = $1`, [JSON.stringify(full)]);
    expect((await send(put('p-0', 'd-onemore1'))).statusCode).toBe(409);
    expect((await send(put('p-0', phone, [3, 3]))).statusCode).toBe(200);
    expect((await read())['part:p-0']![phone]).toEqual([3, 3]);
  });

  it('knows the loose parts of orders that have left, in pieces, of nobody else', async () => {
    const { app, asha } = await setUp();
    const { id } = (await asha.call('GET /api/user')).json<{ id: number }>();
    const part = await addProduct(database(), { slug: 'r-10k', name: '10K', category: 'parts', subcategory: 'other' });
    await database().query(`update products set pack_size = 10 where id = $1`, [part]);
    const kit = await addProduct(database());
    for (const status of ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled']) {
      const orderId = await addOrder(database(), { user_id: id, status });
      for (const product of [part, kit])
        await database().query(
          `insert into order_items (order_id, product_id, name, quantity, price_paise) values ($1, $2, 'x', 2, 100)`,
          [orderId, product],
        );
    }
    const orders = (await asha.call('GET /api/stash/orders')).json<OrderParts[]>();
    expect(orders.map(({ parts }) => parts)).toEqual([
      [{ slug: 'r-10k', pieces: 20 }],
      [{ slug: 'r-10k', pieces: 20 }],
    ]);
    const bela = await addUser(app, database(), 'bela');
    expect((await bela.call('GET /api/stash/orders')).json()).toEqual([]);
    expect((await bela.call(`GET /api/stash/orders?userId=${id}`)).statusCode).toBe(401);
  });
});

describe('the stash over several processes', () => {
  it('loses no piece when many devices count at once', async () => {
    const { db, url, close } = await openTestDatabase('postgres');
    const other = await openPostgres({ databaseUrl: url! });
    try {
      const apps = [db, other].map((each) => buildTestApp(each));
      const asha = await addUser(apps[0]!, db, 'asha');
      const sends = Array.from({ length: 12 }, (_, device) =>
        new Browser(apps[device % 2]!, asha.cookie).call('POST /api/stash/changes', {
          changes: put('bc108b', `d-device${10 + device}`),
        }),
      );
      for (const answer of await Promise.all(sends)) expect(answer.statusCode).toBe(200);
      const { state } = (await asha.call('GET /api/stash')).json<Stash>();
      expect(Object.keys(state.pieces['part:bc108b']!)).toHaveLength(12);
    } finally {
      await other.close();
      await close();
    }
  });
});
