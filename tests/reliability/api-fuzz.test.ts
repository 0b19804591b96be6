import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemOf } from '../support/fuzz/answer-check.ts';
import { asCurl, fuzzRequest, type FuzzRequest } from '../support/fuzz/fuzz-request.ts';
import { fillFuzzShop } from '../support/fuzz/fuzz-shop.ts';
import { pick } from '../support/fuzz/hostile-values.ts';
import { readOperations, type Operation } from '../support/fuzz/openapi-operations.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { everyPayment } from '../support/builders/orders.ts';
import { buildTestApp } from '../support/processes/shop-app.ts';
import { createRandom, type Random } from '../support/random.ts';
import { isLong, scaled } from './scale.ts';

/** `FUZZ_SEED=7` sends the same requests again. The short size sends the same ones always, the long one others each time. */
const seed = Number(process.env['FUZZ_SEED'] ?? scaled({ short: 7, long: randomInt(2 ** 31) }));
const perRound = 1000;
const roundsOfEach = scaled({ short: 5000, long: 250_000 }) / perRound;
const atOnce = 8;
/** A busy machine is no hang; the long size runs on a quiet one. */
const hangMs = scaled({ short: 60_000, long: 2000 });
/** Nor is it a failure that such a machine is asked to try again later, as long as it answers in the end. */
const patience = scaled({ short: 20, long: 0 });
const timeoutMs = scaled({ short: 10 * 60_000, long: 2 * 60 * 60_000 });

/** These hash passwords, or end the session of the caller, after which little is left to try. */
const rare = /^(POST .*(login|logout|register|password|confirm)|DELETE \/api\/user\b|GET .*invoice)/;
const isChosen = ({ method, path }: Operation, random: Random) => !rare.test(`${method} ${path}`) || random(8) === 0;

function chooseOperation(operations: readonly Operation[], random: Random): Operation {
  for (;;) {
    const operation = pick(random, operations);
    if (isChosen(operation, random)) return operation;
  }
}

interface Finding {
  readonly problem: string;
  readonly answered: string;
  readonly call: string;
}

type App = ReturnType<typeof buildTestApp>;

/** What a caller sees when the database is lost in the middle of a long list. */
const isBrokenOff = (error: unknown) => error instanceof Error && error.message.includes('destroyed before completion');

/** Sends a request, and once more after a while when the shop is too busy for it. */
async function inject(app: App, { method, url, headers, body, remoteAddress }: FuzzRequest) {
  const payload = body !== undefined && { payload: body };
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await app.inject({ method: method as 'GET', url, headers, remoteAddress, ...payload });
      if (answer.statusCode !== 503 || tries >= patience) return answer;
    } catch (error) {
      if (!isBrokenOff(error) || tries >= patience) throw error;
    }
    await pause(500);
  }
}

async function send(app: App, request: FuzzRequest, statuses: Map<number, number>): Promise<Finding[]> {
  const startedMs = performance.now();
  const { statusCode: status, headers, body } = await inject(app, request);
  const tookMs = performance.now() - startedMs;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const answer = { status, type: String(headers['content-type'] ?? ''), body };
  const problem = tookMs > hangMs ? `It took ${tookMs} ms.` : problemOf(request.operation, answer);
  return problem ? [{ problem, answered: `${status} ${body.slice(0, 300)}`, call: asCurl(request) }] : [];
}

/** Each worker takes the next request as soon as it has an answer. */
async function sendAll(app: App, requests: readonly FuzzRequest[], statuses: Map<number, number>): Promise<Finding[]> {
  const found: Finding[] = [];
  const queue = requests.values();
  const work = async () => {
    for (const request of queue) found.push(...(await send(app, request, statuses)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

/** A shop filled anew; where the machine was too busy for that, once more. */
async function openFuzzShop(shop: TestDatabase, rateLimit: boolean, tries: number) {
  const app = buildTestApp(shop.db, { payments: everyPayment, rateLimit });
  try {
    await shop.empty();
    return { app, callers: Object.values(await fillFuzzShop(app, shop.db)) };
  } catch (error) {
    await app.close();
    if (tries === 0) throw error;
    await pause(500);
    return openFuzzShop(shop, rateLimit, tries - 1);
  }
}

/**
 * The short size meets each engine once and the limits once on and once off; the long one both with both. None sends what
 * another one sent.
 */
const settings = (['embedded', 'postgres'] as const)
  .flatMap((engine) => [true, false].map((rateLimit) => ({ engine, rateLimit })))
  .filter(({ engine, rateLimit }) => isLong || rateLimit === (engine === 'postgres'))
  .map((setting, index) => ({ ...setting, seed: seed + index }));

const shops = new Map<(typeof settings)[number], TestDatabase>();
/** Of one document, which is the same in every setting. */
let operations: Operation[];

// One after the other: each takes a while, in which the others would wait too long for their database.
beforeAll(async () => {
  for (const setting of settings) shops.set(setting, await openTestDatabase(setting.engine));
  const [shop] = shops.values();
  operations = readOperations((await buildTestApp(shop!.db).inject('/openapi.json')).body);
});
afterAll(async () => {
  for (const shop of shops.values()) await shop.close();
});

it.concurrent.each(settings)(
  `answers every fuzzed call of the document as it says, with the rights of each role ($engine, limits: $rateLimit, seed $seed of FUZZ_SEED=${seed})`,
  async (setting) => {
    const shop = shops.get(setting)!;
    const random = createRandom(setting.seed);
    const statuses = new Map<number, number>();
    for (let round = 0; round < roundsOfEach; round += 1) {
      const { app, callers } = await openFuzzShop(shop, setting.rateLimit, patience);
      const requests = Array.from({ length: perRound }, () => {
        const operation = chooseOperation(operations, random);
        // Most calls are for staff and refuse everybody else at once, so three of four are made as staff.
        const isForStaff = operation.path.startsWith('/api/admin/') && random(4) > 0;
        return fuzzRequest(operation, isForStaff ? callers.at(-1)! : pick(random, callers), random);
      });
      expect(await sendAll(app, requests, statuses)).toEqual([]);
      await app.close();
    }
    // If the access check refused every call, the handlers behind it would not have been tried.
    const good = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0);
    expect(good).toBeGreaterThan((roundsOfEach * perRound) / 5);
  },
  timeoutMs,
);
