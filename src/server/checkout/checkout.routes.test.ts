import { expect, it } from 'vitest';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import { addDiscount } from '#tests/support/builders/discounts.ts';
import { Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('GET /api/checkout', (database) => {
  const build = () => buildTestApp(database(), { payments: { gateway: 'test', upiVpa: 'taar@bank' } });
  const quoteOf = async (browser: Browser, query = ''): Promise<CheckoutQuote> => {
    const answer = await browser.call(`GET /api/checkout${query}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    return answer.json();
  };
  const filled = async () => {
    await addProduct(database(), { price_paise: 150_050 });
    await addProduct(database(), { slug: 'wire', name: 'Wire', price_paise: 99, stock: null });
    const browser = new Browser(build());
    await browser.call('POST /api/cart', { productId: 'test-fuzz', quantity: 2 });
    await browser.call('POST /api/cart', { productId: 'wire', quantity: 3 });
    return browser;
  };

  it('tells what the cart costs, line by line and in every way it can be shipped', async () => {
    const quote = await quoteOf(await filled(), '?zipCode=560001');
    expect(quote.lines.map(({ product, total, obstacle }) => [product.slug, total, obstacle])).toEqual([
      ['test-fuzz', '3001.00', null],
      ['wire', '2.97', null],
    ]);
    expect([quote.subtotal, quote.obstacle]).toEqual(['3003.97', null]);
    expect(quote.shippingOptions.map(({ method, name, fee, total }) => [method, name, fee, total])).toEqual([
      ['domestic-standard', 'Standard', '799.00', '3802.97'],
      ['domestic-express', 'Express', '1599.00', '4602.97'],
      ['domestic-same-day', 'Same day', '2075.00', '5078.97'],
    ]);
    const [standard] = quote.shippingOptions;
    expect(standard).toMatchObject({
      time: '3-5 business days',
      arrivesFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(quote.shippingOptions.map(({ taxIncluded }) => taxIncluded)).toEqual(['580.11', '702.15', '774.76']);
    expect(quote.paymentMethods.map(({ method, name, test }) => [method, name, test])).toEqual([
      ['razorpay', 'Test payment: no money moves', true],
      ['upi', 'UPI', false],
      ['cod', 'Cash on delivery', false],
    ]);
  });

  it('states the ceiling of cash, and above it offers the other methods and says why', async () => {
    const browser = await filled();
    const within = await quoteOf(browser);
    expect([within.cashObstacle, within.paymentMethods.at(-1)!.note]).toEqual([
      null,
      'For goods worth up to ₹25,000. Please keep the exact amount ready for the courier.',
    ]);
    await database().query(`update products set price_paise = 1250000 where slug = 'test-fuzz'`);
    const above = await quoteOf(browser);
    expect(above.paymentMethods.map(({ method }) => method)).toEqual(['razorpay', 'upi']);
    expect(above.cashObstacle).toBe('Cash on delivery is for goods worth up to ₹25,000.');
    expect((await quoteOf(browser, '?country=Canada')).cashObstacle).toBeNull();
  });

  it('offers the shipping methods of the destination: abroad, unserved countries, Portland', async () => {
    const browser = await filled();
    const abroad = await quoteOf(browser, '?country=Canada&city=Toronto');
    expect(abroad.shippingOptions.map(({ method }) => method)).toEqual([
      'international-standard',
      'international-express',
    ]);
    expect(abroad.paymentMethods.map(({ method }) => method)).toEqual(['razorpay', 'upi']);
    expect((await quoteOf(browser, '?country=Brazil')).shippingOptions).toEqual([]);
    const here = await quoteOf(browser, '?country=IN&state=KA&city=portland');
    expect(here.shippingOptions.at(-1)).toMatchObject({ method: 'pickup', fee: '0.00', total: '3003.97' });
  });

  it('takes discounts off the goods where we do not ship by ourselves, too', async () => {
    await addDiscount(database(), { name: 'Ten off', code: null });
    await addDiscount(database(), { name: 'Free delivery', code: null, gift: { kind: 'free-shipping' } });
    const browser = await filled();
    const unserved = await quoteOf(browser, '?country=Brazil');
    const goods = Number(unserved.exportSubtotal);
    const [adjustment, ...others] = unserved.beforeDelivery!.adjustments;
    expect([adjustment!.label, adjustment!.on, others]).toEqual(['Ten off', 'goods', []]);
    expect(Number(adjustment!.amount)).toBeCloseTo(-goods / 10, 1);
    expect(Number(unserved.beforeDelivery!.total)).toBeCloseTo(goods + Number(adjustment!.amount), 2);
    expect((await quoteOf(browser, '?country=Canada')).beforeDelivery).toBeNull();
  });

  it('offers same day delivery to the PIN codes of the city alone, and says what it needs', async () => {
    const browser = await filled();
    const sameDay = async (query: string) => {
      const { shippingOptions, sameDayObstacle } = await quoteOf(browser, query);
      return [shippingOptions.some(({ method }) => method === 'domestic-same-day'), sameDayObstacle];
    };
    const forCity = 'Same day delivery is for Bengaluru only.';
    expect(await sameDay('?country=India&zipCode=560038')).toEqual([true, null]);
    expect(await sameDay('?zipCode=560%20038')).toEqual([true, null]);
    expect(await sameDay('?country=India&zipCode=791111')).toEqual([false, forCity]);
    expect(await sameDay('')).toEqual([false, `${forCity} Enter your PIN code to see if you can have it.`]);
    expect(await sameDay('?country=Germany&zipCode=56003')).toEqual([false, null]);
  });

  it('promises days by zone, from the PIN code and the state', async () => {
    const browser = await filled();
    const times = async (query: string) =>
      (await quoteOf(browser, query)).shippingOptions.slice(0, 2).map(({ time }) => time);
    expect(await times('?state=Karnataka')).toEqual(['5-7 business days', '2-3 business days']);
    expect(await times('?zipCode=577001')).toEqual(['5-7 business days', '2-3 business days']);
    expect(await times('?zipCode=400001')).toEqual(['4-6 business days', '1-2 business days']);
    expect(await times('?zipCode=791111')).toEqual(['8-10 business days', '5-6 business days']);
    expect(await times('?state=Lakshadweep')).toEqual(['8-10 business days', '5-6 business days']);
  });

  it('names the obstacle of a cart that cannot be ordered', async () => {
    const browser = await filled();
    await database().query(`update products set stock = 1 where slug = 'test-fuzz'`);
    const sentence = 'Only 1 of Test Fuzz left in stock. Lower the quantity to check out.';
    const quote = await quoteOf(browser);
    expect([quote.obstacle, quote.lines.map(({ obstacle }) => obstacle)]).toEqual([sentence, [sentence, null]]);
  });

  it('is empty for whoever has no cart, and makes no session for it', async () => {
    const browser = new Browser(build());
    expect(await quoteOf(browser)).toMatchObject({
      lines: [],
      subtotal: '0.00',
      obstacle: 'Your cart is empty, so there’s nothing to order.',
    });
    expect([browser.cookie, await database().query('select from sessions')]).toEqual(['', []]);
  });

  it('keeps the prices that it showed, and writes nothing when they are the same', async () => {
    const browser = await filled();
    const kept = () =>
      database().query(
        `select quoted_price_paise as "quoted", xmin::text from cart_items order by quoted_price_paise, xmin::text`,
      );
    expect(await kept()).toMatchObject([{ quoted: null }, { quoted: null }]);
    await quoteOf(browser);
    const first = await kept();
    expect(first).toMatchObject([{ quoted: 99 }, { quoted: 150_050 }]);
    await quoteOf(browser, '?country=Canada');
    expect(await kept()).toEqual(first);
  });

  it('refuses a place that is too long to be one', async () => {
    const answer = await new Browser(build()).call(`GET /api/checkout?city=${'x'.repeat(201)}`);
    expect([answer.statusCode, answer.body]).toEqual([400, 'That is too long for a place.']);
    const code = await new Browser(build()).call(`GET /api/checkout?zipCode=${'5'.repeat(21)}`);
    expect([code.statusCode, code.body]).toEqual([400, 'That is too long for a PIN code.']);
  });
});
