import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { startPostgresPair } from '../support/databases/postgres-pair.ts';
import { ApiFleet } from '../support/processes/api-fleet.ts';
import { everythingInStep, OrderLedger } from '../support/processes/order-ledger.ts';
import { scaled } from './scale.ts';

const failovers = scaled({ short: 1, long: 10 });
const processes = scaled({ short: 2, long: 3 });
const buyers = scaled({ short: 40, long: 200 });
/** While nothing takes orders. */
const readsMeanwhile = scaled({ short: 20, long: 200 });
const sellingAgainWithinMs = 15_000;

/** Someone who asks for the same list all the while, and keeps what was answered. */
function readOnAndOn(fleet: ApiFleet) {
  const statuses: number[] = [];
  const stop = new AbortController();
  const reading = (async () => {
    while (!stop.signal.aborted) {
      statuses.push((await fleet.send('GET /api/products', { cookie: '' })).status);
      await pause(10);
    }
  })();
  return {
    statuses,
    async stop() {
      stop.abort();
      await reading;
    },
  };
}

async function failOver() {
  const pair = await startPostgresPair();
  const db = await openPostgres({ databaseUrl: pair.url });
  try {
    await migrate(db);
    const ledger = await OrderLedger.open(db);
    const fleet = await ApiFleet.start(pair.url, processes);
    try {
      for (let index = 0; index < fleet.size; index += 1) await fleet.send('GET /api/products', { cookie: '' });
      const reader = readOnAndOn(fleet);
      const selling = ledger.sell(fleet, buyers);
      while (ledger.acknowledged < buyers / 8) await pause(1);
      await pair.primary.kill();
      const before = ledger.acknowledged;
      const readBefore = reader.statuses.length;
      while (reader.statuses.length < readBefore + readsMeanwhile) await pause(1);
      await pair.promote();
      const promotedAt = performance.now();
      while (ledger.acknowledged === before) await pause(1);
      const sellingAgainMs = performance.now() - promotedAt;
      await selling;
      await reader.stop();
      // What its buyers were told is held against what the new primary has, not what the old one had.
      const promoted = await openPostgres({ databaseUrl: pair.standby.url });
      const outcome = await ledger.reckon(promoted).finally(() => promoted.close());
      return { sellingAgainMs, before, outcome, reads: reader.statuses };
    } finally {
      await fleet.stop();
    }
  } finally {
    await db.close();
    await pair.stop();
  }
}

describe('a primary that is killed under orders, and its synchronous standby promoted', () => {
  it(`loses and doubles no order, sells again within 15 s and cuts off nobody who reads, ${failovers} times`, async () => {
    for (let round = 0; round < failovers; round += 1) {
      const { sellingAgainMs, before, outcome, reads } = await failOver();
      expect(outcome).toEqual(everythingInStep(buyers));
      // Otherwise the failover came after all the orders, and nothing was shown.
      expect(before).toBeLessThan(buyers);
      expect(sellingAgainMs).toBeLessThan(sellingAgainWithinMs);
      expect(reads.length).toBeGreaterThan(readsMeanwhile);
      expect(new Set(reads)).toEqual(new Set([200]));
    }
  });
});
