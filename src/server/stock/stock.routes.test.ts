import { expect, it } from 'vitest';
import type { Delivery, StockItem, StockLedger, StockMove } from '#contracts/stock.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { buy, stockOf } from '#tests/support/builders/orders.ts';
import { ledgerFaults } from '#tests/support/builders/stock.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { renewOutlook } from './outlook.service.ts';

describeOnPostgres('the stock, by hand', (database) => {
  const setUp = async () => {
    const id = await addProduct(database());
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'admin');
    const told = async (call: string, body: object, headers: Record<string, string> = {}) => {
      const answer = await admin.call(call, body, headers);
      return [answer.statusCode, answer.statusCode < 300 ? answer.json<object>() : answer.body];
    };
    const count = (body: object) => told('POST /api/admin/stock/test-fuzz/count', body);
    const writeOff = (body: object) => told('POST /api/admin/stock/test-fuzz/write-off', body);
    const receive = (body: object, key = 'mine') =>
      told('POST /api/admin/deliveries', body, { 'idempotency-key': key });
    const moves = async (query = '') =>
      (await admin.call(`GET /api/admin/stock/test-fuzz/moves${query}`)).json<{
        items: StockMove[];
        next: string | null;
      }>();
    return { id, app, admin, count, writeOff, receive, moves };
  };

  it('is counted, and says what it was; a count that agrees is kept as well', async () => {
    const { id, admin, count, moves } = await setUp();
    const answer = { productId: id, name: 'Test Fuzz', was: 10, stock: 8 };
    expect(await count({ counted: 8, expected: 10, reason: 'Two with bent legs' })).toEqual([200, answer]);
    expect(await count({ counted: 8, expected: 8 })).toEqual([200, { ...answer, was: 8 }]);
    expect((await moves()).items).toMatchObject([
      { cause: 'counted', change: 0, stock: 8, staff: 'keeper', reason: null },
      { cause: 'counted', change: -2, stock: 8, staff: 'keeper', reason: 'Two with bent legs', order: null },
      { cause: 'first', change: 10, stock: 10, staff: null },
    ]);
    const audit = (await admin.call(`GET /api/admin/history?thing=stock&thingId=${id}`)).json<{ items: object[] }>();
    expect(audit.items.at(-1)).toMatchObject({ label: 'Test Fuzz', before: { stock: 10 }, after: { stock: 8 } });
    expect(await ledgerFaults(database())).toEqual([]);
  });

  it('of two who count at once, the later is told and nothing is overwritten', async () => {
    const { count } = await setUp();
    expect((await count({ counted: 9, expected: 10 }))[0]).toBe(200);
    expect(await count({ counted: 12, expected: 10 })).toEqual([
      409,
      'The stock of Test Fuzz has changed: it was 10 when you began and is 9 now. Nothing was saved.',
    ]);
    expect((await count({ counted: 12, expected: null }))[0]).toBe(409);
    expect(await stockOf(database(), 'test-fuzz')).toBe(9);
    const both = await Promise.all([11, 12].map((counted) => count({ counted, expected: 9 })));
    expect(both.map(([status]) => status).toSorted()).toEqual([200, 409]);
  });

  it('is written off with a reason, up to what there is', async () => {
    const { writeOff, moves } = await setUp();
    expect(await writeOff({ quantity: 1, reason: 'Static' })).toMatchObject([200, { was: 10, stock: 9 }]);
    expect(await writeOff({ quantity: 10, reason: 'Fire' })).toEqual([409, 'There are only 9 of Test Fuzz.']);
    for (const body of [{ quantity: 1 }, { quantity: 1, reason: ' ' }, { quantity: 0, reason: 'x' }, { reason: 'x' }])
      expect([body, (await writeOff(body))[0]]).toEqual([body, 400]);
    expect((await moves()).items[0]).toMatchObject({ cause: 'broken', change: -1, reason: 'Static' });
    await database().query('update products set stock = null');
    expect(await writeOff({ quantity: 1, reason: 'x' })).toEqual([
      409,
      'Test Fuzz isn’t counted, so there’s nothing to write off.',
    ]);
  });

  it('takes in a delivery of many lines once, however often it is sent', async () => {
    const { id, receive, moves } = await setUp();
    const other = await addProduct(database(), { slug: 'other', name: 'Other', stock: 0 });
    const line = { productId: id, quantity: 20 };
    const body = { supplier: 'Mouser', reference: 'INV-7', lines: [line, { productId: other, quantity: 5 }, line] };
    const delivery = {
      // Each of them takes a number before it knows whether it is the first.
      number: expect.stringMatching(/^D-10[1-3]$/) as string,
      lines: [
        { productId: other, name: 'Other', received: 5, stock: 5 },
        { productId: id, name: 'Test Fuzz', received: 40, stock: 50 },
      ],
    } satisfies Delivery;
    const answers = await Promise.all([receive(body), receive(body), receive(body)]);
    expect(answers).toEqual([1, 2, 3].map(() => [201, delivery]));
    const [number, ...others] = answers.map(([, answer]) => (answer as Delivery).number);
    expect(others).toEqual([number, number]);
    expect((await receive({ ...body, reference: 'INV-8' }))[0]).toBe(422);
    expect((await receive(body, 'another'))[0]).toBe(201);
    expect(await stockOf(database(), 'test-fuzz')).toBe(90);
    expect((await moves('?cause=received')).items[1]).toMatchObject({
      change: 40,
      delivery: number,
      staff: 'keeper',
      reason: 'Mouser, INV-7',
    });
    expect(await ledgerFaults(database())).toEqual([]);
  });

  it('takes in all lines of a delivery or none', async () => {
    const { id, receive } = await setUp();
    const uncounted = await addProduct(database(), { slug: 'uncounted', name: 'Loose Wire', stock: null });
    const one = { productId: id, quantity: 1 };
    for (const [line, status, sentence] of [
      [{ productId: crypto.randomUUID(), quantity: 1 }, 404, 'Nothing was received.'],
      [{ productId: uncounted, quantity: 1 }, 409, 'Loose Wire isn’t counted. Count it first'],
      [{ productId: id, quantity: 1_000_000 }, 400, 'There would be 1000011 of Test Fuzz.'],
      [{ productId: 'test-fuzz', quantity: 1 }, 400, 'That is no id of a product.'],
      [{ productId: id, quantity: 0 }, 400, 'quantity must be'],
    ] as const) {
      expect(await receive({ lines: [one, line] })).toEqual([status, expect.stringContaining(sentence)]);
    }
    expect((await receive({ lines: [] }))[0]).toBe(400);
    expect((await receive({ lines: Array.from({ length: 201 }, () => one) }))[0]).toBe(400);
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
    expect((await receive({ lines: [one] }))[0]).toBe(201);
  });

  it('shows its moves page by page, and refuses bad input with 400 and what there is not with 404', async () => {
    const { admin, count, moves } = await setUp();
    for (const counted of [9, 8, 7]) await count({ counted });
    const first = await moves('?limit=2');
    expect(first.items.map(({ stock }) => stock)).toEqual([7, 8]);
    const second = await moves(`?limit=2&cursor=${first.next}`);
    expect([second.items.map(({ stock }) => stock), second.next]).toEqual([[9, 10], null]);
    for (const body of [
      { counted: -1 },
      { counted: 1.5 },
      { counted: '4' },
      {},
      { counted: 2, reason: 'x'.repeat(201) },
    ])
      expect([body, (await count(body))[0]]).toEqual([body, 400]);
    for (const query of [
      '/test-fuzz/moves?cursor=x',
      '/test-fuzz/moves?cause=lost',
      '?view=x',
      '?cursor=bm8',
      '?limit=0',
    ])
      expect([query, (await admin.call(`GET /api/admin/stock${query}`)).statusCode]).toEqual([query, 400]);
    for (const path of ['/no-such', '/no-such/moves', `/${crypto.randomUUID()}`])
      expect((await admin.call(`GET /api/admin/stock${path}`)).statusCode).toBe(404);
  });

  it('of one product is shown with what it adds up to, by id or slug, also once it is archived', async () => {
    const { id, app, admin, count } = await setUp();
    await buy(new Browser(app), { 'test-fuzz': 4 });
    await count({ counted: 5, expected: 6 });
    await renewOutlook(database());
    await database().query('update products set archived_at = now()');
    const ledger = (await admin.call(`GET /api/admin/stock/${id.toUpperCase()}`)).json<StockLedger>();
    expect(ledger).toMatchObject({
      slug: 'test-fuzz',
      stock: 5,
      sum: 5,
      moves: 3,
      toPack: 4,
      sold30: 4,
      archived: true,
    });
    expect(ledger).toMatchObject({ state: 'low', windowDays: 14, lastCountedAt: expect.any(String), deliveryDays: 21 });
    expect(ledger.days.at(-1)).toMatchObject({ stock: 5, received: 0 });
    expect(ledger.reorderAt).toBe(Math.ceil(ledger.forDelivery + ledger.forSafety));
  });

  it('is low by a point that somebody set, in the list and for itself, until it goes by what sold again', async () => {
    const { id, admin } = await setUp();
    const set = (reorderAt: unknown) => admin.call(`PATCH /api/admin/stock/${id}`, { reorderAt });
    const low = async () => (await admin.call('GET /api/admin/stock?view=low')).json<{ items: StockItem[] }>().items;
    expect(await low()).toEqual([]);
    expect((await set(10)).json()).toMatchObject({ reorderAt: 10, reorderByHand: 10, reckonedAt: 0, state: 'low' });
    await renewOutlook(database());
    expect(await low()).toMatchObject([{ slug: 'test-fuzz', reorderAt: 10, state: 'low' }]);
    expect((await admin.call('GET /api/admin/products?stock=low')).json().items).toHaveLength(1);
    expect((await set(null)).json()).toMatchObject({ reorderAt: 0, reorderByHand: null, state: 'enough' });
    expect(await low()).toEqual([]);
    for (const wrong of [-1, 1.5, '3', undefined]) expect((await set(wrong)).statusCode).toBe(400);
    const [first, second] = await database().query<{ before: object; after: object }>(
      `select before, after from audit_entries where action = 'set the point of re-order' order by id`,
    );
    expect([first, second]).toEqual([
      { before: { reorderAt: null }, after: { reorderAt: 10 } },
      { before: { reorderAt: 10 }, after: { reorderAt: null } },
    ]);
  });

  it('is a file, whole and without formulas, of the list and of one product', async () => {
    const { admin, count } = await setUp();
    await count({ counted: 4, reason: '=1+1' });
    const list = await admin.call('GET /api/admin/stock.csv?view=all');
    expect(list.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(list.body.split('\r\n')).toEqual([
      '\ufeffslug,name,stock,state,sold in 30 days,sold in 90 days,re-order at,re-order by hand,days left',
      'test-fuzz,Test Fuzz,4,enough,0,0,0,,',
      '',
    ]);
    const moves = await admin.call('GET /api/admin/stock/test-fuzz/moves.csv?cause=counted');
    expect(moves.headers['content-disposition']).toBe('attachment; filename="stock-test-fuzz.csv"');
    expect(moves.body.split('\r\n')[1]).toMatch(/^\d{4}-[^,]+Z,counted,-6,4,keeper,,,'=1\+1$/);
    expect((await admin.call('GET /api/admin/stock/no-such/moves.csv')).statusCode).toBe(404);
  });

  it('that is set with a product is a count of whoever set it', async () => {
    const { id, admin, moves } = await setUp();
    await admin.call(`PATCH /api/admin/products/${id}`, { stock: 3 });
    await admin.call(`PATCH /api/admin/products/${id}`, { stock: null });
    expect((await moves()).items).toMatchObject([
      { cause: 'counted', change: -3, stock: null, staff: 'keeper' },
      { cause: 'counted', change: -7, stock: 3, staff: 'keeper' },
      { cause: 'first' },
    ]);
  });
});
