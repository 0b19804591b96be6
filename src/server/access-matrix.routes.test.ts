import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contracts/api.ts';
import { hasRight } from '#domain/accounts/staff.ts';
import { splitEndpointKey, type Endpoint, type EndpointKey } from '#contracts/endpoint.ts';
import { ownPassword } from '#tests/support/builders/accounts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { newOrder } from '#tests/support/builders/orders.ts';
import { anyAddress, belongingsOfB, buildAccessApp, setUpAccessShop } from '#tests/support/access/access-shop.ts';
import { helpRows } from '#tests/support/access/help.rows.ts';
import { bookRows } from '#tests/support/access/books.rows.ts';
import { auditRows } from '#tests/support/access/audit.rows.ts';
import { officeSearchRows } from '#tests/support/access/office-search.rows.ts';
import { discountRows } from '#tests/support/access/discounts.rows.ts';
import { importRows } from '#tests/support/access/imports.rows.ts';
import { contributionRows, moderationRows } from '#tests/support/access/contributions.rows.ts';
import { customerRows } from '#tests/support/access/customers.rows.ts';
import { jobRows } from '#tests/support/access/jobs.rows.ts';
import { messageRows } from '#tests/support/access/messages.rows.ts';
import { officeNewsletterRows } from '#tests/support/access/office-newsletter.rows.ts';
import { officeOrderRows } from '#tests/support/access/office-orders.rows.ts';
import { bankRows } from '#tests/support/access/bank.rows.ts';
import { officePaymentRows } from '#tests/support/access/office-payments.rows.ts';
import { drawingRows } from '#tests/support/access/drawings.rows.ts';
import { programRows } from '#tests/support/access/programs.rows.ts';
import { pictureRows } from '#tests/support/access/pictures.rows.ts';
import { productRows } from '#tests/support/access/products.rows.ts';
import { secondFactorRows } from '#tests/support/access/second-factors.rows.ts';
import { officeSettingsRows } from '#tests/support/access/office-settings.rows.ts';
import { stockRows } from '#tests/support/access/stock.rows.ts';
import { staffRows } from '#tests/support/access/staff.rows.ts';
import { todayRows } from '#tests/support/access/today.rows.ts';
import { returnRows } from '#tests/support/access/returns.rows.ts';
import { savedViewRows } from '#tests/support/access/saved-views.rows.ts';
import { officeQuoteRows, quoteRows } from '#tests/support/access/quotes.rows.ts';
import { buildReportRows } from '#tests/support/access/build-reports.rows.ts';
import { classroomRows } from '#tests/support/access/classroom.rows.ts';
import {
  adminOnly,
  buyerOnly,
  callers,
  cartOwnerOnly,
  cells,
  everyone,
  ownerOnly,
  signedIn,
  type Caller,
  type OtherUsersData,
  type Row,
} from '#tests/support/access/rows.ts';

const noLink = 'x'.repeat(43);
const noProduct = '00000000-0000-4000-8000-000000000000';
const boughtOrder = (b: OtherUsersData, caller: Caller) => ({ id: caller === 'guest' ? b.guestOrderId : b.orderId });

/** One row for each call of the contract. A new call without a row fails to compile. */
const matrix: Readonly<Record<keyof typeof api, Row>> = {
  'GET /api/products': { cells: everyone(200) },
  'GET /api/facets': { cells: everyone(200) },
  'GET /api/suggestions': { cells: everyone(200), query: '?q=fuzz' },
  'GET /api/search-advice': { cells: everyone(200), query: '?q=mn3007' },
  'GET /api/products/:id': { cells: everyone(200), params: () => ({ id: 'test-fuzz' }) },
  'GET /api/products/:id/related': { cells: everyone(200), params: () => ({ id: 'test-fuzz' }) },
  'GET /api/products/:id/contents': { cells: everyone(200), params: () => ({ id: 'test-fuzz' }) },
  'GET /api/products/:id/uses': { cells: everyone(200), params: () => ({ id: 'test-fuzz' }) },
  'GET /api/products/:id/reviews': { cells: everyone(200), params: () => ({ id: 'test-fuzz' }) },
  'GET /api/products/:id/reviews/own': { cells: signedIn(200), params: () => ({ id: 'test-fuzz' }) },
  // B alone has built or bought it, and has reviewed it already.
  'POST /api/products/:id/reviews': {
    cells: cells(401, 403, 409, 403),
    params: () => ({ id: 'test-fuzz' }),
    body: () => ({ stars: 5, words: 'Good.', shownName: 'X' }),
  },
  'GET /api/questions': { cells: everyone(200), query: '?q=fit' },
  'GET /api/products/:id/questions': { cells: everyone(200), params: () => ({ id: 'test-fuzz' }) },
  'GET /api/products/:id/questions/own': { cells: signedIn(200), params: () => ({ id: 'test-fuzz' }) },
  'POST /api/products/:id/questions': {
    cells: signedIn(201),
    params: () => ({ id: 'test-fuzz' }),
    body: () => ({ words: 'Does it fit?', shownName: 'X' }),
  },
  // There is no such question.
  'POST /api/questions/:id/answers': {
    cells: signedIn(404),
    params: () => ({ id: noProduct }),
    body: () => ({ words: 'It does.', shownName: 'X' }),
  },
  'GET /api/admin/contributions/:id/answer': { cells: adminOnly(200), params: (b) => ({ id: b.contributionId }) },
  'POST /api/admin/contributions/:id/answer': {
    cells: adminOnly(200),
    params: (b) => ({ id: b.contributionId }),
    body: () => ({ words: 'Thank you.', version: null }),
  },
  'GET /api/admin/catalogue-ratings': { cells: adminOnly(200) },
  'POST /api/admin/catalogue-ratings': { cells: adminOnly(204), body: () => ({ isShown: false }) },
  'PATCH /api/reviews/:id': {
    cells: signedIn(404),
    params: () => ({ id: noProduct }),
    body: () => ({ stars: 5, words: 'Good.', shownName: 'X', version: 1 }),
  },
  'GET /api/parts': { cells: everyone(200) },
  'POST /api/products/:id/notify': {
    cells: everyone(202),
    params: () => ({ id: 'test-fuzz' }),
    body: () => ({ email: 'x@example.com' }),
  },
  'GET /api/shop': { cells: everyone(200) },
  'GET /api/buy-link': { cells: everyone(200), query: '?lines=test-fuzz:1' },
  'GET /api/cart': { cells: everyone(200) },
  'POST /api/cart': { cells: everyone(201), body: () => ({ productId: 'test-fuzz' }) },
  'PATCH /api/cart/:id': {
    cells: cartOwnerOnly(200),
    params: (b) => ({ id: b.cartLineId }),
    body: () => ({ quantity: 2 }),
  },
  'DELETE /api/cart/:id': { cells: cartOwnerOnly(204), params: (b) => ({ id: b.cartLineId }) },
  // Everyone may ask; there is no such product.
  'POST /api/cart/units': { cells: everyone(409), body: () => ({ units: [{ productId: noProduct, quantity: 1 }] }) },
  'POST /api/cart/remove': { cells: cartOwnerOnly(204), body: (_, b) => ({ ids: [b.cartLineId] }) },
  'DELETE /api/cart': { cells: everyone(204) },
  'GET /api/wish-list': { cells: everyone(200) },
  'POST /api/wish-list': { cells: everyone(201), body: () => ({ productId: 'test-fuzz' }) },
  'DELETE /api/wish-list/:id': { cells: everyone(204), params: () => ({ id: 'test-fuzz' }) },
  'GET /api/builds': { cells: signedIn(200) },
  // The body claims to be of B, and a build is merged only for whom it says.
  'POST /api/builds/:id/changes': {
    cells: cells(401, 401, 200, 401),
    params: (b) => ({ id: b.buildId }),
    body: () => ({ kit: 'test-fuzz', changes: { ticks: { 'placed:R1': { 'd-11111111': 1 } } } }),
  },
  'GET /api/bills': { cells: signedIn(200) },
  'POST /api/bills/:id/changes': {
    cells: cells(401, 401, 200, 401),
    params: () => ({ id: noProduct }),
    body: () => ({ changes: { bill: { value: { name: 'N', text: 'T', answers: [] }, at: 1, by: 'd-11111111' } } }),
  },
  'GET /api/stash': { cells: signedIn(200) },
  'GET /api/stash/orders': { cells: signedIn(200) },
  // Here too the body claims to be of B.
  'POST /api/stash/changes': {
    cells: cells(401, 401, 200, 401),
    body: () => ({ changes: { pieces: { 'part:resistor-10k': { 'd-11111111': [3, 0] } } } }),
  },
  'POST /api/orders/:id/items/:itemId/unboxing': {
    cells: buyerOnly(200),
    params: (b, caller) => ({
      ...boughtOrder(b, caller),
      itemId: caller === 'guest' ? b.guestItemId : b.itemId,
    }),
    body: () => ({ isHere: true }),
  },
  'GET /api/cart/saved': { cells: everyone(200) },
  'GET /api/cart/parts': { cells: everyone(200) },
  // B's line is no board, so nobody gets parts for it.
  'POST /api/cart/parts': { cells: everyone(404), body: () => ({ productId: 'test-fuzz' }) },
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
  'GET /api/second-step': { cells: everyone(401) },
  'POST /api/second-step': { cells: everyone(401), body: () => ({ code: '123456' }) },
  'POST /api/second-step/passkey': { cells: everyone(401) },
  'DELETE /api/second-step': { cells: everyone(204) },
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
  'GET /api/checkout': { cells: everyone(200) },
  'GET /api/orders': { cells: signedIn(200) },
  'GET /api/orders/counts': { cells: signedIn(200) },
  'GET /api/orders/last': { cells: everyone(200) },
  // Only B has something in the cart.
  'POST /api/orders': {
    cells: cells(409, 409, 201, 409),
    body: () => newOrder,
    headers: { 'idempotency-key': 'one' },
  },
  'POST /api/order-links': { cells: everyone(202), body: () => ({ number: 'PK-1001', email: 'user-b@example.com' }) },
  'GET /api/orders/:id': { cells: buyerOnly(200), params: boughtOrder },
  'POST /api/orders/:id/cancel': { cells: buyerOnly(200), params: boughtOrder },
  'POST /api/orders/:id/transfer': {
    cells: buyerOnly(409),
    params: boughtOrder,
    body: () => ({ reference: 'SAMPN52026111700012' }),
  },
  'POST /api/orders/:id/again': { cells: buyerOnly(201), params: boughtOrder },
  'GET /api/orders/:id/invoice': { cells: buyerOnly(200), params: boughtOrder },
  'GET /api/orders/:id/credit-notes/:noteId': {
    cells: buyerOnly(200),
    params: (b, caller) => ({
      ...boughtOrder(b, caller),
      noteId: caller === 'guest' ? b.guestCreditNoteId : b.creditNoteId,
    }),
  },
  'GET /api/orders/:id/other-payments': { cells: buyerOnly(200), params: boughtOrder },
  'POST /api/orders/:id/payment-method': {
    cells: buyerOnly(200),
    params: boughtOrder,
    body: () => ({ method: 'razorpay' }),
  },
  'POST /api/orders/:id/payment': { cells: buyerOnly(200), params: boughtOrder },
  'POST /api/payments/razorpay/verify': {
    cells: everyone(404),
    body: () => ({ razorpay_order_id: 'order_x', razorpay_payment_id: 'pay_x', razorpay_signature: 'x' }),
  },
  'GET /api/user/business': { cells: signedIn(200) },
  'POST /api/user/business': { cells: signedIn(200), body: () => ({ companyName: 'Sample Audio Works LLP' }) },
  'DELETE /api/user/business': { cells: signedIn(204) },
  'GET /api/addresses': { cells: signedIn(200) },
  'POST /api/addresses': { cells: signedIn(201), body: () => anyAddress },
  'PATCH /api/addresses/:id': {
    cells: ownerOnly(200),
    params: (b) => ({ id: b.addressId }),
    body: () => ({ city: 'X' }),
  },
  'DELETE /api/addresses/:id': { cells: ownerOnly(204), params: (b) => ({ id: b.addressId }) },
  ...classroomRows,
  ...buildReportRows,
  ...quoteRows,
  ...officeQuoteRows,
  ...officeOrderRows,
  ...officePaymentRows,
  ...bankRows,
  ...productRows,
  ...importRows,
  ...drawingRows,
  ...pictureRows,
  ...staffRows,
  ...secondFactorRows,
  ...stockRows,
  ...officeSettingsRows,
  ...discountRows,
  ...auditRows,
  ...bookRows,
  ...todayRows,
  ...returnRows,
  ...savedViewRows,
  ...contributionRows,
  ...moderationRows,
  ...messageRows,
  ...helpRows,
  ...officeSearchRows,
  ...customerRows,
  ...officeNewsletterRows,
  ...programRows,
  ...jobRows,
};

const keys = Object.keys(api) as (keyof typeof api)[];
const adminKeys = keys.filter((key) => (api[key] as Endpoint).access === 'admin');

describe('who may call what', () => {
  let test: TestDatabase;
  let app: ReturnType<typeof buildAccessApp>;
  beforeAll(async () => {
    test = await openTestDatabase('postgres');
    app = buildAccessApp(test.db);
  });
  afterAll(() => test?.close());

  /** What was read or refused left the shop as it was, for the next caller and the next call; whatever else was done did not. */
  let shop: Awaited<ReturnType<typeof setUpAccessShop>> | null = null;
  const openShop = async () => (shop ??= await setUpAccessShop(test, app));
  const closeAfter = (method: string, status: number) => {
    if (method !== 'GET' && status < 400) shop = null;
  };

  it('is declared for each call of the contract', () => {
    expect(Object.keys(matrix).toSorted()).toEqual([...keys].toSorted());
  });

  it.each(keys.filter((key) => (api[key] as Endpoint).access === 'user'))('%s is closed to the anonymous', (key) => {
    expect(matrix[key].cells.anonymous).toBe(401);
  });

  it.each(adminKeys)('%s is open to the admin alone', (key) => {
    const { anonymous, guest, A, B } = matrix[key].cells;
    expect([anonymous, guest, A, B]).toEqual([404, 404, 404, 404]);
  });

  it.each(keys)('%s', async (key) => {
    const { method, path } = splitEndpointKey(key as EndpointKey);
    const row = matrix[key];
    // What is B's, as long as nobody has done what may change it: reading it costs more than most calls.
    let before: Awaited<ReturnType<typeof belongingsOfB>> | null = null;
    for (const caller of callers) {
      const { browsers, foreign } = await openShop();
      // B's own calls may change what is B's, and so may the admin's.
      const mayChange = caller === 'B' || (caller === 'admin' && path.startsWith('/api/admin/'));
      if (!mayChange) before ??= await belongingsOfB(test.db, foreign);
      const values = row.params?.(foreign, caller) ?? {};
      const query = caller === 'guest' && !row.query ? `?token=${foreign.guestToken}` : (row.query ?? '');
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => values[name]!) + query;
      // The body always claims to be about B, too: nobody's word about an owner counts.
      const claims = { userId: foreign.userId, user_id: foreign.userId, id: foreign.userId, role: 'admin' };
      const body = method === 'GET' ? undefined : { ...claims, ...row.body?.(caller, foreign) };
      const answer = await browsers[caller].call(`${method} ${url}`, body, row.headers);
      expect(answer.statusCode, `${key} as ${caller}: ${answer.body}`).toBe(row.cells[caller]);
      const after = mayChange ? before : await belongingsOfB(test.db, foreign);
      expect(after, `${key} as ${caller}`).toEqual(before);
      const admins = await test.db.query<{ username: string }>(`select username from users where role = 'admin'`);
      expect(admins.map(({ username }) => username).toSorted()).toEqual(['clerk', 'keeper', 'owner', 'writer']);
      closeAfter(method, answer.statusCode);
      if (mayChange || shop === null) before = null;
    }
  });

  const roles = ['clerk', 'writer', 'owner'] as const;
  const mayDo = (role: (typeof roles)[number], { right }: Endpoint) => right !== undefined && hasRight({ role }, right);
  const callAs = async (role: (typeof roles)[number], key: keyof typeof api) => {
    const { method, path } = splitEndpointKey(key as EndpointKey);
    const { params, query = '', body, headers } = matrix[key];
    const { staff, foreign } = await openShop();
    const values = params?.(foreign, 'admin') ?? {};
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => values[name]!) + query;
    const sent = method === 'GET' ? undefined : { ...body?.('admin', foreign) };
    const { statusCode } = await staff[role].call(`${method} ${url}`, sent, headers);
    closeAfter(method, statusCode);
    return statusCode;
  };

  it.each(adminKeys)('%s is done by roles with its right', async (key) => {
    const call = api[key] as Endpoint;
    for (const role of roles) {
      const expected = mayDo(role, call) && !call.requiresRecentPassword ? matrix[key].cells.admin : 403;
      expect(await callAs(role, key), `${key} as ${role}`).toBe(expected);
    }
  });

  it.each(adminKeys.filter((key) => (api[key] as Endpoint).requiresRecentPassword))(
    '%s is refused for nothing but the role to whoever has just given the password',
    async (key) => {
      for (const role of roles) {
        await openShop();
        await test.db.query('update sessions set confirmed_at = now()');
        const expected = mayDo(role, api[key]) ? matrix[key].cells.admin : 403;
        expect(await callAs(role, key), `${key} as ${role}`).toBe(expected);
      }
      shop = null;
    },
  );

  it('answers an admin call of anyone else with the same 404 as an unknown path', async () => {
    const { browsers } = await openShop();
    const [hidden, nothing] = [
      await browsers.A.call('GET /api/admin/failed-jobs'),
      await browsers.A.call('GET /api/admin/no-such-thing'),
    ];
    expect([hidden.statusCode, hidden.body]).toEqual([nothing.statusCode, nothing.body]);
  });

  it('is not changed by another site, which may make none of the writes', async () => {
    const { browsers, foreign } = await openShop();
    const before = await belongingsOfB(test.db, foreign);
    for (const key of keys.filter((one) => !one.startsWith('GET '))) {
      const { method, path } = splitEndpointKey(key as EndpointKey);
      const values = matrix[key].params?.(foreign, 'B') ?? {};
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => values[name]!);
      const body = matrix[key].body?.('B', foreign) ?? {};
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }] as Record<
        string,
        string
      >[]) {
        expect((await browsers.B.call(`${method} ${url}`, body, headers)).statusCode, key).toBe(403);
      }
      expect(await belongingsOfB(test.db, foreign), key).toEqual(before);
    }
  });
});
