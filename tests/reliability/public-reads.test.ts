import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type RunningPostgres } from '../support/databases/postgres.ts';
import { screens as visited } from '../support/journeys/screens.ts';
import { rawStatus } from '../support/processes/raw-request.ts';
import { startShop, type RunningShop } from '../support/processes/shop-process.ts';
import { screens } from '#web/routes/screens.ts';
import { scaled } from './scale.ts';

const targets = scaled({ short: 300, long: 10_000 });
const atOnce = 8;
const waiting = { timeout: 60_000, interval: 100 };

const pieces = [
  '/',
  '//',
  '\\',
  '..',
  '.',
  '%2e',
  '%2f',
  '%5c',
  '%00',
  '%',
  '%zz',
  '%ff',
  '*',
  '?',
  '&',
  '#',
  ':',
  '@',
];
const words = [
  'assets',
  'art',
  'documents',
  'api',
  'products',
  'orders',
  'guides',
  'fuzz-box',
  'search=',
  'http:',
  'a',
  'é',
];

/** Mostly what nearly is an address, and some that never was. */
const target = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...pieces, ...words), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text.replaceAll(/[\r\n ]/g, '')}`),
  },
);

/** Every screen of the table, and those with a name in their address once more with one that exists. */
const addresses = [
  ...new Set([
    ...screens.map(({ path }) => path.replace(/:\w+/, 'any').replace(/^\*/, '/nowhere')),
    ...visited.map(({ path }) => path),
  ]),
];

describe('reading the shop', () => {
  let postgres: RunningPostgres;
  let shop: RunningShop;

  beforeAll(async () => {
    postgres = await startPostgres();
    shop = await startShop({ env: { DATABASE_URL: postgres.url } });
  });
  afterAll(async () => {
    await shop?.stop();
    await postgres?.stop();
  });

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(shop.url + path, { headers: { accept: 'text/html,*/*', ...headers } });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };

  /** Whoever a busy machine turns away comes again. */
  async function untilServed<A extends { readonly status: number }>(send: () => Promise<A>): Promise<A> {
    for (;;) {
      const answer = await send();
      if (answer.status !== 503) return answer;
      await pause(100);
    }
  }

  it.each(addresses)('of %s gives a cache in between nothing about one person', async (path) => {
    const other = { cookie: 'session=someone', 'user-agent': 'another', 'accept-language': 'hi' };
    const answer = await untilServed(() => ask(path));
    const known = await untilServed(() => ask(path, other));
    expect([200, 404]).toContain(answer.status);
    expect(known.body).toBe(answer.body);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    const kept = answer.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store';
    expect(answer.headers.get('cache-control')).toBe(kept);
  });

  it(`answers ${targets} made-up request targets without a single 5xx, and each of them`, async () => {
    const port = Number(new URL(shop.url).port);
    const all = fc.sample(target, { numRuns: targets, seed: 12 });
    const counts = new Map<number, number>();
    let next = 0;
    const askInTurn = async (): Promise<void> => {
      while (next < all.length) {
        const each = all[next++]!;
        const { status } = await untilServed(async () => ({ status: await rawStatus(port, each) }));
        counts.set(status, (counts.get(status) ?? 0) + 1);
        expect(status, JSON.stringify(each)).toBeGreaterThanOrEqual(200);
        expect(status, JSON.stringify(each)).toBeLessThan(500);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, askInTurn));
    for (const status of [200, 400, 404]) expect(counts.get(status), String(status)).toBeGreaterThan(0);
  });

  it('goes on for what is hot while the database is gone, marked stale, and is fresh again when it is back', async () => {
    const hot = ['/', '/products', '/products/fuzz-box', '/api/products/fuzz-box', '/api/products?limit=24'];
    for (const path of hot) await vi.waitFor(async () => expect((await ask(path)).status, path).toBe(200), waiting);
    await postgres.crash();
    await vi.waitFor(async () => expect((await ask('/')).headers.get('x-taar-stale')).toBe('true'), waiting);
    for (const path of hot) {
      const { status, headers } = await ask(path);
      expect([status, headers.get('x-taar-stale'), headers.get('cache-control')], path).toEqual([
        200,
        'true',
        'no-store',
      ]);
    }
    const cold = await ask('/products/nobody-asked-for-this');
    expect([cold.status, cold.headers.get('retry-after')]).toEqual([503, '5']);
    expect(cold.body).toContain('We’ll be right back');

    await postgres.restart();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`update products set name = 'Fuzz Box Renewed' where slug = 'fuzz-box'`);
    await client.end();
    await vi.waitFor(async () => {
      for (const path of ['/products/fuzz-box', '/api/products/fuzz-box']) {
        const { body, headers } = await ask(path);
        expect(body, path).toContain('Fuzz Box Renewed');
        expect(headers.get('x-taar-stale'), path).toBeNull();
      }
    }, waiting);
  });
});
