import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import type { PriceQuote } from '#contracts/quotes.ts';
import { maxQuotedUnits, quoteRetentionYears, quoteSentences } from '#domain/quotes/quotes.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { retentions } from '../compose/retention.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';

const asked = {
  name: 'Meera K.',
  email: 'meera@example.edu',
  country: 'IN',
  state: 'Maharashtra',
  city: 'Pune',
  zipCode: '411016',
  business: { companyName: 'Sample Institute', gstin: null },
  reasons: ['class'],
  neededBy: '2026-12-11',
  words: 'A lab course for 30.\r\nPlease hurry.',
};

describeOnPostgres('asking for a quote', (database) => {
  let usualApp: FastifyInstance | undefined;
  const app = () => (usualApp ??= buildTestApp(database()));
  const ask = async (changes: object = {}, browser = new Browser(app())) => {
    const [known] = await database().query<{ id: string }>(`select id from products where slug = 'test-fuzz'`);
    const productId = known?.id ?? (await addProduct(database(), { stock: 5 }));
    return browser.call('POST /api/quotes', { ...asked, lines: [{ productId, quantity: 30 }], ...changes });
  };
  const kept = () => database().query(`select * from quotes`);
  const open = (number: string, token?: string | null, browser = new Browser(app())) =>
    browser.call(`GET /api/quotes/${number}`, undefined, token ? { 'x-quote-token': token } : {});

  it('takes more than there are in stock, leaves the cart alone, and mails the shop and whoever asked', async () => {
    const browser = new Browser(app());
    await addProduct(database(), { stock: 5 });
    await browser.call('POST /api/cart', { productId: 'test-fuzz' });
    const answer = await ask({}, browser);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { number: 'Q-1001', token: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect((await browser.call('GET /api/cart')).json()).toHaveLength(1);
    const mails = await deliverMail(database());
    expect(mails.map(({ to, subject }) => [to.address, subject]).toSorted()).toEqual([
      ['help@taar.example', '[Q-1001] Quote for Sample Institute'],
      ['meera@example.edu', 'We’ve got your request for a quote (Q-1001)'],
    ]);
    const [shop, receipt] = mails.toSorted((one, other) => one.to.address.localeCompare(other.to.address));
    expect(shop!.text).toMatch(/Test Fuzz[^]*30[^]*> A lab course for 30\.\n> Please hurry\./);
    expect(shop!.replyTo?.address).toBe('meera@example.edu');
    for (const typed of ['lab course', 'Meera', 'Sample']) expect(receipt!.text).not.toContain(typed);
    const token = /#token=([\w-]{43})/.exec(receipt!.text)?.[1];
    expect((await open('Q-1001', token)).statusCode).toBe(200);
  });

  it('opens for its token and for the account that asked, and for nobody else', async () => {
    const { number, token } = (await ask()).json<{ number: string; token: string }>();
    const quote = (await open(number.toLowerCase(), token)).json<PriceQuote>();
    expect(quote).toMatchObject({
      number: 'Q-1001',
      state: 'asked',
      address: { name: 'Meera K.', city: 'Pune', state: 'Maharashtra', zipCode: '411016', country: 'India' },
      business: { companyName: 'Sample Institute', gstin: null, purchaseOrder: null, receiver: null },
      asked: [{ name: 'Test Fuzz', quantity: 30 }],
      words: 'A lab course for 30.\nPlease hurry.',
      offer: null,
      order: null,
      messages: [],
    });
    const other = (await ask()).json<{ number: string; token: string }>();
    const unknown = [404, 'This link doesn’t open a quote. It may be incomplete, or too old.'];
    for (const [name, key] of [
      [number, undefined],
      [number, other.token],
      [number, 'x'.repeat(43)],
      ['Q-9999', token],
      ['PK-1001', token],
    ] as const) {
      const answer = await open(name, key);
      expect([answer.statusCode, answer.body], name).toEqual(unknown);
    }
    await database().query(`update quote_links set created_at = now() - interval '181 days'`);
    expect((await open(number, token)).statusCode).toBe(404);

    const [asha, bela] = [await addUser(app(), database(), 'asha'), await addUser(app(), database(), 'bela')];
    const own = (await ask({}, asha)).json<{ number: string; token: null }>();
    expect(own.token).toBeNull();
    expect((await open(own.number, null, asha)).statusCode).toBe(200);
    expect((await open(own.number, null, bela)).statusCode).toBe(404);
    expect((await asha.call('GET /api/user/export')).json().quotes).toMatchObject([{ number: own.number }]);
  });

  it.each<[string, object, string]>([
    ['name', { name: ' ' }, quoteSentences.nameMissing],
    ['email', { email: '' }, quoteSentences.emailMissing],
    ['email', { email: 'meera' }, 'Enter an email address, like you@example.com.'],
    ['PIN code', { zipCode: '011016' }, 'An Indian PIN code has six digits and does not start with 0'],
    ['state', { state: 'Nowhere' }, 'State is required'],
    ['country', { country: '' }, 'Country is required'],
    ['lines', { lines: [] }, quoteSentences.linesMissing],
    ['day', { neededBy: '11 December' }, quoteSentences.day],
    ['words', { words: 'x'.repeat(3001) }, quoteSentences.words],
    ['words', { words: 'a\u0000b' }, 'Your words are plain text.'],
    ['phone', { phone: 'call me' }, 'A phone number has digits, spaces and a leading + only.'],
    [
      'GSTIN of another state',
      { business: { companyName: 'S', gstin: '29AAGCB7383J1Z4' } },
      'Tell us who receives the parcel, so the tax on your invoice is right.',
    ],
  ])('is refused with a sentence for its %s', async (_, change, sentence) => {
    const answer = await ask(change);
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
    expect(await kept()).toEqual([]);
    expect(await database().query('select from jobs')).toEqual([]);
  });

  it.each([0, -1, 1.5, '3', maxQuotedUnits + 1, null])('is refused for %j units', async (quantity) => {
    const productId = await addProduct(database());
    const answer = await ask({ lines: [{ productId, quantity }] });
    expect([answer.statusCode, answer.body]).toEqual([400, quoteSentences.quantity]);
  });

  it('is refused for a product twice, for one that is unknown and for one that is no longer sold', async () => {
    const productId = await addProduct(database());
    const line = { productId, quantity: maxQuotedUnits };
    expect((await ask({ lines: [line, line] })).body).toBe(quoteSentences.linesTwice);
    const stranger = { ...line, productId: '00000000-0000-4000-8000-000000000000' };
    expect((await ask({ lines: [line, stranger] })).statusCode).toBe(404);
    await database().query('update products set archived_at = now()');
    expect((await ask({ lines: [line] })).statusCode).toBe(404);
    expect(await kept()).toEqual([]);
  });

  it('of a program that fills in every field is answered and forgotten', async () => {
    expect((await ask({ website: 'http://spam.example' })).statusCode).toBe(201);
    expect([await kept(), await deliverMail(database())]).toEqual([[], []]);
  });

  it('is refused with 429 after thirty an hour per network; ten an hour are confirmed per mailbox', async () => {
    for (let count = 0; count < 30; count += 1) expect((await ask()).statusCode).toBe(201);
    expect((await ask()).statusCode).toBe(429);
    const mails = await deliverMail(database());
    expect(mails.filter(({ to }) => to.address === 'meera@example.edu')).toHaveLength(10);
    expect(await kept()).toHaveLength(30);
  });

  it('is deleted after the years that the privacy policy names', async () => {
    await ask();
    const age = (days: number) =>
      database().query(`update quotes set created_at = now() - make_interval(days => $1)`, [days]);
    await age(quoteRetentionYears * 365);
    await deleteExpiredRows(database(), retentions);
    expect(await kept()).toHaveLength(1);
    await age(quoteRetentionYears * 365 + 2);
    await deleteExpiredRows(database(), retentions);
    expect(await kept()).toEqual([]);
  });
});
