import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import {
  addUnpaidOrder,
  beginPayment,
  buildPayingApp,
  effectsOn,
  gatewayOf,
  orderState,
  paidOnce,
  simulatorKeys,
  start,
  useSimulator,
  verify,
} from '#tests/support/builders/payments.ts';
import { createReconciler } from './reconciler.ts';
import { signReturn } from './signatures.ts';

const sentence = 'The payment service does not answer right now. Your order is kept; please try again in a moment.';

describeOnBothEngines('a gateway that is unwell', (database) => {
  const server = useSimulator();
  const build = () => buildPayingApp(database(), server(), { patienceMs: 100 });

  it.each(['silence', 'cut', 'error', 'garbage', 'wrong-shape'] as const)(
    'leaves an order as it was when it answers with %s, and the buyer tries again',
    async (trouble) => {
      const app = build();
      const order = await addUnpaidOrder(database());
      const before = await database().query('select * from orders');
      server().trouble = trouble;
      const answer = await start(app, order);
      expect([answer.statusCode, answer.body]).toEqual([503, sentence]);
      expect(answer.headers['retry-after']).toBe('5');
      expect(await database().query('select * from orders')).toEqual(before);
      server().trouble = null;
      expect((await start(app, order)).statusCode).toBe(200);
    },
  );

  it('lets nobody pay again while it cannot say whether the first try has worked', async () => {
    const app = build();
    const { order, attempt } = await beginPayment(app, database(), server());
    await attempt({ status: 'captured' });
    server().trouble = 'error';
    expect((await start(app, order)).statusCode).toBe(503);
    expect((await orderState(database(), order.id)).paymentStatus).toBe('due');
  });

  it('has a buyer who paid wait, and confirms the order when it is well again', async () => {
    const app = build();
    const { order, attempt } = await beginPayment(app, database(), server());
    const { returned } = await attempt({ status: 'captured' });
    server().trouble = 'garbage';
    const answer = await verify(app, returned);
    expect(answer.json()).toEqual({ orderId: order.id, status: 'pending', paymentStatus: 'processing' });
    server().trouble = null;
    await database().query('update gateway_watches set ask_at = now()');
    await createReconciler({ db: database(), gateway: gatewayOf(database(), server()) }).runOnce();
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
  });

  it('cannot be made to confirm one order with the payment of another', async () => {
    const app = build();
    const cheap = await beginPayment(app, database(), server());
    const dear = await beginPayment(app, database(), server());
    const { payment } = await cheap.attempt({ status: 'captured' });
    const { returned } = await dear.attempt({ status: 'created' });
    const mixed = { ...returned, razorpay_payment_id: payment.id };
    expect((await verify(app, mixed)).statusCode).toBe(400);
    expect((await verify(app, { ...mixed, razorpay_order_id: 'order_none' })).statusCode).toBe(404);
    // Even if its own signature said so, the gateway is asked what the payment was for.
    const razorpay_signature = signReturn(simulatorKeys.keySecret, dear.gatewayOrderId, payment.id);
    expect((await verify(app, { ...mixed, razorpay_signature })).statusCode).toBe(404);
    for (const { order } of [cheap, dear]) {
      expect((await orderState(database(), order.id)).paymentStatus).toBe('due');
    }
  });
});
