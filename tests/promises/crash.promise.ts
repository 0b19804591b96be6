import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { ApiFleet } from '#tests/support/processes/api-fleet.ts';
import { addBuyers, type Buyer } from '#tests/support/builders/buyers.ts';
import { newOrder } from '#tests/support/builders/orders.ts';
import { startPostgres, type RunningPostgres } from '#tests/support/databases/postgres.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { scaled } from './scale.ts';

const appKills = scaled({ short: 6, long: 50 });
const databaseKills = scaled({ short: 3, long: 20 });
const buyersPerKill = 24;
const timeoutMs = 60_000;
const initialStock = 1_000_000;

describe('orders while processes are killed (postgres, three processes)', () => {
  let postgres: RunningPostgres;
  let db: Database;
  let fleet: ApiFleet;
  let outcomes: string[];
  /** How many orders had been made already when their buyers, who had lost the answer, asked again. */
  let found: number;

  beforeAll(async () => {
    postgres = await startPostgres();
    db = await openPostgres({ databaseUrl: postgres.url });
    await migrate(db);
    fleet = await ApiFleet.start(postgres.url);
  });
  afterAll(async () => {
    await fleet?.stop();
    await db?.close();
    await postgres?.stop();
  });
  beforeEach(async () => {
    for (const table of ['order_items', 'orders', 'cart_items', 'sessions', 'products', 'jobs']) {
      await db.query(`delete from ${table}`);
    }
    for (const slug of ['one', 'two']) await addProduct(db, { slug, name: slug, stock: initialStock });
    outcomes = [];
    found = 0;
  });

  /** Asks with the same key until the shop has said yes, as a browser does that lost the answer. */
  async function buy({ cookie }: Buyer): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const askedAt = Date.now();
      const answer = await fleet.send('POST /api/orders', { cookie, key: 'mine', body: newOrder }).catch(() => null);
      if (answer?.status === 201) {
        const { id, createdAt } = JSON.parse(answer.body) as { id: string; createdAt: string };
        outcomes.push(id);
        if (Date.parse(createdAt) < askedAt) found += 1;
        return;
      }
      if (answer && answer.status < 500) throw new Error(`Answered with ${answer.status}: ${answer.body}`);
      if (performance.now() > deadline) throw new Error(`Not answered in time: ${answer?.status} ${answer?.body}`);
      await pause(20);
    }
  }

  /** Many buyers at once, and a kill in the middle of it: when the process that is meant has something to answer. */
  async function storm(kills: number, kill: (target: number) => Promise<void>): Promise<void> {
    for (let round = 0; round < kills; round += 1) {
      const target = round % fleet.size;
      const carts = Array.from({ length: buyersPerKill }, () => ({ one: 1, two: 2 }));
      const buyers = await addBuyers(db, carts);
      const buying = Promise.all(buyers.map(buy));
      // Once some have been answered, the others are in the midst of it.
      const [some, all] = [outcomes.length + 1 + (round % 8), outcomes.length + buyersPerKill];
      const isMidst = () => outcomes.length >= some && fleet.inFlight(target) > 0;
      while (!isMidst() && outcomes.length < all) await pause(1);
      await kill(target);
      await buying;
    }
  }

  /** What became of the orders, against what their buyers were told. */
  async function reckon() {
    const rows = await db.query<{ id: string; lines: number }>(
      `select orders.id, count(*)::integer as lines from orders join order_items item on item.order_id = orders.id
       group by orders.id`,
    );
    const kept = new Set(rows.map(({ id }) => id));
    const told = new Set(outcomes);
    const stocks = await db.query<{ stock: number }>('select stock from products order by slug');
    return {
      buyers: outcomes.length,
      orders: rows.length,
      lost: [...told].filter((id) => !kept.has(id)).length,
      doubled: [...kept].filter((id) => !told.has(id)).length,
      partial: rows.filter(({ lines }) => lines !== 2).length,
      sold: stocks.map(({ stock }) => initialStock - stock),
      leftInCarts: (await db.query('select from cart_items')).length,
      mailsToTheShop: (await db.query(`select from jobs where kind = 'mail/shop-order'`)).length,
    };
  }

  const everythingInStep = (buyers: number) => ({
    buyers,
    orders: buyers,
    lost: 0,
    doubled: 0,
    partial: 0,
    sold: [buyers, 2 * buyers],
    leftInCarts: 0,
    mailsToTheShop: buyers,
  });

  it(`are neither lost nor doubled when a process of the shop is killed ${appKills} times`, async () => {
    const replaced = Array.from({ length: fleet.size }, () => Promise.resolve());
    await storm(appKills, async (target) => {
      // The others go on while a new one starts; whoever reaches the dead one asks again.
      replaced[target] = fleet.crash(target);
      await replaced[(target + 1) % fleet.size];
    });
    await Promise.all(replaced);
    expect(await reckon()).toEqual(everythingInStep(appKills * buyersPerKill));
    expect(found).toBeGreaterThan(0);
  });

  it(`are neither lost nor doubled when the database is killed ${databaseKills} times`, async () => {
    await storm(databaseKills, async () => {
      await postgres.kill();
      await postgres.restart();
    });
    expect(await reckon()).toEqual(everythingInStep(databaseKills * buyersPerKill));
  });
});
