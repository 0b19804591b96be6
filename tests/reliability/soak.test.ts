import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackground } from '#server/compose/background.ts';
import { seedEmptyShop } from '#server/catalogue/seed.ts';
import { addBuyers, type Buyer } from '../support/builders/buyers.ts';
import { newOrder } from '../support/builders/orders.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { isFlat } from '../support/growth.ts';
import { ApiFleet } from '../support/processes/api-fleet.ts';
import { createRandom, type Random } from '../support/random.ts';
import { isLong, patience } from './scale.ts';

/** `SOAK_MINUTES=3` shortens it while working on this test. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 60);
const samplesWanted = 60;
const shopperCount = 30;
/** People read; this is no load test. */
const betweenCallsMs = 100;
/**
 * These come and go, and have a bound: four pools of ten with a listener each, what a busy minute leaves to do, and the rows
 * of a few minutes in tables that are cleaned once a minute. An hour of such rows would take more than ten times as much.
 */
const atMost = {
  connections: 4 * 11 + 1,
  jobsWaiting: 20 * shopperCount,
  cartBytes: 2_000_000,
  sessionBytes: 2_000_000,
} as const;
/** These fill up and must stay as large. */
const grows = ['memoryMb', 'productBytes', 'bytesPerOrder'] as const;

// An hour is too long for `npm test`.
describe.runIf(isLong)(`a shop with mixed shoppers for ${minutes} minutes (postgres, three processes)`, () => {
  let test: TestDatabase;
  let fleet: ApiFleet;
  let mailDir: string;
  let slugs: readonly string[];
  let background: Awaited<ReturnType<typeof startBackground>>;
  const statuses = new Map<number, number>();

  beforeAll(async () => {
    test = await openTestDatabase('postgres');
    await seedEmptyShop(test.db);
    await test.db.query('update products set stock = null');
    slugs = (await test.db.query<{ slug: string }>('select slug from products order by slug limit 3')).map(
      (row) => row.slug,
    );
    fleet = await ApiFleet.start(test.url!);
    mailDir = mkdtempSync(join(tmpdir(), 'taar-soak-'));
    const publicUrl = () => 'http://shop.test';
    background = await startBackground({
      db: test.db,
      smtpUrl: null,
      mailDir,
      publicUrl,
      gateway: 'test',
      rateLimit: false,
      dataDir: mailDir,
      backup: null,
      log: () => {},
    });
  });
  afterAll(async () => {
    await background?.stop();
    await fleet?.stop();
    await test?.close();
    rmSync(mailDir, { recursive: true, force: true });
  });

  async function send(call: string, { cookie }: Buyer, body?: object, key?: string): Promise<string> {
    await pause(betweenCallsMs);
    const answer = await fleet.sendPatiently(call, { cookie, body, key }, patience);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    // A 503 of a busy database may come after the order was cancelled; asked again it is refused.
    const isCancelledTwice = answer.status === 409 && call.includes('/cancel');
    if (answer.status >= 400 && !isCancelledTwice) throw new Error(`${call}: ${answer.status} ${answer.body}`);
    return answer.body;
  }

  /** Looks around, searches, fills a cart, and now and then buys and changes their mind. */
  async function visit(shopper: Buyer, random: Random): Promise<void> {
    const slug = slugs[random(slugs.length)]!;
    await send('GET /api/products', shopper);
    await send(`GET /api/products?search=word${random(100_000)}`, shopper);
    await send(`GET /api/products/${slug}`, shopper);
    await send('POST /api/cart', shopper, { productId: slug });
    await send('GET /api/cart', shopper);
    if (random(3) > 0) return void (await send('DELETE /api/cart', shopper));
    const { id, token } = JSON.parse(await send('POST /api/orders', shopper, newOrder, `${Date.now()}`)) as Record<
      string,
      string
    >;
    await send(`GET /api/orders/${id}?token=${token}`, shopper);
    await send(`GET /api/orders/${id}/invoice?token=${token}`, shopper);
    await send(`POST /api/orders/${id}/cancel?token=${token}`, shopper);
  }

  const number = async (sql: string): Promise<number> => Number((await test.db.query<{ n: string }>(sql))[0]!.n);

  /** What must not grow, however long the shop is open. Orders do, so they count by their size. */
  const sample = async () => ({
    memoryMb: Math.max(
      ...fleet.pids.map(
        (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024,
      ),
    ),
    connections: await number(`select count(*) as n from pg_stat_activity where datname = current_database()`),
    jobsWaiting: await number(`select count(*) as n from jobs where done_at is null and failed_at is null`),
    cartBytes: await number(`select pg_total_relation_size('cart_items') as n`),
    sessionBytes: await number(`select pg_total_relation_size('sessions') as n`),
    productBytes: await number(`select pg_total_relation_size('products') as n`),
    bytesPerOrder: await number(`select pg_total_relation_size('orders') / greatest(1, count(*)) as n from orders`),
  });

  it('stays as large as it is', async () => {
    const shoppers = await addBuyers(
      test.db,
      Array.from({ length: shopperCount }, () => ({})),
    );
    const endsMs = performance.now() + minutes * 60_000;
    const walk = async (shopper: Buyer, seed: number) => {
      const random = createRandom(seed);
      while (performance.now() < endsMs) await visit(shopper, random);
    };
    const walking = Promise.all(shoppers.map(walk));
    const samples: Awaited<ReturnType<typeof sample>>[] = [];
    while (performance.now() < endsMs) {
      // Whatever stops a shopper ends the soak, instead of an hour of an empty shop.
      await Promise.race([pause((minutes * 60_000) / samplesWanted), walking]);
      samples.push(await sample());
    }
    await walking;
    const series = (name: keyof (typeof samples)[0]) => samples.map((one) => one[name]);
    const growing = grows.filter((name) => !isFlat(series(name), 0.05));
    const tooMany = (Object.keys(atMost) as (keyof typeof atMost)[]).filter(
      (name) => Math.max(...series(name)) > atMost[name],
    );
    expect([...growing, ...tooMany].map((name) => ({ name, samples: series(name) }))).toEqual([]);
    expect(statuses.get(201)).toBeGreaterThan(minutes);
  });
});
