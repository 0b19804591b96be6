import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '#server/sessions/token.ts';
import { ApiFleet, type ApiAnswer } from '../support/processes/api-fleet.ts';
import { addUser } from '../support/builders/accounts.ts';
import { stockOf } from '../support/builders/orders.ts';
import { addSentQuote } from '../support/builders/quotes.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { addProduct, buildTestApp } from '../support/processes/shop-app.ts';
import { patience } from './scale.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const withStatus = (answers: readonly ApiAnswer[], status: number): ApiAnswer[] =>
  answers.filter((answer) => answer.status === status);

describe('deciding about quotes at the same moment (postgres, three processes)', () => {
  let shop: TestDatabase;
  let fleet: ApiFleet;

  beforeAll(async () => {
    shop = await openTestDatabase('postgres');
    fleet = await ApiFleet.start(shop.url!);
  });
  beforeEach(() => shop.empty());
  afterAll(async () => {
    await fleet?.stop();
    await shop?.close();
  });

  /** A quote for so many units, and what opens it. */
  async function addQuote(productId: string, quantity: number) {
    const quote = await addSentQuote(shop.db, { userId: null, productId, quantity });
    const token = randomBytes(32).toString('base64url');
    await shop.db.query('insert into quote_links (token_hash, quote_id) values ($1, $2)', [hashToken(token), quote.id]);
    return { ...quote, token };
  }

  const accept = ({ number, token }: { number: string; token: string }, version = 1) =>
    fleet.sendPatiently(
      `POST /api/quotes/${number}/accept?token=${token}`,
      {
        cookie: '',
        body: { version, paymentMethod: 'cod', phone: '98450 12345', streetAddress: '1 Road', city: 'Panaji' },
      },
      patience,
    );
  const count = async (table: string) => (await shop.db.query(`select from ${table}`)).length;

  it('one quote that is accepted forty times at once makes one order, and everybody else is told which', async () => {
    const quote = await addQuote(await addProduct(shop.db, { stock: 100 }), 30);
    const answers = await Promise.all(times(40, () => accept(quote)));
    expect([withStatus(answers, 201).length <= 1, withStatus(answers, 409).length >= 39]).toEqual([true, true]);
    expect([await count('orders'), await count('order_items'), await stockOf(shop.db, 'test-fuzz')]).toEqual([
      1, 1, 70,
    ]);
    for (const { body } of withStatus(answers, 409)) expect(body).toContain('order PK-1001');
  });

  it('of ten quotes for thirty units each, three are accepted where there are a hundred; the rest stay open', async () => {
    const productId = await addProduct(shop.db, { stock: 100 });
    const quotes = await Promise.all(times(10, () => addQuote(productId, 30)));
    const answers = await Promise.all(quotes.map((quote) => accept(quote)));
    expect(answers.length).toBe(withStatus(answers, 201).length + withStatus(answers, 409).length);
    expect([await count('orders'), await stockOf(shop.db, 'test-fuzz')]).toEqual([3, 10]);
    const states = await shop.db.query<{ status: string }>('select status from quotes');
    expect(states.filter(({ status }) => status === 'accepted')).toHaveLength(3);
    expect(states.filter(({ status }) => status === 'sent')).toHaveLength(7);
  });

  it('a quote whose order is cancelled while it is accepted again has one order that goes on, or none', async () => {
    const productId = await addProduct(shop.db, { stock: 1000 });
    const quotes = await Promise.all(times(8, () => addQuote(productId, 5)));
    const made = await Promise.all(quotes.map((quote) => accept(quote)));
    await Promise.all(
      quotes.flatMap((quote, index) => {
        const { order, token } = JSON.parse(made[index]!.body) as { order: { id: string }; token: string };
        const cancel = fleet.sendPatiently(
          `POST /api/orders/${order.id}/cancel?token=${token}`,
          { cookie: '', body: {} },
          patience,
        );
        return [cancel, ...times(4, () => accept(quote))];
      }),
    );
    const going = await shop.db.query<{ count: number }>(
      `select count(*)::integer as count from quotes
       join orders on orders.id = quotes.order_id and orders.status <> 'cancelled' where quotes.status = 'accepted'`,
    );
    const live = await shop.db.query(`select from orders where status <> 'cancelled'`);
    expect(live.length).toBe(going[0]!.count);
    expect(await stockOf(shop.db, 'test-fuzz')).toBe(1000 - 5 * live.length);
    // Nobody is left with a quote that cannot be accepted any more.
    const again = await Promise.all(quotes.map((quote) => accept(quote)));
    expect(again.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await shop.db.query(`select from orders where status <> 'cancelled'`)).toHaveLength(8);
    expect(await stockOf(shop.db, 'test-fuzz')).toBe(960);
  });

  it('a quote that is sent again while it is accepted is either: an order of version 1, or version 2 and no order', async () => {
    const productId = await addProduct(shop.db, { stock: 1000 });
    const { cookie } = await addUser(buildTestApp(shop.db), shop.db, 'clerk', 'clerk');
    const quotes = await Promise.all(times(12, () => addQuote(productId, 1)));
    await Promise.all(
      quotes.flatMap((quote) => [
        accept(quote),
        fleet.sendPatiently(`POST /api/admin/quotes/${quote.id}/send`, { cookie, body: { version: 2 } }, patience),
      ]),
    );
    const rows = await shop.db.query<{ status: string; sentVersion: number }>(
      'select status, sent_version as "sentVersion" from quotes',
    );
    for (const { status, sentVersion } of rows)
      expect([status, sentVersion]).toEqual(status === 'accepted' ? ['accepted', 1] : ['sent', 2]);
    const accepted = rows.filter(({ status }) => status === 'accepted').length;
    expect([await count('orders'), await stockOf(shop.db, 'test-fuzz')]).toEqual([accepted, 1000 - accepted]);
  });
});
