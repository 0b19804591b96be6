import { expect, it } from 'vitest';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addOrder, buy, stockOf } from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { moveOrder } from '../../compose/order-changes.ts';

describeOnPostgres('orders of the admin', (database) => {
  const setUp = async () => {
    const app = buildTestApp(database(), { payments: { gateway: 'test', upiVpa: 'taar@bank' } });
    const admin = await addUser(app, database(), 'keeper', 'admin');
    await database().query('update sessions set confirmed_at = now()');
    const tell = async (order: string, verb: string, body: object = {}) =>
      admin.call(`POST /api/admin/orders/${order}/${verb}`, body);
    return { app, admin, tell };
  };

  it('come back undelivered: an unpaid one is cancelled, its units are on the shelf again, and nothing can be paid or claimed', async () => {
    await addProduct(database(), { stock: 10 });
    const { app, tell } = await setUp();
    const guest = new Browser(app);
    const { number, id, token } = await buy(guest, { 'test-fuzz': 2 });
    for (const status of ['confirmed', 'shipped']) await tell(number, 'status', { status });
    const back = await tell(number, 'status', { status: 'cancelled', note: 'Refused at the door.' });
    expect(back.statusCode, back.body).toBe(200);
    expect(back.json<AdminOrder>()).toMatchObject({
      status: 'cancelled',
      payment: { status: 'void' },
      creditNotes: [],
    });
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
    expect((await tell(number, 'status', { status: 'cancelled' })).statusCode).toBe(409);
    expect((await guest.call(`GET /api/orders/${id}/returns?token=${token}`)).json().claimObstacle).not.toBeNull();
    const paid = await buy(new Browser(app), { 'test-fuzz': 1 });
    for (const status of ['confirmed', 'shipped']) await tell(paid.number, 'status', { status });
    await tell(paid.number, 'paid', {});
    const refused = await tell(paid.number, 'status', { status: 'cancelled' });
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      'This order was sent and paid. Refund what came back instead.',
    ]);
  });

  it('move along the table of states with time and author; any other move is refused with 409', async () => {
    await addProduct(database());
    const { app, tell } = await setUp();
    const { number } = await buy(new Browser(app), { 'test-fuzz': 1 });
    const move = async (status: string, note?: string) => {
      const answer = await tell(number, 'status', { status, note });
      return answer.statusCode === 200 ? answer.json<AdminOrder>().status : [answer.statusCode, answer.body];
    };
    expect(await move('shipped')).toEqual([409, 'An order that is pending cannot become shipped.']);
    expect(await move('confirmed')).toBe('confirmed');
    expect(await move('pending')).toEqual([409, 'An order that is confirmed cannot become pending.']);
    expect(await move('shipped', 'Consignment\nEE1234')).toBe('shipped');
    expect(await move('delivered')).toBe('delivered');
    expect(await move('cancelled')).toEqual([409, 'An order that is delivered cannot become cancelled.']);
    expect(await move('lost')).toEqual([400, 'That is no status of an order.']);
    expect(await move('shipped', 'x'.repeat(501))).toEqual([400, 'A note is plain text of at most 500 characters.']);
    const order = (await tell(number, 'paid', { note: 'By the carrier' })).json<AdminOrder>();
    expect(order).toMatchObject({ status: 'delivered', payment: { status: 'paid' }, gatewayPayments: [] });
    expect(order.history.map(({ status, author, note }) => [status, author, note])).toEqual([
      ['pending', 'buyer', null],
      ['confirmed', 'admin', null],
      ['shipped', 'admin', 'Consignment\nEE1234'],
      ['delivered', 'admin', null],
      ['delivered', 'admin', 'Paid. By the carrier'],
    ]);
    const [first] = await database().query(
      `select users.username from order_events event join users on users.id = event.user_id limit 1`,
    );
    expect(first).toEqual({ username: 'keeper' });
    expect(
      await database().query(`select payload ->> 'event' as event from jobs where kind = 'mail/order'`),
    ).toHaveLength(4);
  });

  it('get consecutive invoice numbers when they are confirmed, and none before or for what is refused', async () => {
    await addProduct(database());
    const { app, tell } = await setUp();
    const numbers: (string | null)[] = [];
    for (let index = 0; index < 3; index += 1) {
      const order = await buy(new Browser(app), { 'test-fuzz': 1 });
      expect(order.invoiceNumber).toBeNull();
      // A transaction that fails after all gives its number back.
      const failing = database().transaction(async (tx) => {
        await moveOrder(tx, { orderId: order.id, to: 'confirmed', author: 'admin' });
        throw new Error('after all');
      });
      await expect(failing).rejects.toThrow('after all');
      numbers.push((await tell(order.id, 'status', { status: 'confirmed' })).json<AdminOrder>().invoiceNumber);
      expect((await tell(order.id, 'status', { status: 'confirmed' })).statusCode).toBe(409);
    }
    expect(numbers.map((number) => number?.replace(/^TR\/\d{4}\//, ''))).toEqual(['000001', '000002', '000003']);
    expect(await database().query('select from invoices')).toHaveLength(3);
  });

  it('by UPI are confirmed when marked paid; marking twice, or an order of the gateway, is refused with 409', async () => {
    await addProduct(database());
    const { app, tell } = await setUp();
    const upi = await buy(new Browser(app), { 'test-fuzz': 1 }, { paymentMethod: 'upi' });
    const refused = await tell(upi.id, 'status', { status: 'confirmed' });
    expect([refused.statusCode, refused.body]).toEqual([409, 'This order is not paid yet.']);
    const paid = (await tell(upi.id, 'paid', { note: 'UTR 4711' })).json<AdminOrder>();
    expect(paid).toMatchObject({
      status: 'confirmed',
      payment: { status: 'paid', paidAt: expect.any(String), upi: null },
    });
    expect(paid.history.at(-1)).toMatchObject({ status: 'confirmed', note: 'Paid. UTR 4711' });
    expect((await tell(upi.id, 'paid')).statusCode).toBe(409);
    const online = await buy(new Browser(app), { 'test-fuzz': 1 }, { paymentMethod: 'razorpay' });
    expect((await tell(online.id, 'paid')).statusCode).toBe(409);
    expect((await tell('PK-9999', 'paid')).statusCode).toBe(404);
  });

  it('paid after they were cancelled are refund-due until the admin marks them refunded', async () => {
    await addProduct(database());
    const { app, tell } = await setUp();
    const { id } = await buy(new Browser(app), { 'test-fuzz': 1 }, { paymentMethod: 'upi' });
    expect((await tell(id, 'refunded')).statusCode).toBe(409);
    await tell(id, 'status', { status: 'cancelled' });
    expect((await tell(id, 'paid')).json<AdminOrder>()).toMatchObject({
      status: 'cancelled',
      payment: { status: 'refund-due' },
    });
    expect(await database().query(`select from jobs where kind = 'mail/shop-refund'`)).toHaveLength(1);
    const refunded = (await tell(id, 'refunded', { note: 'UTR 4712' })).json<AdminOrder>();
    expect([refunded.payment.status, refunded.history.at(-1)!.note]).toEqual(['refunded', 'Refunded. UTR 4712']);
    expect((await tell(id, 'refunded')).statusCode).toBe(409);
  });

  it('show every payment of the gateway, and mark what has to go back', async () => {
    const { admin, tell } = await setUp();
    const id = await addOrder(database(), { payment_method: 'razorpay', payment_status: 'paid', status: 'confirmed' });
    await database().query(
      `insert into gateway_payments
         (gateway_payment_id, gateway_order_id, order_id, amount_paise, currency, status, extra)
       values ('pay_1', 'order_1', $1, 349900, 'INR', 'captured', false),
              ('pay_2', 'order_1', $1, 349900, 'INR', 'refund-due', true)`,
      [id],
    );
    const payments = (order: AdminOrder) =>
      order.gatewayPayments.map((one) => [one.gatewayPaymentId, one.amount, one.status]);
    expect(payments((await admin.call(`GET /api/admin/orders/${id}`)).json())).toEqual([
      ['pay_1', '3499.00', 'captured'],
      ['pay_2', '3499.00', 'refund-due'],
    ]);
    const after = (await tell(id, 'refunded')).json<AdminOrder>();
    expect([payments(after)[1]![2], after.payment.status]).toEqual(['refunded', 'paid']);
  });

  it('return their units to the stock when the admin cancels them', async () => {
    await addProduct(database());
    const { app, tell } = await setUp();
    const { id } = await buy(new Browser(app), { 'test-fuzz': 4 });
    expect(await stockOf(database(), 'test-fuzz')).toBe(6);
    expect((await tell(id, 'status', { status: 'cancelled' })).statusCode).toBe(200);
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
  });
});
