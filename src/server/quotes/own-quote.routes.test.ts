import { expect, it } from 'vitest';
import type { OfficeQuoteSummary } from '#contracts/office-quotes.ts';
import type { OwnQuote } from '#contracts/quotes.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { addSentQuote } from '#tests/support/builders/quotes.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

interface Listed<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

describeOnBothEngines('finding quotes again', (database) => {
  const build = () => buildTestApp(database());
  const ask = (number: string, email: string) => new Browser(build()).call('POST /api/quote-links', { number, email });
  /** A quote of user-b@example.com, who has no account. */
  const addQuote = async (userId: number | null = null) =>
    addSentQuote(database(), { userId, productId: await addProduct(database(), { stock: 100 }) });
  const linkOf = (text: string): RegExpExecArray => /\/quote\/(Q-\d+)(?:#token=([\w-]{43}))?/.exec(text)!;

  it('by a fresh link, which is mailed on asking to the mailbox of the quote', async () => {
    const { number } = await addQuote();
    const answer = await ask(` ${number.toLowerCase()} `, 'User-B@Example.com');
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    const [mail, ...others] = await deliverMail(database());
    expect([mail!.to.address, mail!.subject, others]).toEqual([
      'user-b@example.com',
      `Your link to quote ${number}`,
      [],
    ]);
    const [, named, token] = linkOf(mail!.text);
    expect(named).toBe(number);
    const see = (key: string) => new Browser(build()).call(`GET /api/quotes/${number}?token=${key}`);
    expect([(await see(token!)).statusCode, (await see('x'.repeat(43))).statusCode]).toEqual([200, 404]);
    const kept = await database().query('select payload from jobs');
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('never by the answer: it is the same for what fits nothing, and nobody gets a mail', async () => {
    const { number } = await addQuote();
    const right = await ask(number, 'user-b@example.com');
    await deliverMail(database());
    for (const [given, email] of [
      [number, 'bela@example.com'],
      ['Q-9999999', 'user-b@example.com'],
    ] as const) {
      const answer = await ask(given, email);
      expect([answer.statusCode, answer.body]).toEqual([right.statusCode, right.body]);
      expect(await deliverMail(database())).toEqual([]);
    }
  });

  it('by a link without a token, where an account has asked: it opens for that account', async () => {
    const app = build();
    const bela = await addUser(app, database(), 'bela');
    const [user] = await database().query<{ id: number }>(`select id from users where username = 'bela'`);
    const { number } = await addQuote(user!.id);
    await ask(number, 'user-b@example.com');
    const [mail] = await deliverMail(database());
    expect([linkOf(mail!.text)[1], linkOf(mail!.text)[2]]).toEqual([number, undefined]);
    expect((await bela.call(`GET /api/quotes/${number}`)).statusCode).toBe(200);
  });

  it('five times an hour for a mailbox, without a word, and then 429 for a network', async () => {
    const { number } = await addQuote();
    for (let count = 0; count < 6; count += 1) expect((await ask(number, 'user-b@example.com')).statusCode).toBe(202);
    expect(await deliverMail(database())).toHaveLength(5);
    await database().query(
      `update throttles set hits = array_fill(now(), array[30]) where key = 'quote-link:address:127.0.0.1'`,
    );
    expect((await ask(number, 'bela@example.com')).statusCode).toBe(429);
  });

  it.each([
    {},
    { number: '', email: 'a@example.com' },
    { number: 'Q-1 or 1', email: 'a@example.com' },
    { number: 'Q-1', email: 'x' },
    { number: 'Q-1', email: '' },
  ])('is refused with a sentence for %j', async (body) => {
    const answer = await new Browser(build()).call('POST /api/quote-links', body);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringMatching(/^(Enter|A quote’s number) .*\.$/)]);
  });

  it('in the list of the account, page by page, each once; others have none of them', async () => {
    const app = build();
    const [bela, asha] = [await addUser(app, database(), 'bela'), await addUser(app, database(), 'asha')];
    const [user] = await database().query<{ id: number }>(`select id from users where username = 'bela'`);
    const productId = await addProduct(database(), { stock: 100 });
    for (let count = 0; count < 23; count += 1) await addSentQuote(database(), { userId: user!.id, productId });
    // Several at the very same moment are told apart by their ids.
    await database().query(`update quotes set created_at = date_trunc('hour', now())`);
    const read = async <Item>(by: Browser, path: string): Promise<Listed<Item>> => (await by.call(path)).json();
    const pages: number[] = [];
    const found: OwnQuote[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: Listed<OwnQuote> = await read(bela, `GET /api/quotes?${next && `cursor=${next}`}`);
      pages.push(page.items.length);
      found.push(...page.items);
      next = page.next;
    }
    expect(pages).toEqual([10, 10, 3]);
    expect(new Set(found.map(({ number }) => number)).size).toBe(23);
    expect(found[0]).toMatchObject({ state: 'open', units: 2, total: '200.00', order: null });
    expect(await read(asha, 'GET /api/quotes')).toEqual({ items: [], next: null });
    expect((await new Browser(app).call('GET /api/quotes')).statusCode).toBe(401);
    expect((await bela.call('GET /api/quotes?cursor=nonsense')).statusCode).toBe(400);

    const clerk = await addUser(app, database(), 'clerk', 'clerk');
    const numbers: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: Listed<OfficeQuoteSummary> = await read(
        clerk,
        `GET /api/admin/quotes?view=sent&limit=10${next && `&cursor=${next}`}`,
      );
      numbers.push(...page.items.map(({ number }) => number));
      next = page.next;
    }
    expect([numbers.length, new Set(numbers).size]).toEqual([23, 23]);
  });
});
