import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

describe('the settings of two processes', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database?.close());

  it('are the same in both as soon as one has changed them, and so is everything made from them', async () => {
    const otherDb = await openPostgres({ databaseUrl: database.url! });
    const [app, other] = [buildTestApp(database.db), buildTestApp(otherDb)];
    const feeAt = async (one: typeof app) =>
      (await one.inject('/api/shop')).json<{ standardFee: number }>().standardFee;
    try {
      const owner = await addUser(app, database.db, 'keeper', 'owner');
      await database.db.query('update sessions set confirmed_at = now()');
      expect([await feeAt(app), await feeAt(other)]).toEqual([79_900, 79_900]);
      await other.responseCache.make('page /', async () => ({
        status: 200,
        headers: {},
        plain: Buffer.from('a page'),
      }));
      expect(other.responseCache.find('page /')).toBeDefined();

      const saved = await owner.call('PATCH /api/admin/settings', { version: 0, values: { standardFee: 45_000 } });
      expect([saved.statusCode, await feeAt(app)]).toEqual([200, 45_000]);
      await vi.waitFor(async () => expect(await feeAt(other)).toBe(45_000), { timeout: 20_000 });
      expect(other.responseCache.find('page /')).toBeUndefined();
    } finally {
      await Promise.all([app.close(), other.close()]);
      await otherDb.close();
    }
  });
});
