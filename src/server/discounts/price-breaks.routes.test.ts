import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfficeDiscount } from '#contracts/discounts.ts';
import type { ShopFacts } from '#contracts/settings.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { addDiscount } from '#tests/support/builders/discounts.ts';
import { describeOnBothEngines, openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';

const rule = {
  name: 'By the bag',
  code: null,
  gift: { kind: 'price-breaks', breaks: [{ from: 10, percent: 5 }] },
  goods: { for: 'kinds', kinds: ['parts'] },
} as const;

const shown = async (app: FastifyInstance) => (await app.inject('/api/shop')).json<ShopFacts>().priceBreaks;

describeOnBothEngines('price breaks in what every page is made of', (database) => {
  it('are there once one is added, without a limit, and go when it is stopped', async () => {
    const app = buildTestApp(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    expect(await shown(app)).toBeUndefined();
    const typed = { minimum: null, startsOn: null, endsOn: null, maxPerPerson: null, together: false, isEnded: false };
    const fields = { ...rule, ...typed, maxUses: null };
    const limited = await owner.call('POST /api/admin/discounts', { ...fields, name: 'First ten', maxUses: 10 });
    expect(limited.statusCode, limited.body).toBe(201);
    expect(await shown(app)).toBeUndefined();
    const { id, version } = (await owner.call('POST /api/admin/discounts', fields)).json<OfficeDiscount>();
    expect(await shown(app)).toEqual([{ goods: rule.goods, breaks: rule.gift.breaks, kitsOnly: false }]);
    await owner.call(`PATCH /api/admin/discounts/${id}`, { version, fields: { ...fields, isEnded: true } });
    expect(await shown(app)).toBeUndefined();
  });
});

/** One process of the shop each: an app with connections of its own. */
describe('a price break that another process adds', () => {
  let test: TestDatabase;
  let pool: Database;
  beforeAll(async () => {
    test = await openTestDatabase('postgres');
    pool = await openPostgres({ databaseUrl: test.url! });
  });
  beforeEach(() => test.empty());
  afterAll(async () => {
    await pool.close();
    await test.close();
  });

  it('comes to a page that was kept before', async () => {
    const app = buildTestApp(pool);
    expect(await shown(app)).toBeUndefined();
    await addDiscount(test.db, rule);
    await vi.waitFor(async () => expect(await shown(app)).toHaveLength(1), { timeout: 10_000 });
  });
});
