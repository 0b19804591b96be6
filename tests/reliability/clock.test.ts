import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import type { PlacedOrder } from '#contracts/orders.ts';
import { arrivalDates } from '#domain/orders/delivery-dates.ts';
import { zoneDays, zoneOf } from '#domain/places/delivery-zones.ts';
import { deliveryDays } from '#domain/shipping/shipping.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { orderLinkDays } from '#domain/orders/order-link.ts';
import { holdMinutes } from '#domain/orders/payment.ts';
import { readClock } from '#server/clock/clock.ts';
import { addBuyers, type Buyer } from '../support/builders/buyers.ts';
import { newOrder } from '../support/builders/orders.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { ApiFleet } from '../support/processes/api-fleet.ts';
import { addProduct } from '../support/processes/shop-app.ts';
import { patience, scaled } from './scale.ts';

const hourMs = 60 * 60_000;
/** Four days change the day on which an order should arrive, whatever day it is; an hour is what clocks are off by. */
const skewsMs = [100 * hourMs, -100 * hourMs, ...(scaled({ short: 0, long: 1 }) ? [hourMs, -hourMs] : [])];

describe('processes with clocks of their own (postgres)', () => {
  let shop: TestDatabase;
  let fleets: ApiFleet[];

  beforeAll(async () => {
    shop = await openTestDatabase('postgres');
    fleets = await Promise.all(skewsMs.map((clockSkewMs) => ApiFleet.start(shop.url!, 1, { clockSkewMs })));
  });
  beforeEach(async () => {
    await shop.empty();
    await addProduct(shop.db, { stock: 1000 });
  });
  afterAll(async () => {
    await Promise.all((fleets ?? []).map((fleet) => fleet.stop()));
    await shop?.close();
  });

  const newBuyer = async (): Promise<Buyer> => (await addBuyers(shop.db, [{ 'test-fuzz': 1 }]))[0]!;
  const order = async (fleet: ApiFleet, { cookie }: Buyer, paymentMethod = 'upi'): Promise<PlacedOrder> => {
    const { status, body } = await fleet.sendPatiently(
      'POST /api/orders',
      {
        cookie,
        key: 'mine',
        body: { ...newOrder, paymentMethod },
      },
      patience,
    );
    expect(status).toBe(201);
    return JSON.parse(body) as PlacedOrder;
  };
  /** What each process answers, whose clocks all say something else. */
  const statuses = (call: string, cookie = '') =>
    Promise.all(fleets.map(async (fleet) => (await fleet.sendPatiently(call, { cookie }, patience)).status));
  const allOf = <T>(answer: T): T[] => skewsMs.map(() => answer);

  it.each(['cod', 'upi', 'razorpay'] as const)('hold what was ordered by %s as long as they say', async (method) => {
    for (const fleet of fleets) {
      const { id, payUntil } = await order(fleet, await newBuyer(), method);
      const rows = await shop.db.query<{ minutes: number; isNow: boolean; payUntil: Date }>(
        `select extract(epoch from pay_until - created_at)::integer / 60 as minutes, pay_until as "payUntil",
           created_at between now() - interval '10 minutes' and now() as "isNow" from orders where id = $1`,
        [id],
      );
      expect(rows).toMatchObject([{ minutes: holdMinutes[method], isNow: true }]);
      expect(payUntil).toBe(rows[0]!.payUntil.toISOString());
    }
  });

  it('say the day of arrival by the clock of the database, on the checkout and on the order', async () => {
    for (const fleet of fleets) {
      const buyer = await newBuyer();
      const before = await readClock(shop.db);
      const quote = await fleet.send(
        'GET /api/checkout?country=India&state=Maharashtra&city=Pune&zipCode=411001',
        buyer,
      );
      const placed = await order(fleet, buyer);
      const after = await readClock(shop.db);
      const quoted = (JSON.parse(quote.body) as CheckoutQuote).shippingOptions.find(
        ({ method }) => method === newOrder.shippingMethod,
      );
      // The day may change meanwhile.
      const method = 'domestic-standard';
      const zone = zoneOf(newOrder.shippingAddress, defaultSettings);
      const days = zoneDays(method, deliveryDays(method, 'india')!, zone, defaultSettings);
      const expected = [before, after].map((at) => arrivalDates(days, at, defaultSettings));
      expect(expected).toContainEqual({ from: quoted!.arrivesFrom, to: quoted!.arrivesTo });
      expect(expected).toContainEqual({ from: placed.arrivesFrom, to: placed.arrivesTo });
    }
  });

  it('let a session live as long as the database says', async () => {
    const { cookie, sessionId } = await newBuyer();
    await shop.db.query(
      `with asha as (
         insert into users (username, email, password_hash) values ('asha', 'asha@example.com', 'x') returning id
       )
       update sessions set user_id = asha.id, created_at = now() - interval '1 day' from asha where sessions.id = $1`,
      [sessionId],
    );
    const endsIn = (interval: string) =>
      shop.db.query(`update sessions set expires_at = now() + $1::text::interval`, [interval]);
    await endsIn('30 minutes');
    expect(await statuses('GET /api/user', cookie)).toEqual(allOf(200));
    await endsIn('-30 minutes');
    expect(await statuses('GET /api/user', cookie)).toEqual(allOf(401));
  });

  it('open an order to its link as long as the database says', async () => {
    const { id, token } = await order(fleets[0]!, await newBuyer());
    const madeAgo = (interval: string) =>
      shop.db.query(`update order_links set created_at = now() - $1::text::interval`, [interval]);
    await madeAgo(`${orderLinkDays} days -30 minutes`);
    expect(await statuses(`GET /api/orders/${id}?token=${token}`)).toEqual(allOf(200));
    await madeAgo(`${orderLinkDays} days 30 minutes`);
    expect(await statuses(`GET /api/orders/${id}?token=${token}`)).toEqual(allOf(404));
  });

  it('know the key of an order that another one placed', async () => {
    const buyer = await newBuyer();
    const ids = [];
    for (const fleet of [...fleets, ...fleets]) ids.push((await order(fleet, buyer)).id);
    expect(new Set(ids).size).toBe(1);
  });
});
