import { describe, expect, it } from 'vitest';
import type { LastOrder, OrderCard, OrderCounts } from '#contracts/own-orders.ts';
import { addUser, Browser, signUp } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addOrder, buy, everyPayment, puneAddress } from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('the orders on a dashboard', (database) => {
  const build = () => buildTestApp(database(), { payments: everyPayment });
  const idOf = async (browser: Browser) => (await browser.call('GET /api/user')).json<{ id: number }>().id;
  const listOf = async (browser: Browser, query = '') => {
    const answer = await browser.call(`GET /api/orders${query}`);
    return { cards: answer.json<OrderCard[]>(), total: answer.headers['x-total-count'] };
  };

  it('carry pictures, names, counts, steps and what can be done', async () => {
    await addProduct(database());
    await addProduct(database(), { slug: 'wire', name: 'Wire', price_paise: 99, stock: 5, category: 'parts' });
    const asha = await signUp(build(), 'asha');
    await buy(asha, { 'test-fuzz': 1, wire: 3 }, { paymentMethod: 'razorpay' });
    const [card] = (await listOf(asha)).cards;
    expect(card).toMatchObject({
      items: [{ name: 'Test Fuzz', slug: 'test-fuzz' }, { name: 'Wire' }],
      lineCount: 2,
      pieces: 4,
      kitsOnly: false,
      history: [{ status: 'pending' }],
      payment: { method: 'razorpay', status: 'due' },
      payUntil: expect.stringMatching(/Z$/),
      hasInvoice: false,
      can: { cancel: true, pay: true },
    });
    // Two of the three wires are left; the fuzz still costs what it cost.
    const fuzz = Number((await asha.call('GET /api/products/test-fuzz')).json<{ price: string }>().price);
    expect(Number(card!.againAmount)).toBeCloseTo(fuzz + 2 * 0.99);
    await database().query(`update products set stock = 0`);
    expect((await listOf(asha)).cards[0]!.againAmount).toBeNull();
  });

  it('name the business and its purchase order where there are any', async () => {
    await addProduct(database());
    const asha = await signUp(build(), 'asha');
    await buy(asha, { 'test-fuzz': 1 });
    const business = { companyName: 'Sample Audio Works LLP', gstin: '27AAPFU0939F1ZV' };
    await buy(asha, { 'test-fuzz': 1 }, { business });
    await buy(asha, { 'test-fuzz': 1 }, { business: { ...business, purchaseOrder: 'EDU/2026-118' } });
    expect((await listOf(asha)).cards.map((card) => card.business)).toEqual([
      { companyName: 'Sample Audio Works LLP', purchaseOrder: 'EDU/2026-118' },
      { companyName: 'Sample Audio Works LLP', purchaseOrder: null },
      null,
    ]);
  });

  it('are all reached by paging, and counted', async () => {
    const asha = await signUp(build(), 'asha');
    const userId = await idOf(asha);
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 86_400_000);
    for (let index = 0; index < 115; index += 1) {
      await addOrder(database(), { user_id: userId, created_at: day(index) });
    }
    const { total } = await listOf(asha);
    const pages = await Promise.all([0, 50, 100].map((offset) => listOf(asha, `?limit=50&offset=${offset}`)));
    const numbers = pages.flatMap(({ cards }) => cards.map(({ number }) => number));
    expect([total, numbers.length, new Set(numbers).size]).toEqual(['115', 115, 115]);
  });

  it('are found by number, product, year and what is on the way, and only one’s own', async () => {
    await addProduct(database());
    const app = build();
    const asha = await signUp(app, 'asha');
    const bela = await addUser(app, database(), 'bela');
    const { number } = await buy(asha, { 'test-fuzz': 1 });
    await buy(bela, { 'test-fuzz': 1 });
    const userId = await idOf(asha);
    // Half past eleven in the evening in London is the next year in India.
    await addOrder(database(), { user_id: userId, created_at: new Date('2024-12-31T23:30:00Z'), status: 'shipped' });
    const found = async (query: string) => (await listOf(asha, query)).cards.map((card) => card.number);
    expect(await found(`?search=${number.toLowerCase()}`)).toEqual([number]);
    expect(await found('?search=FUZZ')).toEqual([number]);
    expect(await found('?search=%25')).toEqual([]);
    expect(await found('?year=2025')).toHaveLength(1);
    expect(await found('?year=2024')).toEqual([]);
    expect(await found('?show=on-the-way')).toEqual(await found('?year=2025'));
    const counts = (await asha.call('GET /api/orders/counts')).json<OrderCounts>();
    expect(counts).toMatchObject({ all: 2, onTheWay: 1 });
    expect(counts.years.at(-1)).toEqual({ year: 2025, count: 1 });
  });

  describe('the last of them', () => {
    const lastOf = async (browser: Browser) =>
      (await browser.call('GET /api/orders/last')).json<{ lastOrder: LastOrder | null }>().lastOrder;
    const bengaluru = { ...puneAddress, city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' };

    it('is the newest one of the user, whichever device it came from, and nobody else’s', async () => {
      await addProduct(database());
      const app = build();
      const asha = await signUp(app, 'asha');
      expect(await lastOf(asha)).toBeNull();
      await buy(asha, { 'test-fuzz': 1 }, { phone: '98450 11111' });
      await buy(
        asha,
        { 'test-fuzz': 1 },
        { phone: '98450 22222', shippingAddress: bengaluru, billingAddress: puneAddress },
      );
      expect(await lastOf(asha)).toEqual({
        email: null,
        phone: '98450 22222',
        shippingAddress: bengaluru,
        billingAddress: puneAddress,
        business: null,
      });
      expect(await lastOf(await addUser(app, database(), 'bela'))).toBeNull();
    });

    it('is that of a guest for the same session alone, for 30 days, and unless it was forgotten or claimed', async () => {
      await addProduct(database());
      const app = build();
      const guest = new Browser(app);
      expect(await lastOf(guest)).toBeNull();
      expect(guest.cookie).toBe('');
      await buy(guest, { 'test-fuzz': 1 }, { phone: '98450 11111' });
      const details = {
        email: 'asha@example.com',
        phone: '98450 11111',
        shippingAddress: puneAddress,
        billingAddress: null,
        business: null,
      };
      expect(await lastOf(guest)).toEqual(details);
      expect(await lastOf(new Browser(app))).toBeNull();
      const stranger = new Browser(app);
      await stranger.call('POST /api/cart', { productId: 'test-fuzz', quantity: 1 });
      expect(await lastOf(stranger)).toBeNull();
      for (const [change, back] of [
        [`created_at = created_at - interval '31 days'`, `created_at = created_at + interval '31 days'`],
        ['forgotten_at = now()', 'forgotten_at = null'],
      ]) {
        await database().query(`update orders set ${change}`);
        expect([change, await lastOf(guest)]).toEqual([change, null]);
        await database().query(`update orders set ${back}`);
        expect(await lastOf(guest)).toEqual(details);
      }
      await addUser(app, database(), 'asha');
      await database().query(`update orders set user_id = (select id from users where username = 'asha')`);
      expect(await lastOf(guest)).toBeNull();
    });

    it('is not that of a guest once somebody else has signed in and out there, even if the shop forgot who', async () => {
      await addProduct(database());
      const app = build();
      const browser = new Browser(app);
      await buy(browser, { 'test-fuzz': 1 }, { phone: '98450 11111' });
      expect(await lastOf(browser)).not.toBeNull();
      await addUser(app, database(), 'bela');
      expect((await browser.signIn('bela')).statusCode).toBe(200);
      expect(await lastOf(browser)).toBeNull();
      await browser.call('POST /api/logout');
      expect(await browser.whoAmI()).toBeNull();
      expect(await lastOf(browser)).toBeNull();
      await database().query('update sessions set known_user_id = null');
      expect(await lastOf(browser)).toBeNull();
    });
  });

  it.each(['offset=-1', 'offset=x', 'year=20', 'show=all', `search=${'x'.repeat(101)}`])('refuse %s', async (query) => {
    const asha = await signUp(build(), 'asha');
    expect((await asha.call(`GET /api/orders?${query}`)).statusCode).toBe(400);
  });
});
