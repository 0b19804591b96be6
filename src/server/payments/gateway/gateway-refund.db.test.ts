import { expect, it } from 'vitest';
import type { AdminOrder } from '#contracts/office-orders.ts';
import { addUser, deliverMail } from '#tests/support/builders/accounts.ts';
import {
  beginPayment,
  buildPayingApp,
  gatewayOf,
  sendWebhook,
  useSimulator,
} from '#tests/support/builders/payments.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { finalisePayment, settleRefund } from '../../compose/order-changes.ts';
import { createReconciler } from './reconciler.ts';

describeOnBothEngines('a refund by the gateway', (database) => {
  const server = useSimulator();
  const simulator = () => server().simulator;

  /** An order of 3499 that was paid online, and somebody who may refund it. */
  const setUp = async () => {
    const app = buildPayingApp(database(), server());
    const { order, attempt } = await beginPayment(app, database(), server());
    const { payment, deliveries } = await attempt({ status: 'captured' });
    for (const delivery of deliveries) await sendWebhook(app, delivery);
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    await deliverMail(database());
    const path = `/api/admin/orders/${order.id}`;
    const refund = (amount: string, more: object = {}) =>
      owner.call(`POST ${path}/refunds`, { amount, reason: 'A knob was missing.', ...more });
    const first = async () => (await owner.call(`GET ${path}`)).json<AdminOrder>().refunds[0]!;
    const refundedThere = async () => (await simulator().payment(payment.id)).amount_refunded;
    return { app, owner, path, payment, refund, first, refundedThere };
  };
  const run = () =>
    createReconciler({
      db: database(),
      gateway: gatewayOf(database(), server()),
      finalisePayment,
      settleRefund,
    }).runOnce();
  const hasten = () => database().query('update gateway_refunds set ask_at = now()');
  const mails = async () => (await deliverMail(database())).map(({ subject }) => subject);

  it('is written down before the gateway is asked, told to the buyer when it has taken it on, and confirmed by webhook', async () => {
    const { app, refund, first, refundedThere } = await setUp();
    const asked = server().requestCount;
    const answer = await refund('250.00');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<AdminOrder>()).toMatchObject({ refundedAmount: '250.00', can: { refundByGateway: true } });
    expect([server().requestCount - asked, await first()]).toMatchObject([
      0,
      { gateway: { status: 'asked', failure: null }, reference: null },
    ]);
    expect(await mails()).toEqual([]);
    await run();
    const taken = await first();
    expect(taken).toMatchObject({ gateway: { status: 'asked' }, reference: expect.stringMatching(/^rfnd_/) });
    expect(await refundedThere()).toBe(25_000);
    expect(await mails()).toEqual([expect.stringMatching(/^Your refund for order PK-/)]);
    const { deliveries } = await simulator().settleRefund(taken.reference!, 'processed');
    for (const delivery of [...deliveries, ...deliveries]) {
      expect((await sendWebhook(app, delivery)).statusCode).toBe(200);
    }
    expect((await first()).gateway!.status).toBe('processed');
    await hasten();
    await run();
    expect([await refundedThere(), await mails()]).toEqual([25_000, []]);
  });

  it('is confirmed by asking where no webhook came', async () => {
    const { refund, first } = await setUp();
    await refund('250.00');
    await run();
    await simulator().settleRefund((await first()).reference!, 'processed');
    await run();
    expect((await first()).gateway!.status).toBe('asked');
    await hasten();
    await run();
    expect((await first()).gateway!.status).toBe('processed');
  });

  it('is made once, also if the process that asked ended before it heard the answer', async () => {
    const { payment, refund, first, refundedThere } = await setUp();
    await refund('250.00');
    const { id } = await first();
    const lost = await gatewayOf(database(), server()).refundPayment({
      gatewayPaymentId: payment.id,
      amountPaise: 25_000,
      receipt: `${id}-1`,
    });
    await run();
    expect([(await first()).reference, await refundedThere()]).toEqual([lost.gatewayRefundId, 25_000]);
  });

  it('is known from its webhook before the answer came, and is not asked for again', async () => {
    const { app, payment, refund, first, refundedThere } = await setUp();
    await refund('250.00');
    const { id } = await first();
    const { deliveries } = await simulator().refundPayment(
      payment.id,
      { amount: 25_000, receipt: `${id}-1` },
      `${id}-1`,
    );
    for (const delivery of deliveries) await sendWebhook(app, delivery);
    expect((await first()).reference).toMatch(/^rfnd_/);
    await hasten();
    await run();
    expect([await refundedThere(), (await mails()).length]).toEqual([25_000, 1]);
  });

  it('waits while the gateway is down, and is made when it is back', async () => {
    const { refund, first, refundedThere } = await setUp();
    await refund('250.00');
    for (const fault of ['error', 'connection-reset', 'invalid-json', 'invalid-schema'] as const) {
      server().fault = fault;
      await hasten();
      await run();
      expect((await first()).gateway).toEqual({ status: 'asked', failure: null });
    }
    server().fault = null;
    await hasten();
    await run();
    expect([(await first()).reference, await refundedThere()]).toEqual([expect.stringMatching(/^rfnd_/), 25_000]);
  });

  it('that failed is told to the office, who tries again under a new key or pays by hand', async () => {
    const { app, owner, path, refund, first, refundedThere } = await setUp();
    await refund('250.00');
    await run();
    const { id, reference } = await first();
    await mails();
    const { deliveries } = await simulator().settleRefund(reference!, 'failed');
    for (const delivery of deliveries) await sendWebhook(app, delivery);
    expect((await first()).gateway).toEqual({ status: 'failed', failure: 'The bank did not take it.' });
    expect(await mails()).toEqual([expect.stringMatching(/^Refund failed: PK-/)]);
    const retry = () => owner.call(`POST ${path}/refunds/${id}/retry`, {});
    expect([(await retry()).statusCode, (await retry()).statusCode]).toEqual([200, 409]);
    await run();
    const second = await first();
    expect([second.reference === reference, second.gateway!.status, await refundedThere()]).toEqual([
      false,
      'asked',
      25_000,
    ]);
    const again = await simulator().settleRefund(second.reference!, 'failed');
    for (const delivery of [...again.deliveries, ...deliveries]) await sendWebhook(app, delivery);
    const byHand = (body: object) => owner.call(`POST ${path}/refunds/${id}/by-hand`, body);
    expect((await byHand({ reference: ' ' })).statusCode).toBe(400);
    await mails();
    expect((await byHand({ reference: 'UTR 77' })).statusCode).toBe(200);
    expect(await first()).toMatchObject({ gateway: { status: 'by-hand' }, reference: 'UTR 77' });
    expect(await mails()).toEqual([expect.stringMatching(/^Your refund for order PK-/)]);
    expect((await byHand({ reference: 'UTR 78' })).statusCode).toBe(409);
    await hasten();
    await run();
    expect(await refundedThere()).toBe(0);
  });

  it('that the gateway refuses for good has failed with its sentence, and is not asked for again', async () => {
    const { payment, refund, first } = await setUp();
    await simulator().refundPayment(payment.id, { receipt: null }, null);
    await refund('250.00');
    await run();
    expect((await first()).gateway).toEqual({
      status: 'failed',
      failure: 'The payment has been fully refunded already.',
    });
    const asked = server().requestCount;
    await hasten();
    await run();
    expect(server().requestCount).toBe(asked);
  });

  it('is none of the gateway’s with a reference or by hand', async () => {
    const { refund, refundedThere } = await setUp();
    expect((await refund('10', { reference: 'UTR 1' })).statusCode).toBe(200);
    expect((await refund('10', { byHand: true })).statusCode).toBe(200);
    expect((await refund('10', { byHand: 'yes' })).statusCode).toBe(400);
    expect(await mails()).toHaveLength(2);
    await run();
    expect([await refundedThere(), await database().query('select from gateway_refunds')]).toEqual([0, []]);
  });

  it('does not hear what somebody else calls our refund, nor another amount', async () => {
    const { app, payment, refund, first } = await setUp();
    await refund('250.00');
    const { id } = await first();
    for (const [amount, receipt] of [
      [24_900, `${id}-1`],
      [25_000, `${id}-2`],
      [25_000, null],
    ] as const) {
      const { deliveries } = await simulator().refundPayment(payment.id, { amount, receipt }, null);
      for (const delivery of deliveries) expect((await sendWebhook(app, delivery)).statusCode).toBe(200);
    }
    expect(await first()).toMatchObject({ gateway: { status: 'asked' }, reference: null });
  });
});
