import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import type { Database } from '#server/db/database.ts';
import { signWebhook } from '#server/payments/gateway/signatures.ts';
import { testKeys } from '#server/payments/simulator/test-keys.ts';
import { addBuyers, type Buyer } from '../support/builders/buyers.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { unpackTemplate } from '../support/databases/embedded-template.ts';
import { newOrder, stockOf } from '../support/builders/orders.ts';
import { LoadGenerator, type Answer, type Call } from '../support/load/load-generator.ts';
import { addProduct } from '../support/processes/shop-app.ts';
import { spawnApi, type SpawnedApi } from '../support/processes/spawn-api.ts';

/** How often each status was answered: { 201: 10, 409: 190 }. */
const tally = (answers: readonly Answer[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, group]) => [status, group.length]),
  );

const orderOf = ({ cookie }: Buyer): Call => ({
  call: 'POST /api/orders',
  headers: { cookie, 'idempotency-key': 'mine' },
  body: newOrder,
});

describe('buyers who come all at once to one process with an embedded database', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'taar-buyers-'));
    unpackTemplate(inject('embeddedTemplate'), join(dataDir, 'database'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  /** The folder belongs to one process at a time: to this one before and after, to the shop in between. */
  async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const db = await openDatabase({ databaseUrl: null, dataDir });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }

  const fillShop = (count: number): Promise<Buyer[]> =>
    withDatabase(async (db) => {
      await addProduct(db, { stock: 10 });
      return addBuyers(
        db,
        Array.from({ length: count }, () => ({ 'test-fuzz': 1 })),
      );
    });

  it('are all told yes or no: 10 of 200 buy the 10 units, and nobody is turned away for being too many', async () => {
    const buyers = await fillShop(200);
    const shop = await spawnApi('api-process.ts', [dataDir, 'guarded']);
    const flood = new LoadGenerator(shop.port, buyers.length);
    try {
      await Promise.all(buyers.map((buyer) => flood.send(orderOf(buyer))));
    } finally {
      flood.close();
      await shop.stop();
    }
    expect(flood.failures).toEqual([]);
    expect(tally(flood.answers)).toEqual({ 201: 10, 409: 190 });
    await withDatabase(async (db) => {
      expect([(await db.query('select from orders')).length, await stockOf(db, 'test-fuzz')]).toEqual([10, 0]);
    });
  });
});

describe('buyers among many who only look around', () => {
  let database: TestDatabase;
  let shop: SpawnedApi;

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    await addProduct(database.db, { stock: null });
    shop = await spawnApi('api-process.ts', [database.url!, 'guarded']);
  });
  afterAll(async () => {
    await shop?.stop();
    await database?.close();
  });

  it('all buy, and every word of the gateway is heard, while readers are turned away', async () => {
    const buyers = await addBuyers(
      database.db,
      Array.from({ length: 60 }, () => ({ 'test-fuzz': 1 })),
    );
    const [readers, buying, gateway] = [
      new LoadGenerator(shop.port, 1200),
      new LoadGenerator(shop.port, 60),
      new LoadGenerator(shop.port, 60),
    ];
    const event = { event: 'order.paid' };
    const webhook: Call = {
      call: 'POST /api/payments/razorpay/webhook',
      headers: { 'x-razorpay-signature': signWebhook(testKeys.webhookSecret, Buffer.from(JSON.stringify(event))) },
      body: event,
    };
    const reading = Array.from({ length: 1200 }, (_, index) =>
      readers.send({ call: `GET /api/products?search=fuzz%20${index}` }),
    );
    await Promise.all([...reading, ...buyers.flatMap((buyer) => [buying.send(orderOf(buyer)), gateway.send(webhook)])]);
    for (const flood of [readers, buying, gateway]) flood.close();

    expect([readers, buying, gateway].flatMap(({ failures }) => failures)).toEqual([]);
    expect(tally(buying.answers)).toEqual({ 201: 60 });
    expect(tally(gateway.answers)).toEqual({ 200: 60 });
    expect(tally(readers.answers)[503]).toBeGreaterThan(0);
  });
});
