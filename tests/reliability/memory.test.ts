import { execFileSync } from 'node:child_process';
import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase } from '../support/databases/databases.ts';
import { startShop, type RunningShop } from '../support/processes/shop-process.ts';
import { scaled } from './scale.ts';

const reads = scaled({ short: 300, long: 10_000 });
const searches = scaled({ short: 200, long: 10_000 });
const mayGrowMegabytes = 100;
const atOnce = 8;

const hot = [
  '/api/products',
  '/api/products?limit=24',
  '/api/products?category=kit',
  '/api/products?category=parts&limit=48',
  '/api/products/fuzz-box',
  '/api/products/fuzz-box/related',
];

describe('the memory of a process, whatever strangers ask for', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let database: { url: string; drop: () => Promise<void> };
  let shop: RunningShop;

  beforeAll(async () => {
    database = await createPostgresDatabase();
    shop = await startShop({ env: { DATABASE_URL: database.url, RATE_LIMIT: 'off' } });
    for (let time = 0; time < 3; time++) for (const path of hot) await ask(path);
    // The first hundred of each kind warm up what every process needs once.
    await flood(100, readOf);
    await flood(100, searchOf('warm'));
  });
  afterAll(async () => {
    agent.destroy();
    await shop?.stop();
    await database?.drop();
  });

  /** Whoever a busy machine turns away comes again. */
  async function ask(path: string): Promise<{ status: number; coding: string | undefined }> {
    const request = get(shop.url + path, { agent, headers: { 'accept-encoding': 'br' } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    await buffer(answer);
    if (answer.statusCode === 503) return pause(100).then(() => ask(path));
    return { status: answer.statusCode ?? 0, coding: answer.headers['content-encoding'] };
  }

  async function flood(count: number, pathOf: (n: number) => string): Promise<void> {
    let sent = 0;
    const askInTurn = async (): Promise<void> => {
      while (sent < count) {
        const path = pathOf(sent++);
        expect((await ask(path)).status, path).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, askInTurn));
  }

  const readOf = (n: number): string =>
    [`/api/products?x=${n}`, `/?x=${n}`, `/api/products?y${n}`, `/products/fuzz-box?x=${n}`][n % 4]!;

  /** A page of results takes much longer to make than a list, so it is every tenth. */
  const searchOf =
    (word: string) =>
    (n: number): string =>
      n % 10 === 0
        ? `/products?search=${word}${n}`
        : `/api/products?search=&maxPrice=${90_000 + n}&minPrice=${word.length}`;

  const megabytes = (): number =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(shop.pid)], { encoding: 'utf8' })) / 1024;

  it(`grows by less than ${mayGrowMegabytes} MB over ${reads} reads with unknown parameters and ${searches} different searches, and the hot stay hot`, async () => {
    const before = megabytes();
    await flood(reads, readOf);
    await flood(searches, searchOf('pedal'));
    expect(megabytes() - before).toBeLessThan(mayGrowMegabytes);
    // What is made anew is compressed only when it is asked for again, so these were there.
    for (const path of hot) expect(await ask(path), path).toEqual({ status: 200, coding: 'br' });
  });
});
