import { expect, it } from 'vitest';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { addOrder, buy } from '#tests/support/builders/orders.ts';
import { ledgerFaults } from '#tests/support/builders/stock.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Queryable } from '../db/database.ts';

describeOnBothEngines('the ledger of the stock', (database) => {
  const moves = () =>
    database().query<Record<string, unknown>>(
      `select cause, before, delta, balance, orders.number as "order", staff_name as staff, reason
       from stock_moves left join orders on orders.id = order_id order by stock_moves.id`,
    );
  const story = async () => (await moves()).map(({ cause, delta, balance }) => [cause, delta, balance]);
  const refusalOf = (work: (tx: Queryable) => Promise<unknown>) =>
    database()
      .transaction(async (tx) => void (await work(tx)))
      .then(
        () => null,
        (error: unknown) => (error as { constraint?: string; message: string }).constraint ?? (error as Error).message,
      );

  it('has a move for every change, whoever makes it and however, and adds up to the stock', async () => {
    await addProduct(database());
    for (const stock of [10, 7, null, 0, null, 4]) await database().query('update products set stock = $1', [stock]);
    await database().query('update products set price_paise = 100, archived_at = now()');
    await addProduct(database(), { slug: 'uncounted', stock: null });
    expect(await story()).toEqual([
      ['first', 10, 10],
      ['counted', -3, 7],
      ['counted', -7, null],
      ['counted', 0, 0],
      ['counted', 0, null],
      ['counted', 4, 4],
    ]);
    expect((await moves()).at(-1)).toMatchObject({ staff: null, reason: 'Changed in the database' });
    expect(await ledgerFaults(database())).toEqual([]);
  });

  it('names the order that took units, and who gave them back and why', async () => {
    await addProduct(database());
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'admin');
    const mine = await buy(new Browser(app), { 'test-fuzz': 3 });
    const guest = new Browser(app);
    const theirs = await buy(guest, { 'test-fuzz': 2 });
    await admin.call(`POST /api/admin/orders/${mine.id}/status`, { status: 'cancelled', note: 'Wrong address' });
    await guest.call(`POST /api/orders/${theirs.id}/cancel?token=${theirs.token}`);
    expect((await moves()).slice(1)).toEqual([
      { cause: 'sold', before: 10, delta: -3, balance: 7, order: mine.number, staff: null, reason: null },
      { cause: 'sold', before: 7, delta: -2, balance: 5, order: theirs.number, staff: null, reason: null },
      {
        cause: 'returned',
        before: 5,
        delta: 3,
        balance: 8,
        order: mine.number,
        staff: 'keeper',
        reason: 'Wrong address',
      },
      { cause: 'returned', before: 8, delta: 2, balance: 10, order: theirs.number, staff: null, reason: null },
    ]);
    // The next change on the same connection is nobody's order.
    await database().query('update products set stock = 1');
    expect((await moves()).at(-1)).toMatchObject({ cause: 'counted', order: null, staff: null });
    expect(await ledgerFaults(database())).toEqual([]);
  });

  it('refuses a stock that is set blindly after a sale, though a delivery came since', async () => {
    await addProduct(database());
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'admin');
    await buy(new Browser(app), { 'test-fuzz': 3 });
    await database().transaction(async (tx) => {
      await tx.query(`select set_config('taar.stock_move', '{"cause": "received"}', true)`);
      await tx.query('update products set stock = stock + 5');
    });
    const set = (body: object) => admin.call('PATCH /api/admin/products/test-fuzz', body);
    expect((await set({ stock: 10 })).statusCode).toBe(409);
    expect((await set({ stock: 11, expectedStock: 12 })).statusCode).toBe(200);
    expect((await set({ stock: 10 })).statusCode).toBe(200);
    expect(await story()).toHaveLength(5);
  });

  it('refuses a stock that its moves do not add up to', async () => {
    await addProduct(database());
    const withoutMove = (stock: string) => async (tx: Queryable) => {
      await tx.query('alter table products disable trigger products_stock_moved');
      await tx.query(`update products set stock = ${stock}`);
      await tx.query('alter table products enable trigger products_stock_moved');
    };
    expect(await refusalOf(withoutMove('9'))).toBe('stock_ledger_agrees');
    expect(await refusalOf(withoutMove('null'))).toBe('stock_ledger_agrees');
    expect(await refusalOf(withoutMove('10'))).toBeNull();
    expect(await story()).toEqual([['first', 10, 10]]);
  });

  it.each([
    ['a sum that is wrong', '10, 9, 0', 'stock_moves_check'],
    ['a move that the stock did not make', '10, 9, -1', 'stock_move_continues'],
    ['a move that begins elsewhere', '12, 10, -2', 'stock_move_continues'],
    ['a move that begins nowhere', 'null, 10, 10', 'stock_move_continues'],
  ])('refuses by hand %s', async (_name, values, constraint) => {
    const id = await addProduct(database());
    const insert = `insert into stock_moves (product_id, cause, before, balance, delta) values ($1, 'counted', ${values})`;
    expect(await refusalOf((tx) => tx.query(insert, [id]))).toBe(constraint);
  });

  it('refuses by hand a move between two others', async () => {
    const id = await addProduct(database());
    await database().query('update products set stock = 9');
    await database().query('update products set stock = 10');
    const insert = `insert into stock_moves (product_id, id, cause, before, balance, delta) overriding system value
      select $1, min(id) - 1, 'counted', 10, 10, 0 from stock_moves`;
    expect(await refusalOf((tx) => tx.query(insert, [id]))).toBe('stock_move_continues');
  });

  it('is never changed or deleted, and keeps the name of somebody whose account goes', async () => {
    await addProduct(database());
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'admin');
    await admin.call('POST /api/admin/stock/test-fuzz/count', { counted: 8 });
    for (const change of ['reason = $$x$$', 'delta = 0, balance = 10', 'user_id = null, staff_name = $$x$$'])
      expect(await refusalOf((tx) => tx.query(`update stock_moves set ${change}`))).toContain('never changed');
    expect(await refusalOf((tx) => tx.query('delete from stock_moves'))).toContain('never changed');
    await database().query('delete from sessions');
    await database().query('delete from users');
    expect((await moves()).at(-1)).toMatchObject({ cause: 'counted', delta: -2, staff: 'keeper' });
  });

  it('refuses a cause that there is not, and an order that is not written', async () => {
    await addProduct(database());
    const moveAs = (note: object) => async (tx: Queryable) => {
      await tx.query(`select set_config('taar.stock_move', $1, true)`, [JSON.stringify(note)]);
      await tx.query('update products set stock = stock - 1');
    };
    expect(await refusalOf(moveAs({ cause: 'stolen' }))).toBe('stock_moves_cause_check');
    expect(await refusalOf(moveAs({ cause: 'sold', orderId: crypto.randomUUID() }))).toBe('stock_moves_order_id_fkey');
    expect(await refusalOf(moveAs({ cause: 'sold', orderId: await addOrder(database()) }))).toBeNull();
  });
});
