import { expect, it } from 'vitest';
import type { ProductContents } from '#contracts/catalogue.ts';
import { smallProduct } from '#tests/support/access/products.rows.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const line = (ref: string, kind: string, value: string) => ({ ref, kind, value, part: null, pins: {}, place: 'board' });
const typos = ['4,7k', '47 kk', 'lots', '4K7 1%'];

describeOnPostgres('a typo in a bill of materials', (database) => {
  const setUp = async (bom: object[]) => {
    await addProduct(database(), { bom: JSON.stringify(bom) });
    await addProduct(database(), { slug: 'test-board', name: 'Test Board', category: 'pcb', bom: JSON.stringify(bom) });
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'owner');
    const shop = new Browser(app);
    const change = (body: object) => admin.call('PATCH /api/admin/products/test-fuzz', body);
    return { admin, shop, change };
  };

  it('is refused by its designator when a product is changed or added, and nothing is', async () => {
    const { admin, shop, change } = await setUp([line('R1', 'resistor', '1K')]);
    for (const typo of typos) {
      const bom = [line('R1', 'resistor', '1K'), line('R5', 'resistor', typo)];
      for (const answer of [
        await change({ name: 'Other', bom }),
        await admin.call('POST /api/admin/products', { ...smallProduct, bom }),
      ])
        expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(`R5: '${typo}' is not a`)]);
    }
    const contents = (await shop.call('GET /api/products/test-fuzz/contents')).json<ProductContents>();
    expect(contents.lines.map(({ name }) => name)).toEqual(['Resistor 1K']);
    expect((await shop.call('GET /api/products/test-fuzz')).json()).toMatchObject({ name: 'Test Fuzz' });
    expect((await change({ bom: [line('R5', 'resistor', '4K7')] })).statusCode).toBe(200);
  });

  it('that was saved before takes no page down, and stops nobody from changing something else', async () => {
    const old = [
      ...typos.map((typo, index) => line(`R${index}`, 'resistor', typo)),
      line('C1', 'film', 'lots'),
      line('C2', 'ceramic', '4K7'),
      line('C3', 'electrolytic', '10 uF'),
      line('X1', 'constructor', 'x'),
      line('D1', 'diode', '1N4148'),
    ];
    const { shop, change } = await setUp(old);
    for (const slug of ['test-fuzz', 'test-board']) {
      const answer = await shop.call(`GET /api/products/${slug}/contents`);
      expect(answer.statusCode).toBe(200);
      const { lines } = answer.json<ProductContents>();
      expect(lines).toHaveLength(old.length);
      expect(lines.find(({ name }) => name === 'Film capacitor lots')).toMatchObject({ refs: ['C1'], note: 'C1' });
      expect(lines.at(-1)).toMatchObject({ name: 'constructor x', note: 'X1' });
    }
    for (const call of ['products?search=lots', 'suggestions?q=lots', 'parts', 'products/test-fuzz/related', 'facets'])
      expect([call, (await shop.call(`GET /api/${call}`)).statusCode]).toEqual([call, 200]);
    await shop.call('POST /api/cart', { productId: 'test-board', quantity: 1 });
    expect((await shop.call('GET /api/cart')).statusCode).toBe(200);
    expect((await change({ price: '2000' })).statusCode).toBe(200);
    expect((await change({ bom: old.slice(1) })).statusCode).toBe(400);
  });
});
