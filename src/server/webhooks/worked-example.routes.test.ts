import { expect, it } from 'vitest';
import { addUser } from '#tests/support/builders/accounts.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { runExample } from '#tests/support/integrations/worked-example.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { createSendWebhook } from './send-webhook.ts';
import { createWebhookWorker } from './webhook-worker.ts';

const targets = { loopback: true };

describeOnPostgres('the receiver of the documentation', (database) => {
  it('takes what the shop sends, once, and nothing that is signed by somebody else', async () => {
    const office = await addUser(buildTestApp(database(), { webhookTargets: targets }), database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const added = await office.call('POST /api/admin/webhooks', { url, events: ['order.placed'] });
    const { id, secret } = added.json<{ id: string; secret: string }>();
    const env = { PORT: `${port}`, TAAR_WEBHOOK_SECRET: secret };
    const { lines } = runExample('receive-events.mjs', env);
    expect((await lines.next()).value).toBe('listening');
    const send = () => createWebhookWorker({ db: database(), send: createSendWebhook(targets) }).runDue();
    await addOrder(database(), { total_paise: 349_900 });
    await send();
    expect((await lines.next()).value).toBe('order.placed PK-1001 3499.00');
    const again = { since: '2026-01-01T00:00:00Z', which: 'all' };
    await office.call(`POST /api/admin/webhooks/${id}/replay`, again);
    await send();
    await addOrder(database(), { total_paise: 100 });
    await send();
    expect((await lines.next()).value).toBe('order.placed PK-1002 1.00');
    await database().query(`update webhook_secrets set secret = decode(repeat('ab', 32), 'hex')`);
    await office.call(`POST /api/admin/webhooks/${id}/test`);
    await send();
    expect(
      await database().query(`select last_status as status from webhook_deliveries where state = 'waiting'`),
    ).toEqual([{ status: 401 }]);
  });
});
