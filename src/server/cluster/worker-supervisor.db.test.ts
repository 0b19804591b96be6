import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { type ApiCluster, startApiCluster } from '#tests/support/processes/api-cluster.ts';

describe('a worker that ends again and again', () => {
  let database: TestDatabase;
  let shop: ApiCluster;

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    shop = await startApiCluster(database.url!, 1);
  });
  afterAll(async () => {
    await shop?.stop();
    await database?.close();
  });

  it('is replaced after a pause that grows', async () => {
    const killed: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      await expect
        .poll(() => shop.workers().filter((pid) => !killed.includes(pid)), { timeout: 10_000 })
        .toHaveLength(1);
      const pid = shop.workers().find((one) => !killed.includes(one))!;
      killed.push(pid);
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => shop.replacements().length, { timeout: 10_000 }).toBe(round + 1);
    }
    expect(shop.replacements()).toEqual([{ afterMs: 1000 }, { afterMs: 2000 }]);
  });
});
