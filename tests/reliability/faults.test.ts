import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { addBuyers, type Buyer } from '../support/builders/buyers.ts';
import { newOrder } from '../support/builders/orders.ts';
import { startPostgres, type RunningPostgres } from '../support/databases/postgres.ts';
import { TcpProxy } from '../support/faults/tcp-proxy.ts';
import { ApiFleet } from '../support/processes/api-fleet.ts';
import { addProduct } from '../support/processes/shop-app.ts';
import { scaled } from './scale.ts';

const rounds = scaled({ short: 1, long: 20 });
const buyersPerRound = 12;
/** Times depend on how busy the machine is, so the short size asserts only that there is an answer. */
const answerLimitMs = scaled({ short: 60_000, long: 3000 });
const healLimitMs = scaled({ short: 60_000, long: 2000 });
const sentence = 'The shop can’t reach its database right now. Please try again in a moment.';

interface Told {
  readonly status: number;
  readonly body: string;
  readonly tookMs: number;
}

describe('a shop whose database is not well (postgres, two processes)', () => {
  let postgres: RunningPostgres;
  let proxy: TcpProxy;
  let db: Database;
  let fleet: ApiFleet;
  let acknowledged: string[];

  beforeAll(async () => {
    postgres = await startPostgres();
    db = await openPostgres({ databaseUrl: postgres.url });
    await migrate(db);
    proxy = await TcpProxy.start(Number(new URL(postgres.url).port));
    fleet = await ApiFleet.start(proxy.reroute(postgres.url), 2);
  });
  beforeEach(async () => {
    for (const table of ['orders', 'sessions', 'products']) await db.query(`truncate ${table} cascade`);
    await addProduct(db, { stock: 1_000_000 });
    acknowledged = [];
  });
  afterAll(async () => {
    await fleet?.stop();
    await proxy?.close();
    await db?.close();
    await postgres?.stop();
  });

  const newBuyers = () =>
    addBuyers(
      db,
      Array.from({ length: buyersPerRound }, () => ({ 'test-fuzz': 1 })),
    );

  async function order({ cookie }: Buyer): Promise<Told> {
    const startedMs = performance.now();
    const answer = await fleet.send('POST /api/orders', { cookie, key: 'mine', body: newOrder });
    if (answer.status === 201) acknowledged.push((JSON.parse(answer.body) as { id: string }).id);
    return { ...answer, tookMs: performance.now() - startedMs };
  }

  /** Repeats the request until it succeeds, and returns how long that took. */
  async function untilBought(buyer: Buyer): Promise<number> {
    const startedMs = performance.now();
    while ((await order(buyer)).status !== 201) {
      if (performance.now() - startedMs > 60_000) throw new Error('The shop has not healed.');
      await pause(20);
    }
    return performance.now() - startedMs;
  }

  const faults = {
    stopped: { begin: () => postgres.crash(), end: () => postgres.restart() },
    'black-holed': { begin: async () => proxy.blackHole(), end: async () => proxy.heal() },
    slow: { begin: async () => void (proxy.delayMs = 4000), end: async () => void (proxy.delayMs = 0) },
  };

  /** Every acknowledged order exists, every buyer who retried has one, and none has two. */
  async function reckon(buyers: number): Promise<void> {
    const kept = (await db.query<{ id: string }>('select id from orders')).map(({ id }) => id);
    expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
    expect(kept).toHaveLength(buyers);
    const [product] = await db.query<{ stock: number }>('select stock from products');
    expect(product!.stock).toBe(1_000_000 - buyers);
  }

  it.each(Object.keys(faults) as (keyof typeof faults)[])(
    'answers 503 with a sentence while it is %s, and heals',
    async (name) => {
      const { begin, end } = faults[name];
      for (let round = 0; round < rounds; round += 1) {
        const buyers = await newBuyers();
        await untilBought(buyers[0]!);
        await begin();
        const told = await Promise.all(buyers.slice(1).map(order));
        await end();
        const healedMs = await untilBought(buyers[1]!);
        expect(told.map(({ status, body }) => ({ status, body }))).toEqual(
          told.map(() => ({ status: 503, body: sentence })),
        );
        expect(Math.max(...told.map(({ tookMs }) => tookMs))).toBeLessThan(answerLimitMs);
        expect(healedMs).toBeLessThan(healLimitMs);
        await Promise.all(buyers.slice(2).map(untilBought));
      }
      await reckon(rounds * buyersPerRound);
    },
  );

  it('loses and doubles no order when connections are reset in the middle of them', async () => {
    let resets = 0;
    for (let round = 0; round < rounds; round += 1) {
      const buyers = await newBuyers();
      const buying = Promise.all(buyers.map(order));
      for (let count = 0; count < 5; count += 1) {
        await pause(3);
        resets += proxy.connections.length;
        proxy.resetAll();
      }
      const told = await buying;
      expect(told.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
      expect(Math.max(...told.map(({ tookMs }) => tookMs))).toBeLessThan(answerLimitMs);
      await Promise.all(buyers.map(untilBought));
    }
    expect(resets).toBeGreaterThan(0);
    await reckon(rounds * buyersPerRound);
  });
});
