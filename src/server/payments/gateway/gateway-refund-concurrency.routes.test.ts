import { expect, it } from 'vitest';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import {
  beginPayment,
  buildPayingApp,
  gatewayOf,
  sendWebhook,
  useSimulator,
} from '#tests/support/builders/payments.ts';
import { describeOnProcesses } from '#tests/support/databases/databases.ts';
import { finalisePayment, settleRefund } from '../../compose/order-changes.ts';
import type { Database } from '../../db/database.ts';
import { createReconciler } from './reconciler.ts';

describeOnProcesses('refunds that are asked for at once', (database, pools) => {
  const server = useSimulator();
  const look = (db: Database) =>
    createReconciler({ db, gateway: gatewayOf(db, server()), finalisePayment, settleRefund }).runOnce();

  it('never give back more than was paid, and each is made once at the gateway', async () => {
    const apps = pools().map((pool) => buildPayingApp(pool, server()));
    const { order, attempt } = await beginPayment(apps[0]!, database(), server());
    const { payment, deliveries } = await attempt({ status: 'captured' });
    for (const delivery of deliveries) await sendWebhook(apps[0]!, delivery);
    const owner = await addUser(apps[0]!, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const path = `POST /api/admin/orders/${order.id}`;
    await owner.call(`${path}/status`, { status: 'shipped' });
    const browsers = apps.map((app) => new Browser(app, owner.cookie));
    // Of 3499, in pieces of 1000: three fit, and whatever is asked beyond that is refused.
    const asked = browsers.flatMap((browser) =>
      [1, 2, 3].map(() => browser.call(`${path}/refunds`, { amount: '1000', reason: 'R' })),
    );
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 200, 200, 409, 409, 409, 409, 409, 409]);
    await Promise.all([...pools(), ...pools()].map(look));
    await database().query('update gateway_refunds set ask_at = now()');
    await Promise.all([...pools(), ...pools()].map(look));
    expect((await server().simulator.payment(payment.id)).amount_refunded).toBe(300_000);
    const made = await database().query<{ made: number }>(
      `select count(distinct gateway_refund_id)::integer as made from gateway_refunds`,
    );
    expect(made).toEqual([{ made: 3 }]);
    expect(await database().query('select refunded_paise as paise from orders')).toEqual([{ paise: 300_000 }]);
    expect(await database().query(`select count(*)::integer as told from jobs where kind = 'mail/refund'`)).toEqual([
      { told: 3 },
    ]);
  });
});
