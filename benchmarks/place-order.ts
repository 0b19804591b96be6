/**
 * What it costs to place an order, on PostgreSQL: `npm run bench -- place-order`. The app is a process of its own, with
 * the real catalogue in memory, which reads each changed product again as it does in the shop. The CPU of the app and of
 * every process of the database is counted; that of the buyers is not. Beside it: how many of the updates of each table were
 * made in place (HOT), without touching an index. The statements are counted by a test, order-statements.routes.test.ts.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seedEmptyShop } from '#server/catalogue/seed.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { addBuyers, type Buyer } from '#tests/support/builders/buyers.ts';
import { newOrder } from '#tests/support/builders/orders.ts';
import { startPostgres } from '#tests/support/databases/postgres.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

const goalMs = 8;
const orders = 1000;
const warmUp = 100;
const buyersAtOnce = 20;
/** The kernel counts time in hundredths of a second, by default and everywhere we know. */
const millisecondsPerTick = 10;

async function serveApp(databaseUrl: string): Promise<void> {
  process.once('disconnect', () => process.exit());
  process.on('message', () => process.send!(process.cpuUsage()));
  const app = buildTestApp(await openPostgres({ databaseUrl }), { rateLimit: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The catalogue is read when it is first asked for; from then on each order changes it.
  await app.inject('/api/products?limit=24');
  process.send!((app.server.address() as AddressInfo).port);
}

async function appCpuMs(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return (user + system) / 1000;
}

/** The CPU of a process and of those of its children that have ended, from /proc; Linux only. */
function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15) as [number, number, number, number];
  return user + system + childrenUser + childrenSystem;
}

async function databaseCpuMs(db: Database): Promise<number> {
  const [{ file }] = (await db.query<{ file: string }>(
    `select current_setting('data_directory') || '/postmaster.pid' as file`,
  )) as [{ file: string }];
  const first = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const rows = await db.query<{ pid: number }>('select pid from pg_stat_activity');
  return [first, ...rows.map(({ pid }) => pid)].reduce((sum, pid) => sum + cpuTicks(pid), 0) * millisecondsPerTick;
}

function order(agent: Agent, port: number, { cookie }: Buyer): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'idempotency-key': 'mine', 'content-type': 'application/json' };
    const sent = request({ agent, port, host: '127.0.0.1', method: 'POST', path: '/api/orders', headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 201 ? resolve() : reject(new Error(`An order was answered with ${answer.statusCode}.`)),
      );
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(newOrder));
  });
}

interface Cost {
  readonly appMs: number;
  readonly databaseMs: number;
  readonly perSecond: number;
}

async function measure(db: Database, app: { child: ChildProcess; port: number }, atOnce: number): Promise<Cost> {
  const slugs = (await db.query<{ slug: string }>('select slug from products order by slug limit 40')).map(
    (row) => row.slug,
  );
  const carts = Array.from({ length: orders + warmUp }, (_, index) => ({
    [slugs[index % 40]!]: 1,
    [slugs[(7 * index + 3) % 40]!]: 2,
  }));
  const buyers = await addBuyers(db, carts);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const place = async (left: Buyer[]) => {
    const work = async () => {
      for (let buyer = left.pop(); buyer; buyer = left.pop()) await order(agent, app.port, buyer);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };
  await place(buyers.splice(0, warmUp));
  const before = { app: await appCpuMs(app.child), database: await databaseCpuMs(db) };
  const startedMs = performance.now();
  await place(buyers);
  const seconds = (performance.now() - startedMs) / 1000;
  agent.destroy();
  return {
    appMs: ((await appCpuMs(app.child)) - before.app) / orders,
    databaseMs: ((await databaseCpuMs(db)) - before.database) / orders,
    perSecond: orders / seconds,
  };
}

/** How many rows were updated, and how many of them in place. */
async function printUpdates(db: Database): Promise<void> {
  const rows = await db.query<{ table: string; updates: number; hot: number }>(
    `select relname as table, n_tup_upd::integer as updates, n_tup_hot_upd::integer as hot
     from pg_stat_user_tables where n_tup_upd > 0 order by relname`,
  );
  for (const { table, updates, hot } of rows) console.log(`${table.padEnd(28)}${hot} of ${updates} updates in place`);
}

const row = (name: string, { appMs, databaseMs, perSecond }: Cost): string =>
  name.padEnd(28) +
  [appMs, databaseMs, appMs + databaseMs, perSecond].map((value) => value.toFixed(2).padStart(12)).join('');

async function main(): Promise<void> {
  const postgres = await startPostgres();
  const db = await openPostgres({ databaseUrl: postgres.url });
  try {
    await migrate(db);
    await seedEmptyShop(db);
    await db.query('update products set stock = 1000000');
    const child = fork(import.meta.filename, [postgres.url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [port] = (await once(child, 'message')) as [number];
    const costs = {
      [`${orders}, one after the other`]: await measure(db, { child, port }, 1),
      [`${orders}, ${buyersAtOnce} buyers at once`]: await measure(db, { child, port }, buyersAtOnce),
    };
    const titles = ['app ms', 'database ms', 'together ms', 'per second'].map((title) => title.padStart(12));
    console.log(`${'CPU of an order'.padEnd(28)}${titles.join('')}`);
    for (const [name, cost] of Object.entries(costs)) console.log(row(name, cost));
    await printUpdates(db);
    const dearest = Math.max(...Object.values(costs).map(({ appMs, databaseMs }) => appMs + databaseMs));
    console.log(
      `An order costs at most ${dearest.toFixed(1)} ms of CPU; more than ${goalMs} ms would be a step back; the aim is 4 ms on a quiet machine.`,
    );
    if (dearest > goalMs) process.exitCode = 1;
    child.kill();
  } finally {
    await db.close();
    await postgres.stop();
  }
}

const [, , databaseUrl] = process.argv;
await (databaseUrl ? serveApp(databaseUrl) : main());
