import { expect, it } from 'vitest';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { addUser, deliverMail } from '#tests/support/builders/accounts.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { finalisePayment } from '../../compose/order-changes.ts';

describeOnPostgres('a second payment for one order', (database) => {
  const pay = (gatewayPaymentId: string, amountPaise = 100_000, currency = 'INR') =>
    database().transaction((tx) =>
      finalisePayment(tx, {
        gatewayPaymentId,
        gatewayOrderId: 'order_1',
        amountPaise,
        currency,
        status: 'captured',
        method: 'upi',
        failure: null,
      }),
    );

  const setUp = async (changes: object = {}) => {
    const app = buildTestApp(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const row = { payment_method: 'razorpay', gateway_order_id: 'order_1', total_paise: 100_000, ...changes };
    const id = await addOrder(database(), row);
    const refund = (payment: string, amount: string) =>
      owner.call(`POST /api/admin/orders/${id}/payments/${payment}/refunds`, { amount, reason: 'Paid twice.' });
    const read = async () => (await owner.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>();
    return { owner, id, refund, read };
  };
  const refundables = ({ gatewayPayments }: AdminOrder) => gatewayPayments.map(({ refundable }) => refundable);

  it('goes back by itself, is told to the buyer, and leaves the order paid', async () => {
    const { owner, id, refund, read } = await setUp();
    await pay('pay_1');
    await pay('pay_2');
    expect(refundables(await read())).toEqual(['0.00', '1000.00']);
    await deliverMail(database());
    const answer = await refund('pay_2', '1000');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<AdminOrder>()).toMatchObject({
      payment: { status: 'paid' },
      refundedAmount: '0.00',
      refundable: '1000.00',
      gatewayPayments: [{ status: 'captured' }, { status: 'refunded', refundable: '0.00' }],
      refunds: [{ amount: '1000.00', reason: 'Paid twice.' }],
    });
    const [mail] = await deliverMail(database());
    expect(mail!.text).toContain('wasn’t needed or didn’t match its total. ₹1,000 of it is on its way back to you.');
    const own = await refund('pay_1', '1');
    expect([own.statusCode, own.body]).toEqual([409, 'This is the money of the order itself: refund the order.']);
    expect((await owner.call(`GET /api/admin/orders?view=to-refund`)).json().items).toEqual([]);
    expect((await owner.call(`GET /api/admin/history?thing=order&thingId=${id}`)).json().items[0]).toMatchObject({
      action: 'refunded a payment',
      after: { payment: 'pay_2', amount: '1000.00' },
    });
  });

  it('is told in the currency that it came in', async () => {
    const { refund } = await setUp();
    await pay('pay_1');
    await pay('pay_2', 30_000, 'USD');
    await deliverMail(database());
    expect((await refund('pay_2', '300.01')).body).toBe('Only $300.00 of this payment can still go back.');
    expect((await refund('pay_2', '300')).statusCode).toBe(200);
    const [mail] = await deliverMail(database());
    expect(mail!.text).toContain('$300.00 of it is on its way back to you.');
  });

  it('is never given back twice, whoever tries at the same time', async () => {
    const { refund, read } = await setUp();
    await pay('pay_1');
    await pay('pay_2', 30_000);
    const answers = await Promise.all([refund('pay_2', '200'), refund('pay_2', '200'), refund('pay_2', '200')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(refundables(await read())).toEqual(['0.00', '100.00']);
    expect((await refund('pay_2', '100.01')).body).toBe('Only ₹100 of this payment can still go back.');
    expect(await database().query('select sum(amount_paise)::integer as paise from refunds')).toEqual([
      { paise: 20_000 },
    ]);
  });

  it('is given back on what was seen: not by who missed a refund, nor by who missed another payment', async () => {
    const { owner, id, read } = await setUp();
    await pay('pay_1');
    await pay('pay_2');
    const part = { amount: '200', reason: 'Paid twice.', version: (await read()).version };
    const send = () => owner.call(`POST /api/admin/orders/${id}/payments/pay_2/refunds`, part);
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 409]);
    const { version } = await read();
    await pay('pay_3');
    expect((await owner.call(`POST /api/admin/orders/${id}/refunded`, { version })).statusCode).toBe(409);
    expect(refundables(await read())).toEqual(['0.00', '800.00', '1000.00']);
  });

  it('for a cancelled order is not closed by the refund of the first', async () => {
    const { owner, id, read } = await setUp({ status: 'cancelled', payment_status: 'void' });
    await pay('pay_1');
    await pay('pay_2');
    const body = { amount: '1000', reason: 'Cancelled.' };
    expect((await owner.call(`POST /api/admin/orders/${id}/refunds`, body)).statusCode).toBe(200);
    const order = await read();
    expect(order).toMatchObject({
      payment: { status: 'refunded' },
      gatewayPayments: [{ status: 'refunded' }, { status: 'refund-due', refundable: '1000.00' }],
    });
    expect((await owner.call(`POST /api/admin/orders/${id}/refunded`, {})).json<AdminOrder>().refunds).toMatchObject([
      { amount: '1000.00' },
      { amount: '1000.00', reason: 'The money had to go back.' },
    ]);
    expect((await owner.call(`POST /api/admin/orders/${id}/refunded`, {})).statusCode).toBe(409);
  });
});
