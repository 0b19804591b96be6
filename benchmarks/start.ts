/**
 * How long a built and seeded shop takes to start, and what memory it needs: `npm run bench -- start [runs]`. It is started
 * as `npm start` does it, by tools/taar.mjs, whose own steps count. The CPU is that of all its processes until the first page
 * is answered, so a busy machine matters less. Linux only: it reads /proc. The median of the runs, on both engines.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '#tests/support/databases/postgres.ts';
import { LoadGenerator, type Call } from '#tests/support/load/load-generator.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { root } from '../tools/bootstrap/root.mjs';

const goals = { startSeconds: 1.2, restMegabytes: 180, loadedMegabytes: 220 };
const runs = Number(process.argv[2] ?? 5);
/** The kernel counts time in hundredths of a second, by default and everywhere we know. */
const millisecondsPerTick = 10;
const askEveryMs = 15;
/** What a start leaves to be done in the background is done by then. */
const restMs = 5000;
const loadRequests = 4000;
const connections = 16;

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
  readonly server: number;
  readonly wallMs: number;
  /** Of all processes, and of the server alone. */
  readonly cpuMs: number;
  readonly serverCpuMs: number;
}

const statOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);

const childrenOf = (pid: number): number[] =>
  globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number),
  );

const cpuMsOf = (pid: number): number => {
  const [user, system, endedUser, endedSystem] = statOf(pid).slice(11, 15) as [number, number, number, number];
  return (user + system + endedUser + endedSystem) * millisecondsPerTick;
};

function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

async function isAnswered(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function start(env: Record<string, string>): Promise<Started> {
  const port = await freePort();
  const startedMs = performance.now();
  const child = spawn(process.execPath, ['tools/taar.mjs', 'start'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: `${port}`, RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isAnswered(port))) {
    if (child.exitCode !== null) throw new Error('The shop ended at its start.');
    await pause(askEveryMs);
  }
  const wallMs = performance.now() - startedMs;
  const [server] = childrenOf(child.pid!) as [number];
  const serverCpuMs = cpuMsOf(server);
  return { child, port, server, wallMs, cpuMs: cpuMsOf(child.pid!) + serverCpuMs, serverCpuMs };
}

async function stop({ child }: Started): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const pages = ['/', '/products', '/products?category=kit', '/guides', '/cart', '/bench', '/shipping', '/pedalboard'];
const kits = ['fuzz-box', 'tube-screamer', 'ring-modulator', 'tremolo'].map((slug) => `/products/${slug}`);
const calls = [
  '/api/products?limit=24',
  '/api/products/fuzz-box',
  '/api/facets',
  '/api/shop',
  '/api/cart',
  '/api/user',
];
const paths = [...pages, ...kits, ...calls];

/** Pages, calls, searches that are each different, and carts: the same in every run. */
function callOf(index: number): Call {
  if (index % 10 === 3) return { call: `GET /api/products?search=ohm${index % 997}` };
  if (index % 40 === 7) return { call: `GET /products?search=fuzz${index % 499}` };
  return { call: `GET ${paths[index % paths.length]}` };
}

async function load(port: number): Promise<void> {
  const generator = new LoadGenerator(port, connections);
  let sent = 0;
  const client = async (): Promise<void> => {
    while (sent < loadRequests) await generator.send(callOf(sent++));
  };
  await Promise.all(Array.from({ length: connections }, client));
  if (generator.failures.length > 0) throw new Error(`Not answered: ${generator.failures[0]}`);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

interface Figures {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly serverCpuMs: number;
  readonly restMegabytes: number;
  readonly loadedMegabytes: number;
}

async function measure(env: Record<string, string>): Promise<Figures> {
  // The first start fills the shop and whatever is kept between starts.
  await stop(await start(env));
  const rows: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const shop = await start(env);
    await pause(restMs);
    const restMegabytes = megabytesOf(shop.server);
    await load(shop.port);
    await pause(restMs);
    rows.push({ ...shop, restMegabytes, loadedMegabytes: megabytesOf(shop.server) });
    await stop(shop);
  }
  const of = (name: keyof Figures): number => median(rows.map((row) => row[name]));
  return {
    wallMs: of('wallMs'),
    cpuMs: of('cpuMs'),
    serverCpuMs: of('serverCpuMs'),
    restMegabytes: of('restMegabytes'),
    loadedMegabytes: of('loadedMegabytes'),
  };
}

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(14) + cells.map((cell) => cell.padStart(13)).join('');

function print(name: string, { wallMs, cpuMs, serverCpuMs, restMegabytes, loadedMegabytes }: Figures): void {
  const seconds = [wallMs, cpuMs, serverCpuMs].map((ms) => `${(ms / 1000).toFixed(2)} s`);
  const megabytes = [restMegabytes, loadedMegabytes].map((size) => `${size.toFixed(0)} MB`);
  console.log(row(name, [...seconds, ...megabytes]));
}

const dataDir = mkdtempSync(join(tmpdir(), 'taar-bench-start-'));
const postgres = await startPostgres();
try {
  console.log(row(`${runs} starts`, ['wall', 'CPU, all', 'CPU, server', 'at rest', 'after load']));
  const served = await measure({ DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  print('PostgreSQL', served);
  print('embedded', await measure({ DATA_DIR: dataDir }));
  console.log(
    `Goals on PostgreSQL: ${goals.startSeconds} s, ${goals.restMegabytes} MB at rest, ${goals.loadedMegabytes} MB after load.`,
  );
  const isReached =
    served.wallMs <= goals.startSeconds * 1000 &&
    served.restMegabytes <= goals.restMegabytes &&
    served.loadedMegabytes <= goals.loadedMegabytes;
  if (!isReached) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
