/**
 * How the shop grows: `npm run bench -- growth` measures a built shop on its own PostgreSQL with 100 to 100,000 products, with
 * 1 to 4 processes, and with 1,000 changes a minute while it is read, and writes tables and curves into
 * docs/performance.md. Loopback only, a few minutes; `--small` leaves out the largest catalogue. CPU is user and system
 * time of all processes of the shop, so that a busy machine matters less; times and requests a second do depend on it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { arch, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seedEmptyShop } from '#server/catalogue/seed.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { startPostgres } from '#tests/support/databases/postgres.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { effects, generateCatalogue, misspelt, pick, seeded } from './generated-catalogue.ts';
import { Load, measureStart } from './growth-shop.ts';
import { saveDrawing, saveSection, toTable } from './growth-report.ts';

const sizes = process.argv.includes('--small') ? [100, 1000, 10_000] : [100, 1000, 10_000, 100_000];
const processCounts = [1, 2, 3, 4];
const pages = 60;
const searches = 400;
const hotRequests = 1500;
const loadMs = 6000;
const changesMs = 12_000;
const changesPerMinute = 1000;

const postgres = await startPostgres();
const db = await openPostgres({ databaseUrl: postgres.url });
const say = (sentence: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${sentence}`);

async function emptyShop(): Promise<void> {
  // With 100,000 products, or on a busy machine, longer than a visitor would wait.
  await db.transaction(
    async (tx) => {
      await tx.query('drop schema public cascade');
      await tx.query('create schema public');
    },
    { deadlineMs: 120_000 },
  );
  await migrate(db);
}

interface SizeResult {
  readonly size: number;
  readonly firstList: number;
  readonly firstListAgain: number;
  readonly start: number;
  readonly startAgain: number;
  readonly memory: number;
  readonly page: number;
  readonly hotPage: number;
  readonly search: number;
  readonly change: number;
}

/** CPU of the shop for each of some requests. */
async function cpuPerRequest(
  shop: Awaited<ReturnType<typeof measureStart>>,
  paths: readonly string[],
): Promise<number> {
  const load = new Load(shop.url, 4);
  const beforeMs = shop.cpuMs();
  await load.askAll(paths);
  const cpuMs = shop.cpuMs() - beforeMs;
  load.close();
  return cpuMs / paths.length;
}

/** What a change of one product costs the shop, all its own work included: the row read, the index, the notice. */
async function cpuPerChange(shop: Awaited<ReturnType<typeof measureStart>>, on: Database): Promise<number> {
  const count = 200;
  const rows = await on.query<{ id: string }>('select id from products order by id limit 50');
  const beforeMs = shop.cpuMs();
  for (let change = 0; change < count; change++) {
    await on.query('update products set price_paise = price_paise + 100 where id = $1', [
      rows[change % rows.length]!.id,
    ]);
  }
  await pause(500);
  return (shop.cpuMs() - beforeMs) / count;
}

async function measureSize(size: number): Promise<SizeResult> {
  await emptyShop();
  const products = generateCatalogue(size);
  await fillCatalogue(db, products);
  const dataDir = mkdtempSync(join(tmpdir(), 'taar-growth-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  try {
    const first = await measureStart(env);
    // A large catalogue writes its snapshot now.
    await pause(size >= 5000 ? size / 5 : 0);
    await first.stop();
    const shop = await measureStart(env);
    try {
      const random = seeded(7);
      const words = products
        .flatMap(({ name }) => name.toLowerCase().split(/\W+/))
        .filter((word) => /^[a-z]{5,}$/.test(word));
      const word = () => pick(random, words);
      const search = () =>
        pick(random, [word(), `${pick(random, effects)} ${word()}`, misspelt(random, word()), word().slice(0, 4)]);
      const searchPaths = [...new Set(Array.from({ length: searches * 4 }, search))].map(
        (text) => `/api/products?limit=24&search=${encodeURIComponent(text)}`,
      );
      await cpuPerRequest(shop, searchPaths.slice(searches, searches + 200));
      const searchCpu = await cpuPerRequest(shop, searchPaths.slice(0, searches));
      const productPages = Array.from(
        { length: pages },
        (_, index) => `/products/product-${Math.floor((index * size) / pages)}`,
      );
      const pageCpu = await cpuPerRequest(shop, productPages);
      const hotPage = await cpuPerRequest(
        shop,
        Array.from({ length: hotRequests }, () => productPages[0]!),
      );
      const change = await cpuPerChange(shop, db);
      return {
        size,
        firstList: first.firstListCpuMs,
        firstListAgain: shop.firstListCpuMs,
        start: first.startMs,
        startAgain: shop.startMs,
        memory: shop.memoryMb(),
        page: pageCpu,
        hotPage,
        search: searchCpu,
        change,
      };
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface ProcessResult {
  readonly count: number;
  readonly perSecond: number;
  readonly cpu: number;
  readonly memory: number;
}

async function measureProcesses(count: number): Promise<ProcessResult> {
  const shop = await measureStart({ DATABASE_URL: postgres.url, WORKERS: String(count) });
  const load = new Load(shop.url, 16);
  const paths = ['/', '/products', '/products/fuzz-box', '/api/products?limit=24'];
  let asked = 0;
  const next = () => paths[asked++ % paths.length]!;
  try {
    await load.askFor(2000, next);
    const [beforeMs, before] = [shop.cpuMs(), load.timesMs.length];
    const perSecond = await load.askFor(loadMs, next);
    return {
      count,
      perSecond,
      cpu: (shop.cpuMs() - beforeMs) / (load.timesMs.length - before),
      memory: shop.memoryMb(),
    };
  } finally {
    load.close();
    await shop.stop();
  }
}

interface ChangeResult {
  readonly name: string;
  readonly perSecond: number;
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  readonly staleP50: number | null;
  readonly staleMax: number | null;
}

/** Changes the price of one product after the other, and asks for every tenth until it is seen. */
async function changeWhile(reading: Promise<unknown>, url: string): Promise<number[]> {
  const rows = await db.query<{ slug: string }>('select slug from products order by slug');
  const load = new Load(url, 1);
  const seenMs: number[] = [];
  const readers = { isDone: false };
  void reading.finally(() => (readers.isDone = true));
  const startedMs = performance.now();
  for (let change = 0; !readers.isDone; change++) {
    const { slug } = rows[(change * 7) % rows.length]!;
    const rupees = 1000 + (change % 500);
    await db.query('update products set price_paise = $2 where slug = $1', [slug, rupees * 100]);
    if (change % 10 === 0) {
      const committedMs = performance.now();
      while (
        !readers.isDone &&
        Number((JSON.parse(await load.ask(`/api/products/${slug}`)) as { price: string }).price) !== rupees
      );
      if (!readers.isDone) seenMs.push(performance.now() - committedMs);
    }
    await pause(Math.max(0, startedMs + ((change + 1) * 60_000) / changesPerMinute - performance.now()));
  }
  load.close();
  return seenMs.sort((a, b) => a - b);
}

async function measureChanges(): Promise<ChangeResult[]> {
  const shop = await measureStart({ DATABASE_URL: postgres.url });
  const paths = [
    '/',
    '/products',
    '/products/fuzz-box',
    '/api/products?limit=24',
    '/api/products?search=fuzz',
    '/products?search=delay',
  ];
  let asked = 0;
  const run = async (name: string, changes: boolean): Promise<ChangeResult> => {
    const load = new Load(shop.url, 8);
    await load.askAll(paths);
    load.timesMs.length = 0;
    const beforeMs = shop.cpuMs();
    const reading = load.askFor(changesMs, () => paths[asked++ % paths.length]!, 40);
    const seen = changes ? await changeWhile(reading, shop.url) : [];
    const perSecond = await reading;
    load.close();
    return {
      name,
      perSecond,
      cpu: (shop.cpuMs() - beforeMs) / load.timesMs.length,
      p50: load.percentile(0.5),
      p99: load.percentile(0.99),
      staleP50: seen[Math.floor(seen.length / 2)] ?? null,
      staleMax: seen.at(-1) ?? null,
    };
  };
  try {
    return [
      await run('no changes', false),
      await run(`${changesPerMinute.toLocaleString('en')} changes a minute`, true),
    ];
  } finally {
    await shop.stop();
  }
}

const fixed = (value: number, digits = 0): string => value.toFixed(digits);
const curve = <T>(results: readonly T[], name: string, x: (of: T) => number, y: (of: T) => number) => ({
  name,
  points: results.map((of) => ({ x: x(of), y: y(of) })),
});

function report(
  bySize: readonly SizeResult[],
  byCount: readonly ProcessResult[],
  byChange: readonly ChangeResult[],
): string {
  const [{ model } = { model: 'unknown' }] = cpus();
  const machine = `${cpus().length} cores (${arch()}${model === 'unknown' ? '' : `, ${model}`}), ${fixed(totalmem() / 2 ** 30)} GB, load ${fixed(loadavg()[0]!, 1)} at the end`;
  const sizeOf = (of: SizeResult) => of.size;
  const countOf = (of: ProcessResult) => of.count;
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench -- growth\`: ${machine}, Node ${process.version}.`,
    '### 100 to 100,000 products',
    toTable(
      [
        'products',
        'first list, s CPU',
        'with snapshot, s CPU',
        'start, s',
        'with snapshot, s',
        'memory, MB',
        'new page, ms CPU',
        'hot page, ms CPU',
        'search, ms CPU',
        'change, ms CPU',
      ],
      bySize.map((of) => [
        of.size.toLocaleString('en'),
        fixed(of.firstList / 1000, 2),
        fixed(of.firstListAgain / 1000, 2),
        fixed(of.start / 1000, 1),
        fixed(of.startAgain / 1000, 1),
        fixed(of.memory),
        fixed(of.page, 1),
        fixed(of.hotPage, 2),
        fixed(of.search, 2),
        fixed(of.change, 2),
      ]),
    ),
    saveDrawing('growth-index.svg', {
      title: 'CPU of the first list, in seconds',
      xLabel: 'products',
      isLogarithmic: true,
      curves: [
        curve(bySize, 'from database', sizeOf, (of) => of.firstList / 1000),
        curve(bySize, 'from snapshot', sizeOf, (of) => of.firstListAgain / 1000),
      ],
    }),
    saveDrawing('growth-requests.svg', {
      title: 'CPU of a request, in milliseconds',
      xLabel: 'products',
      isLogarithmic: true,
      curves: [
        curve(bySize, 'hot page', sizeOf, (of) => of.hotPage),
        curve(bySize, 'search', sizeOf, (of) => of.search),
        curve(bySize, 'change', sizeOf, (of) => of.change),
      ],
    }),
    saveDrawing('growth-memory.svg', {
      title: 'Memory after the run, in MB',
      xLabel: 'products',
      isLogarithmic: true,
      curves: [curve(bySize, 'one process', sizeOf, (of) => of.memory)],
    }),
    '### 1 to 4 processes',
    toTable(
      ['processes', 'requests a second', 'ms CPU a request', 'memory of all, MB'],
      byCount.map((of) => [String(of.count), fixed(of.perSecond), fixed(of.cpu, 2), fixed(of.memory)]),
    ),
    saveDrawing('growth-processes.svg', {
      title: 'Requests a second, hot pages and lists',
      xLabel: 'processes',
      isLogarithmic: false,
      curves: [curve(byCount, 'requests/s', countOf, (of) => of.perSecond)],
    }),
    '### 1,000 changes a minute',
    toTable(
      [
        'while reading',
        'requests a second',
        'ms CPU a request',
        'p50, ms',
        'p99, ms',
        'change seen after, p50 ms',
        'at most, ms',
      ],
      byChange.map((of) => [
        of.name,
        fixed(of.perSecond),
        fixed(of.cpu, 2),
        fixed(of.p50, 1),
        fixed(of.p99, 1),
        of.staleP50 === null ? '' : fixed(of.staleP50),
        of.staleMax === null ? '' : fixed(of.staleMax),
      ]),
    ),
  ].join('\n\n');
}

try {
  const bySize: SizeResult[] = [];
  for (const size of sizes) {
    say(`${size.toLocaleString('en')} products`);
    bySize.push(await measureSize(size));
    console.log(bySize.at(-1));
  }
  await emptyShop();
  await seedEmptyShop(db);
  const byCount: ProcessResult[] = [];
  for (const count of processCounts) {
    say(`${count} processes`);
    byCount.push(await measureProcesses(count));
    console.log(byCount.at(-1));
  }
  say('1,000 changes a minute');
  const byChange = await measureChanges();
  console.log(byChange);
  saveSection('growth', report(bySize, byCount, byChange));
  say('written into docs/performance.md');
} finally {
  await db.close();
  await postgres.stop();
}
