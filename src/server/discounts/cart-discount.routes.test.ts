import { expect, it } from 'vitest';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import type { CartDiscount } from '#contracts/discounts.ts';
import type { Order, PlacedOrder } from '#contracts/orders.ts';
import { rupees } from '#domain/money/money.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { addDiscount } from '#tests/support/builders/discounts.ts';
import { sendOrder } from '#tests/support/builders/orders.ts';
import { countStatements } from '#tests/support/databases/counted-statements.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnBothEngines('a discount', (database) => {
  /** A cart of a kit for ₹2,000 and ten parts for ₹30 each. */
  async function filled(app = buildTestApp(database())): Promise<Browser> {
    const [known] = await database().query('select from products');
    if (!known) {
      await addProduct(database(), { price_paise: 200_000, stock: 500 });
      const part = { slug: 'cap', name: 'Capacitor', category: 'parts', subcategory: 'other', kind: 'film-capacitor' };
      await addProduct(database(), { ...part, price_paise: 3_000, stock: null });
    }
    const browser = new Browser(app);
    await browser.call('POST /api/cart', { productId: 'test-fuzz' });
    await browser.call('POST /api/cart', { productId: 'cap', quantity: 10 });
    return browser;
  }
  const type = (browser: Browser, code: string) => browser.call('POST /api/cart/discount', { code });
  const seen = async (browser: Browser) => (await browser.call('GET /api/cart/discount')).json<CartDiscount>();
  const quoteOf = async (browser: Browser) => (await browser.call('GET /api/checkout')).json<CheckoutQuote>();
  const usesOf = async (id: string) =>
    (await database().query<{ uses: number }>('select uses from discounts where id = $1', [id]))[0]!.uses;

  it('is typed in the cart, is a line of it, of the checkout and of the order, and then is typed no more', async () => {
    const id = await addDiscount(database(), { maxUses: 5 });
    const browser = await filled();
    expect((await browser.call('GET /api/cart')).headers['x-discounts']).toBeUndefined();
    const answer = await type(browser, ' save10 ');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        code: 'SAVE10',
        codeProblem: null,
        subtotal: '2300.00',
        adjustments: [{ label: 'Ten percent (SAVE10)', amount: '-230.00', on: 'goods' }],
        shipping: '799.00',
        total: '2869.00',
        missingForFreeShipping: '4130.00',
      },
    ]);
    expect((await browser.call('GET /api/cart')).headers['x-discounts']).toBe('yes');
    const quote = await quoteOf(browser);
    expect([quote.discountCode, quote.shippingOptions[0]]).toMatchObject([
      'SAVE10',
      { total: '2869.00', codeProblem: null, adjustments: [{ amount: '-230.00' }], taxIncluded: '437.65' },
    ]);
    const order = (await sendOrder(browser, { expectedTotal: '2869.00' })).json<PlacedOrder>();
    expect(order).toMatchObject({ totalAmount: '2869.00', subtotal: '2300.00', taxIncluded: '437.65' });
    expect(order.adjustments).toEqual([{ label: 'Ten percent (SAVE10)', amount: '-230.00', on: 'goods' }]);
    expect(await usesOf(id)).toBe(1);
    const lines = await database().query('select adjusted_paise as "off" from order_items order by 1');
    expect(lines).toEqual([{ off: -20_000 }, { off: -3_000 }]);
    expect(await database().query('select given_paise as given, person from discount_uses')).toEqual([
      { given: 23_000, person: expect.stringMatching(/^mailbox:[\w-]{43}$/) },
    ]);
    await filled();
    expect(await seen(browser)).toMatchObject({ code: null, adjustments: [] });
  });

  it('is refused in a sentence, which leaves the code before it as it was', async () => {
    await addDiscount(database());
    await addDiscount(database(), { code: 'LATER', startsOn: '2999-01-01' });
    await addDiscount(database(), { code: 'OVER', endsOn: '2020-01-31' });
    const browser = await filled();
    await type(browser, 'SAVE10');
    const refused = async (code: string) => {
      const answer = await type(browser, code);
      return [answer.statusCode, answer.body];
    };
    expect(await refused('sav10')).toEqual([409, 'We don’t know the code SAV10. Check it for a typing slip.']);
    expect(await refused('LATER')).toEqual([409, 'LATER counts from 1 Jan 2999 on.']);
    expect(await refused('OVER')).toEqual([409, 'OVER ended on 31 Jan 2020.']);
    expect(await refused(' ')).toEqual([400, 'Type the code that you were given.']);
    expect((await seen(browser)).code).toBe('SAVE10');
    expect((await browser.call('DELETE /api/cart/discount')).statusCode).toBe(204);
    expect(await seen(browser)).toMatchObject({ code: null, total: '3099.00' });
  });

  it('makes no session for a code that is none, and one for a code that is', async () => {
    await addDiscount(database());
    const browser = new Browser(buildTestApp(database()));
    await type(browser, 'NONE');
    expect(browser.cookie).toBe('');
    expect((await type(browser, 'SAVE10')).json()).toMatchObject({ code: 'SAVE10', total: '799.00' });
    await browser.call('DELETE /api/cart/discount');
    expect(browser.cookie).not.toBe('');
  });

  it('that counts by itself needs no code, and nothing of the cart but a look', async () => {
    const app = buildTestApp(database());
    const browser = await filled(app);
    expect(await seen(browser)).toMatchObject({ adjustments: [] });
    await addDiscount(database(), { code: null, goods: { for: 'kinds', kinds: ['kit'] } });
    await expect.poll(async () => (await seen(browser)).adjustments).toHaveLength(1);
    expect((await browser.call('GET /api/cart')).headers['x-discounts']).toBe('yes');
    expect((await sendOrder(browser)).json<PlacedOrder>()).toMatchObject({
      totalAmount: '2899.00',
      adjustments: [{ label: 'Ten percent', amount: '-200.00', on: 'goods' }],
    });
    expect(await database().query('select from discount_uses')).toHaveLength(1);
  });

  it('costs an order without one no statement, and one with it three in a trip', async () => {
    await addDiscount(database(), { maxUses: 5 });
    const { db, during } = countStatements(database());
    const browser = await filled(buildTestApp(db));
    await type(browser, 'SAVE10');
    expect(await during(() => sendOrder(browser))).toEqual([
      'session-find',
      'BEGIN',
      'order-lock-session',
      'order-read-checkout',
      'order-holder-count',
      'discount-lock-limited',
      'discount-lock-unlimited',
      'discount-redeem',
      'order-insert',
      'COMMIT',
    ]);
  });

  it('that ended since it was seen stops the order with the reason; whoever saw the price without it has it', async () => {
    const id = await addDiscount(database());
    const browser = await filled();
    await type(browser, 'SAVE10');
    await database().query('update discounts set ended_at = now(), version = version + 1 where id = $1', [id]);
    const refused = await sendOrder(browser, { expectedTotal: '2869.00' });
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      'SAVE10 has ended. Nothing was ordered. Please check the new total and place your order again.',
    ]);
    expect((await sendOrder(browser)).statusCode).toBe(409);
    expect(await database().query('select from orders')).toEqual([]);
    const [option] = (await quoteOf(browser)).shippingOptions;
    expect(option).toMatchObject({ total: '3099.00', adjustments: [], codeProblem: 'SAVE10 has ended.' });
    expect((await sendOrder(browser, { expectedTotal: '3099.00' })).statusCode).toBe(201);
  });

  it('for once per person is once per mailbox of a guest, however it is written, and once per account', async () => {
    await addDiscount(database(), { maxPerPerson: 1 });
    const app = buildTestApp(database());
    const order = async (email: string) => {
      const browser = await filled(app);
      await type(browser, 'SAVE10');
      return (await sendOrder(browser, { email })).body;
    };
    expect(JSON.parse(await order('asha@example.com'))).toMatchObject({ totalAmount: '2869.00' });
    expect(await order('Asha+more@Example.com')).toMatch(
      /^You’ve used SAVE10 before, as often as one can\. Nothing was/,
    );
    expect(JSON.parse(await order('bela@example.com'))).toMatchObject({ totalAmount: '2869.00' });
    const user = await addUser(app, database(), 'chitra');
    const shop = async () => {
      await user.call('POST /api/cart', { productId: 'test-fuzz' });
      return type(user, 'SAVE10');
    };
    await shop();
    expect((await sendOrder(user)).statusCode).toBe(201);
    expect((await shop()).body).toBe('You’ve used SAVE10 before, as often as one can.');
  });

  it('comes back with an order that is cancelled, and is used again', async () => {
    const id = await addDiscount(database(), { maxUses: 1, maxPerPerson: 1 });
    const app = buildTestApp(database());
    const browser = await filled(app);
    await type(browser, 'SAVE10');
    const { id: orderId, token } = (await sendOrder(browser)).json<PlacedOrder>();
    expect([await usesOf(id), (await type(browser, 'SAVE10')).body]).toEqual([1, 'SAVE10 has been used up.']);
    const cancelled = await browser.call(`POST /api/orders/${orderId}/cancel`, undefined, { 'x-order-token': token! });
    expect(cancelled.statusCode).toBe(200);
    expect([await usesOf(id), await database().query('select from discount_uses')]).toEqual([0, []]);
    const again = await filled(app);
    await type(again, 'SAVE10');
    expect((await sendOrder(again)).statusCode).toBe(201);
    expect(await usesOf(id)).toBe(1);
  });

  it('on delivery is a line of the freight, for standard delivery alone', async () => {
    await addDiscount(database(), { name: 'Free delivery', gift: { kind: 'free-shipping' } });
    const browser = await filled();
    await type(browser, 'SAVE10');
    const [standard, express] = (await quoteOf(browser)).shippingOptions;
    expect(standard).toMatchObject({
      fee: '0.00',
      total: '2300.00',
      adjustments: [{ label: 'Free delivery (SAVE10)', amount: '-799.00', on: 'freight' }],
    });
    expect(express).toMatchObject({
      fee: '1599.00',
      adjustments: [],
      codeProblem: 'SAVE10 is for standard delivery in India.',
    });
    const order = (await sendOrder(browser)).json<Order>();
    expect(order).toMatchObject({ totalAmount: '2300.00', shippingAmount: '0.00', adjustments: [{ on: 'freight' }] });
  });

  it('is tried a limited number of times from one network', async () => {
    const browser = new Browser(buildTestApp(database()));
    const answers = [];
    for (let tries = 0; tries <= 60; tries += 1) answers.push((await type(browser, 'NONE')).statusCode);
    expect([answers.filter((status) => status === 409).length, answers.at(-1)]).toEqual([60, 429]);
  });

  it('keeps to amounts that need goods of a certain value, and says how much is missing', async () => {
    await addDiscount(database(), { minimum: rupees(2_500) });
    const browser = await filled();
    expect((await type(browser, 'SAVE10')).json()).toMatchObject({
      code: 'SAVE10',
      codeProblem: 'SAVE10 counts from ₹2,500 of goods. Add ₹200 more.',
      adjustments: [],
    });
    await browser.call('POST /api/cart', { productId: 'cap', quantity: 7 });
    expect(await seen(browser)).toMatchObject({ codeProblem: null, adjustments: [{ amount: '-251.00' }] });
  });
});
