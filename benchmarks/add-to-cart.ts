import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { CartVisitor } from '#tests/support/builders/cart-visitor.ts';
import { startPostgres } from '#tests/support/databases/postgres.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const goalMs = 1.5;
const roundMs = 3000;
const atOnce = 8;
const visitors = 40;
const products = 20;

interface Cost {
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly runs: number;
}

/** What one run costs this process, which is the app alone: the database server is another one. */
async function measure(run: (index: number) => Promise<unknown>): Promise<Cost> {
  const loop = async (untilMs: number) => {
    let runs = 0;
    const worker = async () => {
      while (performance.now() < untilMs) await run(runs++);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return runs;
  };
  await loop(performance.now() + roundMs / 3);
  const startedMs = performance.now();
  const before = process.cpuUsage();
  const runs = await loop(startedMs + roundMs);
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000 / runs, wallMs: (performance.now() - startedMs) / runs, runs };
}

const insertRow = {
  name: 'bench-insert',
  text: 'insert into bench_rows (visitor, product, quantity) values ($1, $2, $3)',
};

async function bareInsert(db: Database): Promise<Cost> {
  await db.query(
    'create table bench_rows (id bigint generated always as identity, visitor int, product int, quantity int)',
  );
  return measure((index) => db.query(insertRow, [index % visitors, index % products, 1]));
}

async function addToCart(db: Database): Promise<Cost> {
  for (let index = 0; index < products; index += 1) await addProduct(db, { slug: `kit-${index}`, stock: null });
  const app = buildTestApp(db);
  const carts = Array.from({ length: visitors }, () => new CartVisitor(app));
  for (const cart of carts) await cart.add('kit-0');
  const perRound = visitors * products;
  const cost = await measure(async (index) => {
    // A cart that would be full is emptied, which the add that follows pays for.
    if (index % (perRound * 90) === 0) await db.query('delete from cart_items');
    const { statusCode } = await carts[index % visitors]!.add(`kit-${Math.floor(index / visitors) % products}`);
    if (statusCode !== 201) throw new Error(`An add was answered with ${statusCode}.`);
  });
  await app.close();
  return cost;
}

const row = (name: string, { cpuMs, wallMs, runs }: Cost): string =>
  `${name.padEnd(28)}${cpuMs.toFixed(3).padStart(10)}${wallMs.toFixed(3).padStart(10)}${String(runs).padStart(10)}`;

const postgres = await startPostgres();
const db = await openPostgres({ databaseUrl: postgres.url });
try {
  await migrate(db);
  const bare = await bareInsert(db);
  const add = await addToCart(db);
  console.log(
    `${`${atOnce} at once, PostgreSQL`.padEnd(28)}${['cpu ms', 'wall ms', 'runs'].map((name) => name.padStart(10)).join('')}`,
  );
  console.log(row('a bare insert, same pool', bare));
  console.log(row('POST /api/cart', add));
  console.log(
    `An add costs ${(add.cpuMs / bare.cpuMs).toFixed(1)} bare inserts; more than ${goalMs} ms of CPU would be a step back; the aim is 0.35 ms.`,
  );
  if (add.cpuMs > goalMs) process.exitCode = 1;
} finally {
  await db.close();
  await postgres.stop();
}
