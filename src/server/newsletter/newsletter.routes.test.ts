import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { confirmLinkDays, unconfirmedRetentionDays } from '#domain/messages/newsletter.ts';
import { Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { retentions } from '../compose/retention.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';
import type { MailMessage } from '../mail/mailer.ts';

const dead = [400, 'This link has expired or was already used. Please ask for a new one.'];
const incomplete = [400, 'This link is not complete. Please copy the whole of it.'];

function linkIn(mail: MailMessage | undefined, purpose: 'confirm' | 'leave'): string {
  const match = new RegExp(`http://shop\\.test/newsletter/${purpose}#token=([\\w-]{43})\\n`).exec(mail?.text ?? '');
  if (!match) throw new Error(`There is no link to ${purpose} in the mail '${mail?.subject}'.`);
  return match[1]!;
}

describeOnPostgres('the newsletter', (database) => {
  let built: FastifyInstance | undefined;
  const visitor = () => new Browser((built ??= buildTestApp(database())));
  const ask = (email: unknown) => visitor().call('POST /api/newsletter', { email });
  const subscribers = () => database().query('select email, status from newsletter_subscribers');

  const answerOf = async (key: string, payload?: object) => {
    const { statusCode, body } = await visitor().call(key, payload);
    return [statusCode, body];
  };
  const confirm = (token: unknown) => answerOf('POST /api/newsletter/confirm', { token });
  const leave = (token: string) => answerOf(`POST /api/newsletter/leave?token=${token}`);

  /** Asks, and answers with the mail that came of it. */
  const askAndRead = async (email = 'asha@example.com'): Promise<MailMessage> => {
    expect((await ask(email)).statusCode).toBe(202);
    const mails = await deliverMail(database());
    expect(mails.map(({ to }) => to.address)).toEqual(['asha@example.com']);
    return mails[0]!;
  };

  it('is asked for with one answer and the same writes, whoever is subscribed', async () => {
    const mail = await askAndRead();
    await confirm(linkIn(mail, 'confirm'));
    await deliverMail(database());
    const [known, unknown] = [await ask(' Asha@Example.com '), await ask('bela@example.com')];
    expect([known.statusCode, known.body]).toEqual([202, '']);
    const { date: _date, 'x-request-id': _id, ...headers } = known.headers;
    expect(unknown).toMatchObject({ statusCode: 202, body: '', headers });
    const waiting = await database().query('select kind from jobs where done_at is null');
    expect(waiting).toEqual([{ kind: 'mail/newsletter-request' }, { kind: 'mail/newsletter-request' }]);
    expect((await deliverMail(database())).map(({ subject }) => subject).toSorted()).toEqual([
      'Confirm your newsletter subscription',
      'You’re already subscribed',
    ]);
  });

  it('comes after the mailed link was followed, and not before', async () => {
    const mail = await askAndRead();
    expect(mail.subject).toBe('Confirm your newsletter subscription');
    expect(await subscribers()).toEqual([{ email: 'asha@example.com', status: 'pending' }]);
    const token = linkIn(mail, 'confirm');
    expect(await confirm(token)).toEqual([204, '']);
    expect(await subscribers()).toEqual([{ email: 'asha@example.com', status: 'confirmed' }]);
    // Pressed twice, it does no harm and mails nothing more.
    expect(await confirm(token)).toEqual([204, '']);
    const [welcome, ...more] = await deliverMail(database());
    expect([welcome!.subject, more]).toEqual(['Welcome to the taar newsletter', []]);
    expect(await leave(linkIn(welcome, 'leave'))).toEqual([204, '']);
    expect(await subscribers()).toEqual([{ email: 'asha@example.com', status: 'left' }]);
    expect(await confirm(token)).toEqual(dead);
  });

  it('is unsubscribed by the one-click form of a mail program without a cookie', async () => {
    const mail = await askAndRead();
    await confirm(linkIn(mail, 'confirm'));
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<http:\/\/shop\.test(\/api\/newsletter\/leave\?token=[\w-]{43})>$/.exec(
      mail.headers['List-Unsubscribe'] ?? '',
    )![1]!;
    const { app } = visitor();
    // Opening the address changes nothing and leads to the screen.
    const opened = await app.inject({ url });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `/newsletter/leave#token=${url.split('=').at(-1)}`,
    ]);
    expect(await subscribers()).toMatchObject([{ status: 'confirmed' }]);
    const forms = [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      ],
    ];
    for (const [type, payload] of forms) {
      const answer = await app.inject({ method: 'POST', url, payload: payload!, headers: { 'content-type': type! } });
      expect(answer.statusCode).toBe(204);
      expect(await subscribers()).toMatchObject([{ status: 'left' }]);
    }
    // No other call takes a form.
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const asked = await app.inject({ method: 'POST', url: '/api/newsletter', payload: 'email=a@example.com', headers });
    expect(asked.statusCode).toBe(415);
  });

  it('is confirmed by no link that is too old, made up or cut off', async () => {
    const mail = await askAndRead();
    const token = linkIn(mail, 'confirm');
    expect(await confirm('x'.repeat(43))).toEqual(dead);
    expect(await confirm(linkIn(mail, 'leave'))).toEqual(dead);
    for (const bad of ['', token.slice(1), `${token}x`, null, 5, [token]])
      expect(await confirm(bad)).toEqual(incomplete);
    expect(await leave('x'.repeat(43))).toEqual(dead);
    for (const bad of ['', 'x', `${token}%00`]) expect(await leave(bad)).toEqual(incomplete);
    expect(await leave(token)).toEqual(dead);
    await database().query(
      `update newsletter_links set expires_at = expires_at - interval '${confirmLinkDays} days' where purpose = 'confirm'`,
    );
    expect(await confirm(token)).toEqual(dead);
    expect(await subscribers()).toMatchObject([{ status: 'pending' }]);
  });

  it('keeps its tokens out of the database', async () => {
    const mail = await askAndRead();
    for (const table of ['jobs', 'newsletter_links', 'newsletter_subscribers']) {
      const rows = JSON.stringify(await database().query(`select * from ${table}`));
      for (const purpose of ['confirm', 'leave'] as const) expect(rows).not.toContain(linkIn(mail, purpose));
    }
  });

  it('sends at most three mails a day per mailbox with 202 all the same, and answers 429 after thirty requests an hour', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await ask('asha@example.com')).statusCode);
    expect(statuses.filter((status) => status === 202)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect(await deliverMail(database())).toHaveLength(3);
  });

  it('deletes unconfirmed and unsubscribed addresses after 30 days', async () => {
    const token = linkIn(await askAndRead(), 'confirm');
    const age = `interval '${unconfirmedRetentionDays} days 1 minute'`;
    await database().query(`insert into newsletter_subscribers (email) values ('bela@example.com')`);
    await confirm(token);
    await database().query(`update newsletter_subscribers set asked_at = asked_at - ${age}`);
    await deleteExpiredRows(database(), retentions);
    expect(await subscribers()).toEqual([{ email: 'asha@example.com', status: 'confirmed' }]);
    await database().query(`update newsletter_subscribers set status = 'left', left_at = now()`);
    await deleteExpiredRows(database(), retentions);
    expect(await subscribers()).toHaveLength(1);
    await database().query(`update newsletter_subscribers set left_at = left_at - ${age}`);
    await deleteExpiredRows(database(), retentions);
    expect(await subscribers()).toEqual([]);
  });

  it.each([
    '',
    'nobody',
    'a@b',
    'a b@example.com',
    'a@example.com\u0000',
    'a@example.com\r\nBcc: b@example.com',
    null,
    5,
    ['a@example.com'],
    `${'a'.repeat(250)}@example.com`,
  ])('refuses the address %j with a sentence', async (email) => {
    const answer = await ask(email);
    expect([answer.statusCode, answer.body]).toEqual([400, 'Enter an email address, like you@example.com.']);
    expect(await subscribers()).toEqual([]);
  });
});
