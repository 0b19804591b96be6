import { describe, expect, it } from 'vitest';
import type { AccountExport } from '#contracts/account-export.ts';
import type { HelpRequest, OfficeHelp } from '#contracts/help.ts';
import type { OfficeMessage } from '#contracts/messages.ts';
import { helpLimits, helpRetentionDays, helpSentences as sentences } from '#domain/help/help.ts';
import { anyFacts } from '#tests/support/access/help.rows.ts';
import { addUser, Browser, deliverMail, ownPassword } from '#tests/support/builders/accounts.ts';
import { claimPhoto, jpeg } from '#tests/support/builders/claims.ts';
import { describeOnBothEngines, openTestDatabase } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { helpRetention } from './help.service.ts';

const phone = 'd-phone123';
const q1Base = { at: 'Q1.B', name: 'Q1 base', volts: 0, expected: 0.6, low: 0.5, high: 0.7 };
const bridge = { kind: 'bridge', ref: 'Q1' };

/** A builder with a board of which two parts are in and the first check is passed, and a clerk. */
async function openHelp(db: Database) {
  await addProduct(db);
  const app = buildTestApp(db);
  const asha = await addUser(app, db, 'asha');
  const clerk = await addUser(app, db, 'ravi', 'clerk');
  const buildId = crypto.randomUUID();
  const startBuild = (by: Browser, id = buildId) =>
    by.call(`POST /api/builds/${id}/changes`, {
      kit: 'test-fuzz',
      changes: {
        ticks: { 'placed:R1': { [phone]: 1 }, 'placed:R2': { [phone]: 1 }, 'check:short': { [phone]: 1 } },
        name: { value: 'Board 1', at: 1, by: phone },
      },
    });
  await startBuild(asha);
  const asked = { key: crypto.randomUUID(), buildId, words: 'It hums a little.', facts: anyFacts };
  const ask = (changes: object = {}, by = asha) => by.call('POST /api/help-requests', { ...asked, ...changes });
  const askOnce = async () => (await ask()).json<HelpRequest>();
  const seen = async () => (await asha.call('GET /api/help-requests')).json<HelpRequest[]>();
  const messages = async () =>
    (await clerk.call('GET /api/admin/messages')).json<{ items: { id: string; ticket: string }[] }>().items;
  const office = async (): Promise<OfficeMessage> => {
    const [{ id } = { id: '' }] = (await clerk.call('GET /api/admin/messages?state=all')).json().items;
    return (await clerk.call(`GET /api/admin/messages/${id}`)).json();
  };
  const answer = async (body = 'Look at Q1.', changes: object = {}, by = clerk) =>
    by.call(`POST /api/admin/messages/${(await office()).id}/replies`, { body, ...changes });
  const send = async (id: string, side = 'solder', bytes?: Buffer, by = asha) =>
    by.call(`POST /api/help-requests/${id}/photos/${side}`, bytes ?? (await claimPhoto()), jpeg);
  const say = (id: string, what: 'further' | 'outcome', body: object, by = asha) =>
    by.call(`POST /api/help-requests/${id}/${what}`, body);
  const causes = () => db.query('select kit, kind, ref, place, last_check, count from help_causes order by kind');
  return {
    app,
    asha,
    clerk,
    buildId,
    startBuild,
    asked,
    ask,
    askOnce,
    seen,
    messages,
    office,
    answer,
    send,
    say,
    causes,
  };
}

describeOnBothEngines('a request for help', (database) => {
  it('is taken of a build that is full of marks, with facts that are as long as they may be', async () => {
    const { ask, asha, buildId } = await openHelp(database());
    for (const part of ['a', 'b']) {
      const marks = Array.from({ length: 270 }, (_, k) => [`check:${`${part}${k}`.padEnd(60, 'x')}`, { [phone]: 1 }]);
      const changes = { ticks: Object.fromEntries(marks) };
      const merged = await asha.call(`POST /api/builds/${buildId}/changes`, { kit: 'test-fuzz', changes });
      expect(merged.statusCode, merged.body).toBe(200);
    }
    const long = (count: number, length: number) => Array.from({ length: count }, () => 'क'.repeat(length));
    const facts = {
      ...anyFacts,
      symptomsText: long(1, 400)[0],
      knobs: long(helpLimits.knobs, 40),
      looked: long(helpLimits.looked, 200),
      readings: long(helpLimits.readings, 80).map((name) => ({ ...anyFacts.readings[0], name })),
    };
    const asked = await ask({ facts });
    expect(asked.statusCode, asked.body).toBe(201);
  });

  it('is a message that waits, with the facts of the device and of the build behind it', async () => {
    const { ask, messages, office, clerk, buildId } = await openHelp(database());
    const made = await ask();
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { buildId, kit: 'test-fuzz', state: 'sent', photos: [], answers: [] },
    ]);
    expect(await messages()).toMatchObject([{ subject: 'Test Fuzz: it doesn’t work', answeredAt: null }]);
    const { helpId, message } = await office();
    expect(message).toBe('Lamp lights, effect is silent\n\nIt hums a little.');
    const shown = (await clerk.call(`GET /api/admin/help-requests/${helpId}`)).json<OfficeHelp>();
    expect(shown).toMatchObject({
      kitName: 'Test Fuzz',
      lastCheck: 'short',
      mendedAt: null,
      facts: { ...anyFacts, build: { name: 'Board 1', placed: 2, checked: ['short'], minutes: 0 } },
    });
    const mails = await deliverMail(database());
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual(['asha@example.com', 'help@taar.example']);
  });

  it('is asked once, however often and at once it is sent, and once more for another board only', async () => {
    const { ask, messages, asha, startBuild } = await openHelp(database());
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(answers.map((each) => each.json<HelpRequest>().id)).size).toBe(1);
    expect(await messages()).toHaveLength(1);
    const again = await ask({ key: crypto.randomUUID() });
    expect([again.statusCode, again.body]).toEqual([409, sentences.openAlready]);
    for (let count = 1; count < helpLimits.openRequests; count += 1) {
      const buildId = crypto.randomUUID();
      await startBuild(asha, buildId);
      expect((await ask({ key: crypto.randomUUID(), buildId })).statusCode).toBe(201);
    }
    const buildId = crypto.randomUUID();
    await startBuild(asha, buildId);
    const oneMore = await ask({ key: crypto.randomUUID(), buildId });
    expect([oneMore.statusCode, oneMore.body]).toEqual([409, sentences.tooManyOpen]);
  });

  it('is about a build of one’s own, and is nobody else’s', async () => {
    const { app, ask, askOnce, say } = await openHelp(database());
    const bela = await addUser(app, database(), 'bela');
    const foreign = await ask({}, bela);
    expect([foreign.statusCode, foreign.body]).toEqual([409, sentences.noBuild]);
    expect((await ask({ userId: 999 })).statusCode).toBe(401);
    expect((await ask({}, new Browser(app))).statusCode).toBe(401);
    const { id } = await askOnce();
    expect((await bela.call('GET /api/help-requests')).json()).toEqual([]);
    for (const [what, body] of [
      ['further', { seen: '1', readings: [], words: 'x' }],
      ['outcome', { cause: null, consent: true }],
    ] as const)
      expect((await say(id, what, body, bela)).statusCode).toBe(404);
    expect((await bela.call(`DELETE /api/help-requests/${id}`)).statusCode).toBe(404);
  });

  it.each([
    ['no symptom', { facts: { ...anyFacts, symptoms: [] } }, sentences.symptoms],
    ['a symptom that is none', { facts: { ...anyFacts, symptoms: ['sad'] } }, 'The value of'],
    ['a point that is none', { facts: { ...anyFacts, readings: [{ ...q1Base, at: '<b>' }] } }, 'The value of'],
    ['too many volts', { facts: { ...anyFacts, readings: [{ ...q1Base, volts: 1e9 }] } }, 'The value of'],
    [
      'too many readings',
      { facts: { ...anyFacts, readings: Array.from({ length: 41 }, () => q1Base) } },
      'The value of',
    ],
    [
      'an unknown fault',
      { facts: { ...anyFacts, suspects: [{ kind: 'x', ref: 'Q1', name: 'x', percent: 1 }] } },
      'The value of',
    ],
    ['more than all', { facts: { ...anyFacts, suspects: [{ ...bridge, name: 'x', percent: 101 }] } }, 'The value of'],
    ['too many words', { words: 'x'.repeat(helpLimits.words + 1) }, sentences.words],
    ['words that are no text', { words: 'a\u0000b' }, sentences.words],
    ['a key that is none', { key: 'mine' }, 'The value of'],
  ])('is refused with %s, and nothing is kept', async (_, changes, sentence) => {
    const { ask } = await openHelp(database());
    const refused = await ask(changes);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(sentence);
    expect(await database().query('select 1 as one from contact_messages')).toEqual([]);
  });

  it('has a photo of each side without what the camera wrote, for its builder and the office alone', async () => {
    const { app, askOnce, send, asha, clerk, seen } = await openHelp(database());
    const { id } = await askOnce();
    expect((await send(id)).json()).toMatchObject({ photos: ['solder'] });
    expect((await send(id)).json()).toMatchObject({ photos: ['solder'] });
    expect((await send(id, 'parts')).statusCode).toBe(201);
    expect((await send(id, 'back')).statusCode).toBe(400);
    expect((await send(id, 'box', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).statusCode).toBe(400);
    const shown = await asha.call(`GET /api/help-requests/${id}/photos/solder`);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    expect(shown.rawPayload.includes('Secret')).toBe(false);
    expect((await clerk.call(`GET /api/admin/help-requests/${id}/photos/solder`)).statusCode).toBe(200);
    const bela = await addUser(app, database(), 'bela');
    expect((await bela.call(`GET /api/help-requests/${id}/photos/solder`)).statusCode).toBe(404);
    expect((await send(id, 'box', undefined, bela)).statusCode).toBe(404);
    expect((await seen())[0]!.photos.toSorted()).toEqual(['parts', 'solder']);
  });

  it('goes on until it works: answer, two readings more, answer, and the cause is counted with consent', async () => {
    const { askOnce, answer, office, say, seen, messages, causes } = await openHelp(database());
    const { id } = await askOnce();
    const early = await say(id, 'further', { seen: '1', readings: [q1Base], words: '' });
    expect([early.statusCode, early.body]).toEqual([409, sentences.notAnswered]);
    await answer('Heat R3 again.');
    const mail = (await deliverMail(database())).find(({ subject }) => subject.startsWith('Re: '));
    expect(mail!.text).toMatch(/Heat R3 again\.[^]*http:\/\/shop\.test\/bench\/test-fuzz\/help/);
    const [{ state, answers } = { state: '', answers: [] }] = await seen();
    expect([state, answers]).toMatchObject(['answered', [{ by: 'shop', text: 'Heat R3 again.' }]]);
    expect((await say(id, 'further', { seen: answers[0]!.id, readings: [], words: ' ' })).statusCode).toBe(400);
    const further = {
      seen: answers[0]!.id,
      readings: [q1Base, { ...anyFacts.readings[0]!, volts: 2.1 }],
      words: 'Still silent.',
    };
    const more = await say(id, 'further', further);
    expect(more.json()).toMatchObject({ state: 'sent', facts: { readings: [q1Base, { at: 'Q1.C', volts: 2.1 }] } });
    expect(await messages()).toHaveLength(1);
    expect((await office()).replies).toMatchObject([
      { isFromSender: false },
      {
        isFromSender: true,
        staffName: 'asha',
        body: expect.stringContaining('Q1 base: 0.00 V (right: 0.50 to 0.70 V)'),
      },
    ]);
    await answer('A bridge at Q1.');
    const wrong = await say(id, 'outcome', { cause: { kind: 'leak', ref: 'C1' }, consent: true });
    expect([wrong.statusCode, wrong.body]).toEqual([400, sentences.causeUnknown]);
    const outcome = { cause: bridge, consent: true };
    const both = await Promise.all([say(id, 'outcome', outcome), say(id, 'outcome', outcome)]);
    expect(both.map((each) => each.json<HelpRequest>().state)).toEqual(['mended', 'mended']);
    expect(await causes()).toEqual([
      { kit: 'test-fuzz', kind: 'bridge', ref: 'Q1', place: 2, last_check: 'short', count: 1 },
    ]);
    expect((await office()).doneAt).not.toBeNull();
    expect((await say(id, 'further', { ...further })).statusCode).toBe(409);
  });

  it('leaves nothing behind without consent, and nothing but a count with it', async () => {
    const { ask, askOnce, say, causes } = await openHelp(database());
    await say((await askOnce()).id, 'outcome', { cause: bridge, consent: false });
    expect(await causes()).toEqual([]);
    const second = (await ask({ key: crypto.randomUUID() })).json<HelpRequest>();
    await say(second.id, 'outcome', { cause: null, consent: true });
    expect(await causes()).toMatchObject([{ kind: 'other', ref: '', place: 0, count: 1 }]);
    const [{ columns } = { columns: '' }] = await database().query<{ columns: string }>(
      `select string_agg(column_name, ' ' order by column_name) as columns from information_schema.columns
       where table_name = 'help_causes'`,
    );
    expect(columns).toBe('count kind kit last_check place ref');
  });

  it('is in the export, and goes with the account at once, its message, words and photos too', async () => {
    const { asha, askOnce, send, answer } = await openHelp(database());
    const { id } = await askOnce();
    await send(id);
    await answer();
    const exported = (await asha.call('GET /api/user/export')).json<AccountExport>();
    expect(exported.help).toMatchObject([
      { kit: 'test-fuzz', photos: [`/api/help-requests/${id}/photos/solder`], answers: [{ text: 'Look at Q1.' }] },
    ]);
    expect((await asha.call('DELETE /api/user', { password: ownPassword })).statusCode).toBe(204);
    for (const table of ['help_requests', 'help_photos', 'contact_messages', 'message_replies'])
      expect([table, await database().query(`select 1 as one from ${table}`)]).toEqual([table, []]);
  });

  it('can be taken back, with its message', async () => {
    const { asha, askOnce, send, messages } = await openHelp(database());
    const { id } = await askOnce();
    await send(id);
    expect((await asha.call(`DELETE /api/help-requests/${id}`)).statusCode).toBe(204);
    expect(await messages()).toEqual([]);
    expect(await database().query('select 1 as one from help_photos')).toEqual([]);
  });

  it('is deleted so many days after it was closed, and not before', async () => {
    const { askOnce, say, send } = await openHelp(database());
    const { id } = await askOnce();
    await send(id);
    await say(id, 'outcome', { cause: null, consent: true });
    const age = (days: number) =>
      database().query(`update contact_messages set done_at = now() - make_interval(days => $1)`, [days]);
    await age(helpRetentionDays - 1);
    await helpRetention.deleteExpired!(database());
    expect(await database().query('select 1 as one from help_photos')).toHaveLength(1);
    await age(helpRetentionDays + 1);
    await helpRetention.deleteExpired!(database());
    for (const table of ['help_requests', 'help_photos', 'contact_messages'])
      expect([table, await database().query(`select 1 as one from ${table}`)]).toEqual([table, []]);
    expect(await database().query('select count from help_causes')).toEqual([{ count: 1 }]);
  });

  it('takes no photo once it is closed', async () => {
    const { askOnce, say, send } = await openHelp(database());
    const { id } = await askOnce();
    await say(id, 'outcome', { cause: null, consent: false });
    const late = await send(id);
    expect([late.statusCode, late.body]).toEqual([409, sentences.closed]);
  });
});

describe('a request for help over several processes', () => {
  it('is answered by one of two who answer at once, and by nobody who has not seen that it works', async () => {
    const { db, url, close } = await openTestDatabase('postgres');
    const other = await openPostgres({ databaseUrl: url! });
    try {
      const { askOnce, office, clerk, say, asha, seen } = await openHelp(db);
      const second = buildTestApp(other);
      const meera = await addUser(second, db, 'meera', 'clerk');
      const { id } = await askOnce();
      const { id: messageId, version } = await office();
      const reply = (by: Browser, body: string, seenVersion: number) =>
        by.call(`POST /api/admin/messages/${messageId}/replies`, { body, version: seenVersion });
      const both = await Promise.all([reply(clerk, 'One.', version), reply(meera, 'Two.', version)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
      const [{ answers } = { answers: [] }] = await seen();
      expect(answers).toHaveLength(1);

      // The builder says yes while the office writes: whichever comes first, the other one hears of it.
      const now = await office();
      const elsewhere = new Browser(second, asha.cookie);
      const [yes, late] = await Promise.all([
        say(id, 'outcome', { cause: bridge, consent: true }, elsewhere),
        reply(clerk, 'And try this.', now.version),
      ]);
      expect(yes.json()).toMatchObject({ state: 'mended' });
      expect([201, 409]).toContain(late.statusCode);
      expect((await reply(meera, 'Too late.', now.version)).statusCode).toBe(409);
      expect((await office()).doneAt).not.toBeNull();

      // A photo that was on its way when it was closed changes nothing.
      expect(
        (await elsewhere.call(`POST /api/help-requests/${id}/photos/parts`, await claimPhoto(), jpeg)).statusCode,
      ).toBe(409);
      expect(await db.query('select 1 as one from help_photos')).toEqual([]);
    } finally {
      await other.close();
      await close();
    }
  });

  it('is not told no to an answer that was not read', async () => {
    const { db, close } = await openTestDatabase('postgres');
    try {
      const { askOnce, answer, say, seen } = await openHelp(db);
      const { id } = await askOnce();
      await answer('One.');
      const [{ answers } = { answers: [] }] = await seen();
      await answer('Wait: two.');
      const no = await say(id, 'further', { seen: answers[0]!.id, readings: [q1Base], words: '' });
      expect([no.statusCode, no.body]).toEqual([409, sentences.newAnswer]);
    } finally {
      await close();
    }
  });
});
