import { expect, it } from 'vitest';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import {
  addUnpaidOrder,
  beginPayment,
  buildPayingApp,
  effectsOn,
  orderState,
  paidOnce,
  sendWebhook,
  simulatorKeys,
  startPayment,
  totalPaise,
  useSimulator,
  verifyPayment,
} from '#tests/support/builders/payments.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('paying an order online', (database) => {
  const server = useSimulator();
  const build = () => buildPayingApp(database(), server());

  it('begins with one order at the gateway, however often it is begun', async () => {
    const app = build();
    const order = await addUnpaidOrder(database());
    const before = server().orders.size;
    const first = await startPayment(app, order);
    expect(first.statusCode).toBe(200);
    const begun = first.json();
    expect(begun).toEqual({
      script: 'https://checkout.razorpay.com/v1/checkout.js',
      keyId: simulatorKeys.keyId,
      gatewayOrderId: expect.stringMatching(/^order_\w{14}$/),
      amount: totalPaise,
      currency: 'INR',
      shopName: 'taar',
      description: 'Order PK-1001',
      prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '+91 98765 43210' },
      callbackUrl: `http://shop.test/api/payments/razorpay/callback?order=${order.id}`,
      test: false,
    });
    expect((await startPayment(app, order)).json()).toEqual(begun);
    expect(server().orders.size - before).toBe(1);
    const atGateway = server().orders.get(begun.gatewayOrderId);
    expect(atGateway).toMatchObject({ amount: totalPaise, currency: 'INR', receipt: 'PK-1001' });
  });

  it('answers 404 to everyone but the buyer', async () => {
    const app = build();
    const order = await addUnpaidOrder(database());
    const stranger = await addUser(app, database(), 'bela');
    expect((await stranger.call(`POST /api/orders/${order.id}/payment`)).statusCode).toBe(404);
    expect((await startPayment(app, { ...order, token: 'x'.repeat(43) })).statusCode).toBe(404);
    expect((await new Browser(app).call('POST /api/orders/PK-1001/payment')).statusCode).toBe(404);
  });

  it.each([
    [
      'cash',
      { payment_method: 'cod' },
      'That payment method isn’t available for this order. Please choose another one.',
    ],
    ['an order that is paid', { payment_status: 'paid', status: 'confirmed' }, 'This order is already paid.'],
    ['a cancelled one', { payment_status: 'void', status: 'cancelled' }, 'There’s nothing to pay for this order.'],
    [
      'one that came too late',
      { pay_until: new Date(0) },
      'The time to pay for this order is over. Please order again.',
    ],
  ])('is refused for %s', async (_, changes, sentence) => {
    const answer = await startPayment(build(), await addUnpaidOrder(database(), changes));
    expect([answer.statusCode, answer.body]).toEqual([409, sentence]);
  });

  it('is refused by a shop without a gateway', async () => {
    const app = buildTestApp(database());
    const order = await addUnpaidOrder(database());
    expect((await startPayment(app, order)).statusCode).toBe(409);
    const callback = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'x' };
    expect((await verifyPayment(app, callback)).statusCode).toBe(404);
    expect((await sendWebhook(app, { body: '{}', headers: {} })).statusCode).toBe(400);
    expect((await app.inject('/test-gateway/checkout.js')).statusCode).toBe(404);
  });

  it('is confirmed by what the browser brings back, once', async () => {
    const app = build();
    const { order, attempt } = await beginPayment(app, database(), server());
    const { callback } = await attempt({ status: 'captured' });
    const answer = { orderId: order.id, status: 'confirmed', paymentStatus: 'paid' };
    expect((await verifyPayment(app, callback)).json()).toEqual(answer);
    expect((await verifyPayment(app, callback)).json()).toEqual(answer);
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
    expect((await startPayment(app, order)).body).toBe('This order is already paid.');
  });

  it('waits for a bank that takes a while, and never asks for the money twice', async () => {
    const app = build();
    const { order, attempt } = await beginPayment(app, database(), server());
    const { payment, callback } = await attempt({ status: 'authorized' });
    expect((await verifyPayment(app, callback)).json()).toMatchObject({
      status: 'pending',
      paymentStatus: 'processing',
    });
    const again = await startPayment(app, order);
    expect([again.statusCode, again.body]).toEqual([
      409,
      'Your bank is still working on a payment for this order. Please wait for its answer.',
    ]);
    for (const delivery of (await server().simulator.advance(payment.id, 'captured')).deliveries) {
      expect((await sendWebhook(app, delivery)).statusCode).toBe(200);
    }
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
  });

  it('finds out before a second try that the first one has worked', async () => {
    const app = build();
    const { order, attempt } = await beginPayment(app, database(), server());
    await attempt({ status: 'captured' });
    const again = await startPayment(app, order);
    expect([again.statusCode, again.body]).toEqual([409, 'This order is already paid.']);
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
  });

  it('says why a payment failed, takes another one, and forgets the failure', async () => {
    const app = build();
    const { order, attempt, gatewayOrderId } = await beginPayment(app, database(), server());
    for (const delivery of (await attempt({ status: 'failed' })).deliveries) await sendWebhook(app, delivery);
    expect(await orderState(database(), order.id)).toEqual({
      status: 'pending',
      paymentStatus: 'due',
      lastFailure: 'Your payment was declined by the bank. No money was taken.',
    });
    expect((await startPayment(app, order)).json()).toMatchObject({ gatewayOrderId });
    await verifyPayment(app, (await attempt({ status: 'captured' })).callback);
    expect(await effectsOn(database(), order.id)).toEqual({ ...paidOnce, payments: ['failed', 'captured'] });
  });
});
