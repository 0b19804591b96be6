import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { TcpProxy } from '../support/faults/tcp-proxy.ts';
import { addProduct, buildTestApp } from '../support/processes/shop-app.ts';
import { scaled } from './scale.ts';

const rounds = scaled({ short: 1, long: 20 });
const seenWithinMs = 10_000;

describe('a listener whose connection is black-holed', () => {
  let test: TestDatabase;
  let proxy: TcpProxy;
  let db: Database;
  let app: FastifyInstance;

  beforeAll(async () => {
    test = await openTestDatabase('postgres');
    proxy = await TcpProxy.start(Number(new URL(test.url!).port));
    db = await openPostgres({ databaseUrl: proxy.reroute(test.url!) });
    app = buildTestApp(db);
  });
  afterAll(async () => {
    await app?.close();
    await db?.close();
    await proxy?.close();
    await test?.close();
  });

  it('is made again: a price that another process changed meanwhile is seen within 10 s', async () => {
    const id = await addProduct(test.db, { slug: 'watched' });
    const price = async () => (await app.inject(`/api/products/${id}`)).json<{ price: string }>().price;
    expect(await price()).toBe('2999.00');
    for (let round = 1; round <= rounds; round += 1) {
      proxy.connectionsOf('taar listener').at(-1)!.blackHole();
      await test.db.query('update products set price_paise = $1 where id = $2', [100 * round, id]);
      await vi.waitFor(async () => expect(await price()).toBe(`${round}.00`), { timeout: seenWithinMs });
      expect((await app.inject('/readyz')).statusCode).toBe(200);
    }
  });
});
