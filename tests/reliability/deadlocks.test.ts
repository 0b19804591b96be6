import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '#server/db/database-errors.ts';
import type { Transaction } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { insert, lockCheckout, lockSession } from '#server/orders/placing/place-order.repository.ts';
import { release } from '#server/orders/stock.repository.ts';
import { addBuyers, type Buyer } from '../support/builders/buyers.ts';
import { addOrder, newOrder, newOrderRow, stockOf, toSoldLines } from '../support/builders/orders.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { ApiFleet, type ApiRequest } from '../support/processes/api-fleet.ts';
import { addProduct } from '../support/processes/shop-app.ts';
import { patience, scaled } from './scale.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('orders and cancels of one product (postgres)', () => {
  let shop: TestDatabase;

  beforeAll(async () => {
    shop = await openTestDatabase('postgres');
  });
  beforeEach(() => shop.empty());
  afterAll(() => shop?.close());

  it('are answered with 201 and 200 by three processes, and every unit comes back', async () => {
    const shoppers = scaled({ short: 12, long: 40 });
    const leastRounds = scaled({ short: 5, long: 20 });
    const end = performance.now() + scaled({ short: 0, long: 60_000 });
    await addProduct(shop.db, { stock: 1000 });
    const fleet = await ApiFleet.start(shop.url!);

    const send = (call: string, request: ApiRequest) => fleet.sendPatiently(call, request, patience);

    async function addBuyAndCancel({ cookie }: Buyer): Promise<number[]> {
      const added = await send('POST /api/cart', { cookie, body: { productId: 'test-fuzz' } });
      const placed = await send('POST /api/orders', { cookie, key: 'mine', body: newOrder });
      if (placed.status !== 201) return [added.status, placed.status];
      const { id, token } = JSON.parse(placed.body) as { id: string; token: string };
      const cancelled = await send(`POST /api/orders/${id}/cancel?token=${token}`, { cookie });
      return [added.status, placed.status, cancelled.status];
    }

    try {
      const statuses = new Map<number, number>();
      for (let round = 0; round < leastRounds || performance.now() < end; round += 1) {
        const buyers = await addBuyers(
          shop.db,
          times(shoppers, () => ({})),
        );
        for (const status of (await Promise.all(buyers.map(addBuyAndCancel))).flat()) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
      expect([...statuses.keys()].toSorted()).toEqual([200, 201]);
      expect(await stockOf(shop.db, 'test-fuzz')).toBe(1000);
    } finally {
      await fleet.stop();
    }
  });

  /** Closer together than requests can be: a deadlock that needs luck finds it here. */
  it('do not deadlock on 30 connections while others put it in their carts', async () => {
    const each = scaled({ short: 10, long: 2000 });
    const productId = await addProduct(shop.db, { stock: 1_000_000 });
    const buyers = await addBuyers(
      shop.db,
      times(10, () => ({ 'test-fuzz': 1 })),
    );
    const orderIds = await Promise.all(buyers.map(() => addOrder(shop.db)));
    await shop.db.query(
      `insert into order_items (order_id, product_id, name, quantity, price_paise, image_url, hsn_code, gst_rate_percent, counted)
       select orders.id, product.id, product.name, 1, product.price_paise, product.image_url, product.hsn_code, product.gst_rate_percent, true
       from orders, products product`,
    );
    const db = await openPostgres({ databaseUrl: shop.url!, poolSize: 30 });
    let [ended, runAgain, busy] = [0, 0, 0];

    async function repeat(isOver: (count: number) => boolean, work: (tx: Transaction) => Promise<unknown>) {
      for (let count = 0; !isOver(count); count += 1) {
        let runs = 0;
        const transaction = db.transaction((tx) => ((runs += 1), work(tx)));
        // A queue that was too long for a busy machine is no deadlock.
        await transaction.catch((error: unknown) => {
          if (!(error instanceof DatabaseUnavailable)) throw error;
        });
        ended += 1;
        if (runs > 1) runAgain += 1;
      }
    }

    async function repeatWork(work: (tx: Transaction) => Promise<unknown>) {
      busy += 1;
      await repeat((count) => count >= each, work);
      busy -= 1;
    }

    try {
      await Promise.all([
        ...buyers.map(({ sessionId }) =>
          repeatWork(async (tx) => {
            const order = newOrderRow(sessionId);
            await lockSession(tx, sessionId, []);
            // In place of what was ordered the last time.
            await tx.query(
              `insert into cart_items (session_id, product_id, quantity, added_price_paise) values ($1, $2, 1, 299900)
               on conflict do nothing`,
              [sessionId, productId],
            );
            const { lines } = await lockCheckout(tx, order);
            await insert(tx, { ...order, lines: toSoldLines(lines), countedLines: 1 });
          }),
        ),
        ...orderIds.map((id) => repeatWork((tx) => release(tx, id, { userId: null, reason: null }))),
        // What the foreign key of a cart does.
        ...times(10, () =>
          repeat(
            () => busy === 0,
            (tx) => tx.query('select from products where id = $1 for key share', [productId]),
          ),
        ),
      ]);
    } finally {
      await db.close();
    }
    expect(ended).toBeGreaterThan(20 * each);
    expect(runAgain).toBe(0);
  });
});
