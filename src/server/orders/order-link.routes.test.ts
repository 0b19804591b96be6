import { expect, it } from 'vitest';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buy } from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { deleteExpiredLinks } from './order-access.repository.ts';

describeOnPostgres('the link to the order of a guest', (database) => {
  const build = () => buildTestApp(database());
  const ask = (number: string, email: string) => new Browser(build()).call('POST /api/order-links', { number, email });
  const ageLinks = (days: number) =>
    database().query(`update order_links set created_at = now() - make_interval(days => $1)`, [days]);

  /** An order of asha@example.com, whose first mails are out of the way. */
  async function placeOrder(browser = new Browser(build())) {
    await addProduct(database());
    const order = await buy(browser, { 'test-fuzz': 1 });
    await deliverMail(database());
    return order;
  }

  const linkOf = (text: string): RegExpExecArray => /\/orders\/([\w-]+)(?:#token=([\w-]{43}))?/.exec(text)!;

  it('opens it with its token in a header, as in the query; the header comes first', async () => {
    const { id, token } = await placeOrder();
    const see = async (headers: Record<string, string>, query = '') =>
      (await new Browser(build()).call(`GET /api/orders/${id}${query}`, undefined, headers)).statusCode;
    expect(await see({ 'x-order-token': token! })).toBe(200);
    expect(await see({}, `?token=${token}`)).toBe(200);
    expect(await see({ 'x-order-token': 'x'.repeat(43) }, `?token=${token}`)).toBe(404);
    expect(await see({ 'x-order-token': 'x'.repeat(101) })).toBe(400);
    const again = { 'x-order-token': token! };
    const guest = new Browser(build());
    expect((await guest.call(`GET /api/orders/${id}/invoice`, undefined, again)).statusCode).toBe(200);
    expect((await guest.call(`POST /api/orders/${id}/cancel`, undefined, again)).statusCode).toBe(200);
  });

  it('ends after 90 days, and is deleted', async () => {
    const { id, token } = await placeOrder();
    const see = async () => (await new Browser(build()).call(`GET /api/orders/${id}?token=${token}`)).statusCode;
    await ageLinks(89);
    expect(await see()).toBe(200);
    await ageLinks(90);
    expect(await see()).toBe(404);
    await deleteExpiredLinks(database());
    expect(await database().query('select from order_links')).toEqual([]);
  });

  it('is mailed anew on asking, to the mailbox of the order', async () => {
    const { id, number } = await placeOrder();
    await ageLinks(91);
    const answer = await ask(` ${number.toLowerCase()} `, 'Asha@Example.com');
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    const [mail, ...others] = await deliverMail(database());
    expect([mail!.to.address, mail!.subject, others]).toEqual(['asha@example.com', `Your link to order ${number}`, []]);
    const [, orderId, token] = linkOf(mail!.text);
    expect(orderId).toBe(id);
    expect((await new Browser(build()).call(`GET /api/orders/${id}?token=${token}`)).statusCode).toBe(200);
  });

  it('is mailed to nobody when number and address do not fit, with the same answer', async () => {
    const { number } = await placeOrder();
    const right = await ask(number, 'asha@example.com');
    await deliverMail(database());
    for (const [given, email] of [
      [number, 'bela@example.com'],
      ['PK-9999999', 'asha@example.com'],
    ] as const) {
      const answer = await ask(given, email);
      expect([answer.statusCode, answer.body]).toEqual([right.statusCode, right.body]);
      expect(await deliverMail(database())).toEqual([]);
    }
  });

  it('carries no token when the order belongs to an account', async () => {
    const { number, id } = await placeOrder(await addUser(build(), database(), 'asha'));
    await ask(number, 'asha@example.com');
    const [mail] = await deliverMail(database());
    expect([linkOf(mail!.text)[1], linkOf(mail!.text)[2]]).toEqual([id, undefined]);
  });

  it('is mailed at most five times an hour to one mailbox, without a word, and then 429 for an address', async () => {
    const { number } = await placeOrder();
    for (let count = 0; count < 6; count += 1) expect((await ask(number, 'asha@example.com')).statusCode).toBe(202);
    expect(await deliverMail(database())).toHaveLength(5);
    await database().query(
      `update throttles set hits = array_fill(now(), array[30]) where key = 'order-link:address:127.0.0.1'`,
    );
    expect((await ask(number, 'bela@example.com')).statusCode).toBe(429);
  });

  it.each([
    {},
    { number: '', email: 'a@example.com' },
    { number: 'PK-1 or 1', email: 'a@example.com' },
    { number: 'PK-1', email: 'x' },
  ])('is refused with a sentence for %j', async (body) => {
    const answer = await new Browser(build()).call('POST /api/order-links', body);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringMatching(/^(Enter|An order number) .*\.$/)]);
  });
});
