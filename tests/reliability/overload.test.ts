import { execFileSync, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { LoadGenerator } from '../support/load/load-generator.ts';
import { addProduct } from '../support/processes/shop-app.ts';
import { startShop } from '../support/processes/shop-process.ts';
import { spawnApi, type SpawnedApi } from '../support/processes/spawn-api.ts';
import { root } from '../../tools/bootstrap/root.mjs';
import { scaled } from './scale.ts';

/** More than a process lets in and lets wait. */
const dearCount = 600;
const busy = 'The shop is very busy right now. Please try again in a moment.';

/** Of the requests that were answered with this status, how many within so many seconds. */
function shareWithin(metrics: string, status: string, seconds: string): number {
  const sum = (name: string, label: string) =>
    metrics
      .split('\n')
      .filter((line) => line.startsWith(`http_request_duration_seconds_${name}{`))
      .filter((line) => line.includes(`status="${status}"`) && line.includes(label))
      .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
  return sum('bucket', `le="${seconds}"`) / sum('count', '');
}

const residentMb = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;

const isLong = scaled({ short: 0, long: 1 }) === 1;

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
    const flood = new LoadGenerator(shop.port, dearCount);
    let sent: Promise<void>[] = [];
    await database.db.transaction(
      async (tx) => {
        // Whoever writes to a cart waits for us, and fills the places.
        await tx.query('lock table sessions in access exclusive mode');
        sent = Array.from({ length: dearCount }, () => flood.send(addToCart()));
        const turnedAway = () => flood.answers.filter(({ body }) => body === busy).length;
        // The admitted requests hang, so an answer by then is a refusal by the admission gate.
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

    const later = new LoadGenerator(shop.port, 1);
    await expect
      .poll(async () => {
        await later.send(addToCart());
        return later.answers.at(-1)?.status;
      })
      .toBe(201);
    later.close();
  });

  it.runIf(isLong)('keeps its figures with 1,500 connections at work', async () => {
    const metricsToken = 'a-token-of-24-characters';
    const loaded = await startShop({ env: { RATE_LIMIT: 'off', METRICS_TOKEN: metricsToken } });
    const word = () => Math.random().toString(36).slice(2, 6);
    const calls = [
      () => 'GET /api/cart',
      () => 'GET /api/products',
      () => `GET /api/products?search=${word()}`,
      () => `GET /products?search=${word()}`,
      () => `GET /api/orders/${crypto.randomUUID()}`,
    ];
    const port = Number(new URL(loaded.url).port);
    const visit = async (flood: LoadGenerator, seed: number, goesOn: (turn: number) => boolean) => {
      for (let turn = 0; goesOn(turn); turn += 1) await flood.send({ call: calls[(seed + turn) % calls.length]!() });
    };
    try {
      // A shop that has just started computes everything for the first time.
      const first = new LoadGenerator(port, 20);
      await Promise.all(Array.from({ length: 20 }, (_, seed) => visit(first, seed, (turn) => turn < 150)));
      first.close();

      // Clients are on other machines; here they share the cores, and give way.
      setPriority(15);
      const probe = fork('tests/support/processes/health-probe-process.ts', [loaded.url], { cwd: root });
      setPriority(probe.pid!, 0);
      const healthMs: number[] = [];
      probe.on('message', (tookMs) => healthMs.push(Number(tookMs)));
      const flood = new LoadGenerator(port, 1500);
      const untilMs = performance.now() + 30_000;
      const warmMb = residentMb(loaded.pid);
      const clients = Array.from({ length: 1500 }, async (_, seed) => {
        await pause(seed);
        await visit(flood, seed, () => performance.now() < untilMs);
      });
      await Promise.all(clients);
      flood.close();
      probe.disconnect();
      const headers = { authorization: `Bearer ${metricsToken}` };
      const metrics = await (await fetch(`${loaded.url}/metrics`, { headers })).text();

      healthMs.sort((a, b) => a - b);
      const healthP99 = healthMs[Math.floor(healthMs.length * 0.99)]!;
      const grownMb = Math.round(residentMb(loaded.pid) - warmMb);
      const shares = { refused: shareWithin(metrics, '503', '0.05'), admitted: shareWithin(metrics, '200', '1') };
      console.log({ asked: flood.answers.length, ...shares, healthP99, healthMax: healthMs.at(-1), grownMb });
      expect(flood.failures).toEqual([]);
      expect(flood.answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
      expect(shares.refused).toBeGreaterThan(0.99);
      expect(shares.admitted).toBeGreaterThan(0.99);
      expect(healthP99).toBeLessThan(100);
      expect(grownMb).toBeLessThan(300);
      await expect
        .poll(async () => (await fetch(`${loaded.url}/api/products?search=${word()}`)).status, { timeout: 5000 })
        .toBe(200);
    } finally {
      await loaded.stop();
    }
  });
});
