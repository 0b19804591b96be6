import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { sendRaw } from '../support/faults/raw-socket.ts';
import { drippingRequest, rawRequest, stalledRequests, type RawRequest } from '../support/fuzz/raw-requests.ts';
import { addProduct, buildTestApp } from '../support/processes/shop-app.ts';
import { createRandom } from '../support/random.ts';
import { scaled } from './scale.ts';

/** `FUZZ_SEED=7` sends the same bytes again. */
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
const count = scaled({ short: 1000, long: 50_000 });
const atOnce = 16;
/** The shop gives a request five seconds and looks once a second; a busy machine may take longer to get to it. */
const limitMs = scaled({ short: 60_000, long: 7000 });

let shop: TestDatabase;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  shop = await openTestDatabase('postgres');
  await addProduct(shop.db);
  app = buildTestApp(shop.db);
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app?.close();
  await shop?.close();
});

async function problemWith({ kind, pieces }: RawRequest, ends: boolean, pauseMs?: number): Promise<object[]> {
  const how = { port, ends, limitMs, ...(pauseMs !== undefined && { pauseMs }) };
  const { statuses, tookMs, closed } = await sendRaw(pieces, how);
  if (closed && statuses.every((status) => status < 500)) return [];
  return [{ kind, bytes: Buffer.from(pieces.join(''), 'latin1').toString('base64'), statuses, tookMs, closed }];
}

const isWell = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;

it(`answers ${count} malformed requests without failing, and hangs on none (FUZZ_SEED=${seed})`, async () => {
  const random = createRandom(seed);
  const requests = Array.from({ length: count }, () => rawRequest(random)).values();
  const found: object[] = [];
  const work = async () => {
    for (const request of requests) found.push(...(await problemWith(request, true)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(found).toEqual([]);
  expect(await isWell()).toBe(200);
});

it('ends those that stop in the middle by its own clock, and serves others meanwhile', async () => {
  const random = createRandom(seed);
  const quiet = Array.from({ length: 20 }, () => stalledRequests(random)).flat();
  const ending = Promise.all(quiet.map((request) => problemWith(request, false)));
  expect(await isWell()).toBe(200);
  expect((await ending).flat()).toEqual([]);
  expect(await isWell()).toBe(200);
});

it('ends those that drip', async () => {
  const pauseMs = 250;
  const dripping = drippingRequest(2 * Math.ceil(limitMs / pauseMs));
  expect(await problemWith(dripping, false, pauseMs)).toEqual([]);
});
