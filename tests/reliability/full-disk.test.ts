import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { addBuyers, type Buyer } from '../support/builders/buyers.ts';
import { newOrder } from '../support/builders/orders.ts';
import { ask } from '../support/databases/postgres.ts';
import { startPostgresOnSmallDisks, type PostgresOnSmallDisks } from '../support/databases/postgres-small-disks.ts';
import { smallDiskObstacle } from '../support/faults/small-disk.ts';
import { ApiFleet } from '../support/processes/api-fleet.ts';
import { addProduct } from '../support/processes/shop-app.ts';
import { scaled } from './scale.ts';

const rounds = scaled({ short: 1, long: 20 });
const processes = scaled({ short: 1, long: 3 });
const buyersPerRound = scaled({ short: 48, long: 240 });
const atOnce = 12;
const stock = 1_000_000;
const healLimitMs = 60_000;
/** A recovery of a few megabytes is done long before. */
const recoveryMs = 10_000;
const sentence = 'The shop can’t reach its database right now. Please try again in a moment.';

const obstacle = smallDiskObstacle();
const orSkipped = obstacle === null ? '' : ` (skipped: ${obstacle})`;

describe.skipIf(obstacle !== null)(`a database without room (postgres on small disks)${orSkipped}`, () => {
  let server: PostgresOnSmallDisks;
  let db: Database;
  let fleet: ApiFleet;
  let told: { status: number; body: string }[];
  let acknowledged: string[];

  beforeAll(async () => {
    server = await startPostgresOnSmallDisks();
    db = await openPostgres({ databaseUrl: server.url });
    await migrate(db);
    fleet = await ApiFleet.start(server.url, processes);
  });
  beforeEach(async () => {
    for (const table of ['orders', 'sessions', 'products']) await db.query(`truncate ${table} cascade`);
    await addProduct(db, { stock });
    [told, acknowledged] = [[], []];
  });
  afterAll(async () => {
    await fleet?.stop();
    await db?.close();
    await server?.stop();
  });

  async function order({ cookie }: Buyer): Promise<boolean> {
    const { status, body } = await fleet.send('POST /api/orders', { cookie, key: 'mine', body: newOrder });
    const isPlaced = status === 201;
    if (isPlaced) acknowledged.push((JSON.parse(body) as { id: string }).id);
    told.push({ status, body: isPlaced ? '' : body });
    return isPlaced;
  }

  /** Some at once, until each was answered once. Answers who got no order. */
  async function orderAll(buyers: readonly Buyer[]): Promise<Buyer[]> {
    const refused: Buyer[] = [];
    const waiting = buyers.values();
    const work = async () => {
      for (const buyer of waiting) if (!(await order(buyer))) refused.push(buyer);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return refused;
  }

  /** Others on the same server write, too, until its log cannot grow; then all of it goes down. */
  async function writeUntilRefused(): Promise<void> {
    const text = `select pg_logical_emit_message(false, 'test', repeat('x', 200000)) from generate_series(1, 20)`;
    for (let isRefused = false; !isRefused;)
      isRefused = await ask(server.url, text).then(
        () => false,
        () => true,
      );
  }

  const isAnswering = (): Promise<boolean> =>
    ask(server.url, 'select 1').then(
      () => true,
      () => false,
    );

  /**
   * As an operator does who has made room: starts PostgreSQL again if it has given up, and nothing else. Version 18 may also
   * stay without an end: its recovery has failed, but the first process waits for its workers and accepts nobody.
   */
  async function sellToAll(buyers: readonly Buyer[]): Promise<void> {
    const startMs = performance.now();
    for (let left = buyers; left.length > 0; left = await orderAll(left)) {
      const waitedMs = performance.now() - startMs;
      if (waitedMs > healLimitMs) {
        const last = told.slice(-left.length).map(({ status, body }) => `${status} ${body}`);
        throw new Error(`The shop has not healed; it answers ${[...new Set(last)].join(', ')}`);
      }
      if (waitedMs > recoveryMs && !server.postgres.hasEnded() && !(await isAnswering())) await server.postgres.crash();
      if (server.postgres.hasEnded()) await server.postgres.restart();
      await pause(20);
    }
  }

  it.each(['tables', 'log'] as const)(
    'is 503 while the disk of its %s is full; then it heals, and no order was lost or doubled',
    async (part) => {
      const disk = server.disks[part];
      for (let round = 0; round < rounds; round += 1) {
        server.postgres.keepData();
        const buyers = await addBuyers(
          db,
          Array.from({ length: buyersPerRound }, () => ({ 'test-fuzz': 1 })),
        );
        expect(await orderAll(buyers.slice(0, atOnce))).toEqual([]);
        // Otherwise the log of the rounds before takes the room that is given back, and PostgreSQL cannot recover in it.
        await ask(server.url, 'checkpoint');
        disk.fill();
        const filling = part === 'log' ? writeUntilRefused() : null;
        const refused = await orderAll(buyers.slice(atOnce));
        await filling;
        // Otherwise no order was placed while the disk was full, and the test would show nothing.
        expect(refused.length).toBeGreaterThan(0);
        disk.free();
        await sellToAll(refused);
      }
      expect(told.filter(({ status, body }) => status !== 201 && (status !== 503 || body !== sentence))).toEqual([]);
      const kept = (await db.query<{ id: string }>('select id from orders')).map(({ id }) => id);
      expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
      expect(kept).toHaveLength(rounds * buyersPerRound);
      expect(await db.query('select stock from products')).toEqual([{ stock: stock - rounds * buyersPerRound }]);
    },
  );
});
