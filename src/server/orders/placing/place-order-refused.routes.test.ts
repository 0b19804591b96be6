import { expect, it } from 'vitest';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import {
  everyPayment,
  guestWithFuzz,
  newOrder,
  puneAddress,
  sendOrder,
  stockOf,
} from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('a refused order', (database) => {
  const build = () => buildTestApp(database(), { payments: everyPayment });
  const count = async (table: string) => (await database().query(`select from ${table}`)).length;
  const guest = (changes?: Parameters<typeof guestWithFuzz>[1]) => guestWithFuzz(database(), changes);

  /** Everything that is refused changes nothing: no order, no stock, no mail, and the cart stays. */
  const expectNothingDone = async (browser: Browser) => {
    for (const table of ['orders', 'order_items', 'order_keys', 'order_events', 'order_links', 'jobs']) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    expect(await stockOf(database(), 'test-fuzz')).toBe(10);
    expect((await browser.call('GET /api/cart')).json()).toHaveLength(1);
  };
  const abroad = { ...puneAddress, country: 'Canada', state: 'Ontario', city: 'Toronto', zipCode: 'K1A 0B1' };

  it.each([
    [400, { email: null }, /^Enter an email address so we can send you your receipt\.$/],
    [400, { email: undefined }, /^Enter an email address so we can send you your receipt\.$/],
    [400, { email: 'a@b.example\r\nBcc: c@d.example' }, /^\w[^\n]{10,}$/],
    [400, { email: ['a@b.example'] }, /^\w[^\n]{10,}$/],
    [400, { shippingAddress: undefined }, /^\w[^\n]{10,}$/],
    [400, { shippingAddress: { ...puneAddress, state: 'Bombay' } }, /^Please choose the state from the list\.$/],
    [400, { billingAddress: { ...puneAddress, state: 'Bombay' } }, /^Please choose the state from the list\.$/],
    [400, { shippingAddress: { ...puneAddress, zipCode: '12' } }, /^\w[^\n]{10,}$/],
    [400, { shippingAddress: { ...puneAddress, city: 'Pune\nBcc: x' } }, /^\w[^\n]{10,}$/],
    [400, { shippingMethod: 'by-pigeon' }, /^Please choose a delivery option\.$/],
    [400, { shippingMethod: undefined }, /^Please choose a delivery option\.$/],
    [400, { paymentMethod: 'barter' }, /^Please choose how you would like to pay\.$/],
    [400, { notes: 'x'.repeat(501) }, /^A note may have at most 500 characters\.$/],
    [400, { notes: 'a\u0000b' }, /^A note is plain text\.$/],
    [400, { giftNote: 'x'.repeat(301) }, /^A gift note may have at most 300 characters\.$/],
    [400, { giftNote: 'a\u0000b' }, /^A gift note is plain text\.$/],
    [400, { phone: 'call me' }, /^A phone number has digits, spaces and a leading \+ only\.$/],
    [400, { phone: null }, /^Cash on delivery needs a phone number/],
    [400, { phone: undefined }, /^Cash on delivery needs a phone number/],
    [400, { phone: '' }, /^Cash on delivery needs a phone number/],
    [400, { phone: '98450 1234' }, /^Cash on delivery needs a phone number of ten digits/],
    [400, { shippingAddress: { ...puneAddress, state: '' } }, /^State is required$/],
    [400, { shippingAddress: { ...abroad, state: '' } }, /^Enter your province or territory\.$/],
    [400, { shippingAddress: { ...abroad, zipCode: 'K1A' } }, /^Enter a postal code like M5V 2T6\.$/],
    [400, { shippingAddress: { ...abroad, zipCode: undefined } }, /^Enter your postal code\.$/],
    [400, { shippingAddress: { ...abroad, country: 'Germany' } }, /^Enter a postcode like 10115: 5 digits\.$/],
    [400, { billingAddress: { ...abroad, country: 'UK' } }, /^Enter a postcode like SW1A 1AA\.$/],
    [400, { shippingAddress: { ...abroad, city: '' } }, /^City is required$/],
    [
      409,
      { shippingMethod: 'domestic-same-day' },
      /^Same day delivery is for Bengaluru only\. Please choose another delivery option\.$/,
    ],
    [
      409,
      {
        shippingMethod: 'domestic-same-day',
        shippingAddress: { ...puneAddress, city: 'Bengaluru', state: 'Karnataka' },
      },
      /^Same day delivery is for Bengaluru only/,
    ],
    [400, { expectedTotal: 6797 }, /^expectedTotal must be an amount such as "3499\.00"\.$/],
    [400, { expectedTotal: '6797' }, /^expectedTotal must be an amount such as "3499\.00"\.$/],
    [409, { expectedTotal: '6796.99' }, /^A price has changed/],
    [409, { shippingMethod: 'international-standard' }, /^We can’t deliver to this address that way/],
    [409, { shippingMethod: 'pickup' }, /^We can’t deliver to this address that way/],
    [409, { shippingAddress: { ...abroad, country: 'Brazil' } }, /^We don’t ship there yet/],
    [
      409,
      { shippingAddress: abroad, shippingMethod: 'international-standard' },
      /^That payment method isn’t available/,
    ],
  ])('answers %i to %o and does nothing', async (status, change, sentence) => {
    const browser = await guest();
    const answer = await sendOrder(browser, change);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(sentence);
    await expectNothingDone(browser);
  });

  it.each(['', 'x'.repeat(101), undefined])('refuses the key %j', async (key) => {
    const browser = await guest();
    const headers = key === undefined ? undefined : { 'idempotency-key': key };
    const answer = await browser.call('POST /api/orders', newOrder, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toMatch(/^Send an Idempotency-Key header of 1 to 100 plain characters/);
    await expectNothingDone(browser);
  });

  it('refuses methods that the shop has not set up', async () => {
    const browser = await guest();
    const plain = new Browser(buildTestApp(database()), browser.cookie);
    for (const paymentMethod of ['upi', 'razorpay']) {
      expect((await sendOrder(plain, { paymentMethod })).statusCode).toBe(409);
    }
    await expectNothingDone(browser);
  });

  it('refuses an empty cart, of a visitor without a session too, and makes none', async () => {
    const stranger = new Browser(build());
    const answer = await sendOrder(stranger);
    expect([answer.statusCode, answer.body]).toEqual([409, 'Your cart is empty, so there’s nothing to order.']);
    expect([stranger.cookie, await count('sessions')]).toEqual(['', 0]);
    const browser = await guest();
    await browser.call('DELETE /api/cart');
    expect((await sendOrder(browser)).statusCode).toBe(409);
  });

  it.each([
    ['stock = 1', 'Only 1 of Test Fuzz left in stock. Lower the quantity to check out.'],
    ['stock = 0', 'Test Fuzz is out of stock. Remove it or save it for later to check out.'],
    ['archived_at = now()', 'Test Fuzz is out of stock. Remove it or save it for later to check out.'],
  ])('refuses a product that is no longer available with 409: %s', async (change, sentence) => {
    const browser = await guest();
    await database().query(`update products set ${change}`);
    const answer = await sendOrder(browser);
    expect([answer.statusCode, answer.body]).toEqual([409, sentence]);
    expect([await count('orders'), await count('cart_items'), await count('jobs')]).toEqual([0, 1, 0]);
  });

  it('takes no stock and answers 409 when one line is out of stock', async () => {
    const browser = await guest();
    await addProduct(database(), { slug: 'rare', name: 'Rare', stock: 1 });
    await browser.call('POST /api/cart', { productId: 'rare' });
    await database().query(`update products set stock = 0 where slug = 'rare'`);
    expect((await sendOrder(browser)).statusCode).toBe(409);
    expect([await stockOf(database(), 'test-fuzz'), await count('orders')]).toEqual([10, 0]);
  });

  it('refuses cash with 409 for goods worth more than ₹25,000, and takes another payment for them', async () => {
    const browser = await guest({ price_paise: 1_250_001 });
    const answer = await sendOrder(browser);
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      'Cash on delivery is for goods worth up to ₹25,000. Please choose another way to pay.',
    ]);
    await expectNothingDone(browser);
    expect((await sendOrder(browser, { paymentMethod: 'upi' })).statusCode).toBe(201);
  });

  it('refuses an order over the highest total with 409', async () => {
    const browser = await guest({ price_paise: 9_999_999_999 });
    const answer = await sendOrder(browser, { paymentMethod: 'razorpay' });
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      'An order as large as this is best made in writing. Please write to us.',
    ]);
  });

  it('refuses with 409 a price that the buyer has not seen', async () => {
    const browser = await guest();
    const admin = await addUser(browser.app, database(), 'keeper', 'admin');
    const reprice = (price: string) => admin.call('PATCH /api/admin/products/test-fuzz', { price });
    const sentence = 'A price has changed. Please check the new total and place your order again.';
    // Changed since it was put into the cart, and no quote seen since.
    await reprice('3100.00');
    expect((await sendOrder(browser)).body).toBe(sentence);
    // Seen at checkout, then changed once more: also when it became cheaper.
    await browser.call('GET /api/checkout');
    for (const price of ['3100.01', '1.00']) {
      await reprice(price);
      const answer = await sendOrder(browser);
      expect([answer.statusCode, answer.body]).toEqual([409, sentence]);
    }
    await expectNothingDone(browser);
    await browser.call('GET /api/checkout');
    expect((await sendOrder(browser, { expectedTotal: '801.00' })).json()).toMatchObject({ totalAmount: '801.00' });
  });

  it.each([-1, 0, 1.5, 1e21, 2 ** 31, '5', [5], null, true])('has no line with a quantity of %j', async (quantity) => {
    const browser = await guest();
    const [line] = (await browser.call('GET /api/cart')).json<{ id: string }[]>();
    for (const answer of [
      await browser.call('POST /api/cart', { productId: 'test-fuzz', quantity }),
      await browser.call(`PATCH /api/cart/${line!.id}`, { quantity }),
    ]) {
      expect([answer.statusCode, answer.body]).toEqual([400, 'Quantity must be a whole number from 1 to 99.']);
    }
    expect((await sendOrder(browser)).json()).toMatchObject({ items: [{ quantity: 2 }] });
  });
});
