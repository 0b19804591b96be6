import { expect, it } from 'vitest';
import type { AdminProduct, AdminProductSummary, ProductCounts } from '#contracts/products.ts';
import { smallProduct } from '#tests/support/access/products.rows.ts';
import { addUser, Browser, signUp } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const picture = { imageUrl: 'art:part/zener', label: null, alt: null };
const draft = {
  ...smallProduct,
  name: 'Zener Wonder',
  category: 'parts',
  subcategory: 'other',
  kind: 'diode',
  value: '5V1',
  pictures: [picture],
};

describeOnPostgres('a draft', (database) => {
  const setUp = async (given: object = draft) => {
    const bom = [{ ref: 'D1', kind: 'diode', value: '5V1', part: 'zener-wonder', pins: {}, place: 'board' }];
    await addProduct(database(), { bom: JSON.stringify(bom) });
    await addProduct(database(), { slug: 'test-board', name: 'Test Board', category: 'pcb', bom: JSON.stringify(bom) });
    await addProduct(database(), {
      slug: 'd-1',
      name: 'Diode 1',
      category: 'parts',
      subcategory: 'other',
      kind: 'diode',
    });
    const app = buildTestApp(database(), { art: { 'part/zener': '/art/part-zener.svg' } });
    const admin = await addUser(app, database(), 'keeper', 'owner');
    const made = (await admin.call('POST /api/admin/products', given)).json<AdminProduct>();
    const at = `/api/admin/products/${made.id}`;
    return { app, admin, made, at };
  };

  it('is what every new product begins as, and is listed in the office among its own', async () => {
    const { admin, made } = await setUp();
    expect(made).toMatchObject({ draft: true, archivedAt: null, slug: 'zener-wonder' });
    const listed = async (query: string) =>
      (await admin.call(`GET /api/admin/products${query}`))
        .json<{ items: AdminProductSummary[] }>()
        .items.map(({ slug, draft: isDraft, archived }) => [slug, isDraft, archived]);
    await database().query(`update products set archived_at = now() where slug = 'd-1'`);
    expect(await listed('?drafts=true')).toEqual([['zener-wonder', true, false]]);
    expect(await listed('?archived=true')).toEqual([['d-1', false, true]]);
    expect(await listed('?search=zener')).toEqual([['zener-wonder', true, false]]);
    expect(await listed('?category=parts')).toEqual([['zener-wonder', true, false]]);
    expect(await listed('?category=parts&stock=uncounted')).toEqual([]);
    expect((await listed('?archived=all')).length).toBe(4);
    expect((await admin.call('GET /api/admin/products/counts')).json<ProductCounts>()).toMatchObject({
      all: 3,
      kit: 1,
      pcb: 1,
      parts: 1,
      drafts: 1,
      archived: 1,
    });
  });

  it('is nowhere in the shop: no list, search, feed, page, cart, wish list or bill knows it', async () => {
    const { app, admin, made, at } = await setUp();
    const shop = new Browser(app);
    const buyer = await signUp(app, 'asha');
    const traces = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const path of [
        '/api/products',
        '/api/products?search=zener',
        '/api/products?kind=diode&sort=value',
        '/api/suggestions?q=zener',
        '/api/search-advice?q=zener',
        '/api/parts',
        '/api/products/test-fuzz/contents',
        '/api/products/test-fuzz/related',
        '/api/products/d-1/uses',
        '/api/products/d-1/related',
        '/sitemap.xml',
        '/feed.json',
      ]) {
        const answer = await shop.call(`GET ${path}`);
        expect([path, answer.statusCode]).toEqual([path, 200]);
        if (answer.body.includes('zener-wonder')) found.push(path);
      }
      return found;
    };
    expect(await traces()).toEqual([]);
    expect((await shop.call('GET /api/facets')).json<{ total: number }>().total).toBe(3);
    for (const key of [made.id, made.slug]) {
      for (const rest of ['', '/contents', '/uses', '/related'])
        expect((await shop.call(`GET /api/products/${key}${rest}`)).statusCode).toBe(404);
      expect((await shop.call('POST /api/cart', { productId: key, quantity: 1 })).statusCode).toBe(404);
      expect((await shop.call(`POST /api/products/${key}/notify`, { email: 'a@b.example' })).statusCode).toBe(404);
      expect((await buyer.call(`PUT /api/wish-list/${key}`)).statusCode).toBe(404);
    }
    await shop.call('POST /api/cart', { productId: 'test-board', quantity: 1 });
    expect((await shop.call('GET /api/cart')).body).not.toContain('zener-wonder');
    // The same questions find it once it is on sale, or they would show nothing.
    await admin.call(`POST ${at.replace('products', 'stock')}/adjust`, { change: 5 });
    expect((await admin.call(`POST ${at}/publish`)).statusCode).toBe(200);
    expect(await traces()).toEqual(
      expect.arrayContaining(['/api/products', '/api/suggestions?q=zener', '/sitemap.xml', '/feed.json', '/api/parts']),
    );
    expect((await shop.call('POST /api/cart', { productId: made.id, quantity: 1 })).statusCode).toBe(201);
  });

  it('is published by a press that names what is missing, and is a draft until then', async () => {
    const { app, admin, at, made } = await setUp({ ...smallProduct, name: 'Bare Fuzz' });
    const shown = async () => (await new Browser(app).call(`GET /api/products/${made.slug}`)).statusCode;
    expect(made.missing.needed).toEqual(['A picture.']);
    expect(made.missing.advised).toContain('A bill of materials.');
    for (const verb of ['publish', 'unarchive']) {
      const refused = await admin.call(`POST ${at}/${verb}`);
      expect([refused.statusCode, refused.body]).toEqual([
        409,
        'Bare Fuzz can’t go on sale yet. Still missing: A picture.',
      ]);
    }
    expect(await shown()).toBe(404);
    const pictured = (await admin.call(`PATCH ${at}`, { pictures: [picture] })).json<AdminProduct>();
    expect(pictured).toMatchObject({ draft: true, missing: { needed: [] } });
    const published = (await admin.call(`POST ${at}/publish`)).json<AdminProduct>();
    expect(published).toMatchObject({ draft: false, archivedAt: null, version: pictured.version + 1 });
    expect((await admin.call(`POST ${at}/publish`)).json<AdminProduct>().version).toBe(published.version);
    expect(await shown()).toBe(200);
    const audit = await admin.call('GET /api/admin/audit?thing=product');
    expect(audit.json<{ items: { action: string }[] }>().items.map(({ action }) => action)).toEqual([
      'published',
      'changed',
      'added',
    ]);
  });

  it('goes into the archive as other products do, and needs the same to come back', async () => {
    const { admin, at } = await setUp({ ...smallProduct });
    const archived = (await admin.call(`POST ${at}/archive`)).json<AdminProduct>();
    expect(archived).toMatchObject({ draft: false, archivedAt: expect.any(String) });
    expect((await admin.call(`POST ${at}/unarchive`)).statusCode).toBe(409);
  });

  it('can never be on sale, whoever writes to the database', async () => {
    const { made } = await setUp();
    await expect(database().query('update products set archived_at = null where id = $1', [made.id])).rejects.toThrow(
      'products_draft_off_sale',
    );
  });
});
