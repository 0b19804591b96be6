import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { type ApiCluster, startApiCluster } from '#tests/support/processes/api-cluster.ts';

const healthz = 'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}';

describe('the metrics of a shop with two workers', () => {
  let database: TestDatabase;
  let shop: ApiCluster;

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    shop = await startApiCluster(database.url!, 2);
  });

  afterAll(async () => {
    await shop?.stop();
    await database?.close();
  });

  const call = async (path: string, times: number) => {
    const answers = [];
    for (let count = 0; count < times; count += 1) answers.push(await shop.call(path));
    return answers;
  };
  const scrape = async (times: number) =>
    (await call('/metrics', times)).map(({ body }) =>
      Number(
        body
          .split('\n')
          .find((line) => line.startsWith(healthz))
          ?.slice(healthz.length),
      ),
    );

  it('are the sum over both, whichever worker is scraped', async () => {
    await call('/healthz', 10);
    expect(await scrape(4)).toEqual([10, 10, 10, 10]);
  });

  it('are the same for scrapes at the same time', async () => {
    const scrapes = await Promise.all([scrape(1), scrape(1), scrape(1), scrape(1)]);
    expect(scrapes).toEqual([[10], [10], [10], [10]]);
  });

  it('do not fall when a worker is killed, and go on rising', async () => {
    const [killed] = shop.workers();
    process.kill(killed!, 'SIGKILL');
    await expect.poll(() => shop.workers().filter((pid) => pid !== killed), { timeout: 10_000 }).toHaveLength(2);
    expect(await scrape(2)).toEqual([10, 10]);
    await call('/healthz', 6);
    expect(await scrape(4)).toEqual([16, 16, 16, 16]);
  });

  it('are refused with 503 and a sentence when the first process does not answer', async () => {
    // The first process deals out connections too, so this one is open before it stands still.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await shop.call('/healthz', agent);
    process.kill(shop.pid, 'SIGSTOP');
    try {
      const sentence = 'The numbers of all processes did not arrive in time.';
      expect(await shop.call('/metrics', agent)).toEqual({ status: 503, body: sentence });
    } finally {
      process.kill(shop.pid, 'SIGCONT');
      agent.destroy();
    }
  });
});
