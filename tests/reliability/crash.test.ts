import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { ApiFleet } from '../support/processes/api-fleet.ts';
import { startPostgres, type RunningPostgres } from '../support/databases/postgres.ts';
import { everythingInStep, OrderLedger } from '../support/processes/order-ledger.ts';
import { scaled } from './scale.ts';

const appKills = scaled({ short: 6, long: 50 });
const databaseKills = scaled({ short: 3, long: 20 });
const buyersPerKill = 24;

describe('orders while processes are killed (postgres, three processes)', () => {
  let postgres: RunningPostgres;
  let db: Database;
  let fleet: ApiFleet;
  let ledger: OrderLedger;

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
    const tables = ['stock_moves', 'order_items', 'orders', 'cart_items', 'sessions', 'products', 'jobs'];
    const deletes = tables.map((table) => `delete from ${table};`).join(' ');
    // The moves of the stock are final for everyone but a replica.
    await db.transaction(
      async (tx) => void (await tx.query(`set local session_replication_role = replica; ${deletes}`)),
    );
    ledger = await OrderLedger.open(db);
  });

  /** Many buyers at once, and a kill in the middle of it: when the process that is meant has something to answer. */
  async function storm(kills: number, kill: (target: number) => Promise<void>): Promise<void> {
    for (let round = 0; round < kills; round += 1) {
      const target = round % fleet.size;
      const before = ledger.acknowledged;
      const buying = ledger.sell(fleet, buyersPerKill);
      // Once some have been answered, the others are in the midst of it.
      const [some, all] = [before + 1 + (round % 8), before + buyersPerKill];
      const isMidst = () => ledger.acknowledged >= some && fleet.inFlight(target) > 0;
      while (!isMidst() && ledger.acknowledged < all) await pause(1);
      await kill(target);
      await buying;
    }
  }

  it(`are neither lost nor doubled when a process of the shop is killed ${appKills} times`, async () => {
    const replaced = Array.from({ length: fleet.size }, () => Promise.resolve());
    await storm(appKills, async (target) => {
      // The others go on while a new one starts; whoever reaches the dead one asks again.
      replaced[target] = fleet.crash(target);
      await replaced[(target + 1) % fleet.size];
    });
    await Promise.all(replaced);
    expect(await ledger.reckon()).toEqual(everythingInStep(appKills * buyersPerKill));
    // So few kills may miss the moment between the order and its answer.
    expect(ledger.foundAgain).toBeGreaterThanOrEqual(scaled({ short: 0, long: 1 }));
  });

  it(`are neither lost nor doubled when the database is killed ${databaseKills} times`, async () => {
    await storm(databaseKills, async () => {
      await postgres.kill();
      await postgres.restart();
    });
    expect(await ledger.reckon()).toEqual(everythingInStep(databaseKills * buyersPerKill));
  });
});
