import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { contactLimits, contactSentences, messageRetentionYears } from '#domain/messages/contact.ts';
import { Browser, deliverMail, signUp, tokenIn } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { retentions } from '../compose/retention.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';

const message = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  subject: 'A hum',
  message: 'It hums.\n\nOnly with the lid off.',
};

const mailAddress = 'Enter an email address, like you@example.com.';

describeOnPostgres('a message to the shop', (database) => {
  let usualApp: FastifyInstance | undefined;
  const send = (changes: object = {}, app = (usualApp ??= buildTestApp(database()))) =>
    new Browser(app).call('POST /api/contact', { ...message, ...changes });
  const kept = () => database().query(`select * from contact_messages`);

  it('is kept, mailed to the shop, and confirmed to its sender with its ticket', async () => {
    const answer = await send({ message: 'It hums.\r\n\r\nOnly with the lid off.' });
    expect([answer.statusCode, answer.json()]).toEqual([201, { ticket: 'TK-1001' }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await kept()).toMatchObject([
      { ticket: 'TK-1001', first_name: 'Asha', last_name: 'Rao', subject: 'A hum', message: message.message },
    ]);
    expect((await send({ lastName: undefined })).json()).toEqual({ ticket: 'TK-1002' });

    const mails = await deliverMail(database());
    expect(mails).toHaveLength(4);
    const toShop = mails.find(({ subject }) => subject === '[TK-1001] A hum');
    expect(toShop).toMatchObject({
      to: { address: 'help@taar.example' },
      replyTo: { name: '', address: 'asha@example.com' },
      text: expect.stringMatching(/Asha Rao \(asha@example\.com\) wrote[^]*> It hums\.\n> \n> Only with the lid off\./),
    });
    const receipt = mails.find(({ subject }) => subject === 'We’ve got your message (TK-1001)');
    expect(receipt).toMatchObject({
      to: { address: 'asha@example.com' },
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(receipt!.replyTo).toBeUndefined();
    for (const typed of ['Asha', 'A hum', 'It hums']) expect(receipt!.text).not.toContain(typed);
  });

  it('is escaped in the mail', async () => {
    const evil = `<script>alert('1')</script>`;
    await send({ firstName: evil, lastName: evil, subject: evil, message: `${evil}\nBcc: b@example.com` });
    const mails = await deliverMail(database());
    expect(mails).toHaveLength(2);
    expect(mails.filter(({ html }) => html.includes('&lt;script&gt;'))).toHaveLength(1);
    for (const { html, to } of mails) {
      expect(html).not.toContain('<script');
      expect(Object.keys(to)).toEqual(['name', 'address']);
    }
  });

  it.each<[string, unknown, string]>([
    ['firstName', '', contactSentences.firstNameMissing],
    ['firstName', ' \t', contactSentences.firstNameMissing],
    ['firstName', '\u200b\u200d', contactSentences.firstNameMissing],
    ['firstName', undefined, contactSentences.firstNameMissing],
    ['firstName', 5, contactSentences.firstNameMissing],
    ['firstName', 'A'.repeat(contactLimits.name + 1), contactSentences.nameInvalid],
    ['firstName', 'Asha\r\nBcc: b@example.com', contactSentences.nameInvalid],
    ['firstName', 'A\u0000', contactSentences.nameInvalid],
    ['lastName', null, contactSentences.nameInvalid],
    ['lastName', ['Rao'], contactSentences.nameInvalid],
    ['lastName', 'R'.repeat(contactLimits.name + 1), contactSentences.nameInvalid],
    ['lastName', 'Rao\nBcc: b@example.com', contactSentences.nameInvalid],
    ['email', '', contactSentences.emailMissing],
    ['email', undefined, contactSentences.emailMissing],
    ['email', { address: 'a@example.com' }, contactSentences.emailMissing],
    ['email', 'asha', mailAddress],
    ['email', 'a@example.com, b@example.com', mailAddress],
    ['email', 'a@example.com\r\nBcc: b@example.com', mailAddress],
    ['email', `${'a'.repeat(250)}@example.com`, mailAddress],
    ['subject', '', contactSentences.subjectMissing],
    ['subject', '\u00ad \u3164', contactSentences.subjectMissing],
    ['subject', true, contactSentences.subjectMissing],
    ['subject', 'S'.repeat(contactLimits.subject + 1), contactSentences.subjectInvalid],
    ['subject', 'Hello\r\nBcc: b@example.com', contactSentences.subjectInvalid],
    ['subject', 'Hello\u202eolleH', contactSentences.subjectInvalid],
    ['message', '\n \n', contactSentences.messageMissing],
    ['message', '\u200d\n\u2060', contactSentences.messageMissing],
    ['message', undefined, contactSentences.messageMissing],
    ['message', ['It hums.'], contactSentences.messageMissing],
    ['message', 'M'.repeat(contactLimits.message + 1), contactSentences.messageLong],
    ['message', 'It hums.\u0000', contactSentences.messageInvalid],
    ['message', 'Half a sign: \ud83c', contactSentences.messageInvalid],
  ])('is refused with a sentence when its %s is %j', async (field, value, sentence) => {
    const answer = await send({ [field]: value });
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
    expect(await kept()).toEqual([]);
    expect(await database().query('select from jobs')).toEqual([]);
  });

  it('may be as long as its limits say, which the database knows as well', async () => {
    const longest = {
      firstName: 'न'.repeat(contactLimits.name),
      lastName: 'R'.repeat(contactLimits.name),
      subject: 'S'.repeat(contactLimits.subject),
      message: 'M'.repeat(contactLimits.message),
    };
    expect((await send(longest)).statusCode).toBe(201);
    for (const [column, text] of Object.entries({
      first_name: longest.firstName,
      last_name: longest.lastName,
      subject: longest.subject,
      message: longest.message,
    })) {
      const longer = database().query(`update contact_messages set ${column} = $1`, [`${text}M`]);
      await expect(longer, column).rejects.toMatchObject({ code: '23514' });
    }
    expect((await send({ message: 'M'.repeat(70_000) })).statusCode).toBe(413);
  });

  it.each(['http://spam.example', ' ', 0, { a: 1 }])(
    'with the honeypot field %j is answered with 201 and discarded',
    async (website) => {
      const answer = await send({ website });
      expect([answer.statusCode, answer.json()]).toEqual([201, { ticket: 'TK-1001' }]);
      expect(await kept()).toEqual([]);
      expect(await deliverMail(database())).toEqual([]);
      expect((await send({ website: '' })).json()).toEqual({ ticket: 'TK-1002' });
    },
  );

  it('is refused with 429 after thirty an hour per IP address; ten an hour are confirmed per mailbox', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 30; count += 1) statuses.push((await send()).statusCode);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const refused = await send();
    expect([refused.statusCode, refused.body]).toEqual([
      429,
      'That’s more messages than we can take in an hour. Please wait a little, or email help@taar.example.',
    ]);
    const mails = await deliverMail(database());
    expect(mails.filter(({ to }) => to.address === 'help@taar.example')).toHaveLength(30);
    expect(mails.filter(({ to }) => to.address === 'asha@example.com')).toHaveLength(10);
    expect((await send({}, buildTestApp(database(), { rateLimit: false }))).statusCode).toBe(201);
  });

  it('belongs to whoever has confirmed its address: it is in their data, and goes with their account', async () => {
    await send();
    await send({ email: 'bela@example.com' });
    const asha = await signUp(buildTestApp(database()), 'asha');
    const welcome = (await deliverMail(database())).find(({ subject }) => subject.startsWith('Welcome'));
    const exported = async () => (await asha.call('GET /api/user/export')).json().messages;
    expect(await exported()).toEqual([]);
    await asha.call('POST /api/email-confirmation', { token: tokenIn(welcome) });
    expect(await exported()).toMatchObject([{ ticket: 'TK-1001', subject: 'A hum', message: message.message }]);
    expect((await asha.call('DELETE /api/user', { password: 'solder joint' })).statusCode).toBe(204);
    expect(await kept()).toMatchObject([{ email: 'bela@example.com' }]);
  });

  it('is deleted after the years that the privacy policy names', async () => {
    await send();
    await database().query(
      `update contact_messages set created_at = now() - interval '${messageRetentionYears * 365} days'`,
    );
    await deleteExpiredRows(database(), retentions);
    expect(await kept()).toHaveLength(1);
    await database().query(`update contact_messages set created_at = created_at - interval '2 days'`);
    await deleteExpiredRows(database(), retentions);
    expect(await kept()).toEqual([]);
  });
});
