import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { addBuyers } from '#tests/support/builders/buyers.ts';
import { newOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import {
  addUnpaidOrder,
  effectsOn,
  orderState,
  paidOnce,
  startPayment,
  verifyPayment,
} from '#tests/support/builders/payments.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { openGateway } from '../gateway/open-gateway.ts';
import { finalisePayment, settleRefund } from '../../compose/order-changes.ts';
import { tellRefunds } from './refund-webhooks.ts';
import { createReconciler } from '../gateway/reconciler.ts';

const testPayments = { gateway: 'test', upiVpa: null } as const;

describeOnPostgres('the built-in test gateway', (database) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());
  const build = () => buildTestApp(database(), { payments: testPayments });

  const choose = (app: FastifyInstance, orderId: string, outcome: string) =>
    app.inject({ method: 'POST', url: '/test-gateway/payments', payload: { order_id: orderId, outcome } });

  const begin = async () => {
    const app = build();
    const order = await addUnpaidOrder(database());
    const begun = (await startPayment(app, order)).json();
    return { app, order, begun, choose: (outcome: string) => choose(app, begun.gatewayOrderId, outcome) };
  };

  it('says that no money moves, and its checkout comes from the shop itself', async () => {
    const { app, order, begun } = await begin();
    expect(begun).toMatchObject({ script: '/test-gateway/checkout.js', test: true });
    expect(await database().query('select test_payment from orders where id = $1', [order.id])).toEqual([
      { test_payment: true },
    ]);
    const script = await app.inject(begun.script);
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain("'Test payment: no money moves'");
    expect(script.headers['content-security-policy']).not.toContain('razorpay');
    expect((await app.inject('/test-gateway/checkout.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('pays by what the browser brings back', async () => {
    const { app, order, choose: press } = await begin();
    const answer = await verifyPayment(app, (await press('pay')).json());
    expect(answer.json()).toEqual({ orderId: order.id, status: 'confirmed', paymentStatus: 'paid' });
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
    expect((await press('pay')).json()).toMatchObject({
      error: { description: 'Payment already done for this order.' },
    });
  });

  it('pays by its webhook when the browser does not come back', async () => {
    const { order, choose: press } = await begin();
    await press('pay');
    vi.runAllTimers();
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await effectsOn(database(), order.id)).toEqual(paidOnce));
  });

  it('fails on demand, with a reason', async () => {
    const { order, choose: press } = await begin();
    const description = 'Your payment was declined by the bank. No money was taken.';
    expect((await press('fail')).json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR', description } });
    vi.runAllTimers();
    vi.useRealTimers();
    await vi.waitFor(async () =>
      expect(await orderState(database(), order.id)).toMatchObject({ paymentStatus: 'due', lastFailure: description }),
    );
  });

  it('takes a while on demand, also when the process that knew has ended', async () => {
    const { app, order, choose: press } = await begin();
    const answer = await verifyPayment(app, (await press('slow')).json());
    expect(answer.json()).toMatchObject({ status: 'pending', paymentStatus: 'processing' });
    await app.close();
    vi.setSystemTime(Date.now() + 8000);
    await database().query('update gateway_watches set ask_at = now()');
    await createReconciler({
      db: database(),
      gateway: openGateway('test', database())!,
      finalisePayment,
      settleRefund,
    }).runOnce();
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
  });

  it('tells of a refund by itself, and the shop asks where its word is lost: whichever comes first, it counts once', async () => {
    vi.useRealTimers();
    const { app, order, choose: press } = await begin();
    await verifyPayment(app, (await press('pay')).json());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const work: (() => Promise<void>)[] = [];
    let isLost = false;
    const gateway = openGateway('test', database(), (simulator) =>
      tellRefunds({
        simulator,
        later: (_ms, done) => void work.push(done),
        send: async ({ body, headers }) => {
          if (isLost) return;
          // At least once, as every webhook.
          for (const again of [1, 2]) {
            const answer = await app.inject({
              method: 'POST',
              url: '/api/payments/razorpay/webhook',
              payload: body,
              headers: { ...headers },
            });
            expect([again, answer.statusCode]).toEqual([again, 200]);
          }
        },
      }),
    )!;
    const look = () => createReconciler({ db: database(), gateway, finalisePayment, settleRefund }).runOnce();
    const refund = () => owner.call(`POST /api/admin/orders/${order.id}/refunds`, { amount: '250.00', reason: 'R' });
    const standing = async () => {
      const { refunds } = (await owner.call(`GET /api/admin/orders/${order.id}`)).json<AdminOrder>();
      return refunds.map((one) => one.gateway!.status);
    };
    const told = async () => (await database().query(`select 1 as one from jobs where kind = 'mail/refund'`)).length;
    expect((await refund()).statusCode).toBe(200);
    await look();
    expect([await standing(), work.length]).toEqual([['asked'], 2]);
    for (const tell of work.splice(0)) await tell();
    expect([await standing(), await told()]).toEqual([['processed'], 1]);
    isLost = true;
    expect((await refund()).statusCode).toBe(200);
    await look();
    for (const tell of work.splice(0)) await tell();
    expect([await standing(), await told()]).toEqual([['processed', 'asked'], 2]);
    await database().query('update gateway_refunds set ask_at = now()');
    await look();
    expect([await standing(), await told()]).toEqual([['processed', 'processed'], 2]);
  });

  it('keeps its books where every process of the shop sees them', async () => {
    const { begun, order } = await begin();
    const other = build();
    const returned = (await choose(other, begun.gatewayOrderId, 'pay')).json();
    expect((await verifyPayment(build(), returned)).json()).toMatchObject({ orderId: order.id, paymentStatus: 'paid' });
  });

  it('does not exist for who comes by another name or through a proxy, and nothing can be paid there', async () => {
    const { app, order, begun } = await begin();
    const calls = [
      { url: '/test-gateway/checkout.js' },
      { url: '/test-gateway/payments', payload: { order_id: begun.gatewayOrderId, outcome: 'pay' } },
      { url: '/api/payments/razorpay/verify', payload: {} },
      { url: '/api/payments/razorpay/callback', payload: {} },
      { url: '/api/payments/razorpay/webhook', payload: {} },
      { url: `/api/orders/${order.id}/payment`, payload: {} },
    ];
    const foreign = [
      { host: 'shop.example' },
      { host: 'localhost.evil.example' },
      { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' },
      { host: '127.0.0.1', forwarded: 'for=203.0.113.7' },
    ];
    for (const headers of foreign) {
      for (const { url, payload } of calls) {
        const answer = await app.inject({
          url,
          headers,
          method: payload ? 'POST' : 'GET',
          ...(payload && { payload }),
        });
        expect([url, answer.statusCode]).toEqual([url, 404]);
      }
    }
    expect(await orderState(database(), order.id)).toMatchObject({ paymentStatus: 'due' });
    await addProduct(database());
    const [buyer] = await addBuyers(database(), [{ 'test-fuzz': 1 }]);
    const methodsAt = async (headers: object) => {
      const quote = await app.inject({
        url: '/api/checkout?country=India&state=Maharashtra',
        headers: { cookie: buyer!.cookie, ...headers },
      });
      return quote.json<CheckoutQuote>().paymentMethods.map(({ method }) => method);
    };
    for (const headers of foreign) {
      expect(await methodsAt(headers)).not.toContain('razorpay');
      const refused = await app.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { cookie: buyer!.cookie, 'idempotency-key': 'foreign', ...headers },
        payload: { ...newOrder, paymentMethod: 'razorpay' },
      });
      expect(refused.statusCode).toBe(409);
    }
    expect(await methodsAt({ host: 'localhost:3000' })).toContain('razorpay');
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
      expect((await app.inject({ url: '/test-gateway/checkout.js', headers: { host } })).statusCode).toBe(200);
    }
  });

  it('refuses an invalid body with 400 and an unknown order with the error of the gateway', async () => {
    const { app, choose: press } = await begin();
    expect((await press('steal')).statusCode).toBe(400);
    expect((await app.inject({ method: 'POST', url: '/test-gateway/payments' })).statusCode).toBe(400);
    const unknown = await choose(app, 'order_none', 'pay');
    expect(unknown.json()).toMatchObject({ error: { description: 'The id provided does not exist' } });
    const foreign = await app.inject({
      method: 'POST',
      url: '/test-gateway/payments',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.statusCode).toBe(403);
  });
});
