import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases.ts';
import { signUp } from '#tests/support/accounts.ts';
import { buildTestApp } from '#tests/support/shop-app.ts';
import { accountMailJobs } from '../accounts/account-mail.jobs.ts';
import { createJobWorker } from '../jobs/job-worker.ts';
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

/** A mail server that turns the first few mails away. */
async function startMailServer(refusals: number) {
  const received: Received[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk));
      stream.on('end', () => {
        if (left > 0) {
          left -= 1;
          done(Object.assign(new Error('Mailbox busy'), { responseCode: 450 }));
          return;
        }
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  servers.push(server);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  return { received, url: `smtp://127.0.0.1:${port}` };
}

describeOnBothEngines('mail by SMTP', (database) => {
  const workerFor = (url: string) => {
    const mailer = createMailer(smtpTransport(url));
    const handlers = accountMailJobs({ db: database(), mailer, publicUrl: () => 'http://shop.test' });
    return createJobWorker({ db: database(), handlers, retrySeconds: () => 0 });
  };

  it('arrives, to one recipient', async () => {
    const { received, url } = await startMailServer(0);
    await signUp(buildTestApp(database()), 'asha', { firstName: '<b>Asha</b>' });
    await workerFor(url).runDue();
    expect(received.map(({ to }) => to)).toEqual([['asha@example.com']]);
    expect(received[0]!.text).toContain('Subject: Welcome to taar');
    const html = received[0]!.text.slice(received[0]!.text.indexOf('<!doctype html>'));
    expect(html).toContain('Welcome, &lt;b&gt;Asha&lt;/b&gt;!');
    expect(html).not.toContain('<b>');
  });

  it('is tried again when the server refuses it, and arrives once', async () => {
    const { received, url } = await startMailServer(2);
    await signUp(buildTestApp(database()), 'asha');
    await workerFor(url).runDue();
    expect(received).toHaveLength(1);
    expect(await database().query('select attempts, done_at is not null as done from jobs')).toEqual([
      { attempts: 3, done: true },
    ]);
  });

  it('waits when no server answers', async () => {
    await signUp(buildTestApp(database()), 'asha');
    const mailer = createMailer(smtpTransport('smtp://127.0.0.1:9'));
    const handlers = accountMailJobs({ db: database(), mailer, publicUrl: () => 'http://shop.test' });
    await createJobWorker({ db: database(), handlers }).runDue();
    expect(await database().query('select attempts, done_at, failed_at from jobs')).toEqual([
      { attempts: 1, done_at: null, failed_at: null },
    ]);
    const { received, url } = await startMailServer(0);
    await database().query('update jobs set run_at = now()');
    await workerFor(url).runDue();
    expect(received).toHaveLength(1);
  });
});
