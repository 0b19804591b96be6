import { expect, it } from 'vitest';
import type { Product } from '#contracts/catalogue.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('a price or a stock alone', (database) => {
  const setUp = async () => {
    const id = await addProduct(database());
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'admin');
    const change = (key: string, body: object) => admin.call(`PATCH /api/admin/products/${key}`, body);
    const shown = async () => (await new Browser(app).call('GET /api/products/test-fuzz')).json<Product>();
    return { id, change, shown };
  };

  it('sets price and stock by id or slug, and the shop shows it at once', async () => {
    const { id, change, shown } = await setUp();
    expect(await shown()).toMatchObject({ price: '2999.00', stock: 10 });
    for (const [key, body, result] of [
      [id, { price: '3100.5' }, { price: '3100.50', stock: 10, inStock: true }],
      ['test-fuzz', { stock: 0 }, { price: '3100.50', stock: 0, inStock: false }],
      [id.toUpperCase(), { stock: null, price: '1' }, { price: '1.00', stock: null, inStock: true }],
      ['test-fuzz', {}, { price: '1.00', stock: null }],
      ['test-fuzz', { archivedAt: 'x', rating: '5' }, { name: 'Test Fuzz', rating: '4.50' }],
    ] as const) {
      const answer = await change(key, body);
      expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(result)]);
      expect(await shown()).toMatchObject(result);
    }
  });

  it('refuses an invalid price or stock with 400 and an unknown product with 404', async () => {
    const { change, shown } = await setUp();
    for (const body of [
      { price: -1 },
      { price: '-1' },
      { price: '1.005' },
      { price: 'free' },
      { price: '0' },
      { price: '0.99' },
      { price: null },
      { price: '123456789' },
      { stock: -1 },
      { stock: 1.5 },
      { stock: '5' },
      { stock: 1e21 },
      { stock: 2 ** 31 },
      { stock: [5] },
      { stock: true },
    ]) {
      expect([body, (await change('test-fuzz', body)).statusCode]).toEqual([body, 400]);
    }
    expect((await change('no-such-fuzz', { stock: 1 })).statusCode).toBe(404);
    expect((await change(crypto.randomUUID(), { stock: 1 })).statusCode).toBe(404);
    expect(await shown()).toMatchObject({ price: '2999.00', stock: 10 });
  });
});
