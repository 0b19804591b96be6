import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { addProduct } from '../support/processes/shop-app.ts';
import { spawnApi } from '../support/processes/spawn-api.ts';
import { scaled } from './scale.ts';

const clientCount = 24;
const thinkMs = 30;
const paths = ['/api/products', '/api/cart', '/healthz', '/api/facets', '/api/products?search=fuzz'];

interface Client {
  readonly failures: string[];
  answers: number;
  toldToClose: boolean;
}

/** One connection, used for one request after the other until its answer says that it was the last. */
async function useConnection(port: number, seed: number): Promise<Client> {
  const client: Client = { failures: [], answers: 0, toldToClose: false };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = seed; !client.toldToClose && client.failures.length === 0; turn += 1) {
    try {
      const request = get({ host: '127.0.0.1', port, path: paths[turn % paths.length]!, agent });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      await text(answer);
      if (answer.statusCode !== 200) client.failures.push(`status ${answer.statusCode}`);
      client.answers += 1;
      client.toldToClose = answer.headers.connection === 'close';
    } catch (error) {
      client.failures.push(String(error));
    }
    await pause(((seed * 7 + turn * 13) % 10) * (thinkMs / 10));
  }
  agent.destroy();
  return client;
}

/** Connects anew for each request until it is told to end; every one of them wants an answer. */
async function connectAnew(port: number, seed: number, goesOn: () => boolean): Promise<Client> {
  const client: Client = { failures: [], answers: 0, toldToClose: false };
  for (let turn = seed; goesOn(); turn += 1) {
    try {
      const request = get({ host: '127.0.0.1', port, path: paths[turn % paths.length]!, agent: false });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      await text(answer);
      if (answer.statusCode !== 200) client.failures.push(`status ${answer.statusCode}`);
      client.answers += 1;
    } catch (error) {
      client.failures.push(String(error));
    }
    await pause((seed * 7 + turn * 13) % 10);
  }
  return client;
}

describe('a shop that is told to stop while its clients are at work', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    await addProduct(database.db);
  });
  afterAll(() => database?.close());

  async function stopUnderLoad(script: string, args: readonly string[], afterMs: number) {
    const shop = await spawnApi(script, [database.url!, ...args]);
    const clients = Array.from({ length: clientCount }, (_, seed) => useConnection(shop.port, seed));
    await pause(afterMs);
    shop.kill('SIGTERM');
    const startedMs = performance.now();
    const code = await shop.ended;
    return { code, tookMs: performance.now() - startedMs, clients: await Promise.all(clients) };
  }

  it.each([
    ['one process', 'api-process.ts', []],
    ['three processes, of which the first alone is told', 'api-cluster-process.ts', ['3']],
  ] as const)(
    'answers whoever goes on connecting for a while, as those do who have not heard of it: %s',
    async (...row) => {
      const [, script, args] = row;
      const shop = await spawnApi(script, [database.url!, ...args]);
      let goesOn = true;
      const clients = Array.from({ length: clientCount }, (_, seed) => connectAnew(shop.port, seed, () => goesOn));
      await pause(500);
      shop.kill('SIGTERM');
      await pause(1500);
      goesOn = false;
      expect((await Promise.all(clients)).flatMap(({ failures }) => failures)).toEqual([]);
      expect(await shop.ended).toBe(0);
    },
  );

  it.each([
    ['one process', 'api-process.ts', [], { short: 2, long: 50 }],
    ['three processes', 'api-cluster-process.ts', ['3'], { short: 1, long: 50 }],
  ] as const)('answers every request, tells each client to close, and is out within 10 s: %s', async (...row) => {
    const [, script, args, stops] = row;
    for (let round = 0; round < scaled(stops); round += 1) {
      const { code, tookMs, clients } = await stopUnderLoad(script, args, 300 + ((round * 37) % 200));
      expect(clients.flatMap(({ failures }) => failures)).toEqual([]);
      expect(clients.every(({ toldToClose }) => toldToClose)).toBe(true);
      expect(clients.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(clientCount);
      expect(code).toBe(0);
      expect(tookMs).toBeLessThan(10_000);
    }
  });
});
