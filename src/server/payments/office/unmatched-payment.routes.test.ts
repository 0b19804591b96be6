import { expect, it } from 'vitest';
import type { OneUnmatchedPayment, UnmatchedPayment } from '#contracts/payments.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { finalisePayment } from '../../compose/order-changes.ts';

describeOnPostgres('a payment that fits no order', (database) => {
  const captured = (id: string, amountPaise = 100_000) => ({
    gatewayPaymentId: id,
    gatewayOrderId: `order_of_${id}`,
    amountPaise,
    currency: 'INR',
    status: 'captured' as const,
    method: 'card',
    failure: null,
  });
  const tell = (id: string, amountPaise?: number) =>
    database().transaction((tx) => finalisePayment(tx, captured(id, amountPaise)));

  const setUp = async () => {
    const app = buildTestApp(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const clerk = await addUser(app, database(), 'clerk', 'clerk');
    const refund = (id: string, amount: string, by = owner) =>
      by.call(`POST /api/admin/payments/${id}/refunds`, { amount, reason: 'Nobody knows it.', reference: 'rfnd_1' });
    const match = (id: string, order: string, note = 'She called.') =>
      clerk.call(`POST /api/admin/payments/${id}/match`, { order, note });
    const waiting = async (view = 'waiting') => {
      const answer = await clerk.call(`GET /api/admin/payments?view=${view}`);
      return answer.json<{ items: UnmatchedPayment[] }>().items.map(({ gatewayPaymentId }) => gatewayPaymentId);
    };
    const unmatched = async () => (await owner.call('GET /api/admin/todo')).json().strayPayments.count as number;
    return { owner, clerk, refund, match, waiting, unmatched };
  };

  it('is listed in pages, and shows the orders that wait for just as much', async () => {
    const { clerk, waiting } = await setUp();
    for (const id of ['pay_1', 'pay_2', 'pay_3']) await tell(id);
    expect(await waiting()).toEqual(['pay_3', 'pay_2', 'pay_1']);
    const first = await clerk.call('GET /api/admin/payments?limit=2');
    expect(first.headers['x-total-count']).toBe('3');
    const { next } = first.json<{ next: string }>();
    const rest = (await clerk.call(`GET /api/admin/payments?limit=2&cursor=${next}`)).json<{
      items: UnmatchedPayment[];
    }>();
    expect(rest.items).toMatchObject([
      { gatewayPaymentId: 'pay_1', amount: '1000.00', gatewayOrderId: 'order_of_pay_1' },
    ]);
    const fits = await addOrder(database(), { payment_method: 'razorpay', total_paise: 100_000 });
    await addOrder(database(), { payment_method: 'razorpay', total_paise: 100_001 });
    await addOrder(database(), { status: 'delivered', payment_status: 'paid', total_paise: 100_000 });
    const one = (await clerk.call('GET /api/admin/payments/pay_1')).json<OneUnmatchedPayment>();
    expect(one.candidates.map(({ id }) => id)).toEqual([fits]);
    expect((await clerk.call('GET /api/admin/payments?cursor=x')).statusCode).toBe(400);
  });

  it('is matched to the order it was for, which is paid and confirmed by it, once', async () => {
    const { clerk, owner, match, waiting, unmatched } = await setUp();
    await tell('pay_1');
    const id = await addOrder(database(), { payment_method: 'razorpay', total_paise: 100_000 });
    const [order] = await database().query<{ number: string }>('select number from orders');
    const answers = await Promise.all([match('pay_1', order!.number), match('pay_1', id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await clerk.call(`GET /api/admin/orders/${id}`)).json()).toMatchObject({
      status: 'confirmed',
      payment: { status: 'paid' },
      gatewayPayments: [{ gatewayPaymentId: 'pay_1', status: 'captured', refundable: '0.00' }],
    });
    expect([await waiting(), await unmatched()]).toEqual([[], 0]);
    const audit = (await owner.call('GET /api/admin/audit?thing=payment')).json().items;
    expect(audit).toMatchObject([
      { action: 'matched', staffName: 'clerk', after: { order: order!.number, note: 'She called.' } },
    ]);
    // The gateway tells it again: it stays where it was put.
    await tell('pay_1');
    expect(await waiting()).toEqual([]);
  });

  it('is not taken for an order of another amount, nor for one that waits for no money', async () => {
    const { match } = await setUp();
    await tell('pay_1');
    await addOrder(database(), { number: 'PK-7001', payment_method: 'razorpay', total_paise: 100_001 });
    await addOrder(database(), { number: 'PK-7002', status: 'shipped', payment_status: 'paid', total_paise: 100_000 });
    const say = async (order: string, id = 'pay_1') => {
      const { statusCode, body } = await match(id, order);
      return [statusCode, body];
    };
    const end = 'Choose another order, or refund this payment.';
    expect(await say('PK-7001')).toEqual([409, `PK-7001 comes to ₹1,000.01, which is not what was paid here. ${end}`]);
    expect(await say('PK-7002')).toEqual([409, `PK-7002 waits for no money. ${end}`]);
    expect((await say('PK-9999'))[0]).toBe(404);
    expect(await say('PK-7001', 'pay_none')).toEqual([404, 'There’s no such payment.']);
    expect((await say(''))[0]).toBe(400);
  });

  it('goes back in parts, never more than came, and is settled by the last', async () => {
    const { clerk, owner, refund, match, waiting, unmatched } = await setUp();
    await tell('pay_1');
    expect((await refund('pay_1', '1', clerk)).statusCode).toBe(403);
    const answers = await Promise.all([refund('pay_1', '600'), refund('pay_1', '600')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await unmatched()).toBe(1);
    const unseen = { amount: '1', reason: 'Again.', refundedAmount: '0.00' };
    expect((await owner.call('POST /api/admin/payments/pay_1/refunds', unseen)).statusCode).toBe(409);
    await addOrder(database(), { number: 'PK-7001', payment_method: 'razorpay', total_paise: 100_000 });
    expect((await match('pay_1', 'PK-7001')).statusCode).toBe(409);
    const over = await refund('pay_1', '400.01');
    expect([over.statusCode, over.body]).toEqual([409, 'Only ₹400 of this payment can still go back.']);
    expect((await refund('pay_1', '400')).json()).toMatchObject({
      status: 'refunded',
      refundedAmount: '1000.00',
      refunds: [{ amount: '600.00', staffName: 'keeper', reference: 'rfnd_1' }, { amount: '400.00' }],
    });
    expect((await refund('pay_1', '0.01')).body).toBe('All of this payment has gone back already.');
    await tell('pay_1');
    expect([await unmatched(), await waiting(), await waiting('refunded')]).toEqual([0, [], ['pay_1']]);
    expect((await owner.call('GET /api/admin/audit?thing=payment')).json().items).toHaveLength(2);
    await expect(database().query('update gateway_payments set refunded_paise = 100001')).rejects.toThrow(
      'gateway_payments_refunded_check',
    );
  });
});
