import { describe, expect, it } from 'vitest';
import { createSimulator } from './simulator.ts';
import { handleApiRequest } from './simulator-api.ts';
import { memoryStore } from './simulator-store.ts';
import { testKeys } from './test-keys.ts';

describe("the simulator's API", () => {
  const simulator = createSimulator({ keys: testKeys, store: memoryStore(), nowMs: () => 1_700_000_000_000 });
  const authorization = `Basic ${btoa(`${testKeys.keyId}:${testKeys.keySecret}`)}`;
  const call = (method: string, path: string, body: object | string = '', auth: string | undefined = authorization) =>
    handleApiRequest(simulator, {
      method,
      path,
      authorization: auth,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const wish = { amount: 349_900, currency: 'INR', receipt: 'PK-1001', notes: { order: 'PK-1001' } };
  const newOrder = async () => ((await call('POST', '/v1/orders', wish)).body as { id: string }).id;

  it('shows orders and payments in the shapes of Razorpay', async () => {
    const { status, body } = await call('POST', '/v1/orders', wish);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^order_\w{14}$/),
      entity: 'order',
      ...wish,
      amount_paid: 0,
      amount_due: 349_900,
      status: 'created',
      attempts: 0,
      created_at: 1_700_000_000,
    });
    const { id } = body as { id: string };
    const { payment } = await simulator.attempt(id, { status: 'failed' });
    expect((await call('GET', `/v1/orders/${id}`)).body).toMatchObject({ status: 'attempted', attempts: 1 });
    await simulator.attempt(id, { status: 'captured' });
    expect((await call('GET', `/v1/orders/${id}`)).body).toMatchObject({ status: 'paid', attempts: 2, amount_due: 0 });
    expect((await call('GET', `/v1/orders/${id}/payments`)).body).toMatchObject({ entity: 'collection', count: 2 });
    expect((await call('GET', `/v1/payments/${payment.id}`)).body).toMatchObject({ status: 'failed', captured: false });
  });

  it('refuses as Razorpay does', async () => {
    const id = await newOrder();
    const refusals = await Promise.all([
      call('POST', '/v1/orders', wish, 'Basic bm9ib2R5OnNlY3JldA=='),
      handleApiRequest(simulator, { method: 'GET', path: `/v1/orders/${id}`, authorization: undefined, body: '' }),
      call('POST', '/v1/orders', '{'),
      call('POST', '/v1/orders', { ...wish, amount: 34.5 }),
      call('POST', '/v1/orders', { ...wish, receipt: 'x'.repeat(41) }),
      call('GET', '/v1/orders/order_none'),
      call('GET', '/v1/payments/pay_none'),
      call('GET', '/v1/settlements/1'),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 400, 400, 400, 400, 400, 404]);
    for (const { body } of refusals) expect(body).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
  });

  it('tells of what happened, each event once', async () => {
    const id = await newOrder();
    const eventsOf = ({ deliveries }: { deliveries: readonly { event: string }[] }) =>
      deliveries.map(({ event }) => event);
    expect(eventsOf(await simulator.attempt(id, { status: 'created' }))).toEqual([]);
    expect(eventsOf(await simulator.attempt(id, { status: 'failed' }))).toEqual(['payment.failed']);
    const slow = await simulator.attempt(id, { status: 'authorized' });
    expect(eventsOf(slow)).toEqual(['payment.authorized']);
    expect(eventsOf(await simulator.advance(slow.payment.id, 'captured'))).toEqual(['payment.captured', 'order.paid']);
    await expect(simulator.attempt(id, { status: 'captured' })).rejects.toThrow('already done');
  });

  it('captures what a slow bank promised when its time has come, and not before', async () => {
    let nowMs = 0;
    const own = createSimulator({ keys: testKeys, store: memoryStore(), nowMs: () => nowMs });
    const { id } = await own.createOrder(wish);
    const { payment } = await own.attempt(id, { status: 'authorized', capturesInMs: 8000 });
    nowMs = 7999;
    expect((await own.payment(payment.id)).status).toBe('authorized');
    nowMs = 8000;
    expect((await own.listPayments(id)).map(({ status }) => status)).toEqual(['captured']);
    expect((await own.order(id)).status).toBe('paid');
  });

  describe('asked for a refund', () => {
    const refund = (paymentId: string, body: object, idempotencyKey?: string) =>
      handleApiRequest(simulator, {
        method: 'POST',
        path: `/v1/payments/${paymentId}/refund`,
        authorization,
        body: JSON.stringify(body),
        idempotencyKey,
      });
    const pay = async (status: 'captured' | 'authorized' = 'captured') =>
      (await simulator.attempt(await newOrder(), { status })).payment.id;
    const sentenceOf = ({ status, body }: Awaited<ReturnType<typeof refund>>) => [
      status,
      (body as { error?: { description: string } }).error?.description,
    ];

    it('gives back in part, and never more than was captured', async () => {
      const id = await pay();
      const { status, body } = await refund(id, { amount: 100_000, receipt: 'R-1' });
      expect([status, body]).toMatchObject([
        200,
        { entity: 'refund', amount: 100_000, payment_id: id, receipt: 'R-1', status: 'pending' },
      ]);
      expect(await simulator.payment(id)).toMatchObject({ status: 'captured', amount_refunded: 100_000 });
      expect(sentenceOf(await refund(id, { amount: 249_901 }))).toEqual([400, expect.stringContaining('greater')]);
      expect((await refund(id, {})).body).toMatchObject({ amount: 249_900 });
      expect(await simulator.payment(id)).toMatchObject({ status: 'refunded' });
      expect(sentenceOf(await refund(id, { amount: 100 }))).toEqual([400, expect.stringContaining('fully refunded')]);
      expect(sentenceOf(await refund(await pay('authorized'), {}))).toEqual([400, expect.stringContaining('captured')]);
      for (const amount of [0, 99, 1.5, '100']) expect((await refund(id, { amount })).status).toBe(400);
    });

    it('makes it once for each key, which stands for one request', async () => {
      const id = await pay();
      const key = 'refund-of-a-knob-1';
      const first = await refund(id, { amount: 10_000 }, key);
      expect(await refund(id, { amount: 10_000 }, key)).toEqual(first);
      expect(await simulator.payment(id)).toMatchObject({ amount_refunded: 10_000 });
      expect((await refund(id, { amount: 20_000 }, key)).status).toBe(400);
      expect((await refund(await pay(), { amount: 10_000 }, key)).status).toBe(400);
      expect((await refund(id, { amount: 10_000 }, 'short')).status).toBe(400);
      expect((await refund(id, { amount: 10_000 }, 'with spaces in it')).status).toBe(400);
    });

    it('says that it is still at it while the first request of a key runs', async () => {
      const store = memoryStore();
      const own = createSimulator({ keys: testKeys, store });
      const { id: orderId } = await own.createOrder(wish);
      const { payment } = await own.attempt(orderId, { status: 'captured' });
      const wanted = { amount: 10_000, receipt: null };
      await store.beginKeyed('a-key-that-runs', JSON.stringify([payment.id, wanted]));
      await expect(own.refundPayment(payment.id, wanted, 'a-key-that-runs')).rejects.toMatchObject({ status: 409 });
    });

    it('confirms after a while, or fails and keeps the money; each is told by a webhook', async () => {
      let nowMs = 0;
      const own = createSimulator({ keys: testKeys, store: memoryStore(), nowMs: () => nowMs });
      const { id: orderId } = await own.createOrder(wish);
      const { payment } = await own.attempt(orderId, { status: 'captured' });
      const { refund: slow, deliveries } = await own.refundPayment(payment.id, { amount: 100, receipt: null }, null);
      expect(deliveries.map(({ event }) => event)).toEqual(['refund.created']);
      nowMs = 4999;
      expect((await own.refund(slow.id)).status).toBe('pending');
      nowMs = 5000;
      expect((await own.refund(slow.id)).status).toBe('processed');
      const { refund: bad } = await own.refundPayment(payment.id, { amount: 200, receipt: null }, null);
      const failed = await own.settleRefund(bad.id, 'failed');
      expect([failed.refund.status, failed.deliveries[0]!.event]).toEqual(['failed', 'refund.failed']);
      expect(await own.payment(payment.id)).toMatchObject({ amount_refunded: 100, status: 'captured' });
    });
  });
});
