import { seedEmptyShop } from '#server/catalogue/seed.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { addUser, type Browser } from '#tests/support/builders/accounts.ts';
import { startPostgres } from '#tests/support/databases/postgres.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

const goalMs = 100;
const calls = Number(process.env['CALLS'] ?? 200);
const warmUp = 10;

type OfficeAnswer = Awaited<ReturnType<Browser['call']>>;

interface OfficeBench {
  /** What there is so much of: '100000 orders'. */
  readonly size: string;
  /** Over the last column. */
  readonly found: string;
  readonly fill: (url: string) => Promise<void>;
  /** What is asked for, by a name for it. */
  readonly paths: (db: Database) => Promise<Readonly<Record<string, string>>>;
  readonly foundIn: (answer: OfficeAnswer) => string;
}

async function measure(office: Browser, path: string) {
  const times: number[] = [];
  let last: OfficeAnswer | undefined;
  for (let index = 0; index < calls + warmUp; index += 1) {
    const startedMs = performance.now();
    last = await office.call(`GET ${path}`);
    times.push(performance.now() - startedMs);
    if (last.statusCode !== 200) throw new Error(`${path} was answered with ${last.statusCode}: ${last.body}`);
  }
  const sorted = times.slice(warmUp).toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99), last: last! };
}

/** Asks a filled office for each path as the app does it, through the API, one call after the other. */
export async function benchOffice({ size, found, fill, paths, foundIn }: OfficeBench): Promise<void> {
  const postgres = await startPostgres();
  const db = await openPostgres({ databaseUrl: postgres.url });
  const app = buildTestApp(db, { rateLimit: false });
  try {
    await migrate(db);
    await seedEmptyShop(db);
    await fill(postgres.url);
    const office = await addUser(app, db, 'keeper', 'owner');
    process.stdout.write(`${size}, ${calls} calls each; milliseconds\n${''.padEnd(28)}    p50    p99  ${found}\n`);
    let worst = 0;
    for (const [name, path] of Object.entries(await paths(db))) {
      const { p50, p99, last } = await measure(office, path);
      worst = Math.max(worst, p99);
      const shown = [p50, p99].map((ms) => ms.toFixed(1).padStart(7)).join('');
      process.stdout.write(`${name.padEnd(28)}${shown}  ${foundIn(last)}\n`);
    }
    process.stdout.write(`worst p99 ${worst.toFixed(1)} ms, goal ${goalMs} ms\n`);
    process.exitCode = worst <= goalMs ? 0 : 1;
  } finally {
    await app.close();
    await db.close();
    await postgres.stop();
  }
}
