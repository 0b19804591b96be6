import { expect, it } from 'vitest';
import type { Order, PlacedOrder } from '#contracts/orders.ts';
import { addUser, Browser, deliverMail, signUp, tokenIn } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addOrder, buy, stockOf } from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('an order of one’s own', (database) => {
  const build = () => buildTestApp(database(), { payments: { gateway: 'test', upiVpa: 'taar@bank' } });
  const ways = (order: string, token = '') => [
    `GET /api/orders/${order}${token}`,
    `POST /api/orders/${order}/cancel${token}`,
    `POST /api/orders/${order}/again${token}`,
  ];

  it('is 404 for a guest, another user, the admin and the bearer of a token for another order', async () => {
    await addProduct(database());
    const app = build();
    const asha = await addUser(app, database(), 'asha');
    const bela = await addUser(app, database(), 'bela');
    const admin = await addUser(app, database(), 'keeper', 'admin');
    const mine = await buy(asha, { 'test-fuzz': 1 });
    const guests = await buy(new Browser(app), { 'test-fuzz': 1 });
    const other = await buy(new Browser(app), { 'test-fuzz': 1 });
    const calls = [
      ...[new Browser(app), bela, admin].flatMap((who) =>
        [mine.id, mine.number, guests.id, guests.number].flatMap((order) =>
          [...ways(order), ...ways(order, `?token=${other.token}`), ...ways(order, '?token=')].map(
            (call) => [who, call] as const,
          ),
        ),
      ),
      ...['none', 'PK-', 'PK-9999', "x'%20or%20true%20--", crypto.randomUUID()].flatMap((order) =>
        ways(order, `?token=${guests.token}`).map((call) => [asha, call] as const),
      ),
    ];
    for (const [who, call] of calls) {
      const answer = await who.call(call);
      expect([call, answer.statusCode, answer.body]).toEqual([
        call,
        404,
        'There’s no such order, or it isn’t yours to see.',
      ]);
    }
    expect(await database().query(`select distinct status from orders`)).toEqual([{ status: 'pending' }]);
    expect(await database().query(`select from cart_items`)).toEqual([]);
  });

  it('is found by its id or its number, by its user or with its token', async () => {
    await addProduct(database());
    const app = build();
    const asha = await addUser(app, database(), 'asha');
    const mine = await buy(asha, { 'test-fuzz': 1 });
    const guests = await buy(new Browser(app), { 'test-fuzz': 1 });
    for (const [who, call] of [
      [asha, `GET /api/orders/${mine.id}`],
      [asha, `GET /api/orders/${mine.number.toLowerCase()}`],
      [new Browser(app), `GET /api/orders/${guests.id}?token=${guests.token}`],
      [asha, `GET /api/orders/${guests.number}?token=${guests.token}`],
    ] as const) {
      const answer = await who.call(call);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  it('keeps only the hash of what opens it', async () => {
    await addProduct(database());
    const { token } = await buy(new Browser(build()), { 'test-fuzz': 1 });
    const [row] = await database().query<{ text: string }>(
      `select string_agg(row_to_json(order_links)::text, ' ') || (select string_agg(payload::text, ' ') from jobs) as text
       from order_links`,
    );
    expect(row!.text).toContain('token_hash');
    expect(row!.text).not.toContain(token);
  });

  it('can be cancelled while it is pending or confirmed, and its units go back once', async () => {
    await addProduct(database());
    await addProduct(database(), { slug: 'wire', name: 'Wire', stock: null });
    const guest = new Browser(build());
    const admin = await addUser(guest.app, database(), 'keeper', 'admin');
    const order = await buy(guest, { 'test-fuzz': 3, wire: 2 });
    await admin.call(`POST /api/admin/orders/${order.id}/status`, { status: 'confirmed' });
    // Counted only since it was sold: no units of it were taken, so none go back.
    await admin.call('PATCH /api/admin/products/wire', { stock: 5 });
    const cancel = () => guest.call(`POST /api/orders/${order.id}/cancel?token=${order.token}`);
    const answer = await cancel();
    expect(answer.json<Order>()).toMatchObject({
      status: 'cancelled',
      payment: { status: 'void' },
      can: { cancel: false, pay: false },
      history: [{ author: 'buyer' }, { author: 'admin' }, { status: 'cancelled', author: 'buyer' }],
    });
    const again = await cancel();
    expect([again.statusCode, again.body]).toEqual([409, 'This order is already cancelled.']);
    expect([await stockOf(database(), 'test-fuzz'), await stockOf(database(), 'wire')]).toEqual([10, 5]);
    const mails = await database().query(
      `select payload ->> 'event' as event from jobs where kind = 'mail/order' order by 1`,
    );
    expect(mails).toEqual([{ event: 'cancelled' }, { event: 'confirmed' }, { event: 'placed' }]);
  });

  it('is refused with 409 when it is cancelled after it was shipped', async () => {
    await addProduct(database());
    const guest = new Browser(build());
    const order = await buy(guest, { 'test-fuzz': 1 });
    await database().query(`update orders set status = 'shipped'`);
    const answer = await guest.call(`POST /api/orders/${order.id}/cancel?token=${order.token}`);
    expect([answer.statusCode, answer.body]).toEqual([409, 'This order is shipped and can no longer be cancelled.']);
    expect(await stockOf(database(), 'test-fuzz')).toBe(9);
  });

  it('becomes refund-due when it is cancelled after payment, and the shop is mailed', async () => {
    await addProduct(database());
    const guest = new Browser(build());
    const admin = await addUser(guest.app, database(), 'keeper', 'admin');
    const order = await buy(guest, { 'test-fuzz': 1 }, { paymentMethod: 'upi' });
    await admin.call(`POST /api/admin/orders/${order.id}/paid`, {});
    const answer = await guest.call(`POST /api/orders/${order.id}/cancel?token=${order.token}`);
    expect(answer.json<Order>().payment).toMatchObject({ status: 'refund-due', paidAt: expect.any(String) });
    expect(await database().query(`select from jobs where kind = 'mail/shop-refund'`)).toHaveLength(1);
  });

  it('is added to the cart again, up to the stock', async () => {
    await addProduct(database());
    await addProduct(database(), { slug: 'rare', name: 'Rare', stock: 3 });
    await addProduct(database(), { slug: 'gone', name: 'Gone', stock: 1 });
    const app = build();
    const order = await buy(new Browser(app), { 'test-fuzz': 2, rare: 2, gone: 1 });
    // On another device, with something in its cart or without a session at all.
    const other = new Browser(app);
    const again = () => other.call(`POST /api/orders/${order.id}/again?token=${order.token}`);
    expect((await again()).json<object[]>()).toHaveLength(2);
    const contents = async () =>
      Object.fromEntries(
        (await other.call('GET /api/cart'))
          .json<{ quantity: number; product: { slug: string } }[]>()
          .map(({ product, quantity }) => [product.slug, quantity]),
      );
    expect(await contents()).toEqual({ 'test-fuzz': 2, rare: 1 });
    expect((await again()).statusCode).toBe(201);
    expect(await contents()).toEqual({ 'test-fuzz': 4, rare: 1 });
    await database().query('update products set stock = 0');
    const stranger = new Browser(app);
    const refused = await stranger.call(`POST /api/orders/${order.id}/again?token=${order.token}`);
    expect([refused.statusCode, refused.body]).toEqual([409, 'Nothing from this order is in stock right now.']);
    expect(stranger.cookie).toBe('');
  });

  it('is claimed by the account that confirms its mail address, and by no other', async () => {
    await addProduct(database());
    const app = build();
    const order: PlacedOrder = await buy(new Browser(app), { 'test-fuzz': 1 }, { email: 'Asha@Example.com' });
    await addOrder(database(), { email: 'bela@example.com' });
    const asha = await signUp(app, 'asha');
    expect((await asha.call('GET /api/orders')).json()).toEqual([]);
    const welcome = (await deliverMail(database())).find(({ subject }) => !subject.includes('PK-'));
    await asha.call('POST /api/email-confirmation', { token: tokenIn(welcome) });
    expect((await asha.call('GET /api/orders')).json()).toMatchObject([
      { number: order.number, claimedAt: expect.stringMatching(/Z$/) },
    ]);
    expect((await asha.call(`GET /api/orders/${order.id}`)).statusCode).toBe(200);
    // The link in the guest's mail stays good.
    expect((await new Browser(app).call(`GET /api/orders/${order.id}?token=${order.token}`)).statusCode).toBe(200);
  });
});
