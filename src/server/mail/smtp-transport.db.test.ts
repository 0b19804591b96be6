import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { Browser, signUp } from '#tests/support/builders/accounts.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { jobHandlers } from '../compose/job-handlers.ts';
import { backOffSeconds, createJobWorker } from '../jobs/job-worker.ts';
import { noThrottle } from '../throttle/throttle.ts';
import { createMailer } from './mailer.ts';
import { smtpTransport } from './smtp-transport.ts';

interface Received {
  readonly to: string[];
  readonly text: string;
}

const servers: SMTPServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

/** What the server does with the next mails: a number of refusals before it takes them, refuse all, or say nothing. */
type Mood = { refusals: number } | 'refuses' | 'hangs';

async function startMailServer(mood: Mood) {
  const received: Received[] = [];
  const state = { mood };
  const refuses = (): boolean => {
    if (state.mood === 'refuses') return true;
    if (typeof state.mood !== 'object' || state.mood.refusals === 0) return false;
    state.mood.refusals -= 1;
    return true;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 50,
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk));
      stream.on('end', () => {
        if (state.mood === 'hangs') return;
        if (refuses()) {
          done(Object.assign(new Error('Mailbox busy'), { responseCode: 450 }));
          return;
        }
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  // A caller that hangs up on a server that says nothing is no news.
  server.on('error', () => {});
  servers.push(server);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  return { received, state, url: `smtp://127.0.0.1:${port}` };
}

describeOnBothEngines('mail by SMTP', (database) => {
  const workerFor = (url: string, retrySeconds = (_attempt: number) => 0, answerMs = 10_000) => {
    const mailer = createMailer(smtpTransport(url, { connectMs: 10_000, answerMs, mailMs: 10_000 }), {
      throttle: noThrottle,
    });
    const handlers = jobHandlers({ db: database(), mailer, publicUrl: () => 'http://shop.test' });
    return createJobWorker({ db: database(), handlers, retrySeconds });
  };

  it('arrives, to one recipient', async () => {
    const { received, url } = await startMailServer({ refusals: 0 });
    await signUp(buildTestApp(database()), 'asha', { firstName: '<b>Asha</b>' });
    await workerFor(url).runDue();
    expect(received.map(({ to }) => to)).toEqual([['asha@example.com']]);
    expect(received[0]!.text).toContain('Subject: Welcome to taar');
    const html = received[0]!.text.slice(received[0]!.text.indexOf('<!doctype html>'));
    expect(html).toContain('Welcome to taar');
    // Nobody has shown yet that the mailbox is theirs, so it gets no words of theirs.
    expect(html).not.toContain('Asha');
  });

  it('is tried again when the server refuses it, and arrives once', async () => {
    const { received, url } = await startMailServer({ refusals: 2 });
    await signUp(buildTestApp(database()), 'asha');
    await workerFor(url).runDue();
    expect(received).toHaveLength(1);
    expect(await database().query('select attempts, done_at is not null as done from jobs')).toEqual([
      { attempts: 3, done: true },
    ]);
  });

  it('is sent for every acknowledged message and subscription after an hour without a mail server', async () => {
    const { received, state, url } = await startMailServer('refuses');
    const visitor = new Browser(buildTestApp(database()));
    const message = { firstName: 'Asha', email: 'asha@example.com', subject: 'A hum', message: 'It hums.' };
    expect((await visitor.call('POST /api/contact', message)).statusCode).toBe(201);
    expect((await visitor.call('POST /api/newsletter', { email: 'bela@example.com' })).statusCode).toBe(202);

    // Nobody listens, then someone refuses, then hangs: each failed try is followed by the next as its time comes.
    const nobody = 'smtp://127.0.0.1:9';
    let downSeconds = 0;
    for (let attempt = 1; downSeconds < 3600; attempt += 1) {
      state.mood = attempt === 3 ? 'hangs' : 'refuses';
      const answerMs = attempt === 3 ? 200 : 10_000;
      await workerFor(attempt === 1 ? nobody : url, backOffSeconds, answerMs).runDue();
      const jobs = await database().query<{ attempts: number; wait: string }>(
        `select attempts, extract(epoch from run_at - now()) as wait from jobs where done_at is null and failed_at is null`,
      );
      expect(jobs.map(({ attempts }) => attempts)).toEqual([attempt, attempt, attempt]);
      for (const { wait } of jobs) expect(Number(wait)).toBeGreaterThan(backOffSeconds(attempt) - 5);
      downSeconds += backOffSeconds(attempt);
      await database().query('update jobs set run_at = now()');
    }
    expect(received).toEqual([]);

    state.mood = { refusals: 0 };
    await workerFor(url, backOffSeconds).runDue();
    await workerFor(url, backOffSeconds).runDue();
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual([
      'asha@example.com',
      'bela@example.com',
      'help@taar.example',
    ]);
    expect(await database().query('select from jobs where done_at is null')).toEqual([]);
  });
});
