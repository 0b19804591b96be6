import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contracts/api.ts';
import { splitKey, type Endpoint, type EndpointKey } from '#contracts/endpoint.ts';
import { addUser, Browser, ownPassword } from '#tests/support/accounts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/shop-app.ts';

/** Who calls. B's things are what the others reach for. */
const callers = ['anonymous', 'A', 'B', 'admin'] as const;
type Caller = (typeof callers)[number];

/** What a cell of the matrix must answer: done, or one of the refusals. */
type Cells = Readonly<Record<Caller, number>>;

const everyone = (status: number): Cells => ({ anonymous: status, A: status, B: status, admin: status });
const signedIn = (status: number): Cells => ({ anonymous: 401, A: status, B: status, admin: status });
const ownerOnly = (status: number): Cells => ({ anonymous: 401, A: 404, B: status, admin: 404 });
const cartOwnerOnly = (status: number): Cells => ({ anonymous: 404, A: 404, B: status, admin: 404 });
const keeperOnly = (status: number): Cells => ({ anonymous: 404, A: 404, B: 404, admin: status });

interface Foreign {
  readonly userId: number;
  readonly addressId: string;
  readonly sessionId: string;
  readonly failedJobId: string;
  readonly cartLineId: string;
  readonly savedLineId: string;
}

interface Row {
  readonly cells: Cells;
  /** Values for the path: always B's things. */
  readonly params?: (b: Foreign) => Record<string, string>;
  readonly query?: string;
  readonly body?: (caller: Caller) => object;
}

const address = { name: 'N', streetAddress: 'S', city: 'C', state: 'S', zipCode: '1', country: 'US' };
const noLink = 'x'.repeat(43);

/** One row for each call of the contract. A new call without a row fails to compile. */
const matrix: Readonly<Record<keyof typeof api, Row>> = {
  'GET /api/products': { cells: everyone(200) },
  'GET /api/facets': { cells: everyone(200) },
  'GET /api/suggestions': { cells: everyone(200), query: '?q=fuzz' },
  'GET /api/products/:id': { cells: everyone(200), params: () => ({ id: 'test-fuzz' }) },
  'GET /api/products/:id/related': { cells: everyone(200), params: () => ({ id: 'test-fuzz' }) },
  'POST /api/products/:id/notify': {
    cells: everyone(202),
    params: () => ({ id: 'test-fuzz' }),
    body: () => ({ email: 'x@example.com' }),
  },
  'GET /api/cart': { cells: everyone(200) },
  'POST /api/cart': { cells: everyone(201), body: () => ({ productId: 'test-fuzz' }) },
  'PATCH /api/cart/:id': {
    cells: cartOwnerOnly(200),
    params: (b) => ({ id: b.cartLineId }),
    body: () => ({ quantity: 2 }),
  },
  'DELETE /api/cart/:id': { cells: cartOwnerOnly(204), params: (b) => ({ id: b.cartLineId }) },
  'DELETE /api/cart': { cells: everyone(204) },
  'GET /api/cart/saved': { cells: everyone(200) },
  'GET /api/cart/parts': { cells: everyone(200) },
  // B's line is no board, so nobody gets parts for it.
  'POST /api/cart/:id/parts': { cells: everyone(404), params: (b) => ({ id: b.cartLineId }) },
  'POST /api/cart/:id/save': { cells: cartOwnerOnly(200), params: (b) => ({ id: b.cartLineId }) },
  'POST /api/cart/saved/:id/restore': { cells: cartOwnerOnly(200), params: (b) => ({ id: b.savedLineId }) },
  'DELETE /api/cart/saved/:id': { cells: cartOwnerOnly(204), params: (b) => ({ id: b.savedLineId }) },
  'POST /api/newsletter': { cells: everyone(202), body: () => ({ email: 'x@example.com' }) },
  'POST /api/newsletter/confirm': { cells: everyone(400), body: () => ({ token: noLink }) },
  'POST /api/newsletter/leave': { cells: everyone(400), query: `?token=${noLink}` },
  'POST /api/contact': {
    cells: everyone(201),
    body: () => ({ firstName: 'N', email: 'x@example.com', subject: 'S', message: 'M' }),
  },
  'POST /api/login': { cells: everyone(401), body: () => ({ username: 'user-b', password: 'a guess' }) },
  'POST /api/register': {
    cells: everyone(409),
    body: () => ({ username: 'user-b', email: 'n@example.com', password: ownPassword }),
  },
  'POST /api/logout': { cells: everyone(204) },
  'POST /api/password-reset': { cells: everyone(202), body: () => ({ email: 'user-b@example.com' }) },
  'POST /api/password-reset/confirm': { cells: everyone(400), body: () => ({ token: noLink, password: ownPassword }) },
  'POST /api/email-confirmation': { cells: everyone(400), body: () => ({ token: noLink }) },
  'GET /api/user': { cells: signedIn(200) },
  'PATCH /api/user': { cells: signedIn(200), body: () => ({ lastName: 'Changed' }) },
  'DELETE /api/user': { cells: signedIn(403), body: () => ({ password: 'a guess' }) },
  'DELETE /api/user/pending-email': { cells: signedIn(204) },
  'POST /api/user/password': {
    cells: signedIn(403),
    body: () => ({ currentPassword: 'a guess', newPassword: ownPassword }),
  },
  'GET /api/user/export': { cells: signedIn(200) },
  'GET /api/user/sessions': { cells: signedIn(200) },
  'DELETE /api/user/sessions': { cells: signedIn(204) },
  'DELETE /api/user/sessions/:id': { cells: ownerOnly(204), params: (b) => ({ id: b.sessionId }) },
  'GET /api/orders': { cells: signedIn(200) },
  'GET /api/addresses': { cells: signedIn(200) },
  'POST /api/addresses': { cells: signedIn(201), body: () => address },
  'PATCH /api/addresses/:id': {
    cells: ownerOnly(200),
    params: (b) => ({ id: b.addressId }),
    body: () => ({ city: 'X' }),
  },
  'DELETE /api/addresses/:id': { cells: ownerOnly(204), params: (b) => ({ id: b.addressId }) },
  'GET /api/admin/failed-jobs': { cells: keeperOnly(200) },
  'POST /api/admin/failed-jobs/:id/retry': { cells: keeperOnly(204), params: (b) => ({ id: b.failedJobId }) },
};

const keys = Object.keys(api) as (keyof typeof api)[];

describe('who may call what', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase('postgres');
  });
  afterAll(() => test?.close());

  /** The shop as it was before each call: A, B and the keeper, and what is B's. */
  async function setUp() {
    await test.empty();
    const { db } = test;
    const app = buildTestApp(db);
    await addProduct(db);
    const browsers = {
      anonymous: new Browser(app),
      A: await addUser(app, db, 'user-a'),
      B: await addUser(app, db, 'user-b'),
      admin: await addUser(app, db, 'keeper', 'admin'),
    };
    const saved = (await browsers.B.call('POST /api/addresses', address)).json<{ id: string }>();
    const put = async (productId: string) =>
      (await browsers.B.call('POST /api/cart', { productId })).json<{ id: string }>().id;
    await addProduct(db, { slug: 'saved-fuzz', name: 'Saved Fuzz' });
    const cartLineId = await put('test-fuzz');
    const savedLine = await browsers.B.call(`POST /api/cart/${await put('saved-fuzz')}/save`);
    const savedLineId = savedLine.json<{ id: string }>().id;
    const [user] = await db.query<{ id: number }>(`select id from users where username = 'user-b'`);
    const [session] = await db.query<{ id: string }>(
      `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day') returning id`,
      [randomBytes(32), user!.id],
    );
    const [job] = await db.query<{ id: string }>(
      `insert into jobs (kind, failed_at) values ('mail/welcome', now()) returning id`,
    );
    const foreign = {
      userId: user!.id,
      addressId: saved.id,
      sessionId: session!.id,
      failedJobId: job!.id,
      cartLineId,
      savedLineId,
    };
    return { browsers, foreign };
  }

  /** Everything that is B's, to see that nobody else moved it. */
  const belongingsOfB = async (b: Foreign) => ({
    user: await test.db.query(
      'select username, email, first_name, last_name, role, password_hash from users where id = $1',
      [b.userId],
    ),
    addresses: await test.db.query('select * from addresses where user_id = $1 order by id', [b.userId]),
    sessions: await test.db.query('select id from sessions where user_id = $1 order by id', [b.userId]),
  });

  it('is declared for each call of the contract', () => {
    expect(Object.keys(matrix).toSorted()).toEqual([...keys].toSorted());
  });

  it.each(keys.filter((key) => (api[key] as Endpoint).access === 'user'))('%s is closed to the anonymous', (key) => {
    expect(matrix[key].cells.anonymous).toBe(401);
  });

  it.each(keys.filter((key) => (api[key] as Endpoint).access === 'admin'))('%s is open to the keeper alone', (key) => {
    const { anonymous, A, B } = matrix[key].cells;
    expect([anonymous, A, B]).toEqual([404, 404, 404]);
  });

  it.each(keys)('%s', async (key) => {
    const { method, path } = splitKey(key as EndpointKey);
    const row = matrix[key];
    for (const caller of callers) {
      const { browsers, foreign } = await setUp();
      const before = await belongingsOfB(foreign);
      const values = row.params?.(foreign) ?? {};
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => values[name]!);
      // The body always claims to be about B, too: nobody's word about an owner counts.
      const claims = { userId: foreign.userId, user_id: foreign.userId, id: foreign.userId, role: 'admin' };
      const body = method === 'GET' ? undefined : { ...claims, ...row.body?.(caller) };
      const answer = await browsers[caller].call(`${method} ${url}${row.query ?? ''}`, body);
      expect(answer.statusCode, `${key} as ${caller}: ${answer.body}`).toBe(row.cells[caller]);
      const untouched = caller === 'B' ? await belongingsOfB(foreign) : before;
      expect(await belongingsOfB(foreign), `${key} as ${caller}`).toEqual(untouched);
      const admins = await test.db.query(`select username from users where role = 'admin'`);
      expect(admins).toEqual([{ username: 'keeper' }]);
    }
  });

  it('hides what is for the keeper behind the same answer as nothing at all', async () => {
    const { browsers } = await setUp();
    const [hidden, nothing] = [
      await browsers.A.call('GET /api/admin/failed-jobs'),
      await browsers.A.call('GET /api/admin/no-such-thing'),
    ];
    expect([hidden.statusCode, hidden.body]).toEqual([nothing.statusCode, nothing.body]);
  });

  it.each(keys.filter((key) => !key.startsWith('GET ')))('%s is refused when another site makes it', async (key) => {
    const { browsers, foreign } = await setUp();
    const { method, path } = splitKey(key as EndpointKey);
    const values = matrix[key].params?.(foreign) ?? {};
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => values[name]!);
    const before = await belongingsOfB(foreign);
    const body = matrix[key].body?.('B') ?? {};
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }] as Record<
      string,
      string
    >[]) {
      expect((await browsers.B.call(`${method} ${url}`, body, headers)).statusCode).toBe(403);
    }
    expect(await belongingsOfB(foreign)).toEqual(before);
  });
});
