import { expect, it } from 'vitest';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import {
  addUnpaidOrder,
  beginPayment,
  buildPayingApp,
  effectsOn,
  gatewayOf,
  orderState,
  paidOnce,
  simulatorKeys,
  startPayment,
  useSimulator,
  verifyPayment,
} from '#tests/support/builders/payments.ts';
import { finalisePayment, settleRefund } from '../../compose/order-changes.ts';
import { createReconciler } from './reconciler.ts';
import { signCallback } from './signatures.ts';

const sentence = 'The payment service isn’t answering right now. Your order is saved; please try again in a moment.';

describeOnPostgres('a gateway that is unavailable', (database) => {
  const server = useSimulator();
  const build = () => buildPayingApp(database(), server());
  const buildImpatient = () => buildPayingApp(database(), server(), { timeoutMs: 100 });

  it.each(['timeout', 'connection-reset', 'error', 'invalid-json', 'invalid-schema'] as const)(
    'leaves an order as it was when it answers with %s, and the buyer tries again',
    async (fault) => {
      const order = await addUnpaidOrder(database());
      const before = await database().query('select * from orders');
      server().fault = fault;
      const answer = await startPayment(buildImpatient(), order);
      expect([answer.statusCode, answer.body]).toEqual([503, sentence]);
      expect(answer.headers['retry-after']).toBe('5');
      expect(await database().query('select * from orders')).toEqual(before);
      server().fault = null;
      expect((await startPayment(build(), order)).statusCode).toBe(200);
    },
  );

  it('lets nobody pay again while it cannot say whether the first try has worked', async () => {
    const app = build();
    const { order, attempt } = await beginPayment(app, database(), server());
    await attempt({ status: 'captured' });
    server().fault = 'error';
    expect((await startPayment(app, order)).statusCode).toBe(503);
    expect((await orderState(database(), order.id)).paymentStatus).toBe('due');
  });

  it('keeps a paid order processing, and confirms it when the gateway answers again', async () => {
    const app = build();
    const { order, attempt } = await beginPayment(app, database(), server());
    const { callback } = await attempt({ status: 'captured' });
    server().fault = 'invalid-json';
    const answer = await verifyPayment(app, callback);
    expect(answer.json()).toEqual({ orderId: order.id, status: 'pending', paymentStatus: 'processing' });
    server().fault = null;
    await database().query('update gateway_watches set ask_at = now()');
    await createReconciler({
      db: database(),
      gateway: gatewayOf(database(), server()),
      finalisePayment,
      settleRefund,
    }).runOnce();
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
  });

  it('cannot be made to confirm one order with the payment of another', async () => {
    const app = build();
    const cheap = await beginPayment(app, database(), server());
    const dear = await beginPayment(app, database(), server());
    const { payment } = await cheap.attempt({ status: 'captured' });
    const { callback } = await dear.attempt({ status: 'created' });
    const mixed = { ...callback, razorpay_payment_id: payment.id };
    expect((await verifyPayment(app, mixed)).statusCode).toBe(400);
    expect((await verifyPayment(app, { ...mixed, razorpay_order_id: 'order_none' })).statusCode).toBe(404);
    // Even if its own signature said so, the gateway is asked what the payment was for.
    const razorpay_signature = signCallback(simulatorKeys.keySecret, dear.gatewayOrderId, payment.id);
    expect((await verifyPayment(app, { ...mixed, razorpay_signature })).statusCode).toBe(404);
    for (const { order } of [cheap, dear]) {
      expect((await orderState(database(), order.id)).paymentStatus).toBe('due');
    }
  });
});
