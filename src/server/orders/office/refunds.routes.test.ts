import { expect, it } from 'vitest';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { addUser, deliverMail } from '#tests/support/builders/accounts.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

const notAllowed = 'Your role doesn’t allow that. Ask the owner of the shop.';

describeOnPostgres('a refund', (database) => {
  const setUp = async (changes: object = {}) => {
    const app = buildTestApp(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const paid = { status: 'delivered', payment_method: 'upi', payment_status: 'paid', total_paise: 100_000 };
    const id = await addOrder(database(), { ...paid, ...changes });
    const refund = (amount: string, reason = 'The knob was missing.', more: object = {}) =>
      owner.call(`POST /api/admin/orders/${id}/refunds`, { amount, reason, ...more });
    return { app, owner, id, refund };
  };

  it('in part after delivery leaves the order paid, tells the buyer, and stands in the audit', async () => {
    const { owner, id, refund } = await setUp();
    const answer = await refund('250.00', 'The knob was missing.', { reference: 'UTR 77' });
    expect(answer.statusCode, answer.body).toBe(200);
    const order = answer.json<AdminOrder>();
    expect(order).toMatchObject({ refundedAmount: '250.00', refundable: '750.00', payment: { status: 'paid' } });
    expect(order.refunds).toMatchObject([
      { amount: '250.00', reason: 'The knob was missing.', reference: 'UTR 77', staffName: 'keeper' },
    ]);
    expect(order.history.at(-1)!.note).toBe('Refunded ₹250. The knob was missing.');
    const [mail] = await deliverMail(database());
    expect(mail).toMatchObject({
      to: { address: 'asha@example.com' },
      subject: `Your refund for order ${order.number}`,
    });
    expect(mail!.text).toContain('₹250 of order');
    const whole = (await refund('750.00', 'All of it.')).json<AdminOrder>();
    expect([whole.payment.status, whole.refundable, whole.can.refund]).toEqual(['refunded', '0.00', false]);
    const history = await owner.call(`GET /api/admin/history?thing=order&thingId=${id}`);
    expect(history.json().items[1]).toMatchObject({
      action: 'refunded',
      after: { amount: '250.00', reference: 'UTR 77' },
    });
  });

  it('is told in the currency of the order', async () => {
    const { refund } = await setUp({ currency: 'USD' });
    expect((await refund('1000.01')).body).toBe('Only $1,000.00 of this order can still go back.');
    const order = (await refund('250.00')).json<AdminOrder>();
    expect(order.history.at(-1)!.note).toBe('Refunded $250.00. The knob was missing.');
    const [mail] = await deliverMail(database());
    expect(mail!.text).toContain('$250.00 of order');
    expect(mail!.text).toContain('Total of the order: $1,000.00');
    expect(mail!.text).not.toContain('₹');
  });

  it('is never more than was paid, and refuses what is no amount', async () => {
    const { refund } = await setUp();
    const say = async (amount: string, reason?: string) => {
      const { statusCode, body } = await refund(amount, reason);
      return [statusCode, body];
    };
    expect(await say('1000.01')).toEqual([409, 'Only ₹1,000 of this order can still go back.']);
    expect((await say('1000'))[0]).toBe(200);
    expect(await say('0.01')).toEqual([409, 'All of it has gone back already.']);
    for (const amount of ['0', '-1', '1e3', '1.001', '', '999999999'])
      expect([amount, (await say(amount))[0]]).toEqual([amount, 400]);
    expect((await say('1', ' '))[0]).toBe(400);
  });

  it('of two at once is given once when both would be too much', async () => {
    const { refund } = await setUp();
    const answers = await Promise.all([refund('600'), refund('600'), refund('600')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await database().query('select refunded_paise as paise from orders')).toEqual([{ paise: 60_000 }]);
    expect(await database().query('select sum(amount_paise)::integer as paise from refunds')).toEqual([
      { paise: 60_000 },
    ]);
  });

  it('of more than came is refused by the table itself', async () => {
    const { id } = await setUp();
    await expect(database().query('update orders set refunded_paise = 100001 where id = $1', [id])).rejects.toThrow(
      'orders_refunded_check',
    );
    await expect(
      database().query(
        `update orders set refunded_paise = 1, payment_status = 'due', payment_method = 'cod' where id = $1`,
        [id],
      ),
    ).rejects.toThrow('orders_refunded_check');
  });

  it('of what was cancelled closes it, with what the gateway holds', async () => {
    const { owner, id, refund } = await setUp({ status: 'cancelled', payment_status: 'refund-due' });
    await database().query(
      `insert into gateway_payments (gateway_payment_id, gateway_order_id, order_id, amount_paise, currency, status)
       values ('pay_1', 'order_1', $1, 100000, 'INR', 'refund-due')`,
      [id],
    );
    expect((await refund('400')).json<AdminOrder>()).toMatchObject({
      payment: { status: 'refund-due' },
      next: 'refund',
    });
    const rest = await owner.call(`POST /api/admin/orders/${id}/refunded`, {});
    expect(rest.json<AdminOrder>()).toMatchObject({
      payment: { status: 'refunded' },
      refundedAmount: '1000.00',
      gatewayPayments: [{ status: 'refunded' }],
      next: null,
    });
    expect(rest.json<AdminOrder>().refunds.map(({ amount }) => amount)).toEqual(['400.00', '600.00']);
  });

  it('needs the right to refund and the password again', async () => {
    const { app, owner, id } = await setUp();
    const clerk = await addUser(app, database(), 'clerk', 'clerk');
    const body = { amount: '1', reason: 'R' };
    // Even with the password given again.
    await database().query('update sessions set confirmed_at = now()');
    for (const path of [`orders/${id}/refunds`, `orders/${id}/payments/pay_1/refunds`, 'payments/pay_1/refunds']) {
      const { statusCode, body: sentence } = await clerk.call(`POST /api/admin/${path}`, body);
      expect([path, statusCode, sentence]).toEqual([path, 403, notAllowed]);
    }
    expect((await clerk.call(`POST /api/admin/orders/${id}/refunded`, {})).body).toBe(notAllowed);
    await database().query(`update sessions set confirmed_at = now() - interval '11 minutes'`);
    const answer = await owner.call(`POST /api/admin/orders/${id}/refunds`, body);
    expect([answer.statusCode, answer.body]).toEqual([403, 'Please enter your password again first.']);
  });
});
