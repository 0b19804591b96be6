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
      call('GET', '/v1/refunds/1'),
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
});
