import { expect, it, onTestFinished } from 'vitest';
import { webhookBody, type webhookData } from '#contracts/webhook-events.ts';
import type { WebhookDelivery, WebhookEndpoint } from '#contracts/webhooks.ts';
import type { Page } from '../paging/cursor.ts';
import { lowStockThreshold } from '#domain/cart/cart.ts';
import { webhookEventNames, webhookLimits, webhookSentences as sentences } from '#domain/webhooks/webhooks.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { addOrder, buy, everyPayment, guestWithFuzz, sendOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { signersOf, WebhookReceiver } from '#tests/support/faults/webhook-receiver.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { createSendWebhook } from './send-webhook.ts';
import { createWebhookWorker } from './webhook-worker.ts';

const targets = { loopback: true };

describeOnPostgres('webhooks of the office', (database) => {
  const build = () => buildTestApp(database(), { payments: everyPayment, webhookTargets: targets });
  const send = () => createWebhookWorker({ db: database(), send: createSendWebhook(targets) }).runDue();

  async function receive(...answer: Parameters<typeof WebhookReceiver.start>): Promise<WebhookReceiver> {
    const receiver = await WebhookReceiver.start(...answer);
    onTestFinished(() => receiver.close());
    return receiver;
  }

  async function owner(): Promise<Browser> {
    const browser = await addUser(build(), database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    return browser;
  }

  async function add(office: Browser, url: string, events: readonly string[] = webhookEventNames) {
    const answer = await office.call('POST /api/admin/webhooks', { url, events });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: string; secret: string }>();
  }

  const deliveriesOf = async (office: Browser, id: string, query = '') =>
    (await office.call(`GET /api/admin/webhooks/${id}/deliveries${query}`)).json<Page<WebhookDelivery>>();

  it('tell of everything that was chosen, signed, in the form that the document gives', async () => {
    const receiver = await receive();
    const office = await owner();
    const { secret } = await add(office, receiver.url);
    const buyer = await guestWithFuzz(database());
    const order = await buy(buyer, {}, { paymentMethod: 'upi' });
    const call = async (key: string, body: object) => {
      const answer = await office.call(key, body);
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    };
    const seen = async () =>
      (await office.call(`GET /api/admin/orders/${order.id}`)).json<{ version: number }>().version;
    await call(`POST /api/admin/orders/${order.id}/paid`, { version: await seen() });
    await call(`POST /api/admin/orders/${order.id}/status`, {
      version: await seen(),
      status: 'shipped',
      parcel: { carrier: 'delhivery', trackingNumber: '1490' },
    });
    await call(`POST /api/admin/orders/${order.id}/refunds`, { amount: '40.00', reason: 'A knob was missing.' });
    await database().query(`update products set stock = $1, name = 'Louder Fuzz'`, [lowStockThreshold]);
    await new Browser(office.app).call('POST /api/contact', {
      firstName: 'Asha',
      lastName: '',
      email: 'asha@example.com',
      subject: 'A question',
      message: 'Does it hum?',
    });
    await send();
    const told = receiver.received.map(({ event }) => event.type);
    expect(told.toSorted()).toEqual([...webhookEventNames, 'product.changed'].toSorted());
    expect(told.filter((type) => type.startsWith('order.'))).toEqual([
      'order.placed',
      'order.paid',
      'order.shipped',
      'order.refunded',
    ]);
    for (const webhook of receiver.received) {
      const schema = webhookBody(webhook.event.type as keyof typeof webhookData).strict();
      expect(schema.parse(webhook.event)).toEqual(webhook.event);
      expect(signersOf(webhook, [secret])).toEqual([secret]);
      expect(signersOf({ ...webhook, body: `${webhook.body} ` }, [secret])).toEqual([]);
      expect(Math.abs(webhook.timestamp - Date.now() / 1000)).toBeLessThan(300);
      expect(webhook.body).not.toMatch(/asha|hum/i);
    }
    const refunded = receiver.received.find(({ event }) => event.type === 'order.refunded')!;
    expect(refunded.event.data).toMatchObject({ amount: '40.00', order: { number: 'PK-1001', status: 'shipped' } });
  });

  it('cost an order nothing that is written while nobody listens to it, and hold none up as one is removed', async () => {
    const office = await owner();
    const { id } = await add(office, 'https://books.example/hook', ['message.received']);
    await sendOrder(await guestWithFuzz(database()));
    expect(await database().query('select from webhook_events')).toEqual([]);
    await add(office, 'https://other.example/hook', ['order.placed']);
    await database().query(`update webhook_endpoints set events = '{order.placed}' where id = $1`, [id]);
    const removed = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const removing = database().transaction(async (tx) => {
      await tx.query('delete from webhook_endpoints where id = $1', [id]);
      begun.resolve();
      await removed.promise;
    });
    await begun.promise;
    const placing = addOrder(database());
    // Until it waits for the one that removes.
    for (;;) {
      const waiting = await database().query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
      if (waiting.length > 0) break;
    }
    removed.resolve();
    await removing;
    await placing;
    expect(await database().query('select from webhook_deliveries')).toHaveLength(1);
  });

  it('are signed by two secrets for a day after a change', async () => {
    const receiver = await receive();
    const office = await owner();
    const { id, secret } = await add(office, receiver.url);
    const change = async () =>
      (await office.call(`POST /api/admin/webhooks/${id}/secret`)).json<{ secret: string }>().secret;
    const second = await change();
    const third = await change();
    const press = () => office.call(`POST /api/admin/webhooks/${id}/test`);
    expect((await press()).statusCode).toBe(202);
    await send();
    await database().query(`update webhook_secrets set ends_at = now() where ends_at is not null`);
    await press();
    await send();
    const all = [secret, second, third];
    expect(receiver.received.map((webhook) => signersOf(webhook, all))).toEqual([[second, third], [third]]);
    expect(receiver.received[0]!.event).toMatchObject({ type: 'test', data: { endpoint: { id } } });
  });

  it('say what was given up, and send one or all of it again under the ids they had', async () => {
    let isDown = true;
    const receiver = await receive(() => (isDown ? 500 : 204));
    const office = await owner();
    const { id } = await add(office, receiver.url, ['order.placed']);
    for (let count = 0; count < 3; count += 1) await addOrder(database());
    await database().query('update webhook_deliveries set attempts = 9');
    await send();
    const [endpoint] = (await office.call('GET /api/admin/webhooks')).json<WebhookEndpoint[]>();
    expect(endpoint).toMatchObject({ dead: 3, waiting: 0, lastDeliveredAt: null });
    const first = await deliveriesOf(office, id, '?state=dead&limit=2');
    expect(first.items.map(({ lastStatus }) => lastStatus)).toEqual([500, 500]);
    const rest = await deliveriesOf(office, id, `?limit=2&cursor=${first.next}`);
    expect(rest).toMatchObject({ items: [{ state: 'dead' }], next: null });
    isDown = false;
    const one = first.items[0]!;
    expect((await office.call(`POST /api/admin/webhook-deliveries/${one.id}/replay`)).statusCode).toBe(202);
    await send();
    const replay = (which: string, since = '2026-01-01T00:00:00Z') =>
      office.call(`POST /api/admin/webhooks/${id}/replay`, { since, which });
    expect((await replay('dead')).json()).toEqual({ count: 2 });
    await send();
    expect((await replay('all')).json()).toEqual({ count: 3 });
    expect((await replay('all', '2999-01-01T00:00:00Z')).json()).toEqual({ count: 0 });
    await send();
    const sent = receiver.received.map((webhook) => webhook.id);
    expect(sent.slice(3, 6).toSorted()).toEqual(sent.slice(0, 3).toSorted());
    expect(new Set(sent).size).toBe(3);
    expect(sent).toHaveLength(9);
  });

  it('go to an address as browsers write it, for a phone begins it with a capital', async () => {
    const office = await owner();
    const { id } = await add(office, 'Https://Books.example/Hook', ['order.paid']);
    const { version } = (await office.call('GET /api/admin/webhooks')).json<WebhookEndpoint[]>()[0]!;
    await office.call(`PATCH /api/admin/webhooks/${id}`, { version, url: 'https:books.example' });
    const listed = (await office.call('GET /api/admin/webhooks')).json<WebhookEndpoint[]>();
    expect(listed.map(({ url }) => url)).toEqual(['https://books.example/']);
  });

  it('are refused where they may not go, and where somebody else changed them', async () => {
    const office = await owner();
    const { id } = await add(office, 'https://books.example/hook');
    const refused = async (key: string, body: object) => {
      const { statusCode, body: sentence } = await office.call(key, body);
      return [statusCode, sentence];
    };
    const events = ['order.paid'];
    const key = 'POST /api/admin/webhooks';
    expect(await refused(key, { url: 'https://10.0.0.1/', events })).toEqual([400, sentences.private]);
    expect(await refused(key, { url: 'http://books.example/', events })).toEqual([400, sentences.https]);
    expect(await refused(key, { url: 'books', events })).toEqual([400, sentences.url]);
    expect(await refused(key, { url: 'https://books.example/', events: [] })).toEqual([400, sentences.events]);
    const change = `PATCH /api/admin/webhooks/${id}`;
    expect(await refused(change, { version: 1, url: 'https://169.254.169.254/' })).toEqual([400, sentences.private]);
    expect((await office.call(change, { version: 1, paused: true })).statusCode).toBe(204);
    expect((await office.call(change, { version: 1, paused: false })).statusCode).toBe(409);
    expect((await office.call(`POST /api/admin/webhooks/${id}/test`)).statusCode).toBe(409);
    await database().query(
      `insert into webhook_endpoints (url, events)
       select 'https://books.example/', '{order.paid}' from generate_series(2, $1::integer)`,
      [webhookLimits.endpoints],
    );
    expect((await office.call(key, { url: 'https://books.example/', events })).statusCode).toBe(409);
    const [entry] = await database().query<{ label: string; after: object }>(
      `select label, after from audit_entries where thing = 'webhook' order by id desc limit 1`,
    );
    expect(entry).toEqual({ label: 'books.example', after: { paused: true } });
    expect((await office.call(`DELETE /api/admin/webhooks/${id}`)).statusCode).toBe(204);
  });
});
