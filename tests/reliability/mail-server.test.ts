import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { jobHandlers } from '#server/compose/job-handlers.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { jobQueue } from '#server/jobs/job-queue.service.ts';
import { createJobWorker, jobLeaseSeconds, type JobWorkerOptions } from '#server/jobs/job-worker.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { mailTimeouts, smtpTransport } from '#server/mail/smtp-transport.ts';
import { noThrottle } from '#server/throttle/throttle.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { MailServer, type MailMood } from '../support/faults/mail-server.ts';
import { addProduct } from '../support/processes/shop-app.ts';
import { createRandom } from '../support/random.ts';
import { scaled } from './scale.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? scaled({ short: 7, long: randomInt(2 ** 31) }));
const mails = scaled({ short: 16, long: 2000 });
const workers = 2;
/** Half of the connections are served well, so that every mail arrives in the end. */
const moods: readonly MailMood[] = [
  ...(['well', 'well', 'well', 'well'] as const),
  ...(['silent', 'refuses after DATA', 'hangs after DATA', 'drips after DATA'] as const),
];
const brief = { connectMs: 800, answerMs: 800, mailMs: 1200 };

describe('a mail server that hangs (postgres, two workers)', () => {
  let shop: TestDatabase;
  let productId: string;

  beforeAll(async () => {
    shop = await openTestDatabase('postgres');
  });
  beforeEach(async () => {
    await shop.empty();
    productId = await addProduct(shop.db);
  });
  afterAll(() => shop?.close());

  async function startServer(mood: () => MailMood): Promise<MailServer> {
    const server = await MailServer.start(mood);
    onTestFinished(() => server.close());
    return server;
  }

  async function startWorker(url: string, limits?: typeof mailTimeouts, changes: Partial<JobWorkerOptions> = {}) {
    const db = await openPostgres({ databaseUrl: shop.url! });
    const mailer = createMailer(smtpTransport(url, limits), { throttle: noThrottle });
    const handlers = jobHandlers({ db, mailer, publicUrl: () => 'http://shop.test' });
    const worker = createJobWorker({ db, handlers, ...changes });
    onTestFinished(async () => {
      await worker.stop();
      await db.close();
    });
    await worker.start();
    return worker;
  }

  const addMails = (count: number) =>
    shop.db.transaction(async (tx) => {
      for (let index = 0; index < count; index += 1)
        await jobQueue.enqueue(tx, 'mail/stock-notice', { productId, email: `buyer-${index}@example.com` });
    });

  const waiting = async (kinds: string): Promise<number> =>
    (await shop.db.query('select from jobs where done_at is null and kind like $1', [kinds])).length;

  /** Of mails that were given up and wait for another try: whoever waits for that is held up. */
  const givenUp = async (): Promise<number> =>
    (await shop.db.query('select from jobs where done_at is null and last_error is not null')).length;

  it('holds up neither other mails nor other jobs', async () => {
    let served = 0;
    const server = await startServer(() => (served++ < 2 ? 'silent' : 'well'));
    await addMails(2);
    // With the patience of a real worker, so that what is done here is done while both hang.
    const worker = await startWorker(server.url);
    while (server.connections < 2) await pause(5);
    await addMails(12);
    while (server.taken.length < 12) await pause(5);
    await jobQueue.enqueue(shop.db, 'stock/back', { productId });
    while ((await waiting('stock/back')) > 0) await pause(5);
    expect([await waiting('mail/%'), await givenUp()]).toEqual([2, 0]);
    expect(server.connections).toBe(2);
    await Promise.all([server.close(), worker.stop()]);
  });

  it('holds up no other job when every mail hangs', async () => {
    const server = await startServer(() => 'silent');
    await addMails(20);
    await startWorker(server.url);
    while (server.connections < 4) await pause(5);
    await jobQueue.enqueue(shop.db, 'stock/back', { productId });
    while ((await waiting('stock/back')) > 0) await pause(5);
    expect([await waiting('mail/%'), await givenUp()]).toEqual([20, 0]);
    await server.close();
  });

  it(`gets each of ${mails} mails once, cut off while it is unwell (FUZZ_SEED=${seed})`, async () => {
    const random = createRandom(seed);
    const server = await startServer(() => moods[random(moods.length)]!);
    await addMails(mails);
    for (let count = 0; count < workers; count += 1) await startWorker(server.url, brief, { retrySeconds: () => 0 });
    while ((await waiting('mail/%')) > 0) await pause(10);
    const told = server.taken.filter(({ acknowledged }) => acknowledged);
    const everybody = Array.from({ length: mails }, (_, index) => `buyer-${index}@example.com`);
    expect(told.map(({ to }) => to).toSorted()).toEqual(everybody.toSorted());
    // What it took without a word comes again: no protocol can avoid that, but its id shows that it is the same.
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(mails);
    expect(server.taken.length).toBeGreaterThan(mails);
    while (server.connections > 0) await pause(10);
  });

  it('is given up before another worker takes the job over', () => {
    expect(mailTimeouts.mailMs).toBeLessThan(jobLeaseSeconds * 1000);
  });
});
