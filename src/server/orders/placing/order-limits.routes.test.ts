import { expect, it } from 'vitest';
import type { PlacedOrder } from '#contracts/orders.ts';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import {
  addOrder,
  buy,
  everyPayment,
  newOrder,
  puneAddress,
  sendOrder,
  stockOf,
} from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { buyerKeyRetention } from './reservation-limits.service.ts';

const openSentence =
  'Too many unpaid orders are open for you, your address or your internet connection. Pay or cancel one and try again, or write to help@taar.example.';
const heldSentence =
  'That’s more than we can set aside before it’s paid. Order fewer, pay or cancel an open order first, or write to help@taar.example: we’re happy to supply a class or a workshop.';

let people = 0;

/** Somebody the shop has never seen, but for the network. */
function stranger(changes: object = {}) {
  people += 1;
  return {
    email: `buyer${people}@example.com`,
    phone: `98450 ${10_000 + people}`,
    shippingAddress: { ...puneAddress, streetAddress: `${people} MG Road` },
    ...changes,
  };
}

describeOnPostgres('what one person may have open', (database) => {
  const build = (changes = {}) => buildTestApp(database(), { payments: everyPayment, ...changes });
  const tryOne = async (browser: Browser, changes: object) => {
    await browser.call('POST /api/cart', { productId: 'test-fuzz' });
    return sendOrder(browser, changes);
  };
  /** Further orders in the books that count for the same kind of holder as the newest one. */
  const fillUp = async (kind: string, orders: number, changes: object = {}) => {
    for (let count = 0; count < orders; count += 1) {
      await database().query(
        `insert into order_holders (holder, order_id)
         select holder, $1 from order_holders join orders on orders.id = order_id
         where holder like $2 order by created_at limit 1`,
        [await addOrder(database(), { ...changes }), `${kind}:%`],
      );
    }
  };

  it.each([
    ['visitor', 5, () => stranger()],
    ['mailbox', 5, () => stranger({ email: 'Asha+again@example.com' })],
    ['phone', 5, () => stranger({ phone: '+91 98450-12345' })],
    ['address', 10, () => stranger({ shippingAddress: { ...puneAddress, streetAddress: '1, M.G. road' } })],
    ['network', 20, () => stranger()],
  ] as const)('is refused with 409 beyond what a %s may: %i', async (kind, max, another) => {
    await addProduct(database());
    const app = build();
    const first = new Browser(app);
    await buy(first, { 'test-fuzz': 1 }, { phone: '098450 12345' });
    await fillUp(kind, max - 2);
    const browser = kind === 'visitor' ? first : new Browser(app);
    expect((await tryOne(browser, another())).statusCode).toBe(201);
    const refused = await tryOne(browser, another());
    expect([refused.statusCode, refused.body]).toEqual([409, openSentence]);
    expect((await browser.call('GET /api/cart')).json()).toHaveLength(1);
    expect(await stockOf(database(), 'test-fuzz')).toBe(8);
  });

  it('does not count orders that are paid, confirmed or cancelled', async () => {
    await addProduct(database());
    const app = build();
    const guest = new Browser(app);
    const { id, token } = await buy(guest, { 'test-fuzz': 1 });
    await fillUp('mailbox', 4);
    expect((await tryOne(guest, {})).body).toBe(openSentence);
    await guest.call(`POST /api/orders/${id}/cancel?token=${token}`);
    const next = (await sendOrder(guest)).json<PlacedOrder>();
    const admin = await addUser(app, database(), 'keeper', 'admin');
    expect((await tryOne(guest, {})).statusCode).toBe(409);
    await admin.call(`POST /api/admin/orders/${next.id}/status`, { status: 'confirmed' });
    expect((await sendOrder(guest)).statusCode).toBe(201);
    await database().query(`update orders set payment_status = 'paid' where id <> $1`, [next.id]);
    expect((await tryOne(guest, {})).statusCode).toBe(201);
  });

  it('answers an order of the same key although nothing more may be open', async () => {
    await addProduct(database());
    const guest = new Browser(build());
    await guest.call('POST /api/cart', { productId: 'test-fuzz' });
    const first = (await sendOrder(guest, {}, 'once')).json<PlacedOrder>();
    await fillUp('mailbox', 4);
    expect((await sendOrder(guest, {}, 'once')).json<PlacedOrder>().id).toBe(first.id);
  });

  it('is 100 pieces, or a twentieth of the shelf in pieces and in rupees', async () => {
    await addProduct(database(), { stock: 500, price_paise: 1000 });
    const guest = new Browser(build());
    await buy(guest, { 'test-fuzz': 60 }, { paymentMethod: 'upi' });
    await guest.call('POST /api/cart', { productId: 'test-fuzz', quantity: 60 });
    const refused = await sendOrder(guest);
    expect([refused.statusCode, refused.body]).toEqual([409, heldSentence]);
    expect(await stockOf(database(), 'test-fuzz')).toBe(440);
    await addProduct(database(), { slug: 'resistor', name: 'Resistor', stock: 4000, price_paise: 100 });
    expect((await sendOrder(guest)).statusCode).toBe(201);
    await database().query(`update products set price_paise = 300000 where slug = 'test-fuzz'`);
    await guest.call('POST /api/cart', { productId: 'test-fuzz', quantity: 40 });
    expect((await sendOrder(guest, { paymentMethod: 'razorpay' })).body).toBe(heldSentence);
  });

  it('leaves room for thirty kits in one order that is paid online', async () => {
    await addProduct(database(), { stock: 40, price_paise: 329_900 });
    const order = await buy(new Browser(build()), { 'test-fuzz': 30 }, { paymentMethod: 'upi' });
    expect([order.totalAmount, await stockOf(database(), 'test-fuzz')]).toEqual(['98970.00', 10]);
  });

  it('is refused with 429 to who orders and cancels in a circle', async () => {
    await addProduct(database());
    const guest = new Browser(build());
    const { id, token } = await buy(guest, { 'test-fuzz': 1 });
    await guest.call(`POST /api/orders/${id}/cancel?token=${token}`);
    await fillUp('mailbox', 19, { status: 'cancelled', payment_status: 'void' });
    const answer = await tryOne(guest, {});
    expect([answer.statusCode, answer.body]).toEqual([
      429,
      'Too many orders were cancelled today. Please try again tomorrow, or write to help@taar.example.',
    ]);
    await database().query(`update orders set created_at = created_at - interval '1 day'`);
    expect((await sendOrder(guest)).statusCode).toBe(201);
  });

  it('is 100 lines, which the checkout says too', async () => {
    await addProduct(database());
    const guest = new Browser(build());
    await guest.call('POST /api/cart', { productId: 'test-fuzz' });
    for (let count = 0; count < 100; count += 1)
      await addProduct(database(), { slug: `part-${count}`, name: `${count}` });
    await database().query(
      `insert into cart_items (session_id, product_id, quantity, added_price_paise)
       select session_id, product.id, 1, product.price_paise from cart_items, products product where slug like 'part-%'`,
    );
    const sentence = 'One order can hold 100 different products. Please split it into two.';
    expect((await guest.call('GET /api/checkout')).json<CheckoutQuote>().obstacle).toBe(sentence);
    const answer = await sendOrder(guest, { paymentMethod: 'upi' });
    expect([answer.statusCode, answer.body]).toEqual([409, sentence]);
  });

  it('is without a bound for load tests, except in time', async () => {
    await addProduct(database(), { stock: 1000, price_paise: 1000 });
    const guest = new Browser(build({ rateLimit: false }));
    for (let count = 0; count < 7; count += 1) await buy(guest, { 'test-fuzz': 20 });
    expect(await database().query('select from orders where pay_until is null')).toEqual([]);
  });

  it('is forgotten a day after the order was settled', async () => {
    await addProduct(database());
    const guest = new Browser(build());
    const { id, token } = await buy(guest, { 'test-fuzz': 1 });
    await buy(guest, { 'test-fuzz': 1 }, newOrder);
    await guest.call(`POST /api/orders/${id}/cancel?token=${token}`);
    const left = async () => {
      await buyerKeyRetention.deleteExpired!(database());
      return (await database().query('select distinct order_id from order_holders')).length;
    };
    expect(await left()).toBe(2);
    await database().query(`alter table orders disable trigger orders_updated_at`);
    await database().query(`update orders set updated_at = now() - interval '2 days'`);
    await database().query(`alter table orders enable trigger orders_updated_at`);
    expect(await left()).toBe(1);
  });
});
