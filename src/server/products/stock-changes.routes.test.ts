import { expect, it } from 'vitest';
import type { ProductImport } from '#contracts/imports.ts';
import type { StockMove } from '#contracts/stock.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { buy, sendOrder, stockOf } from '#tests/support/builders/orders.ts';
import { ledgerFaults } from '#tests/support/builders/stock.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const csv = { 'content-type': 'text/csv' };

describeOnPostgres('stock that is set with a product or by a file', (database) => {
  const setUp = async () => {
    await addProduct(database(), { stock: 12 });
    const app = buildTestApp(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    const writer = await addUser(app, database(), 'scribe', 'writer');
    const sell = (quantity: number) => buy(new Browser(app), { 'test-fuzz': quantity });
    const told = async (who: Browser, key: string, body: object) => {
      const answer = await who.call(key, body);
      return [answer.statusCode, answer.statusCode < 300 ? answer.json<{ stock: number }>().stock : answer.body];
    };
    const set = (body: object, who = owner) => told(who, 'PATCH /api/admin/products/test-fuzz', body);
    const adjust = (body: object, who = owner) => told(who, 'POST /api/admin/stock/test-fuzz/adjust', body);
    const read = async (who: Browser, text: string | Buffer) =>
      (await who.call('POST /api/admin/imports?name=stock.csv', Buffer.from(text), csv)).json<ProductImport>();
    const apply = (who: Browser, { id, fingerprint }: ProductImport) =>
      who.call(`POST /api/admin/imports/${id}/apply`, { fingerprint });
    const stock = () => stockOf(database(), 'test-fuzz');
    return { app, owner, writer, sell, set, adjust, read, apply, stock };
  };

  it('erases no sale: what was seen is told with it, and is refused once it is another', async () => {
    const { sell, set, stock } = await setUp();
    await sell(3);
    expect(await set({ stock: 17, expectedStock: 12, price: '1' })).toEqual([
      409,
      'The stock of Test Fuzz has changed: it was 12 when you began and is 9 now. Nothing was saved.',
    ]);
    expect(await set({ stock: 9, expectedStock: 12 })).toEqual([409, expect.stringContaining('is 9 now')]);
    expect(await stock()).toBe(9);
    expect(await database().query('select price_paise as price from products')).toEqual([{ price: 299_900 }]);
    expect(await set({ stock: 14, expectedStock: 9 })).toEqual([200, 14]);
    expect(await ledgerFaults(database())).toEqual([]);
  });

  it('may leave out what was seen only while no order has moved the stock since somebody set it', async () => {
    const { owner, sell, set, stock } = await setUp();
    expect(await set({ stock: 20 })).toEqual([200, 20]);
    await sell(3);
    const refused = [409, expect.stringContaining('Orders have moved the stock of Test Fuzz since it was last set')];
    expect(await set({ stock: 18 })).toEqual(refused);
    const count = await owner.call('POST /api/admin/stock/test-fuzz/count', { counted: 18 });
    expect([count.statusCode, count.body]).toEqual(refused);
    expect(await stock()).toBe(17);
    expect(await set({ stock: 16, expectedStock: 17 })).toEqual([200, 16]);
    expect(await set({ stock: 5 })).toEqual([200, 5]);
  });

  it('is taken back by a counter-movement, which keeps what was sold meanwhile', async () => {
    const { owner, sell, set, adjust, stock } = await setUp();
    expect(await set({ stock: 17, expectedStock: 12 })).toEqual([200, 17]);
    await sell(3);
    expect(await adjust({ change: -5, reason: 'Taken back' })).toEqual([200, 9]);
    expect(await adjust({ change: -10 })).toEqual([409, 'There are only 9 of Test Fuzz, so 10 can’t be taken back.']);
    for (const change of [0, 1.5, '3', 1_000_001, null, undefined])
      expect([change, (await adjust({ change }))[0]]).toEqual([change, 400]);
    expect((await adjust({ change: 999_999 }))[0]).toBe(400);
    expect(await stock()).toBe(9);
    const moves = await owner.call('GET /api/admin/stock/test-fuzz/moves');
    expect(moves.json<{ items: StockMove[] }>().items[0]).toMatchObject({
      cause: 'counted',
      change: -5,
      stock: 9,
      staff: 'keeper',
      reason: 'Taken back',
    });
    await database().query('update products set stock = null');
    expect(await adjust({ change: 1 })).toEqual([409, expect.stringContaining('isn’t counted')]);
    expect(await ledgerFaults(database())).toEqual([]);
  });

  it('needs the right to change stock at every door', async () => {
    const { writer, set, adjust, read, apply, stock } = await setUp();
    for (const body of [
      { stock: 99, expectedStock: 12 },
      { stock: 99 },
      { stock: 12 },
      { stock: null, name: 'Taken along' },
    ])
      expect([body, await set(body, writer)]).toEqual([body, [403, expect.stringContaining('stock')]]);
    expect((await adjust({ change: 1 }, writer))[0]).toBe(403);
    const made = await read(writer, 'slug,price,stock\ntest-fuzz,2500,99\n');
    expect(made.mistakes).toMatchObject([
      { row: 2, column: 'stock', value: '99', sentence: expect.stringContaining('Your role can’t change stock') },
    ]);
    expect((await apply(writer, made)).statusCode).toBe(409);
    // A file that names the stock as it is changes none.
    const same = await read(writer, 'slug,price,stock\ntest-fuzz,2500,12\n');
    expect([same.mistakes, (await apply(writer, same)).statusCode]).toEqual([[], 200]);
    expect(await stock()).toBe(12);
    expect(await database().query('select name from products')).toEqual([{ name: 'Test Fuzz' }]);
  });

  it('by somebody else’s import is not taken back without the right', async () => {
    const { owner, writer, read, apply, stock } = await setUp();
    const made = await read(owner, 'slug,stock\ntest-fuzz,20\n');
    expect((await apply(owner, made)).statusCode).toBe(200);
    expect((await writer.call(`POST /api/admin/imports/${made.id}/undo`, {})).statusCode).toBe(403);
    expect(await stock()).toBe(20);
    expect((await owner.call(`POST /api/admin/imports/${made.id}/undo`, {})).statusCode).toBe(200);
    expect(await stock()).toBe(12);
  });

  it('in an exported file is the file’s only where somebody changed it, and is asked about where units sold meanwhile', async () => {
    const { owner, sell, read, apply, stock } = await setUp();
    const file = (await owner.call('GET /api/admin/products.csv')).rawPayload.toString();
    await sell(3);
    const untouched = await read(owner, file.replace('A fuzz for tests.', 'Another line.'));
    expect(untouched.changes).toMatchObject([{ column: 'one line' }]);
    expect((await apply(owner, untouched)).statusCode).toBe(200);
    expect(await stock()).toBe(9);
    const raised = await read(owner, 'slug,stock,stock seen\ntest-fuzz,17,12\n');
    expect(raised.mistakes).toMatchObject([{ column: 'stock seen', value: '12', suggestion: '9' }]);
    const right = await read(owner, 'slug,stock,stock seen\ntest-fuzz,14,9\n');
    expect(right.changes).toMatchObject([{ column: 'stock', before: '9', after: '14' }]);
    await sell(1);
    expect((await apply(owner, right)).statusCode).toBe(409);
    expect(await stock()).toBe(8);
  });

  it('in a file of another shop is that of its new products', async () => {
    const { owner, read, apply } = await setUp();
    const heads =
      'slug,name,price,stock,stock seen,one line,description,category,section,difficulty,hsn,country of origin';
    const row = 'new-fuzz,New Fuzz,1999,7,7,A new fuzz.,It is new.,kit,fuzz,Beginner,8543,India';
    const made = await read(owner, `${heads}\n${row}\n`);
    expect([made.mistakes, (await apply(owner, made)).statusCode]).toEqual([[], 200]);
    expect(await database().query(`select stock from products where slug = 'new-fuzz'`)).toEqual([{ stock: 7 }]);
  });

  it('agrees with the ledger when people set it and buyers take from it at the same time', async () => {
    const { app, set, adjust, stock } = await setUp();
    const buyers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const browser = new Browser(app);
        await browser.call('POST /api/cart', { productId: 'test-fuzz', quantity: 1 });
        return browser;
      }),
    );
    const [sold, counted, adjusted] = await Promise.all([
      Promise.all(buyers.map(async (browser) => (await sendOrder(browser)).statusCode)),
      Promise.all([12, 11, 10, 9].map((expectedStock) => set({ stock: expectedStock + 5, expectedStock }))),
      Promise.all([2, 2].map((change) => adjust({ change }))),
    ]);
    const done = counted.filter(([status]) => status === 200).length;
    expect(counted.every(([status]) => status === 200 || status === 409)).toBe(true);
    expect([sold, adjusted.map(([status]) => status)]).toEqual([Array.from({ length: 5 }, () => 201), [200, 200]]);
    // Each count that went through raised the stock by five from what it had seen, and nothing else was lost.
    expect(await stock()).toBe(12 - 5 + 5 * done + 4);
    expect(await ledgerFaults(database())).toEqual([]);
  });
});
