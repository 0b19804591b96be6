import { expect, it, vi } from 'vitest';
import type { FoundQuestion, OwnQuestions, Question } from '#contracts/questions.ts';
import { addUser, deliverMail, type Browser } from '#tests/support/builders/accounts.ts';
import { readDrawn } from '#tests/support/builders/build-reports.ts';
import { deliver } from '#tests/support/builders/reviews.ts';
import { describeOnBothEngines, describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '#server/db/database.ts';

interface Page {
  readonly items: Question[];
  readonly next: string | null;
  readonly counts: { all: number; product: number; parts: number; steps: number };
}

/** A process hears of a change when it is committed, and reads it a little later. */
const eventually = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

const url = '/api/products/test-fuzz/questions';
const question = { words: 'Does it fit a 1590B?', shownName: 'Asha R.' };

const setUp = async (db: Database) => {
  const productId = await addProduct(db);
  const app = buildTestApp(db, { readDrawn });
  const [asha, meera, staff] = [
    await addUser(app, db, 'asha'),
    await addUser(app, db, 'meera'),
    await addUser(app, db, 'keeper', 'clerk'),
  ];
  await deliver(db, 'meera', productId);
  const list = async (query = '') => (await app.inject({ url: `${url}${query}` })).json<Page>();
  const show = (id: string, version = 1) => staff.call(`POST /api/admin/contributions/${id}/show`, { version });
  const ask = async (browser: Browser = asha, changes: object = {}) =>
    (await browser.call(`POST ${url}`, { ...question, ...changes })).json<{ id: string; isWaiting: boolean }>();
  return { app, asha, meera, staff, list, show, ask, productId };
};

describeOnBothEngines('a question', (database) => {
  it('of a new author waits, shows once the office has read it, and is seen by its author meanwhile', async () => {
    const { asha, list, show, ask } = await setUp(database());
    const { id, isWaiting } = await ask(asha, { place: 'part:R1' });
    expect(isWaiting).toBe(true);
    expect((await list()).items).toEqual([]);
    expect((await asha.call(`GET ${url}/own`)).json<OwnQuestions>()).toMatchObject({
      mayAnswer: false,
      waiting: [{ id, kind: 'question', words: question.words }],
    });
    expect((await show(id)).statusCode).toBe(200);
    await eventually(async () =>
      expect(await list()).toMatchObject({
        items: [{ id, state: 'shown', place: 'part:R1', words: question.words, answers: [] }],
        counts: { all: 1, product: 0, parts: 1, steps: 0 },
      }),
    );
    // From now on Asha is nobody new.
    expect((await ask()).isWaiting).toBe(false);
    expect((await list()).items).toHaveLength(2);
  });

  it('is answered by a buyer, who is marked as one, and its author gets one mail when the answer shows', async () => {
    const { asha, meera, list, show, ask } = await setUp(database());
    const { id } = await ask();
    await show(id);
    await deliverMail(database());
    const answer = { words: 'It does.', shownName: 'Meera K.' };
    const refused = await asha.call(`POST /api/questions/${id}/answers`, answer);
    expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('bought it here or built it')]);
    const sent = (await meera.call(`POST /api/questions/${id}/answers`, answer)).json<{ id: string }>();
    expect(await deliverMail(database())).toEqual([]);
    expect((await show(sent.id)).statusCode).toBe(200);
    const mails = await deliverMail(database());
    expect(mails.map(({ to, text }) => [to, text?.includes('It does.')])).toEqual(
      [[{ address: 'asha@example.com' }, true]].map(([to, has]) => [expect.objectContaining(to as object), has]),
    );
    await eventually(async () =>
      expect((await list()).items).toMatchObject([
        { answers: [{ by: 'buyer', shownName: 'Meera K.', words: 'It does.' }] },
      ]),
    );
    // Hidden and shown again it is told no second time.
    await database().query(`update contributions set state = 'hidden', reason = 'x' where id = $1`, [sent.id]);
    await database().query(`update contributions set state = 'shown', reason = null where id = $1`, [sent.id]);
    expect(await deliverMail(database())).toEqual([]);
  });

  it('is found by its words and by those of its answers, as long as they show', async () => {
    const { app, asha, meera, show, ask } = await setUp(database());
    const found = async (q: string) =>
      (await app.inject({ url: '/api/questions', query: { q } })).json<FoundQuestion[]>().map(({ words }) => words);
    const { id } = await ask();
    expect(await found('fits')).toEqual([]);
    await show(id);
    expect([await found('fits'), await found('1590b fit'), await found('hum')]).toEqual([
      [question.words],
      [question.words],
      [],
    ]);
    const answer = { words: 'Only with a humming transformer.', shownName: 'Meera K.' };
    const sent = (await meera.call(`POST /api/questions/${id}/answers`, answer)).json<{ id: string }>();
    expect(await found('hum transformers')).toEqual([]);
    await show(sent.id);
    expect(await found('hum transformers')).toEqual([question.words]);
    for (const odd of ['"', "' or 1=1 --", '!&|()', 'the']) expect([odd, await found(odd)]).toEqual([odd, []]);
    expect((await app.inject({ url: '/api/questions' })).statusCode).toBe(400);
    await asha.call(`DELETE /api/contributions/${id}`);
    expect(await found('fits')).toEqual([]);
  });

  it('of a word that stands almost everywhere is found among the newest', async () => {
    const { app, productId } = await setUp(database());
    await database().query(
      `insert into contributions (kind, product_id, user_id, shown_name, words, state, created_at)
       select 'question', $1::uuid, (select id from users where username = 'asha'), 'Asha R.', case n when 0 then 'Hum, hum and hum' else 'Does it hum? ' || n end, 'shown',
         timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series(0, 500) n`,
      [productId],
    );
    const found = (await app.inject({ url: '/api/questions', query: { q: 'hum' } })).json<FoundQuestion[]>();
    expect(found[0]).toMatchObject({ words: 'Does it hum? 500' });
    expect(found.map(({ words }) => words)).not.toContain('Hum, hum and hum');
  });

  it('is found as long as its product is on sale', async () => {
    const { app, show, ask, productId } = await setUp(database());
    await show((await ask()).id);
    const found = async () => (await app.inject({ url: '/api/questions', query: { q: 'fits' } })).json<unknown[]>();
    expect(await found()).toHaveLength(1);
    await database().query('update products set archived_at = now() where id = $1', [productId]);
    expect(await found()).toEqual([]);
  });

  it('is answered by the shop, first of all answers, once, and changed by what was read of it', async () => {
    const { staff, list, show, ask } = await setUp(database());
    const { id } = await ask();
    await show(id);
    const answer = (words: string, version: number | null) =>
      staff.call(`POST /api/admin/contributions/${id}/answer`, { words, version });
    expect((await staff.call(`GET /api/admin/contributions/${id}/answer`)).json()).toEqual({ answer: null });
    expect((await answer('No.', null)).json()).toMatchObject({ answer: { words: 'No.', version: 1 } });
    expect((await answer('Twice.', null)).statusCode).toBe(409);
    expect((await answer('Yes, it fits.', 1)).json()).toMatchObject({ answer: { words: 'Yes, it fits.', version: 2 } });
    expect((await answer('Late.', 1)).statusCode).toBe(409);
    expect((await answer(' ', 2)).statusCode).toBe(400);
    await eventually(async () =>
      expect((await list()).items).toMatchObject([{ answers: [{ by: 'shop', words: 'Yes, it fits.' }] }]),
    );
    const mails = await deliverMail(database());
    expect(mails.filter(({ subject }) => subject === 'There’s an answer to your question')).toHaveLength(1);
  });
});

describeOnPostgres('the questions of a product', (database) => {
  it('come ten at a time, the newest first, and by what they are about', async () => {
    const { list, productId } = await setUp(database());
    await database().query(
      `insert into contributions (kind, product_id, user_id, shown_name, words, place, state, created_at)
       select 'question', $1, (select id from users where username = 'asha'), 'A', 'Question ' || n || '?',
         (array[null, 'part:R3', 'step:placed:R3'])[1 + n % 3], 'shown', now() - n * interval '1 microsecond'
       from generate_series(1, 36) n`,
      [productId],
    );
    const seen: Question[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page = await list(cursor && `?cursor=${cursor}`);
      seen.push(...page.items);
      cursor = page.next;
    }
    const numbers = seen.map((each) => each.state === 'shown' && Number(/\d+/.exec(each.words)![0]));
    expect(numbers).toEqual(Array.from({ length: 36 }, (_, at) => at + 1));
    expect((await list()).counts).toEqual({ all: 36, product: 12, parts: 12, steps: 12 });
    expect((await list('?topic=parts')).items).toHaveLength(10);
    expect(
      (await list('?place=step:placed:R3')).items.every((each) => 'place' in each && each.place === 'step:placed:R3'),
    ).toBe(true);
  });

  it.each([
    [{ words: ' ' }, 'What would you like to know?'],
    [{ place: 'R1' }, 'place must name'],
    [{ place: 'part:R99' }, 'no such part or step'],
    [{ place: 'step:play' }, 'no such part or step'],
    [{ words: 'www.a.example' }, 'Links'],
  ])('take no %j', async (changes, sentence) => {
    const { asha, list } = await setUp(database());
    const answer = await asha.call(`POST ${url}`, { ...question, ...changes });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(sentence)]);
    expect((await list()).items).toEqual([]);
  });

  it('are about no part of what has none', async () => {
    const { asha } = await setUp(database());
    await addProduct(database(), { slug: 'lone-board', name: 'Lone Board', category: 'pcb' });
    const ask = (changes: object) => asha.call('POST /api/products/lone-board/questions', { ...question, ...changes });
    await eventually(async () => expect((await ask({})).statusCode).toBe(201));
    expect((await ask({ place: 'part:R1' })).statusCode).toBe(400);
  });

  it('are not answered when they are withdrawn at that moment', async () => {
    const { asha, meera, show, ask } = await setUp(database());
    const { id } = await ask();
    await show(id);
    const [gone, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const withdrawing = database().transaction(async (tx) => {
      await tx.query('delete from contributions where id = $1', [id]);
      gone.resolve();
      await release.promise;
    });
    await gone.promise;
    const answering = meera.call(`POST /api/questions/${id}/answers`, { words: 'Yes.', shownName: 'M' });
    await vi.waitFor(
      async () => {
        const waiting = await database().query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(waiting).not.toEqual([]);
      },
      { timeout: 10_000 },
    );
    release.resolve();
    await withdrawing;
    expect((await answering).statusCode).toBe(404);
    expect((await asha.call(`GET ${url}/own`)).json<OwnQuestions>().waiting).toEqual([]);
  });

  it('are not answered where they wait, nor is a review', async () => {
    const { meera, ask } = await setUp(database());
    const { id } = await ask();
    const answer = { words: 'Yes.', shownName: 'M' };
    expect((await meera.call(`POST /api/questions/${id}/answers`, answer)).statusCode).toBe(404);
    const review = (
      await meera.call('POST /api/products/test-fuzz/reviews', { stars: 3, words: '', shownName: 'M' })
    ).json();
    expect((await meera.call(`POST /api/questions/${review.id}/answers`, answer)).statusCode).toBe(404);
  });
});
