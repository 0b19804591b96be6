/**
 * CPU per answer of the catalogue, served hot, beside a bare `node:http` server that sends the same bytes.
 * Run with `node benchmarks/hot-answers.ts`. Each server is a process of its own; the goal is at most twice the bare one.
 */

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '#server/app.ts';
import { seedEmptyShop } from '#server/catalogue/seed.ts';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/db/migrate.ts';

const paths = ['/api/products?limit=24', '/api/products/fuzz-box'];
const requests = 20_000;
const warmUp = 4000;
const sockets = 32;

const reportCpu = (): void => {
  process.on('message', () => process.send!(process.cpuUsage()));
};

async function serveShop(): Promise<void> {
  const db = await openEmbedded({ dir: null });
  await migrate(db);
  await seedEmptyShop(db);
  const app = buildApp({
    db,
    publicUrl: () => 'http://127.0.0.1',
    art: {},
    inlineScripts: [],
    development: false,
    version: '0',
    // The log is part of what an answer costs; it goes where nobody reads it.
    quiet: false,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  reportCpu();
  process.send!((app.server.address() as AddressInfo).port);
}

/** Sends what the shop sent, byte for byte. */
async function serveBare(shopPort: number): Promise<void> {
  const bodies = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${shopPort}${path}`, { headers: { 'accept-encoding': 'identity' } });
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name)),
    );
    bodies.set(path, { headers, body: Buffer.from(await answer.arrayBuffer()) });
  }
  const server = createServer((request, response) => {
    const { headers, body } = bodies.get(request.url!)!;
    response.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    reportCpu();
    process.send!((server.address() as AddressInfo).port);
  });
}

async function start(role: string, port = ''): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(import.meta.filename, [role, port], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [listening] = (await once(child, 'message')) as [number];
  return { child, port: listening };
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return user + system;
}

function ask(agent: Agent, port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      response.on('end', resolve);
    }).on('error', reject);
  });
}

async function load(port: number, path: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  let left = count;
  await Promise.all(
    Array.from({ length: sockets }, async () => {
      while (left-- > 0) await ask(agent, port, path);
    }),
  );
  agent.destroy();
}

async function microsecondsPerAnswer(
  { child, port }: { child: ChildProcess; port: number },
  path: string,
): Promise<number> {
  await load(port, path, warmUp);
  const before = await cpuOf(child);
  await load(port, path, requests);
  return ((await cpuOf(child)) - before) / requests;
}

async function main(): Promise<void> {
  const shop = await start('shop');
  const bare = await start('bare', String(shop.port));
  console.log('path'.padEnd(28), 'bare µs'.padStart(9), 'shop µs'.padStart(9), 'ratio'.padStart(7));
  for (const path of paths) {
    const bareCost = await microsecondsPerAnswer(bare, path);
    const shopCost = await microsecondsPerAnswer(shop, path);
    const cells = [
      bareCost.toFixed(0).padStart(9),
      shopCost.toFixed(0).padStart(9),
      (shopCost / bareCost).toFixed(2).padStart(7),
    ];
    console.log(path.padEnd(28), ...cells);
  }
  shop.child.kill();
  bare.child.kill();
}

const [, , role, port] = process.argv;
if (role === 'shop') await serveShop();
else if (role === 'bare') await serveBare(Number(port));
else await main();
