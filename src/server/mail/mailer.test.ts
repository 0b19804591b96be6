import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readMailFolder } from '#tests/support/eml.ts';
import { folderTransport } from './folder-transport.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { renderMail } from './mail-layout.ts';
import { button, note, paragraph, quote, type MailContent, type MailEnvelope } from './mail.ts';
import { noThrottle, type Throttle } from '../throttle/throttle.ts';
import { createMailer, toMailMessage, type MailMessage } from './mailer.ts';

const letter: MailContent = {
  to: 'asha@example.com',
  subject: 'Welcome to taar',
  heading: 'Welcome, Asha!',
  blocks: [paragraph('Your account is ready.'), button('Confirm', 'http://shop.test/auth#confirm=x'), note('Once.')],
};

describe('the bound of a mailbox', () => {
  const setUp = () => {
    const counts = new Map<string, number>();
    const throttle: Throttle = {
      consume: async (key, { max }) => (counts.get(key) ?? 0) < max && !!counts.set(key, (counts.get(key) ?? 0) + 1),
      release: async (key) => void counts.set(key, counts.get(key)! - 1),
    };
    const sent: string[] = [];
    const log: string[] = [];
    const transport = { send: async ({ to }: MailMessage) => void sent.push(to.address), close: () => {} };
    return {
      sent,
      log,
      throttle,
      transport,
      mailer: createMailer(transport, { throttle, log: (line) => log.push(line) }),
    };
  };

  it('is 20 mails a day over all rooms, however the address is written; the others are not sent, and logged', async () => {
    const { sent, log, mailer } = setUp();
    for (let index = 0; index < 25; index += 1) {
      await mailer.send(
        renderMail({ ...letter, to: `Asha+${index}@example.com`, subject: `${index % 3}` }, defaultSettings),
        `${index}`,
      );
    }
    await mailer.send(renderMail({ ...letter, to: 'bela@example.com' }, defaultSettings), 'other');
    expect([sent.length, sent.at(-1)]).toEqual([21, 'bela@example.com']);
    expect(log).toEqual([20, 21, 22, 23, 24].map((id) => `Mail ${id} was not sent: its mailbox got 20 today.`));
  });

  it('never keeps a needed mail, and does not count it', async () => {
    const { sent, mailer } = setUp();
    for (let index = 0; index < 30; index += 1)
      await mailer.send(renderMail({ ...letter, needed: true }, defaultSettings), `${index}`);
    await mailer.send(renderMail(letter, defaultSettings), 'first');
    expect(sent).toHaveLength(31);
  });

  it('does not count a mail that could not leave', async () => {
    const { sent, throttle, transport } = setUp();
    const refused = { ...transport, send: () => Promise.reject(new Error('No.')) };
    for (let index = 0; index < 25; index += 1) {
      await expect(
        createMailer(refused, { throttle }).send(renderMail(letter, defaultSettings), `${index}`),
      ).rejects.toThrow('No.');
    }
    await createMailer(transport, { throttle }).send(renderMail(letter, defaultSettings), 'later');
    expect(sent).toHaveLength(1);
  });
});

describe('a mail', () => {
  it('says the same in text and in HTML', () => {
    const { text, html } = renderMail(letter, defaultSettings);
    for (const words of ['Welcome, Asha!', 'Your account is ready.', 'http://shop.test/auth#confirm=x', 'Once.']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(html).toContain('<a href="http://shop.test/auth#confirm=x"');
  });

  it('shows markup as the text it is, wherever it comes in', () => {
    const evil = `<img src=x onerror="alert('1')">&`;
    const { html } = renderMail(
      {
        ...letter,
        heading: evil,
        subject: evil,
        blocks: [paragraph(evil), button(evil, `http://shop.test/"><script>`), note(evil), quote(evil)],
      },
      defaultSettings,
    );
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g)).toHaveLength(6);
  });

  it('holds no external resources', () => {
    expect(renderMail(letter, defaultSettings).html).not.toMatch(/<img|<link|<script|url\(|@import/);
  });

  it.each([
    'asha@example.com\r\nBcc: b@example.com',
    'asha@example.com, b@example.com',
    'Asha <asha@example.com>',
    '',
    'asha',
  ])('goes to one checked address, so not to %j', (to) => {
    expect(() => toMailMessage({ ...renderMail(letter, defaultSettings), to }, 'id')).toThrow('one valid address');
  });

  it('is answered to one checked address, and left at one web address', () => {
    const withEnvelope = (envelope: MailEnvelope) =>
      toMailMessage(renderMail({ ...letter, envelope }, defaultSettings), 'id');
    expect(withEnvelope({ replyTo: 'bela@example.com' }).replyTo).toEqual({ name: '', address: 'bela@example.com' });
    expect(() => withEnvelope({ replyTo: 'bela@example.com\r\nBcc: c@example.com' })).toThrow('one valid address');
    for (const evil of ['http://shop.test/\r\nBcc: c@example.com', 'http://shop.test/>, <mailto:c@example.com', '']) {
      expect(() => withEnvelope({ oneClickUnsubscribeUrl: evil })).toThrow('one web address');
    }
  });

  it('has a subject of one line', () => {
    const attempt = () =>
      toMailMessage({ ...renderMail(letter, defaultSettings), subject: 'Hello\r\nBcc: b@example.com' }, 'id');
    expect(attempt).toThrow('one line');
  });
});

describe('the mail folder', () => {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });
  const setUp = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'taar-mail-'));
    folders.push(folder);
    return { folder, mailer: createMailer(folderTransport(join(folder, 'mail')), { throttle: noThrottle }) };
  };

  it('gets one whole .eml file for each mail, and the same one when it is tried again', async () => {
    const { folder, mailer } = await setUp();
    await mailer.send(renderMail(letter, defaultSettings), 'job-1');
    await mailer.send(renderMail(letter, defaultSettings), 'job-1');
    await mailer.send(renderMail({ ...letter, to: 'bela@example.com' }, defaultSettings), 'job-2');
    expect((await readdir(join(folder, 'mail'))).toSorted()).toEqual(['job-1.eml', 'job-2.eml']);
    const eml = await readFile(join(folder, 'mail', 'job-1.eml'), 'utf8');
    const [head] = eml.split('\r\n\r\n', 1) as [string];
    expect(head).toContain('From: taar <help@taar.example>');
    expect(head).toContain('To: asha@example.com');
    expect(head).toContain('Subject: Welcome to taar');
    expect(head).toContain('Message-ID: <job-1@taar.example>');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(eml).toContain('text/plain');
    expect(eml).toContain('text/html');
  });

  it('writes List-Unsubscribe and List-Unsubscribe-Post with the whole link (RFC 8058)', async () => {
    const { folder, mailer } = await setUp();
    const oneClickUnsubscribeUrl = `https://shop.test/api/newsletter/leave?token=${'x'.repeat(43)}`;
    await mailer.send(
      renderMail({ ...letter, envelope: { oneClickUnsubscribeUrl, replyTo: 'bela@example.com' } }, defaultSettings),
      'job-1',
    );
    const eml = await readFile(join(folder, 'mail', 'job-1.eml'), 'utf8');
    const head = eml.split('\r\n\r\n', 1)[0]!.replaceAll('\r\n ', ' ');
    expect(head).toMatch(new RegExp(`^List-Unsubscribe: +<${oneClickUnsubscribeUrl.replace('?', '\\?')}>$`, 'm'));
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(head).toMatch(/^Reply-To: bela@example\.com$/m);
  });

  it('can be read back, with links of any length', async () => {
    const { folder, mailer } = await setUp();
    const address = `http://shop.test/auth#confirm=${'x'.repeat(80)}`;
    await mailer.send(
      renderMail({ ...letter, blocks: [paragraph('100 % तार'), button('Go', address)] }, defaultSettings),
      'job-1',
    );
    const [mail] = readMailFolder(join(folder, 'mail'));
    expect(mail).toMatchObject({ to: 'asha@example.com', subject: 'Welcome to taar' });
    expect(mail!.text).toContain(`100 % तार\n\nGo:\n${address}\n`);
  });

  it('writes nothing that a header could be made of, whatever the subject says', async () => {
    const { folder, mailer } = await setUp();
    await mailer.send(renderMail({ ...letter, subject: 'तार: Bcc: b@example.com' }, defaultSettings), 'job-1');
    const eml = await readFile(join(folder, 'mail', 'job-1.eml'), 'utf8');
    expect(eml).not.toMatch(/^Bcc:/im);
  });
});
