import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { Flood } from '#tests/support/load/flood.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { spawnApi, type SpawnedApi } from '#tests/support/processes/spawn-api.ts';

/** More than a process lets in and lets wait. */
const dearCount = 600;
const busy = 'The shop is very busy right now. Please try again in a moment.';

const residentMb = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;

describe('a shop with more to do than it can', () => {
  let database: TestDatabase;
  let shop: SpawnedApi;
  let productId: string;

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    productId = await addProduct(database.db, { stock: null });
    shop = await spawnApi('api-process.ts', [database.url!, 'guarded']);
  });
  afterAll(async () => {
    await shop?.stop();
    await database?.close();
  });

  const get = async (path: string) => (await fetch(`http://127.0.0.1:${shop.port}${path}`)).status;
  const addToCart = () => ({ call: 'POST /api/cart', body: { productId } });

  it('turns dear requests away at once with 503 and Retry-After, answers the cheap ones, and is well again after', async () => {
    expect(await get('/api/products')).toBe(200);
    const beforeMb = residentMb(shop.pid);
    const flood = new Flood(shop.port, dearCount);
    let sent: Promise<void>[] = [];
    await database.db.transaction(
      async (tx) => {
        // Whoever writes to a cart waits for us, and fills the places.
        await tx.query('lock table sessions in access exclusive mode');
        sent = Array.from({ length: dearCount }, () => flood.send(addToCart()));
        const turnedAway = () => flood.answers.filter(({ body }) => body === busy).length;
        // Those at work are stuck, so whoever is answered by then was turned away at the door.
        await expect.poll(turnedAway, { timeout: 30_000 }).toBeGreaterThan(100);
        expect(await get('/healthz')).toBe(200);
        expect(await get('/api/products')).toBe(200);
      },
      { deadlineMs: 60_000 },
    );
    await Promise.all(sent);
    flood.close();

    expect(flood.failures).toEqual([]);
    expect(flood.answers).toHaveLength(dearCount);
    expect(new Set(flood.answers.map(({ status }) => status)).difference(new Set([201, 503])).size).toBe(0);
    const refused = flood.answers.filter(({ status }) => status === 503);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(residentMb(shop.pid) - beforeMb).toBeLessThan(200);

    const later = new Flood(shop.port, 1);
    await expect
      .poll(async () => {
        await later.send(addToCart());
        return later.answers.at(-1)?.status;
      })
      .toBe(201);
    later.close();
  });
});
