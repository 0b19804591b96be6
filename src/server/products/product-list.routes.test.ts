import { expect, it } from 'vitest';
import type { AdminProductSummary, ProductCounts } from '#contracts/products.ts';
import { noPicture } from '#domain/catalogue/pictures.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('GET /api/admin/products', (database) => {
  const setUp = async () => {
    const part = { category: 'parts', subcategory: 'other' };
    await addProduct(database(), { slug: 'fuzz-box', name: 'Fuzz Box', price_paise: 300_000, stock: 3 });
    await addProduct(database(), {
      slug: 'resistor-4k7',
      name: 'Resistor 4K7',
      kind: 'resistor',
      value: '4K7',
      stock: 0,
      price_paise: 1500,
      ...part,
    });
    await addProduct(database(), {
      slug: 'knob-100',
      name: '100% Knob',
      kind: 'knob',
      stock: null,
      price_paise: 5500,
      image_url: noPicture,
      ...part,
    });
    await addProduct(database(), {
      slug: 'old-board',
      name: 'Old Board',
      category: 'pcb',
      archived_at: new Date(),
      stock: 9,
    });
    await database().query('update stock_outlook set reorder_at = 4');
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'owner');
    const ask = async (query = '') => {
      const answer = await admin.call(`GET /api/admin/products${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ items: AdminProductSummary[]; next: string | null }>();
    };
    const slugs = async (query = '') => (await ask(query)).items.map(({ slug }) => slug);
    return { admin, ask, slugs };
  };

  it('finds by parts of names, slugs, values and codes, and by every filter', async () => {
    const { slugs } = await setUp();
    for (const [query, found] of [
      ['', ['knob-100', 'fuzz-box', 'resistor-4k7']],
      ['?search=4k7', ['resistor-4k7']],
      ['?search=ox+FUZ', ['fuzz-box']],
      ['?search=8543+knob', ['knob-100']],
      // What has a meaning in patterns is a letter like any other.
      ['?search=%25', ['knob-100']],
      ['?search=_', []],
      ['?search=%5C', []],
      ['?category=parts', ['knob-100', 'resistor-4k7']],
      ['?category=parts&kind=knob', ['knob-100']],
      ['?subcategory=fuzz', ['fuzz-box']],
      ['?stock=out', ['resistor-4k7']],
      ['?stock=low', ['fuzz-box']],
      ['?stock=in', ['knob-100', 'fuzz-box']],
      ['?stock=uncounted', ['knob-100']],
      ['?pictures=none', ['knob-100']],
      ['?scheduled=true', []],
      ['?archived=true', ['old-board']],
      ['?archived=all&sort=-name', ['resistor-4k7', 'old-board', 'fuzz-box', 'knob-100']],
    ] as const) {
      expect([query, await slugs(query)]).toEqual([query, found]);
    }
  });

  it('comes in pages of every order, in which nothing is missing and nothing twice', async () => {
    const { admin, ask } = await setUp();
    const expected = {
      name: ['knob-100', 'fuzz-box', 'resistor-4k7'],
      '-name': ['resistor-4k7', 'fuzz-box', 'knob-100'],
      price: ['resistor-4k7', 'knob-100', 'fuzz-box'],
      '-price': ['fuzz-box', 'knob-100', 'resistor-4k7'],
      newest: ['knob-100', 'resistor-4k7', 'fuzz-box'],
    };
    for (const [sort, slugs] of Object.entries(expected)) {
      const found: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page: Awaited<ReturnType<typeof ask>> = await ask(`?limit=1&sort=${sort}&cursor=${next}`);
        found.push(...page.items.map(({ slug }) => slug));
        next = page.next;
      }
      expect([sort, found]).toEqual([sort, slugs]);
    }
    const { next } = await ask('?limit=1&sort=price');
    expect((await admin.call(`GET /api/admin/products?sort=name&cursor=${next}`)).statusCode).toBe(400);
    for (const query of ['cursor=x', 'sort=rating', 'limit=0', 'stock=some', 'archived=no', 'category=x']) {
      expect([query, (await admin.call(`GET /api/admin/products?${query}`)).statusCode]).toEqual([query, 400]);
    }
  });

  it('says how many there are in each view', async () => {
    const { admin } = await setUp();
    expect((await admin.call('GET /api/admin/products/counts')).json<ProductCounts>()).toEqual({
      all: 3,
      kit: 1,
      pcb: 0,
      parts: 2,
      low: 1,
      out: 1,
      scheduled: 0,
      drafts: 0,
      archived: 1,
    });
  });
});
