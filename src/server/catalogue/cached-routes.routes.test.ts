import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const waiting = { timeout: 10_000 };

describeOnPostgres('the response cache of the catalogue', (database) => {
  const setUp = async () => {
    await addProduct(database());
    const app = buildTestApp(database());
    const get = (url: string, headers = {}) => app.inject({ url, headers });
    return { app, get };
  };

  it('answers the same bytes the second time, and 304 to a matching etag', async () => {
    const { app, get } = await setUp();
    const first = await get('/api/products');
    const second = await get('/api/products');
    expect(second.body).toBe(first.body);
    expect(second.headers).toMatchObject({ 'x-total-count': '1', 'x-in-stock-count': '1', etag: first.headers.etag });
    const third = await get('/api/products', { 'if-none-match': first.headers.etag });
    expect([third.statusCode, third.body]).toEqual([304, '']);
    await app.close();
  });

  it('answers with brotli when the client accepts it', async () => {
    const { app, get } = await setUp();
    await database().query(`update products set description = repeat('Solder it tonight. ', 100)`);
    const plain = await get('/api/products/test-fuzz');
    const compressed = await vi.waitFor(async () => {
      const answer = await get('/api/products/test-fuzz', { 'accept-encoding': 'gzip, br' });
      expect(answer.headers['content-encoding']).toBe('br');
      return answer;
    }, waiting);
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    await app.close();
  });

  it.each([
    ['a price', `update products set price_paise = 100`, (product: { price: string }) => product.price === '1.00'],
    ['stock', `update products set stock = 0`, (product: { inStock: boolean }) => !product.inStock],
    ['a name', `update products set name = 'New'`, (product: { name: string }) => product.name === 'New'],
  ])('shows a change of %s in list and product', async (_what, statement, isShown) => {
    const { app, get } = await setUp();
    await get('/api/products');
    await get('/api/products/test-fuzz');
    await database().query(statement);
    await vi.waitFor(async () => expect(isShown((await get('/api/products')).json()[0])).toBe(true), waiting);
    expect(isShown((await get('/api/products/test-fuzz')).json())).toBe(true);
    await app.close();
  });

  it('is cleared when a product is added, archived or renamed', async () => {
    const { app, get } = await setUp();
    await get('/api/products');
    await addProduct(database(), { slug: 'second', name: 'Second' });
    await database().query(`update products set slug = 'renamed' where slug = 'test-fuzz'`);
    const slugs = async () => (await get('/api/products?sort=name')).json().map(({ slug }: { slug: string }) => slug);
    await vi.waitFor(async () => expect(await slugs()).toEqual(['second', 'renamed']), waiting);
    expect((await get('/api/products/test-fuzz')).statusCode).toBe(404);
    expect((await get('/api/products/renamed')).statusCode).toBe(200);
    await database().query(`update products set archived_at = now() where slug = 'second'`);
    await vi.waitFor(async () => expect(await slugs()).toEqual(['renamed']), waiting);
    await app.close();
  });

  it('is cleared when more than a hundred products change at once', async () => {
    const { app, get } = await setUp();
    await get('/api/products');
    await database().query(`insert into products (slug, name, summary, description, price_paise, difficulty, category,
        subcategory, image_url, hsn_code, country_of_origin)
      select 'many-' || n, 'Many ' || n, 's', 'd', 100, 'Beginner', 'parts', 'ic', '/x.svg', '8542', 'India'
      from generate_series(1, 300) as n`);
    const total = async () => (await get('/api/products?limit=1')).headers['x-total-count'];
    await vi.waitFor(async () => expect(await total()).toBe('301'), waiting);
    await app.close();
  });
});
