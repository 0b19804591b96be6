import { expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import {
  addUnpaidOrder,
  beginPayment,
  buildPayingApp,
  effectsOn,
  gatewayOf,
  orderState,
  paidOnce,
  startPayment,
  useSimulator,
} from '#tests/support/builders/payments.ts';
import { finalisePayment, moveOrder, settleRefund } from '../../compose/order-changes.ts';
import { createReconciler } from './reconciler.ts';

/** As if this much time had passed since the payments were begun and the gateway was asked. */
const pass = (db: Database, interval: string) =>
  db.query(
    `update gateway_watches set ask_at = ask_at - $1::text::interval, created_at = created_at - $1::text::interval`,
    [interval],
  );

const secondsToNextLook = async (db: Database): Promise<number> => {
  const [row] = await db.query<{ seconds: number }>(
    'select round(extract(epoch from ask_at - now()))::integer as seconds from gateway_watches',
  );
  return row!.seconds;
};

describeOnBothEngines('the reconciler', (database) => {
  const server = useSimulator();
  const build = () => buildPayingApp(database(), server());
  const reconciler = (log?: (message: string) => void) =>
    createReconciler({
      db: database(),
      gateway: gatewayOf(database(), server()),
      finalisePayment,
      settleRefund,
      ...(log && { log }),
    });

  it('confirms an order that was paid without anyone telling the shop, well within a minute', async () => {
    const { order, attempt } = await beginPayment(build(), database(), server());
    await attempt({ status: 'captured' });
    await reconciler().runOnce();
    expect((await orderState(database(), order.id)).paymentStatus).toBe('due');
    await pass(database(), '20 seconds');
    await reconciler().runOnce();
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
    expect(await database().query('select from gateway_watches')).toEqual([]);
  });

  it('follows a slow bank until it has paid', async () => {
    const { order, attempt } = await beginPayment(build(), database(), server());
    const { payment } = await attempt({ status: 'authorized' });
    await pass(database(), '20 seconds');
    await reconciler().runOnce();
    expect((await orderState(database(), order.id)).paymentStatus).toBe('processing');
    await server().simulator.advance(payment.id, 'captured');
    await pass(database(), '40 seconds');
    await reconciler().runOnce();
    expect(await effectsOn(database(), order.id)).toEqual(paidOnce);
  });

  it('takes an order back to being due when nothing is under way at the gateway', async () => {
    const { order, attempt } = await beginPayment(build(), database(), server());
    await database().query(`update orders set payment_status = 'processing'`);
    await pass(database(), '20 seconds');
    await reconciler().runOnce();
    expect((await orderState(database(), order.id)).paymentStatus).toBe('due');
    const { payment } = await attempt({ status: 'created' });
    await pass(database(), '40 seconds');
    await reconciler().runOnce();
    expect((await orderState(database(), order.id)).paymentStatus).toBe('processing');
    await server().simulator.advance(payment.id, 'failed');
    await pass(database(), '40 seconds');
    await reconciler().runOnce();
    expect(await orderState(database(), order.id)).toMatchObject({
      paymentStatus: 'due',
      lastFailure: 'Your payment was declined by the bank. No money was taken.',
    });
  });

  it('finds money that came three days after the order was cancelled', async () => {
    const { order, attempt } = await beginPayment(build(), database(), server());
    const { payment } = await attempt({ status: 'failed' });
    await database().transaction((tx) => moveOrder(tx, { orderId: order.id, to: 'cancelled', author: 'clock' }));
    await server().simulator.advance(payment.id, 'captured');
    await pass(database(), '70 hours');
    await reconciler().runOnce();
    expect(await effectsOn(database(), order.id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund-due',
      payments: ['refund-due'],
      jobs: ['mail/order', 'mail/shop-refund'],
    });
    expect(await database().query('select from gateway_watches')).toEqual([]);
  });

  it('asks again within a minute while a buyer waits, and ever more seldom once the order is cancelled', async () => {
    const { order } = await beginPayment(build(), database(), server());
    const looks: number[] = [];
    const look = async (interval: string) => {
      await pass(database(), interval);
      await reconciler().runOnce();
      looks.push(await secondsToNextLook(database()));
    };
    await look('20 seconds');
    await look('4 minutes');
    await look('20 minutes');
    await database().transaction((tx) => moveOrder(tx, { orderId: order.id, to: 'cancelled', author: 'clock' }));
    await look('1 hour');
    await look('70 hours');
    expect(looks[0]).toBe(20);
    expect(looks[1]).toBeGreaterThan(20);
    expect(looks[2]).toBe(40);
    expect(looks[3]).toBeGreaterThan(20 * 60);
    expect(looks[4]).toBe(6 * 3600);
  });

  it('asks about each order once when several reconcilers run', async () => {
    const app = build();
    for (let count = 0; count < 10; count += 1) await startPayment(app, await addUnpaidOrder(database()));
    await pass(database(), '20 seconds');
    const before = server().requestCount;
    await Promise.all([reconciler(), reconciler(), reconciler()].map((each) => each.runOnce()));
    expect(server().requestCount - before).toBe(10);
  });

  it('stops the run when the gateway is down, and logs why', async () => {
    const app = build();
    for (let count = 0; count < 10; count += 1) await startPayment(app, await addUnpaidOrder(database()));
    await pass(database(), '20 seconds');
    server().fault = 'error';
    const before = server().requestCount;
    const said: string[] = [];
    await reconciler((message) => said.push(message)).runOnce();
    expect(server().requestCount - before).toBe(4);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^The gateway cannot be used \(GET \/v1\/orders\/order_\w+\/payments\): it answered 500/);
  });

  it('leaves the orders of another gateway alone', async () => {
    const { order, attempt } = await beginPayment(build(), database(), server());
    await attempt({ status: 'captured' });
    await pass(database(), '1 minute');
    const gateway = { ...gatewayOf(database(), server()), test: true };
    await createReconciler({ db: database(), gateway, finalisePayment, settleRefund }).runOnce();
    expect((await orderState(database(), order.id)).paymentStatus).toBe('due');
  });
});
