import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { describeOnProcesses } from '#tests/support/databases/databases.ts';
import {
  addUnpaidOrder,
  beginPayment,
  buildPayingApp,
  effectsOn,
  gatewayOf,
  paidOnce,
  sendWebhook,
  startPayment,
  useSimulator,
  verifyPayment,
} from '#tests/support/builders/payments.ts';
import type { Database } from '../db/database.ts';
import { finalisePayment, moveOrder, settleRefund } from '../compose/order-changes.ts';
import { cancelOverdue } from '../orders/overdue-orders.service.ts';
import { createReconciler } from './gateway/reconciler.ts';
import type { WebhookDelivery } from './simulator/webhook-deliveries.ts';

function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

describeOnProcesses('payments that are reported at once', (database, pools) => {
  const server = useSimulator();
  const buildAll = () => pools().map((pool) => buildPayingApp(pool, server()));
  const look = (db: Database) =>
    createReconciler({ db, gateway: gatewayOf(db, server()), finalisePayment, settleRefund }).runOnce();
  const hasten = () => database().query('update gateway_watches set ask_at = now()');

  /** As the gateway does: what was not heard, because the shop was busy, is told again. */
  const tellUntilHeard = async (apps: readonly FastifyInstance[], delivery: WebhookDelivery): Promise<void> => {
    const { statusCode } = await sendWebhook(apps[randomInt(3)]!, delivery);
    if (statusCode === 200) return;
    expect(statusCode).toBe(503);
    await tellUntilHeard(apps, delivery);
  };

  it('begin one payment, however many ask for it', async () => {
    const apps = buildAll();
    const order = await addUnpaidOrder(database());
    const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => startPayment(apps[index % 3]!, order)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(15).fill(200));
    const ids = new Set(answers.map((answer) => answer.json<{ gatewayOrderId: string }>().gatewayOrderId));
    expect(ids.size).toBe(1);
    const kept = await database().query('select gateway_order_id from gateway_watches');
    expect(kept).toEqual([{ gateway_order_id: [...ids][0] }]);
  });

  it('give each payment one effect, and none is missing', async () => {
    const apps = buildAll();
    const begun = await Promise.all(
      Array.from({ length: 12 }, (_, index) => beginPayment(apps[index % 3]!, database(), server())),
    );
    const told: (() => Promise<unknown>)[] = [];
    for (const { attempt } of begun) {
      const failed = await attempt({ status: 'failed' });
      const slow = await attempt({ status: 'authorized' });
      const paid = await server().simulator.advance(slow.payment.id, 'captured');
      const deliveries = [failed, slow, paid].flatMap((happening) => happening.deliveries);
      for (const delivery of [...deliveries, ...deliveries, ...deliveries]) {
        told.push(() => tellUntilHeard(apps, delivery));
      }
      for (let tab = 0; tab < 3; tab += 1) told.push(() => verifyPayment(apps[tab]!, paid.callback));
    }
    await hasten();
    // A look that finds the database busy is followed by the next one.
    for (const pool of pools()) told.push(() => look(pool).catch(() => {}));
    await Promise.all(shuffled(told).map((tell) => tell()));

    for (const { order } of begun) {
      const { payments, ...rest } = await effectsOn(database(), order.id);
      expect({ ...rest, payments: payments.toSorted() }).toEqual({ ...paidOnce, payments: ['captured', 'failed'] });
    }
    const invoices = await database().query<{ serial: number }>('select serial from invoices order by serial');
    expect(invoices.map(({ serial }) => serial)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it('confirm an order once when the callback and the webhook race, twenty times', async () => {
    const apps = buildAll();
    for (let round = 0; round < 20; round += 1) {
      const { order, attempt } = await beginPayment(apps[0]!, database(), server());
      const { callback, deliveries } = await attempt({ status: 'captured' });
      const [answer] = await Promise.all([
        verifyPayment(apps[1]!, callback),
        ...deliveries.map((delivery) => tellUntilHeard(apps, delivery)),
      ]);
      expect(answer.json()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
      expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
    }
  });

  it('never lose the money of an order that is cancelled while it is paid', async () => {
    const apps = buildAll();
    for (let round = 0; round < 10; round += 1) {
      const { order, attempt } = await beginPayment(apps[0]!, database(), server());
      const { deliveries } = await attempt({ status: 'captured' });
      const url = `/api/orders/${order.id}/cancel?token=${order.token}`;
      const [cancelled] = await Promise.all([
        apps[1]!.inject({ method: 'POST', url }),
        ...deliveries.map((delivery) => tellUntilHeard(apps, delivery)),
      ]);
      expect(cancelled.statusCode).toBe(200);
      const { status, paymentStatus, jobs } = await effectsOn(database(), order.id);
      expect([status, paymentStatus]).toEqual(['cancelled', 'refund-due']);
      expect(jobs.filter((kind) => kind === 'mail/shop-refund')).toHaveLength(1);
    }
  });

  it('agree with the clock that cancels what was not paid in time', async () => {
    const apps = buildAll();
    for (let round = 0; round < 10; round += 1) {
      const { order, attempt } = await beginPayment(apps[0]!, database(), server());
      const { deliveries } = await attempt({ status: 'captured' });
      await database().query(`update orders set pay_until = now() - interval '1 hour' where id = $1`, [order.id]);
      await Promise.all([
        cancelOverdue({ db: pools()[1]!, moveOrder }),
        ...deliveries.slice(1).map((delivery) => tellUntilHeard(apps, delivery)),
      ]);
      const { status, paymentStatus } = await effectsOn(database(), order.id);
      expect(['confirmed paid', 'cancelled refund-due']).toContain(`${status} ${paymentStatus}`);
    }
  });

  it('do not wait for one another when they ask the gateway', async () => {
    const apps = buildAll();
    const [held, free] = [
      await beginPayment(apps[0]!, database(), server()),
      await beginPayment(apps[0]!, database(), server()),
    ];
    for (const { attempt } of [held, free]) await attempt({ status: 'captured' });
    await hasten();
    await pools()[0]!.transaction(async (tx) => {
      await tx.query('select from gateway_watches where order_id = $1 for update', [held.order.id]);
      await look(pools()[1]!);
    });
    expect((await effectsOn(database(), held.order.id)).paymentStatus).toBe('due');
    expect(await effectsOn(database(), free.order.id)).toEqual(paidOnce);
  });

  it('keep one of two payments that come in at once, and give the other back', async () => {
    const apps = buildAll();
    for (let round = 0; round < 5; round += 1) {
      const { order, attempt } = await beginPayment(apps[0]!, database(), server());
      const happenings = [
        await attempt({ status: 'captured' }),
        await attempt({ status: 'captured', evenIfPaid: true }),
      ];
      await Promise.all(
        happenings.flatMap(({ deliveries }) => deliveries.map((delivery) => tellUntilHeard(apps, delivery))),
      );
      const { payments, jobs, invoices } = await effectsOn(database(), order.id);
      expect(payments.toSorted()).toEqual(['captured', 'refund-due']);
      expect([jobs, invoices]).toEqual([['mail/order', 'mail/shop-refund'], 1]);
    }
  });
});
