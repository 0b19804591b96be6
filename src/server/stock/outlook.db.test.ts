import { expect, it } from 'vitest';
import type { StockItem } from '#contracts/stock.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { reorderPoint } from '#domain/stock/reorder-point.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { renewOutlook } from './outlook.service.ts';

const dayMs = 24 * 60 * 60_000;

describeOnBothEngines('the list of the stock', (database) => {
  /** An order of each number of units, that many days ago. */
  async function sell(productId: string, unitsByDay: Readonly<Record<number, number>>, status = 'confirmed') {
    for (const [daysAgo, units] of Object.entries(unitsByDay)) {
      const created_at = new Date(Date.now() - Number(daysAgo) * dayMs);
      const orderId = await addOrder(database(), { status, created_at });
      await database().query(
        `insert into order_items (order_id, product_id, name, quantity, price_paise) values ($1, $2, 'x', $3, 1)`,
        [orderId, productId, units],
      );
    }
  }

  async function setUp() {
    const ids: Record<string, string> = {};
    for (const [slug, stock] of Object.entries({
      steady: 10,
      soldout: 0,
      empty: 0,
      plenty: 500,
      idle: 3,
      open: null,
    })) {
      ids[slug] = await addProduct(database(), { slug, name: slug, stock });
    }
    await database().query(`update products set created_at = now() - interval '1 year'`);
    const admin = await addUser(buildTestApp(database()), database(), 'keeper', 'admin');
    const list = async (query = '') =>
      (await admin.call(`GET /api/admin/stock${query}`)).json<{ items: StockItem[]; next: string | null }>();
    const slugs = async (query = '') => (await list(query)).items.map(({ slug }) => slug);
    return { ids, admin, list, slugs };
  }

  it('has the most urgent first: sold out by what it sold, then by how little of the point of re-order is left', async () => {
    const { ids, list, slugs } = await setUp();
    await sell(ids['steady']!, { 1: 20, 40: 10, 80: 15, 100: 1000 });
    await sell(ids['steady']!, { 2: 500 }, 'cancelled');
    await sell(ids['soldout']!, { 5: 2 });
    await sell(ids['plenty']!, { 3: 5, 4: 5 });
    await renewOutlook(database());
    expect(await slugs()).toEqual(['soldout', 'empty', 'steady', 'plenty', 'idle']);
    expect([await slugs('?view=low'), await slugs('?view=out')]).toEqual([
      ['soldout', 'empty', 'steady'],
      ['soldout', 'empty'],
    ]);
    const { reorderAt } = reorderPoint({ windowDays: 90, units: 45, squares: 400 + 100 + 225 }, defaultSettings);
    expect((await list()).items[2]).toMatchObject({
      state: 'low',
      stock: 10,
      sold30: 20,
      sold90: 45,
      daysLeft: 20,
      reorderAt,
    });
    expect(await list()).toMatchObject({ low: 3, out: 2 });
  });

  it('follows the stock at once, and what is archived leaves it', async () => {
    const { ids, slugs } = await setUp();
    await sell(ids['steady']!, { 1: 20 });
    await renewOutlook(database());
    await database().query(`update products set stock = 0 where slug = 'plenty'`);
    await database().query(`update products set archived_at = now() where slug = 'empty'`);
    await database().query(`update products set stock = 0 where slug = 'open'`);
    expect((await slugs('?view=out')).toSorted()).toEqual(['open', 'plenty', 'soldout']);
    await database().query(`update products set archived_at = null where slug = 'empty'`);
    expect(await slugs('?view=out')).toContain('empty');
  });

  it('forgets sales that are older than its window', async () => {
    const { ids, list } = await setUp();
    await sell(ids['steady']!, { 1: 20 });
    await renewOutlook(database());
    await database().query(`update orders set created_at = now() - interval '91 days'`);
    await renewOutlook(database());
    expect((await list()).items.find(({ slug }) => slug === 'steady')).toMatchObject({
      sold90: 0,
      reorderAt: 0,
      state: 'enough',
    });
  });

  it('comes in pages that miss and repeat nothing', async () => {
    const { ids, list, slugs } = await setUp();
    await sell(ids['steady']!, { 1: 20, 40: 11 });
    await renewOutlook(database());
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(`?limit=1${cursor && `&cursor=${cursor}`}`);
      found.push(...page.items.map(({ slug }) => slug));
      cursor = page.next;
    }
    expect(found).toEqual(await slugs());
  });

  it('finds what is not counted by name, and a shelf by its category', async () => {
    const { admin } = await setUp();
    const shelf = async (query: string) => (await admin.call(`GET /api/admin/shelf?${query}`)).json<StockItem[]>();
    expect(await shelf('search=open')).toMatchObject([{ slug: 'open', stock: null, state: 'uncounted' }]);
    expect(await shelf('category=kit')).toHaveLength(6);
    expect(await shelf('category=pcb')).toEqual([]);
    expect((await admin.call('GET /api/admin/shelf?category=shoes')).statusCode).toBe(400);
  });
});
