import { expect, it } from 'vitest';
import type { PlacedOrder } from '#contracts/orders.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buy, everyPayment, guestWithFuzz, puneAddress, sendOrder, stockOf } from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('POST /api/orders', (database) => {
  const build = () => buildTestApp(database(), { payments: everyPayment });
  const guest = (changes?: Parameters<typeof guestWithFuzz>[1]) => guestWithFuzz(database(), changes);
  const jobs = async () =>
    (await database().query<{ kind: string }>('select kind from jobs order by kind')).map(({ kind }) => kind);

  it('orders what is in the cart: stock, lines, history, mails and an empty cart', async () => {
    const browser = await guest();
    const answer = await sendOrder(browser, { phone: '+91 98450 12345', notes: 'Ring twice' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
    expect(answer.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      number: 'PK-1001',
      status: 'pending',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      currency: 'INR',
      email: 'asha@example.com',
      phone: '+91 98450 12345',
      notes: 'Ring twice',
      items: [
        {
          id: expect.any(String),
          productId: expect.any(String),
          slug: 'test-fuzz',
          name: 'Test Fuzz',
          imageUrl: '/art/pedal-test-fuzz.svg',
          quantity: 2,
          price: '2999.00',
          total: '5998.00',
          paid: '5998.00',
        },
      ],
      subtotal: '5998.00',
      adjustments: [],
      shippingMethod: 'domestic-standard',
      shippingName: 'Standard',
      shippingAmount: '799.00',
      totalAmount: '6797.00',
      refundedAmount: '0.00',
      creditNotes: [],
      parcel: null,
      // By hand: 5998 × 18 / 118 = 914.949, 799 × 18 / 118 = 121.881.
      taxIncluded: '1036.83',
      taxes: { cgst: '0.00', sgst: '0.00', igst: '1036.83' },
      supply: 'inter-state',
      placeOfSupply: 'Maharashtra',
      business: null,
      arrivesFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      arrivesTo: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      shippingAddress: puneAddress,
      billingAddress: null,
      giftNote: null,
      customsKits: [],
      payment: {
        method: 'cod',
        name: 'Cash on delivery',
        status: 'due',
        test: false,
        paidAt: null,
        lastFailure: null,
        upi: null,
        transfer: null,
        sentReference: null,
      },
      payUntil: expect.stringMatching(/Z$/),
      history: [{ at: expect.stringMatching(/Z$/), status: 'pending', author: 'buyer', note: null }],
      invoiceNumber: null,
      returnCount: 0,
      classQuote: null,
      can: { cancel: true, pay: false },
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await stockOf(database(), 'test-fuzz')).toBe(8);
    expect((await browser.call('GET /api/cart')).json()).toEqual([]);
    expect(await jobs()).toEqual(['mail/order', 'mail/shop-order']);
  });

  it('knows a user by the session, whatever mail the body names, and gives no token', async () => {
    await addProduct(database(), { stock: null });
    const asha = await addUser(build(), database(), 'asha');
    const order = await buy(asha, { 'test-fuzz': 1 }, { email: 'bela@example.com', billingAddress: puneAddress });
    expect(order).toMatchObject({ email: 'asha@example.com', token: null, billingAddress: puneAddress });
    expect((await asha.call('GET /api/orders')).json()).toMatchObject([{ number: order.number }]);
    expect(await stockOf(database(), 'test-fuzz')).toBeNull();
  });

  it('takes null and nothing for what may be left out', async () => {
    await addProduct(database());
    const order = await buy(
      new Browser(build()),
      { 'test-fuzz': 1 },
      { billingAddress: null, notes: null, phone: '', paymentMethod: 'upi' },
    );
    expect(order).toMatchObject({ billingAddress: null, notes: null, phone: null });
  });

  it('writes states and countries as the tax office knows them', async () => {
    const browser = await guest();
    const shippingAddress = { ...puneAddress, state: ' ka ', country: 'IN', zipCode: '560038' };
    const order = (await sendOrder(browser, { shippingAddress })).json<PlacedOrder>();
    expect(order.shippingAddress).toMatchObject({ state: 'Karnataka', country: 'India' });
    expect(order.supply).toBe('intra-state');
  });

  it('goes to a country without states without one, and on the same day inside the city', async () => {
    const berlin = { ...puneAddress, city: 'Berlin', state: undefined, zipCode: '10115', country: 'Germany' };
    const abroad = (
      await sendOrder(await guest(), {
        shippingAddress: berlin,
        shippingMethod: 'international-standard',
        paymentMethod: 'razorpay',
      })
    ).json<PlacedOrder>();
    expect(abroad.shippingAddress).toMatchObject({ city: 'Berlin', state: '', country: 'Germany' });
    const inCity = { ...puneAddress, city: 'Bengaluru', state: 'Karnataka', zipCode: '560 038' };
    const browser = new Browser(build());
    const today = await buy(
      browser,
      { 'test-fuzz': 1 },
      { shippingAddress: inCity, shippingMethod: 'domestic-same-day' },
    );
    expect([today.shippingMethod, today.arrivesFrom]).toEqual(['domestic-same-day', today.arrivesTo]);
  });

  it('lets an order to be paid online wait half an hour, one by UPI a day, and one in cash three days', async () => {
    const browser = await guest();
    const online = (await sendOrder(browser, { paymentMethod: 'razorpay' })).json<PlacedOrder>();
    expect(online.payment).toMatchObject({ name: 'Test payment: no money moves', test: true, upi: null });
    expect(online.can).toEqual({ cancel: true, pay: true });
    const upi = await buy(browser, { 'test-fuzz': 1 }, { paymentMethod: 'upi' });
    expect(upi.payment.upi?.link).toContain(`tr=${upi.number}`);
    const minutes = ({ createdAt, payUntil }: PlacedOrder) =>
      Math.round((Date.parse(payUntil!) - Date.parse(createdAt)) / 60_000);
    const cash = await buy(browser, { 'test-fuzz': 1 });
    expect([minutes(online), minutes(upi), minutes(cash)]).toEqual([30, 1440, 4320]);
  });

  it('mails the shop once that the stock is low, and again only after it was refilled', async () => {
    await addProduct(database(), { stock: 7 });
    const app = build();
    const admin = await addUser(app, database(), 'keeper', 'admin');
    const told = async () => (await jobs()).filter((kind) => kind === 'mail/low-stock').length;
    await buy(new Browser(app), { 'test-fuzz': 1 });
    expect(await told()).toBe(0);
    const order = await buy(new Browser(app), { 'test-fuzz': 1 });
    await buy(new Browser(app), { 'test-fuzz': 1 });
    expect(await told()).toBe(1);
    await admin.call('PATCH /api/admin/products/test-fuzz', { stock: 5, expectedStock: 4 });
    await buy(new Browser(app), { 'test-fuzz': 1 });
    expect(await told()).toBe(1);
    await admin.call('PATCH /api/admin/products/test-fuzz', { stock: 6, expectedStock: 4 });
    await buy(new Browser(app), { 'test-fuzz': 1 });
    expect(await told()).toBe(2);
    // What a cancelled order gives back counts as stock, too.
    await admin.call(`POST /api/admin/orders/${order.id}/status`, { status: 'cancelled' });
    await buy(new Browser(app), { 'test-fuzz': 1 });
    expect([await told(), await stockOf(database(), 'test-fuzz')]).toEqual([3, 5]);
  });

  it('takes no price, total, status, owner, number or date from a client', async () => {
    const browser = await guest();
    const bela = await addUser(browser.app, database(), 'bela');
    const { id: userId } = (await bela.call('GET /api/user')).json<{ id: number }>();
    const claims = {
      id: '00000000-0000-4000-8000-000000000000',
      number: 'PK-7',
      userId,
      user_id: userId,
      price: '0.01',
      total: '0.01',
      totalAmount: '0.01',
      totalPaise: 1,
      subtotal: '0.01',
      shippingAmount: '0.00',
      status: 'delivered',
      paymentStatus: 'paid',
      payment: { status: 'paid' },
      currency: 'USD',
      createdAt: '2001-01-01T00:00:00Z',
      items: [{ productId: 'test-fuzz', quantity: 99, price: '0.01' }],
      token: 'x'.repeat(43),
    };
    const shippingAddress = { ...puneAddress, userId, id: 7, isDefault: true, gstin: 'x' };
    const order = (await sendOrder(browser, { ...claims, shippingAddress })).json<PlacedOrder>();
    expect(order).toMatchObject({ number: 'PK-1001', status: 'pending', totalAmount: '6797.00', currency: 'INR' });
    expect(order.payment.status).toBe('due');
    expect(order.items).toMatchObject([{ quantity: 2, price: '2999.00' }]);
    expect([order.id, order.token, order.createdAt]).not.toContain(claims.id);
    const [row] = await database().query<{ user_id: number | null; shipping_address: object }>(
      'select user_id, shipping_address from orders',
    );
    expect(row).toEqual({ user_id: null, shipping_address: puneAddress });
    expect((await bela.call('GET /api/orders')).json()).toEqual([]);
  });

  it('keeps notes of several lines with markup as the plain text they are', async () => {
    const browser = await guest();
    const notes = '<script>alert(1)</script>\r\nBcc: everyone@example.com\n=1+1\t"quoted"';
    const answer = await sendOrder(browser, { notes });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json<PlacedOrder>().notes).toBe(notes);
  });

  it('keeps the words of a present, and knows a present without words from none', async () => {
    const browser = await guest();
    const words = [
      ['  Happy birthday!  ', 'Happy birthday!'],
      ['', ''],
      [null, null],
    ] as const;
    for (const [giftNote, kept] of words) {
      const { id, token, ...placed } = await buy(browser, { 'test-fuzz': 1 }, { giftNote });
      const seen = (await browser.call(`GET /api/orders/${id}?token=${token}`)).json<PlacedOrder>();
      expect([placed.giftNote, seen.giftNote]).toEqual([kept, kept]);
    }
  });

  it('keeps what was bought as it was, whatever becomes of the product', async () => {
    const browser = await guest();
    const { id, token } = (await sendOrder(browser)).json<PlacedOrder>();
    await database().query(`update products set name = 'New', price_paise = 1, image_url = 'x', archived_at = now()`);
    const order = (await browser.call(`GET /api/orders/${id}?token=${token}`)).json<PlacedOrder>();
    expect(order.items).toMatchObject([
      { name: 'Test Fuzz', price: '2999.00', imageUrl: '/art/pedal-test-fuzz.svg', slug: null },
    ]);
  });
});
