import { expect, it, vi } from 'vitest';
import type { OwnReview, OwnReviews, Review, ReviewSummary } from '#contracts/reviews.ts';
import type { Product } from '#contracts/catalogue.ts';
import { contributionsPerDay, contributionSentences } from '#domain/contributions/contribution.ts';
import { addUser, type Browser } from '#tests/support/builders/accounts.ts';
import { describeOnBothEngines, describeOnPostgres } from '#tests/support/databases/databases.ts';
import { deliver } from '#tests/support/builders/reviews.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '#server/db/database.ts';

interface Page {
  readonly items: Review[];
  readonly next: string | null;
  readonly summary: ReviewSummary;
}

/** A process hears of a change when it is committed, and reads it a little later. */
const eventually = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

const good = { stars: 4, words: 'It fuzzes.', shownName: 'Asha R.' };
const url = '/api/products/test-fuzz/reviews';

const setUp = async (db: Database) => {
  const productId = await addProduct(db);
  const app = buildTestApp(db);
  const buyer = async (name: string): Promise<Browser> => {
    const browser = await addUser(app, db, name);
    await deliver(db, name, productId);
    return browser;
  };
  const list = async (query = '') => (await app.inject({ url: `${url}${query}` })).json<Page>();
  const product = async () => (await app.inject({ url: '/api/products/test-fuzz' })).json<Product>();
  return { app, productId, buyer, list, product };
};

describeOnBothEngines('a review', (database) => {
  it('is written by a buyer, marked as bought here, and makes rating and count', async () => {
    const { buyer, list, product } = await setUp(database());
    expect(await product()).toMatchObject({ rating: '4.50', reviewCount: 2, writtenReviews: 0 });
    const asha = await buyer('asha');
    expect((await asha.call(`GET ${url}/own`)).json<OwnReviews>()).toMatchObject({ mayReview: true, review: null });
    const answer = await asha.call(`POST ${url}`, { ...good, stars: 2, words: 'See www.cheap.example now' });
    expect([answer.statusCode, answer.json().words]).toEqual([201, 'See [link removed] now']);
    expect(await list()).toMatchObject({
      items: [{ state: 'shown', stars: 2, shownName: 'Asha R.', boughtHere: true, build: null, answer: null }],
      next: null,
      summary: {
        rating: '2.00',
        count: 1,
        byStars: [0, 1, 0, 0, 0],
        boughtHere: 1,
        catalogue: { rating: '4.50', count: 2 },
      },
    });
    expect(await product()).toMatchObject({ rating: '2.00', reviewCount: 1, writtenReviews: 1 });
  });

  it('is refused with a plain sentence of whoever neither bought nor built it', async () => {
    const { app, list, productId } = await setUp(database());
    const ravi = await addUser(app, database(), 'ravi');
    await deliver(database(), 'ravi', productId, 'shipped');
    const answer = await ravi.call(`POST ${url}`, good);
    expect([answer.statusCode, answer.body]).toEqual([
      403,
      'Reviews are written by people who bought it here or built it.',
    ]);
    expect((await ravi.call(`GET ${url}/own`)).json<OwnReviews>().mayReview).toBe(false);
    expect((await list()).items).toEqual([]);
  });

  it('of a builder who did not buy here is not marked as bought here', async () => {
    const { app, list, productId } = await setUp(database());
    const meera = await addUser(app, database(), 'meera');
    await database().query(
      `insert into contributions (kind, product_id, user_id, shown_name, words, state)
       select 'build', $1, id, 'Meera', '', 'shown' from users where username = 'meera'`,
      [productId],
    );
    expect((await meera.call(`POST ${url}`, good)).statusCode).toBe(201);
    expect((await list()).items).toMatchObject([{ boughtHere: false }]);
  });

  it('of a published build says what was measured, and leads there', async () => {
    const { app, list, productId } = await setUp(database());
    await addUser(app, database(), 'meera');
    await database().query(
      `with build as (
         insert into contributions (kind, product_id, user_id, shown_name, words, stars, state)
         select 'build', $1, id, 'Meera', '', 5, 'shown' from users where username = 'meera' returning *
       )
       insert into build_reports (id, user_id, build_id, product_id, code, publish_key, minutes, sittings, first_pedal, facts,
         measurable, measured, inside, mods, published_at)
       select id, user_id, gen_random_uuid(), product_id, 'test-fuzz-abcd', gen_random_uuid(), 1, 1, true, '{}', 6, 5, 4, 0, now()
       from build`,
      [productId],
    );
    expect(await list()).toMatchObject({
      items: [{ build: { path: '/builds/test-fuzz-abcd', measured: 5, inside: 4 }, boughtHere: false }],
      summary: { measured: 1, boughtHere: 0, rating: '5.00' },
    });
    // What is proved later is seen, though the words stay as they were.
    await database().query('update build_reports set inside = 5');
    await eventually(async () => expect((await list()).items).toMatchObject([{ build: { inside: 5 } }]));
    await deliver(database(), 'meera', productId, 'shipped');
    await database().query(`update orders set status = 'delivered'`);
    await eventually(async () => expect((await list()).items).toMatchObject([{ boughtHere: true }]));
  });

  it('is one each, changed by its author alone and only as it was read, and withdrawn without a trace', async () => {
    const { app, buyer, list, product } = await setUp(database());
    const asha = await buyer('asha');
    const { id, version } = (await asha.call(`POST ${url}`, good)).json();
    const again = await asha.call(`POST ${url}`, good);
    expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('reviewed this already')]);
    const change = (browser: Browser, changes: object = {}) =>
      browser.call(`PATCH /api/reviews/${id}`, { ...good, stars: 1, version, ...changes });
    expect((await change(await buyer('ravi'))).statusCode).toBe(404);
    expect((await change(await addUser(app, database(), 'owner', 'admin'))).statusCode).toBe(404);
    expect((await change(asha, { version: version + 1 })).statusCode).toBe(409);
    expect((await change(asha)).json()).toMatchObject({ stars: 1, version: version + 1 });
    expect((await change(asha)).statusCode).toBe(409);
    expect((await list()).summary).toMatchObject({ rating: '1.00', count: 1 });
    expect((await asha.call(`DELETE /api/contributions/${id}`)).statusCode).toBe(204);
    await eventually(async () =>
      expect(await product()).toMatchObject({ rating: '4.50', reviewCount: 2, writtenReviews: 0 }),
    );
  });

  it('is not made of a question that its author asked', async () => {
    const { buyer } = await setUp(database());
    const asha = await buyer('asha');
    const question = { words: 'Does it fit a 1590B?', shownName: 'Asha R.' };
    const { id } = (await asha.call('POST /api/products/test-fuzz/questions', question)).json<{ id: string }>();
    expect((await asha.call(`PATCH /api/reviews/${id}`, { ...good, version: 1 })).statusCode).toBe(404);
  });

  it('that the shop hides leaves its reason in its place, and counts no more', async () => {
    const { buyer, list } = await setUp(database());
    const asha = await buyer('asha');
    const { id } = (await asha.call(`POST ${url}`, { ...good, stars: 1 })).json();
    await (await buyer('ravi')).call(`POST ${url}`, good);
    await database().query(
      `update contributions set state = 'hidden', reason = 'It is rude.', decided_at = now() where id = $1`,
      [id],
    );
    await eventually(async () => expect((await list()).summary).toMatchObject({ rating: '4.00', count: 1, hidden: 1 }));
    expect((await list()).items[1]).toEqual({ state: 'hidden', id, reason: 'It is rude.', at: expect.any(String) });
    expect(JSON.stringify(await list('?stars=1'))).not.toContain('rude');
    // Its author changes it: it waits to be read again, and only they see it.
    await asha.call(`PATCH /api/reviews/${id}`, { ...good, version: 2 });
    expect((await list()).items).toHaveLength(1);
    expect((await asha.call(`GET ${url}/own`)).json<OwnReviews>().review).toMatchObject({ state: 'waiting' });
  });
});

describeOnPostgres('the reviews of a product', (database) => {
  const write = (productId: string, count: number) =>
    database().query(
      `with people as (
         insert into users (username, email, password_hash)
         select 'p' || n, 'p' || n || '@example.com', 'x' from generate_series(1, $2::integer) n returning id, username
       )
       insert into contributions (kind, product_id, user_id, shown_name, words, stars, state, marks, created_at)
       select 'review', $1, id, username, '', 1 + id % 5, 'shown', id % 3, now() - id * interval '1 microsecond' from people`,
      [productId, count],
    );

  it.each(['newest', 'helpful'] as const)(
    'come ten at a time, the %s first, none twice and none left out',
    async (sort) => {
      const { list, productId } = await setUp(database());
      await write(productId, 34);
      const seen: Review[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Page = await list(`?sort=${sort}${cursor && `&cursor=${cursor}`}`);
        expect(page.items.length).toBeLessThanOrEqual(10);
        seen.push(...page.items);
        cursor = page.next;
      }
      const order = sort === 'newest' ? 'created_at desc' : 'marks desc, created_at desc';
      const rows = await database().query<{ id: string }>(`select id from contributions order by ${order}`);
      expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    },
  );

  it('can be narrowed to so many stars, past one page', async () => {
    const { list, productId } = await setUp(database());
    await write(productId, 60);
    const first = await list('?stars=2');
    const second = await list(`?stars=2&cursor=${first.next}`);
    expect([first.items.length, second.items.length]).toEqual([10, 2]);
    expect([...first.items, ...second.items].every((review) => review.state === 'shown' && review.stars === 2)).toBe(
      true,
    );
    expect(first.summary.byStars).toEqual([12, 12, 12, 12, 12]);
  });

  it.each(['?sort=best', '?stars=6', '?stars=x', '?cursor=x', '?cursor=WzEsIngiLCJ4Il0'])(
    'are refused for %s',
    async (query) => {
      const { app } = await setUp(database());
      expect((await app.inject({ url: `${url}${query}` })).statusCode).toBe(400);
    },
  );

  it.each([
    [{ stars: 0 }, 'How many stars?'],
    [{ stars: 6 }, 'stars must be'],
    [{ stars: null }, 'How many stars?'],
    [{ words: 'x'.repeat(2001) }, 'under 2000'],
    [{ shownName: ' ' }, 'Under which name'],
    [{ words: 'https://a.example' }, 'Links'],
  ])('take no %j', async (changes, sentence) => {
    const { buyer, list } = await setUp(database());
    const answer = await (await buyer('asha')).call(`POST ${url}`, { ...good, ...changes });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(sentence)]);
    expect((await list()).items).toEqual([]);
  });

  it('are one of each buyer, also when they send it many times at once', async () => {
    const { buyer, list } = await setUp(database());
    const asha = await buyer('asha');
    const answers = await Promise.all(Array.from({ length: 6 }, () => asha.call(`POST ${url}`, good)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    expect((await list()).summary).toMatchObject({ rating: '4.00', count: 1 });
  });

  it('are changed so often a day as they may be written', async () => {
    const { buyer } = await setUp(database());
    const asha = await buyer('asha');
    let { id, version } = (await asha.call(`POST ${url}`, good)).json<OwnReview>();
    const change = () => asha.call(`PATCH /api/reviews/${id}`, { ...good, version });
    for (let count = 1; count < contributionsPerDay.person; count += 1)
      ({ id, version } = (await change()).json<OwnReview>());
    const answer = await change();
    expect([answer.statusCode, answer.body]).toEqual([429, contributionSentences.tooMany]);
  });

  it('follow a change that another process made', async () => {
    const { list, productId } = await setUp(database());
    const other = buildTestApp(database());
    await addUser(other, database(), 'asha');
    await deliver(database(), 'asha', productId);
    expect((await list()).items).toEqual([]);
    await write(productId, 1);
    await eventually(async () => expect((await list()).items).toHaveLength(1));
    await other.close();
  });

  it('order the catalogue by rating', async () => {
    const { app, productId } = await setUp(database());
    await addProduct(database(), { slug: 'second', name: 'Second', rating: '4.60', review_count: 9 });
    const order = async () =>
      (await app.inject({ url: '/api/products?sort=rating' })).json<Product[]>().map(({ slug }) => slug);
    expect(await order()).toEqual(['second', 'test-fuzz']);
    await database().query(
      `insert into users (id, username, email, password_hash) values (900, 'x', 'x@example.com', 'x')`,
    );
    await database().query(
      `insert into contributions (kind, product_id, user_id, shown_name, words, stars, state)
       values ('review', $1, 900, 'X', '', 5, 'shown')`,
      [productId],
    );
    await eventually(async () => expect(await order()).toEqual(['test-fuzz', 'second']));
  });
});
