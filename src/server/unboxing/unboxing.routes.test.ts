import { describe, expect, it } from 'vitest';
import type { Build } from '#contracts/builds.ts';
import type { OrderReturn } from '#contracts/returns.ts';
import type { Stash } from '#contracts/stash.ts';
import type { OpenedBag } from '#contracts/unboxing.ts';
import { maxBuilds } from '#domain/workbench/builds/build-limits.ts';
import { maxDrawers, stashCounts } from '#domain/workbench/stash/stash-state.ts';
import { buildIdOf } from '#domain/workbench/unboxing/bag.ts';
import { unboxedMark } from '#domain/workbench/unboxing/unboxed.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { buy } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines, openTestDatabase } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';

const bom = [
  { ref: 'R1', kind: 'resistor', value: '4K7', part: 'resistor-4k7' },
  { ref: 'R2', kind: 'resistor', value: '4K7', part: 'resistor-4k7' },
  { ref: 'Q1', kind: 'bjt', value: 'BC108', part: 'bc108b' },
  { ref: 'BOX', kind: 'mechanical', value: 'Enclosure' },
  { ref: 'X1', kind: 'mechanical', value: 'Old thing', part: 'no-longer-sold' },
];

const addGoods = async (db: Database): Promise<void> => {
  await addProduct(db, { stock: 50, bom: JSON.stringify(bom) });
  const part = { category: 'parts', subcategory: 'other', price_paise: 1000, stock: 50 };
  await addProduct(db, { ...part, slug: 'resistor-4k7', name: 'Resistor 4K7' });
  await addProduct(db, { ...part, slug: 'bc108b', name: 'BC108B' });
};

const stashOf = async (browser: Browser) =>
  Object.fromEntries(stashCounts((await browser.call('GET /api/stash')).json<Stash>().state));
const buildsOf = async (browser: Browser) => (await browser.call('GET /api/builds')).json<Build[]>();

const oneBag = { 'resistor-4k7': 2, bc108b: 1 };
const twoBags = { 'resistor-4k7': 4, bc108b: 2 };

describeOnBothEngines('unboxing', (database) => {
  const setUp = async ({ quantity = 1, moves = ['confirmed', 'shipped', 'delivered'], asGuest = false } = {}) => {
    const app = buildTestApp(database());
    await addGoods(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const buyer = asGuest ? new Browser(app) : await addUser(app, database(), 'asha');
    const order = await buy(buyer, { 'test-fuzz': quantity, 'resistor-4k7': 1 });
    const move = async (...to: string[]) => {
      for (const status of to) {
        const answer = await owner.call(`POST /api/admin/orders/${order.id}/status`, { status });
        expect(answer.statusCode, answer.body).toBe(200);
      }
      await deliverMail(database());
    };
    await move(...moves);
    const itemOf = (name: string): string => order.items.find((item) => item.name === name)!.id;
    const itemId = itemOf('Test Fuzz');
    const open = (body: object = {}, by = buyer, query = '', item = itemId) =>
      by.call(`POST /api/orders/${order.id}/items/${item}/unboxing${query}`, body);
    const opened = async (body: object = {}, by = buyer, query = '') => {
      const answer = await open(body, by, query);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<OpenedBag>();
    };
    const claim = async (parts: readonly object[], problem = 'missing') => {
      const body = { itemId, problem, parts, words: null };
      const token = order.token ? `?token=${order.token}` : '';
      const answer = await buyer.call(`POST /api/orders/${order.id}/claims${token}`, body);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json<OrderReturn>();
    };
    return { app, owner, buyer, order, move, itemOf, itemId, open, opened, claim };
  };

  it('makes the build of the line and counts its bag, once however often it is opened', async () => {
    const { buyer, order, itemId, opened } = await setUp();
    const first = await opened();
    expect(first).toMatchObject({ number: order.number, kit: 'test-fuzz', stage: 'here', quantity: 1, unit: 1 });
    expect([first.isKept, first.isCounted, first.parts]).toEqual([
      true,
      true,
      [
        { slug: 'bc108b', pieces: 1 },
        { slug: 'resistor-4k7', pieces: 2 },
      ],
    ]);
    expect(await opened()).toEqual(first);
    const builds = await buildsOf(buyer);
    expect(builds.map(({ id, kit }) => [id, kit])).toEqual([[buildIdOf(itemId, 1), 'test-fuzz']]);
    expect([builds[0]!.state.name?.value, builds[0]!.state.bag?.value]).toEqual([
      order.number,
      { orderId: order.id, itemId, unit: 1 },
    ]);
    expect(await stashOf(buyer)).toEqual(oneBag);
  });

  it('numbers the builds of a kit that was bought twice, and takes each bag out when its build begins', async () => {
    const { buyer, order, itemId, open, opened } = await setUp({ quantity: 2 });
    const asked = await opened();
    expect([asked.unit, asked.left, await buildsOf(buyer)]).toEqual([null, 2, []]);
    for (const unit of [2, 1, 2]) expect((await opened({ unit })).unit).toBe(unit);
    const names = (await buildsOf(buyer)).map(({ state }) => state.name?.value);
    expect(names.toSorted()).toEqual([`${order.number}, 1 of 2`, `${order.number}, 2 of 2`]);
    expect(await stashOf(buyer)).toEqual(twoBags);
    const changes = { ticks: { [unboxedMark]: { 'd-phone1234': 1 } } };
    await buyer.call(`POST /api/builds/${buildIdOf(itemId, 2)}/changes`, { kit: 'test-fuzz', changes });
    await opened({ unit: 2 });
    expect(await stashOf(buyer)).toEqual(oneBag);
    const third = await open({ unit: 3 });
    expect([third.statusCode, third.body]).toEqual([400, expect.stringContaining('You have 2 of these kits')]);
  });

  it('refuses what names no kit with a sentence, and makes nothing', async () => {
    const { open, buyer } = await setUp();
    for (const body of [{ unit: 0 }, { unit: 1.5 }, { unit: 'one' }, { unit: 2 }, { isHere: 'yes' }]) {
      const answer = await open(body);
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringMatching(/\S/)]);
    }
    expect([await buildsOf(buyer), await stashOf(buyer)]).toEqual([[], {}]);
  });

  it('is nobody else’s: strangers, other users and a wrong token find no order', async () => {
    const { app, open, itemOf } = await setUp();
    const bela = await addUser(app, database(), 'bela');
    for (const stranger of [bela, new Browser(app)]) {
      const answer = await open({ isHere: true }, stranger);
      expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('no such order')]);
      expect((await open({}, stranger, `?token=${'x'.repeat(43)}`)).statusCode).toBe(404);
    }
    expect(await stashOf(bela)).toEqual({});
    expect((await open({}, undefined, '', itemOf('Resistor 4K7'))).statusCode).toBe(404);
    expect((await open({}, undefined, '', '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect((await open({}, undefined, '', 'no-uuid')).statusCode).toBe(400);
  });

  it('finds no line of one order under another of the same buyer', async () => {
    const { buyer, itemId } = await setUp();
    const other = await buy(buyer, { 'resistor-4k7': 1 });
    expect((await buyer.call(`POST /api/orders/${other.id}/items/${itemId}/unboxing`, {})).statusCode).toBe(404);
  });

  it('opens by a guest’s token, and leaves build and count to the device', async () => {
    const { app, order, opened } = await setUp({ asGuest: true });
    const phone = new Browser(app);
    const bag = await opened({}, phone, `?token=${order.token}`);
    expect(bag).toMatchObject({ stage: 'here', unit: 1, isKept: false, isCounted: false });
    // An account that was only given the link keeps it as its own devices say, and gets nothing from the order.
    const bela = await addUser(app, database(), 'bela');
    expect(await opened({}, bela, `?token=${order.token}`)).toMatchObject({ isKept: false, isCounted: false });
    expect([await buildsOf(bela), await stashOf(bela)]).toEqual([[], {}]);
  });

  it('writes into the account of the buyer for nobody who only has the link', async () => {
    const { app, order, opened } = await setUp({ asGuest: true });
    const asha = await addUser(app, database(), 'asha');
    await database().query(`update orders set user_id = (select id from users where username = 'asha') where id = $1`, [
      order.id,
    ]);
    const bag = await opened({}, new Browser(app), `?token=${order.token}`);
    expect([bag.isKept, bag.isCounted]).toEqual([false, false]);
    expect([await buildsOf(asha), await stashOf(asha)]).toEqual([[], {}]);
  });

  it('counts nothing before the parcel is here, and then when its buyer says so or the carrier', async () => {
    const { buyer, opened, move } = await setUp({ moves: ['confirmed'] });
    expect(await opened({ isHere: true })).toMatchObject({ stage: 'packing', unit: null, isCounted: false });
    expect([await buildsOf(buyer), await stashOf(buyer)]).toEqual([[], {}]);
    await move('shipped');
    expect(await opened()).toMatchObject({ stage: 'travelling', unit: 1, isCounted: false });
    expect(await stashOf(buyer)).toEqual({});
    expect(await opened({ isHere: true })).toMatchObject({ stage: 'travelling', isCounted: true });
    expect(await stashOf(buyer)).toEqual(oneBag);
    await move('delivered');
    await opened();
    expect(await stashOf(buyer)).toEqual(oneBag);
  });

  it('takes the bag of an undelivered parcel out again, without anybody at the bench', async () => {
    const { buyer, opened, move } = await setUp({ moves: ['confirmed', 'shipped'] });
    await opened({ isHere: true });
    await move('cancelled');
    expect(await stashOf(buyer)).toEqual({});
    expect(await opened({ isHere: true })).toMatchObject({ stage: 'cancelled', unit: null });
    expect([await stashOf(buyer), (await buildsOf(buyer)).length]).toEqual([{}, 1]);
  });

  it('takes out what was refunded, and says that all of it went back', async () => {
    const { buyer, owner, order, itemId, opened } = await setUp({ quantity: 2 });
    await owner.call(`POST /api/admin/orders/${order.id}/paid`, {});
    await opened({ unit: 1 });
    const refund = async () => {
      const lines = [{ itemId, quantity: 1, restock: false }];
      const body = { lines, reason: 'Sent back', byHand: true };
      const answer = await owner.call(`POST /api/admin/orders/${order.id}/refunds`, body);
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      await deliverMail(database());
    };
    await refund();
    expect(await stashOf(buyer)).toEqual(oneBag);
    expect(await opened()).toMatchObject({ left: 1, unit: 1, stage: 'here' });
    await refund();
    expect(await stashOf(buyer)).toEqual({});
    expect(await opened({ isHere: true })).toMatchObject({ left: 0, unit: null, stage: 'returned' });
    expect(await stashOf(buyer)).toEqual({});
  });

  it('does not count a part that was claimed until its spare is sent, and shows what became of the claim', async () => {
    const { buyer, owner, opened, claim } = await setUp();
    await opened();
    const { number } = await claim([{ name: 'Transistor BC108', quantity: 1 }]);
    await deliverMail(database());
    expect(await stashOf(buyer)).toEqual({ 'resistor-4k7': 2 });
    const parts = [{ name: 'Transistor BC108', quantity: 1 }];
    expect((await opened()).claims).toEqual([{ number, status: 'asked', problem: 'missing', parts }]);
    const { version } = (await owner.call(`GET /api/admin/returns/${number}`)).json<{ version: number }>();
    const sent = await owner.call(`POST /api/admin/returns/${number}/spare`, { version, units: [] });
    expect(sent.statusCode, sent.body).toBe(200);
    await deliverMail(database());
    expect(await stashOf(buyer)).toEqual(oneBag);
    expect((await opened()).claims.map(({ status }) => status)).toEqual(['spare-sent']);
  });

  it('counts a bag whose part was claimed before it was opened without that part', async () => {
    const { buyer, opened, claim } = await setUp();
    await claim([{ name: 'Resistor 4K7', quantity: 1 }], 'broken');
    const bag = await opened();
    expect(bag.missing).toEqual([{ slug: 'resistor-4k7', pieces: 1 }]);
    expect(await stashOf(buyer)).toEqual({ 'resistor-4k7': 1, bc108b: 1 });
  });

  it('brings back a build that was deleted, with its ticks', async () => {
    const { buyer, itemId, opened } = await setUp();
    await opened();
    const send = (changes: object) =>
      buyer.call(`POST /api/builds/${buildIdOf(itemId, 1)}/changes`, { kit: 'test-fuzz', changes });
    await send({ ticks: { 'sourced:R1': { 'd-phone1234': 1 } } });
    await send({ deleted: { value: true, at: 9, by: 'd-phone1234' } });
    expect(await buildsOf(buyer)).toEqual([]);
    await opened();
    expect((await buildsOf(buyer)).map(({ state }) => state.ticks)).toEqual([{ 'sourced:R1': { 'd-phone1234': 1 } }]);
  });

  it('opens with a stash that has no room, and with a bench that has none says so and changes nothing', async () => {
    const { buyer, opened, open } = await setUp();
    const drawers = Array.from({ length: maxDrawers }, (_, at) => [`part:p-${at}`, { 'd-phone1234': [1, 0] }]);
    await buyer.call('POST /api/stash/changes', { changes: { pieces: Object.fromEntries(drawers) } });
    expect(await opened()).toMatchObject({ isKept: true, isCounted: false });
    expect(Object.keys(await stashOf(buyer))).toHaveLength(maxDrawers);
    await database().query('delete from builds');
    await database().query('delete from kept_states');
    await database().query(
      `insert into builds (user_id, id, kit, state)
       select users.id, gen_random_uuid(), 'test-fuzz', '{"ticks":{},"readings":{},"notes":{},"sittings":{}}'
       from users, generate_series(1, $1) where username = 'asha'`,
      [maxBuilds],
    );
    const full = await open();
    expect([full.statusCode, full.body]).toEqual([409, expect.stringContaining('holds 100 builds')]);
    expect(await stashOf(buyer)).toEqual({});
  });
});

describe('unboxing on several devices and processes at once', () => {
  it('makes one build and counts one bag, whoever scans first', async () => {
    const { db, url, close } = await openTestDatabase('postgres');
    const others = await Promise.all([1, 2].map(() => openPostgres({ databaseUrl: url! })));
    try {
      const apps = [db, ...others].map((each) => buildTestApp(each));
      await addGoods(db);
      const owner = await addUser(apps[0]!, db, 'keeper', 'owner');
      const asha = await addUser(apps[0]!, db, 'asha');
      const { id, items } = await buy(asha, { 'test-fuzz': 2 });
      for (const status of ['confirmed', 'shipped', 'delivered'])
        await owner.call(`POST /api/admin/orders/${id}/status`, { status });
      const itemId = items[0]!.id;
      const devices = Array.from({ length: 18 }, (_, at) => new Browser(apps[at % 3]!, asha.cookie));
      const scans = devices.map((device, at) =>
        device.call(`POST /api/orders/${id}/items/${itemId}/unboxing`, { unit: 1 + (at % 2) }),
      );
      // Meanwhile others tick what is there, and count by hand.
      const ticks = devices.map((device, at) =>
        device.call(`POST /api/builds/${buildIdOf(itemId, 1)}/changes`, {
          kit: 'test-fuzz',
          changes: { ticks: { [`sourced:R${at}`]: { [`d-device${10 + at}`]: 1 } } },
        }),
      );
      const counts = devices.slice(0, 6).map((device, at) =>
        device.call('POST /api/stash/changes', {
          changes: { pieces: { 'part:bc108b': { [`d-device${10 + at}`]: [1, 0] } } },
        }),
      );
      for (const answer of await Promise.all([...scans, ...ticks, ...counts]))
        expect(answer.statusCode, answer.body).toBe(200);
      const builds = await buildsOf(asha);
      expect(builds.map((each) => each.id).toSorted()).toEqual([buildIdOf(itemId, 1), buildIdOf(itemId, 2)].toSorted());
      const first = builds.find((each) => each.id === buildIdOf(itemId, 1))!;
      expect([Object.keys(first.state.ticks).length, first.state.bag?.value.unit]).toEqual([18, 1]);
      expect(await stashOf(asha)).toEqual({ 'resistor-4k7': 4, bc108b: 2 + 6 });
    } finally {
      for (const other of others) await other.close();
      await close();
    }
  });

  it('never counts a bag that is refunded meanwhile', async () => {
    const { db, url, close } = await openTestDatabase('postgres');
    const other = await openPostgres({ databaseUrl: url! });
    try {
      const apps = [db, other].map((each) => buildTestApp(each));
      await addGoods(db);
      const owner = await addUser(apps[0]!, db, 'keeper', 'owner');
      await db.query('update sessions set confirmed_at = now()');
      for (const name of ['asha', 'bela', 'chitra', 'devi']) {
        const buyer = await addUser(apps[0]!, db, name);
        const { id, items } = await buy(buyer, { 'test-fuzz': 1 });
        for (const status of ['confirmed', 'shipped', 'delivered'])
          await owner.call(`POST /api/admin/orders/${id}/status`, { status });
        await owner.call(`POST /api/admin/orders/${id}/paid`, {});
        const lines = [{ itemId: items[0]!.id, quantity: 1, restock: false }];
        const refund = { lines, reason: 'Sent back', byHand: true };
        await Promise.all([
          owner.call(`POST /api/admin/orders/${id}/refunds`, refund).then(() => deliverMail(db)),
          ...[0, 1, 0, 1].map((at) =>
            new Browser(apps[at]!, buyer.cookie).call(`POST /api/orders/${id}/items/${items[0]!.id}/unboxing`, {}),
          ),
        ]);
        expect([name, await stashOf(buyer)]).toEqual([name, {}]);
      }
    } finally {
      await other.close();
      await close();
    }
  });
});
