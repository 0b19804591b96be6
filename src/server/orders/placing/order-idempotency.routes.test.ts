import { expect, it } from 'vitest';
import { newOrder as newOrderSchema } from '#contracts/new-order.ts';
import type { PlacedOrder } from '#contracts/orders.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { everyPayment, guestWithFuzz, newOrder, sendOrder, stockOf } from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { paymentViews } from '../../payments/payment-views.ts';
import { createAssetUrls } from '../../assets/asset-urls.ts';
import { redeemDiscounts } from '../../discounts/discount-redemption.service.ts';
import { createPlaceOrder } from './place-order.service.ts';

describeOnPostgres('the Idempotency-Key of an order', (database) => {
  const build = () => buildTestApp(database(), { payments: everyPayment });
  const count = async (table: string) => (await database().query(`select from ${table}`)).length;
  const guest = (changes?: Parameters<typeof guestWithFuzz>[1]) => guestWithFuzz(database(), changes);
  const jobs = async () =>
    (await database().query<{ kind: string }>('select kind from jobs order by kind')).map(({ kind }) => kind);

  it('answers the same key with the same order, and with a token that opens it', async () => {
    const browser = await guest();
    const first = (await sendOrder(browser, {}, 'once')).json<PlacedOrder>();
    const again = await sendOrder(browser, {}, 'once');
    expect([again.statusCode, again.json<PlacedOrder>().id]).toEqual([201, first.id]);
    const { token } = again.json<PlacedOrder>();
    expect(token).not.toBe(first.token);
    for (const one of [token, first.token]) {
      expect((await new Browser(browser.app).call(`GET /api/orders/${first.id}?token=${one}`)).statusCode).toBe(200);
    }
    expect([await count('orders'), await stockOf(database(), 'test-fuzz')]).toEqual([1, 8]);
    expect(await jobs()).toEqual(['mail/order', 'mail/shop-order']);
  });

  it('refuses the same key with another body with 422, and changes nothing', async () => {
    const browser = await guest();
    await sendOrder(browser, {}, 'once');
    await browser.call('POST /api/cart', { productId: 'test-fuzz' });
    for (const change of [{ notes: 'And a pick' }, { paymentMethod: 'upi' }, { email: 'bela@example.com' }]) {
      const answer = await sendOrder(browser, change, 'once');
      expect([answer.statusCode, answer.body]).toEqual([
        422,
        'This Idempotency-Key was used for another order already. Please use a new one.',
      ]);
    }
    expect([await count('orders'), await count('cart_items'), await stockOf(database(), 'test-fuzz')]).toEqual([
      1, 1, 8,
    ]);
  });

  it('keeps keys apart by session, and from whoever signs in on the same device later', async () => {
    await addProduct(database());
    const app = build();
    const asha = await addUser(app, database(), 'asha');
    await asha.call('POST /api/cart', { productId: 'test-fuzz' });
    const order = (await sendOrder(asha, {}, 'once')).json<PlacedOrder>();
    const stranger = new Browser(app);
    await stranger.call('POST /api/cart', { productId: 'test-fuzz' });
    expect((await sendOrder(stranger, {}, 'once')).json<PlacedOrder>().id).not.toBe(order.id);
    await addUser(app, database(), 'bela');
    const before = new Browser(app, asha.cookie);
    await asha.call('POST /api/logout');
    expect((await sendOrder(before, {}, 'once')).body).toMatch(/^You signed in or out in another window/);
    expect((await sendOrder(asha, {}, 'once')).statusCode).toBe(422);
    await asha.signIn('bela');
    expect((await sendOrder(asha, {}, 'once')).statusCode).toBe(422);
    await asha.call('POST /api/logout');
    await asha.signIn('asha');
    expect((await sendOrder(asha, {}, 'once')).json<PlacedOrder>().id).toBe(order.id);
  });

  it('refuses with session-changed when the session changed its user or ended during the request', async () => {
    await guest();
    const [session] = await database().query<{ id: string }>('select id from sessions');
    const place = createPlaceOrder({
      db: database(),
      pictures: createAssetUrls({}),
      payments: paymentViews(),
      limited: true,
      redeemDiscounts,
      readKitBills: () => Promise.resolve([]),
    });
    const order = newOrderSchema.parse(newOrder);
    const send = (sessionId: string, userId: number | null) =>
      place({
        session: { id: sessionId, userId, knownUserId: null, isConfirmed: false, discountCode: null },
        ipAddress: '203.0.113.9',
        isLocal: true,
        key: 'mine',
        order,
      });
    const asha = await addUser(build(), database(), 'asha');
    const { id: userId } = (await asha.call('GET /api/user')).json<{ id: number }>();
    for (const [sessionId, owner] of [
      [session!.id, userId],
      [session!.id, 404],
      [crypto.randomUUID(), null],
    ] as const) {
      await expect(send(sessionId, owner)).rejects.toMatchObject({ code: 'session-changed' });
    }
    expect(await count('orders')).toBe(0);
    expect((await send(session!.id, null)).number).toBe('PK-1001');
  });
});
