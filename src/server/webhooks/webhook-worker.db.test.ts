import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { retrySeconds } from '#domain/webhooks/webhooks.ts';
import { describeOnBothEngines, openTestDatabase } from '#tests/support/databases/databases.ts';
import { WebhookReceiver } from '#tests/support/faults/webhook-receiver.ts';
import type { Queryable } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { createSendWebhook, type WebhookAnswer } from './send-webhook.ts';
import { createWebhookWorker } from './webhook-worker.ts';

const send = createSendWebhook({ loopback: true });

async function listenTo(db: Queryable, url: string): Promise<string> {
  const [endpoint] = await db.query<{ id: string }>(
    `with endpoint as (
       insert into webhook_endpoints (url, events) values ($1, '{order.placed}') returning id
     )
     insert into webhook_secrets (endpoint_id, secret) select id, decode(repeat('ab', 32), 'hex') from endpoint
     returning endpoint_id as id`,
    [url],
  );
  return endpoint!.id;
}

const tell = (db: Queryable, thing: string, step: number) =>
  db.query(`select tell_webhooks('order.placed', $1, jsonb_build_object('step', $2::integer))`, [thing, step]);

const stepsOf = ({ received }: WebhookReceiver) => received.map(({ event }) => Number(event.data['step']));

async function receiver(...answer: Parameters<typeof WebhookReceiver.start>): Promise<WebhookReceiver> {
  const started = await WebhookReceiver.start(...answer);
  onTestFinished(() => started.close());
  return started;
}

describeOnBothEngines('webhooks', (database) => {
  const states = () =>
    database().query<{ state: string; attempts: number; status: number | null }>(
      `select state, attempts, last_status as status from webhook_deliveries order by event_id`,
    );
  const makeDue = () => database().query(`update webhook_deliveries set due_at = now() where state = 'waiting'`);

  it('wait for the one before of the same thing, and for none of another', async () => {
    const refused = new Set(['order:1']);
    const to = await receiver(({ event }) => (refused.has(`order:${Number(event.data['step']) % 2}`) ? 500 : 204));
    await listenTo(database(), to.url);
    for (const step of [1, 2, 3, 4]) await tell(database(), `order:${step % 2}`, step);
    const worker = createWebhookWorker({ db: database(), send });
    await worker.runDue();
    expect(stepsOf(to).toSorted()).toEqual([1, 2, 4]);
    expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'delivered', 'waiting', 'delivered']);
    refused.clear();
    await makeDue();
    await worker.runDue();
    expect(stepsOf(to).slice(3)).toEqual([1, 3]);
    expect(new Set(to.received.map(({ id }) => id)).size).toBe(4);
  });

  it('come to a quick receiver at once, though slower ones than there are places wait before it', async () => {
    const hung = Promise.withResolvers<never>();
    const slow = ['https://one.example/', 'https://two.example/', 'https://three.example/'];
    for (const url of slow) await listenTo(database(), url);
    const quick = await receiver();
    await listenTo(database(), quick.url);
    for (let step = 1; step <= 6; step += 1) await tell(database(), `order:${step}`, step);
    const worker = createWebhookWorker({
      db: database(),
      send: (request) => (slow.includes(request.url) ? hung.promise : send(request)),
    });
    const working = worker.runDue();
    await vi.waitFor(() => expect(quick.received).toHaveLength(6), { timeout: 10_000 });
    hung.reject(new Error('That took too long.'));
    await working;
  });

  it('are given up after three days of tries, and hold up the next one no longer', async () => {
    const to = await receiver(({ event }) => (event.data['step'] === 1 ? 404 : 204));
    await listenTo(database(), to.url);
    for (const step of [1, 2]) await tell(database(), 'order:1', step);
    const waits: number[] = [];
    const worker = createWebhookWorker({ db: database(), send, random: () => 0.5 });
    for (let tries = 1; tries <= retrySeconds.length; tries += 1) {
      await worker.runDue();
      expect(stepsOf(to)).toEqual(Array.from({ length: tries }, () => 1));
      const [first] = await database().query<{ wait: number }>(
        `select extract(epoch from due_at - now())::float as wait from webhook_deliveries order by event_id limit 1`,
      );
      waits.push(Math.round(first!.wait / 5) * 5);
      await makeDue();
    }
    expect(waits).toEqual(retrySeconds);
    await worker.runDue();
    expect(await states()).toEqual([
      { state: 'dead', attempts: retrySeconds.length + 1, status: 404 },
      { state: 'delivered', attempts: 1, status: 204 },
    ]);
  });

  it('are sent again by another worker when one ended in the middle, and no late word of it counts', async () => {
    const to = await receiver();
    await listenTo(database(), to.url);
    await tell(database(), 'order:1', 1);
    const hung = Promise.withResolvers<never>();
    const begun = Promise.withResolvers<void>();
    const lost = createWebhookWorker({
      db: database(),
      send: () => {
        begun.resolve();
        return hung.promise;
      },
      leaseSeconds: 60,
    });
    const losing = lost.runDue();
    await begun.promise;
    const worker = createWebhookWorker({ db: database(), send });
    await worker.runDue();
    expect(to.received).toEqual([]);
    await database().query(`update webhook_deliveries set claimed_until = now() - interval '1 second'`);
    await worker.runDue();
    expect(to.received).toHaveLength(1);
    hung.reject(new Error('The process that had it is gone.'));
    await losing;
    expect(await states()).toEqual([{ state: 'delivered', attempts: 2, status: 204 }]);
  });

  it.each([
    { title: 'failed', word: { status: 500, retryAfter: null } },
    { title: 'arrived', word: { status: 204, retryAfter: null } },
  ])('are not touched any more by a worker that says that they $title after its time', async ({ word }) => {
    await listenTo(database(), 'http://127.0.0.1:9/');
    await tell(database(), 'order:1', 1);
    /** A worker that has the delivery until it is told how its try went. */
    async function holding() {
      const answer = Promise.withResolvers<WebhookAnswer>();
      const begun = Promise.withResolvers<void>();
      const worker = createWebhookWorker({
        db: database(),
        send: () => {
          begun.resolve();
          return answer.promise;
        },
      });
      const running = worker.runDue();
      await begun.promise;
      return { answer, running };
    }
    const held = () =>
      database().query(`select state, claims, last_status, claimed_until > now() as held from webhook_deliveries`);
    const late = await holding();
    await database().query(`update webhook_deliveries set claimed_until = now() - interval '1 second'`);
    const now = await holding();
    late.answer.resolve(word);
    await late.running;
    expect(await held()).toEqual([{ state: 'waiting', claims: 2, last_status: null, held: true }]);
    now.answer.resolve({ status: 204, retryAfter: null });
    await now.running;
    expect(await states()).toEqual([{ state: 'delivered', attempts: 2, status: 204 }]);
  });

  it('wait while an address is paused, which it is once it says that it is gone', async () => {
    const to = await receiver(() => 410);
    const id = await listenTo(database(), to.url);
    await tell(database(), 'order:1', 1);
    const worker = createWebhookWorker({ db: database(), send });
    await worker.runDue();
    await makeDue();
    await tell(database(), 'order:2', 2);
    await worker.runDue();
    expect(stepsOf(to)).toEqual([1]);
    expect(await database().query('select gone from webhook_endpoints where id = $1', [id])).toEqual([{ gone: true }]);
    expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  it('of a slow receiver leave room for those of others', async () => {
    const slowOne = Promise.withResolvers<void>();
    const slow = await receiver(async () => {
      await slowOne.promise;
      return 204;
    });
    const quick = await receiver(() => {
      slowOne.resolve();
      return 204;
    });
    await listenTo(database(), slow.url);
    for (let step = 1; step <= 20; step += 1) await tell(database(), `order:${step}`, step);
    await listenTo(database(), quick.url);
    await tell(database(), 'order:21', 21);
    await createWebhookWorker({ db: database(), send }).runDue();
    expect(stepsOf(quick)).toEqual([21]);
    expect(slow.received).toHaveLength(21);
  });

  it('begin as soon as they are committed', async () => {
    const arrived = Promise.withResolvers<void>();
    const to = await receiver(() => {
      arrived.resolve();
      return 204;
    });
    await listenTo(database(), to.url);
    const worker = createWebhookWorker({ db: database(), send });
    await worker.start();
    await tell(database(), 'order:1', 1);
    await arrived.promise;
    await worker.stop();
    expect(stepsOf(to)).toEqual([1]);
  });
});

describe('the webhooks of three processes', () => {
  it('are delivered once each, those of one thing in their order', async () => {
    const { db, url, close } = await openTestDatabase('postgres');
    const pools = await Promise.all([1, 2, 3].map(() => openPostgres({ databaseUrl: url! })));
    try {
      const underWay = new Set<string>();
      const overtaken: string[] = [];
      const to = await receiver(async ({ event }) => {
        const thing = String(Number(event.data['step']) % 5);
        if (underWay.has(thing)) overtaken.push(thing);
        underWay.add(thing);
        await new Promise(setImmediate);
        underWay.delete(thing);
        return 204;
      });
      await listenTo(db, to.url);
      for (let step = 0; step < 100; step += 1) await tell(db, `order:${step % 5}`, step);
      await Promise.all(pools.map((pool) => createWebhookWorker({ db: pool, send }).runDue()));
      const steps = stepsOf(to);
      expect(steps).toHaveLength(100);
      for (let thing = 0; thing < 5; thing += 1) {
        const ofThing = steps.filter((step) => step % 5 === thing);
        expect(ofThing).toEqual(Array.from({ length: 20 }, (_, index) => index * 5 + thing));
      }
      expect(overtaken).toEqual([]);
    } finally {
      await Promise.all(pools.map((pool) => pool.close()));
      await close();
    }
  });
});
