/**
 * CPU per answer of pages and of the catalogue's API that are cached, beside a bare `node:http` server that sends the same
 * status, headers and bytes. Build the shop, then run `npm run bench -- hot-pages`. Each server is a process of its own that
 * tells what it used (`process.cpuUsage`); their rounds alternate, so that a busy machine slows both alike. The shop is the
 * real one, on PostgreSQL, with its log written into a pipe. With `--cpu-prof` a profile of the shop is left in test-results.
 */

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '#tests/support/databases/postgres.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const goal = 1.3;
const addresses = {
  home: '/',
  list: '/products',
  kit: '/products/fuzz-box',
  guides: '/guides',
  'API list': '/api/products?limit=24',
  'API product': '/api/products/fuzz-box',
};
const rounds = 5;
const requestsPerRound = 1500;
const warmUpRequests = 2500;
const sockets = 16;
const startLimitMs = 120_000;
const loadLimitMs = 30_000;
const acceptEncoding = 'accept-encoding: gzip, deflate, br';

const root = resolve(import.meta.dirname, '..');

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Whoever is asked tells how much of the processor it has used. */
function reportCpu(): void {
  process.on('message', () => process.send!(process.cpuUsage()));
}

async function ask(port: number, path: string): Promise<Answer> {
  const [name = '', value = ''] = acceptEncoding.split(': ');
  const sent = get({ agent: false, port, host: '127.0.0.1', path, headers: { [name]: value } });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode!, headers: answer.headers, body: await buffer(answer) };
}

/** A page is compressed when it is made, an answer of the API when it is asked for again. */
async function untilCompressed(port: number, path: string): Promise<void> {
  const untilMs = performance.now() + loadLimitMs;
  while (performance.now() < untilMs) {
    if ((await ask(port, path)).headers['content-encoding'] === 'br') return;
    await pause(50);
  }
  throw new Error(`${path} was not compressed.`);
}

/** What Node adds to every answer by itself is left to it. */
const addedByNode = new Set(['connection', 'keep-alive', 'date']);

async function serveBare(shopPort: number): Promise<void> {
  const answers = new Map<string, Answer>();
  for (const path of Object.values(addresses)) {
    const { status, headers, body } = await ask(shopPort, path);
    const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !addedByNode.has(name)));
    answers.set(path, { status, headers: own, body });
  }
  const server = createServer((request, response) => {
    const { status, headers, body } = answers.get(request.url!)!;
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
}

async function startBare(shopPort: number): Promise<Server> {
  const child = fork(import.meta.filename, ['bare', `${shopPort}`]);
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

async function startShop(databaseUrl: string, dataDir: string): Promise<Server> {
  const port = await freePort();
  const profile = process.argv.includes('--cpu-prof') ? ['--cpu-prof', `--cpu-prof-dir=${root}/test-results`] : [];
  const child = fork(join(root, 'src/main.ts'), [], {
    cwd: root,
    execArgv: [...profile, '--import', import.meta.filename],
    env: { ...process.env, NODE_ENV: 'production', PORT: `${port}`, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout!.resume();
  const untilMs = performance.now() + startLimitMs;
  while (performance.now() < untilMs && child.exitCode === null) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { child, port };
    await pause(100);
  }
  throw new Error('The shop did not start: build it, and see what it says with `npm start`.');
}

/** One connection, asked anew as soon as it has answered. Every answer is as long as the first one. */
async function useConnection(port: number, path: string, bytes: number, isLast: () => boolean): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  socket.setTimeout(loadLimitMs, () => socket.destroy(new Error(`${path} was not answered.`)));
  const question = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: shop.test\r\n${acceptEncoding}\r\n\r\n`);
  let missing = 0;
  socket.on('data', (chunk: Buffer) => {
    missing -= chunk.length;
    if (missing < 0) socket.destroy(new Error(`${path} was answered differently.`));
    if (missing === 0) next();
  });
  const next = () => {
    if (isLast()) return socket.end();
    missing = bytes;
    return socket.write(question);
  };
  next();
  await once(socket, 'close');
}

/** How many bytes an answer has, head and body. */
async function answerBytes(port: number, path: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: shop.test\r\n${acceptEncoding}\r\n\r\n`);
  let received = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, chunk]);
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd === -1) continue;
    const head = received.subarray(0, headEnd).toString('latin1');
    if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`${path} was answered with ${head.slice(0, 30)}.`);
    const length = headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)![1]);
    if (received.length >= length) return length;
  }
  throw new Error(`${path} was not answered.`);
}

async function load({ port }: Server, path: string, count: number): Promise<void> {
  const bytes = await answerBytes(port, path);
  let left = count;
  const clients = Array.from({ length: sockets }, () => useConnection(port, path, bytes, () => left-- <= 0));
  await Promise.all(clients);
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send('cpu');
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return user + system;
}

async function cpuPerAnswer(server: Server, path: string): Promise<number> {
  const before = await cpuOf(server);
  await load(server, path, requestsPerRound);
  return ((await cpuOf(server)) - before) / requestsPerRound;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const row = (...cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(12))).join('');

/** True: the shop costs no more than the goal. */
async function compare(shop: Server, bare: Server, name: string, path: string): Promise<boolean> {
  for (const server of [bare, shop]) await load(server, path, warmUpRequests);
  const costs = { shop: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    costs.bare.push(await cpuPerAnswer(bare, path));
    costs.shop.push(await cpuPerAnswer(shop, path));
  }
  const ratio = median(costs.shop.map((cost, round) => cost / costs.bare[round]!));
  console.log(row(name, median(costs.bare).toFixed(1), median(costs.shop).toFixed(1), ratio.toFixed(2)));
  return ratio <= goal;
}

async function main(): Promise<void> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'taar-bench-'));
  const children: ChildProcess[] = [];
  try {
    const shop = await startShop(postgres.url, dataDir);
    children.push(shop.child);
    for (const path of Object.values(addresses)) await untilCompressed(shop.port, path);
    const bare = await startBare(shop.port);
    children.push(bare.child);
    console.log(row('', 'bare µs', 'shop µs', 'x bare'));
    for (const [name, path] of Object.entries(addresses)) {
      if (!(await compare(shop, bare, name, path))) process.exitCode = 1;
    }
    console.log(`The goal is at most ${goal} times the bare server.`);
  } finally {
    for (const child of children) {
      child.kill();
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
    await postgres.stop();
  }
}

const [, script, role, port] = process.argv;
if (process.send) reportCpu();
if (script === import.meta.filename) await (role === 'bare' ? serveBare(Number(port)) : main());
