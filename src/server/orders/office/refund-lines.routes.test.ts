import { expect, it } from 'vitest';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { buy, stockOf } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('a refund by lines', (database) => {
  /** Two of the test fuzz at 2999 each, with delivery for 799, of ten. */
  const setUp = async (...moves: string[]) => {
    const app = buildTestApp(database());
    await addProduct(database(), { stock: 10 });
    const owner = await addUser(app, database(), 'keeper', 'owner');
    const { id } = await buy(new Browser(app), { 'test-fuzz': 2 });
    for (const status of moves) await owner.call(`POST /api/admin/orders/${id}/status`, { status });
    await owner.call(`POST /api/admin/orders/${id}/paid`, {});
    await database().query('update sessions set confirmed_at = now()');
    const get = async () => (await owner.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>();
    const itemId = (await get()).items[0]!.id;
    const refund = (goods: object) =>
      owner.call(`POST /api/admin/orders/${id}/refunds`, { reason: 'The knob was missing.', ...goods });
    const say = async (goods: object) => {
      const { statusCode, body } = await refund(goods);
      return [statusCode, body];
    };
    return { owner, id, itemId, get, refund, say };
  };
  const delivered = ['confirmed', 'shipped', 'delivered'];

  it('is reckoned from what was paid, puts the units back on the shelf, and leaves the invoice as it is', async () => {
    const { owner, id, itemId, get, refund } = await setUp(...delivered);
    const { invoiceNumber, subtotal, shippingAmount } = await get();
    expect([subtotal, shippingAmount, await stockOf(database(), 'test-fuzz')]).toEqual(['5998.00', '799.00', 8]);
    const answer = await refund({ lines: [{ itemId, quantity: 1, restock: true }] });
    expect(answer.statusCode, answer.body).toBe(200);
    const order = answer.json<AdminOrder>();
    expect(order).toMatchObject({
      refundedAmount: '2999.00',
      refundable: '3798.00',
      refundedUnits: { [itemId]: 1 },
      payment: { status: 'paid' },
      invoiceNumber,
      refunds: [{ amount: '2999.00', delivery: '0.00', lines: [{ name: 'Test Fuzz', quantity: 1, restocked: true }] }],
    });
    expect(await stockOf(database(), 'test-fuzz')).toBe(9);
    const moves = await database().query(
      `select cause, delta, staff_name as staff, reason from stock_moves where order_id = $1 and cause = 'returned'`,
      [id],
    );
    expect(moves).toEqual([{ cause: 'returned', delta: 1, staff: 'keeper', reason: 'The knob was missing.' }]);
    const { items } = (await owner.call(`GET /api/admin/history?thing=order&thingId=${id}`)).json();
    expect(items[0]).toMatchObject({
      action: 'refunded',
      after: { amount: '2999.00', items: '1 × Test Fuzz', restocked: '1 × Test Fuzz' },
    });
  });

  it('takes the delivery along when it is asked for, once, and closes the order with the last line', async () => {
    const { itemId, refund, say } = await setUp(...delivered);
    const first = (await refund({ lines: [{ itemId, quantity: 1 }], delivery: true })).json<AdminOrder>();
    expect(first.refunds).toMatchObject([{ amount: '3798.00', delivery: '799.00', lines: [{ restocked: false }] }]);
    expect(await stockOf(database(), 'test-fuzz')).toBe(8);
    expect(await say({ delivery: true })).toEqual([409, 'The delivery of this order has been refunded already.']);
    const last = (await refund({ lines: [{ itemId, quantity: 1 }] })).json<AdminOrder>();
    expect([last.payment.status, last.refundable]).toEqual(['refunded', '0.00']);
    expect(await say({ lines: [{ itemId, quantity: 1 }] })).toEqual([
      409,
      'All 2 of Test Fuzz have gone back already.',
    ]);
  });

  it('never gives back more units than were bought, whoever asks at the same time', async () => {
    const { itemId, refund, say } = await setUp(...delivered);
    expect(await say({ lines: [{ itemId, quantity: 3 }] })).toEqual([409, 'Only 2 of Test Fuzz can still go back.']);
    const both = [{ itemId, quantity: 2, restock: true }];
    const answers = await Promise.all([refund({ lines: both }), refund({ lines: both }), refund({ lines: both })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
    const more = database().query('update order_items set refunded_quantity = quantity + 1');
    await expect(more).rejects.toThrow('order_items_refunded_check');
  });

  it('refuses what says nothing, too much at once or something else, and changes nothing', async () => {
    const { itemId, get, say } = await setUp(...delivered);
    const before = await get();
    const line = { itemId, quantity: 1 };
    for (const goods of [
      {},
      { lines: [] },
      { lines: [line], amount: '10' },
      { lines: [line, line] },
      { lines: [{ itemId, quantity: 0 }] },
      { lines: [{ itemId, quantity: 1.5 }] },
      { lines: [{ itemId: 'x', quantity: 1 }] },
      { lines: [{ itemId: crypto.randomUUID(), quantity: 1 }] },
      { lines: [{ ...line, restock: 'yes' }] },
    ])
      expect([goods, (await say(goods))[0]]).toEqual([goods, 400]);
    expect(await get()).toEqual(before);
    expect(await stockOf(database(), 'test-fuzz')).toBe(8);
  });

  it('of an order that is still here leaves the units out of its parcel, and of what a cancellation gives back', async () => {
    const { owner, id, itemId, refund } = await setUp('confirmed');
    expect((await refund({ lines: [{ itemId, quantity: 1, restock: true }] })).statusCode).toBe(200);
    expect(await stockOf(database(), 'test-fuzz')).toBe(9);
    expect((await owner.call('GET /api/admin/stock/test-fuzz')).json()).toMatchObject({ toPack: 1 });
    await owner.call(`POST /api/admin/orders/${id}/status`, { status: 'cancelled' });
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
    const again = await refund({ lines: [{ itemId, quantity: 1, restock: true }] });
    expect([again.statusCode, again.body]).toEqual([
      409,
      'Its units went back on the shelf when this order was cancelled.',
    ]);
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
    const rest = await refund({ lines: [{ itemId, quantity: 1 }], delivery: true });
    expect(rest.json<AdminOrder>().payment.status).toBe('refunded');
  });
});
