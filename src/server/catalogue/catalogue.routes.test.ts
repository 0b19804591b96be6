import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/shop-app.ts';

describeOnBothEngines('the catalogue', (database) => {
  const setUp = async () => {
    const db = database();
    const id = await addProduct(db, { based_on: 'Dallas Arbiter Fuzz Face' });
    await addProduct(db, { slug: 'test-board', name: 'Test Board', category: 'pcb', difficulty: 'Advanced', stock: 0 });
    await addProduct(db, { slug: 'gone', name: 'Gone', archived_at: new Date() });
    const app = buildTestApp(db, { art: { 'pedal/test-fuzz': '/art/pedal-test-fuzz.0123456789.svg' } });
    return { app, id, get: (path: string) => app.inject({ url: path }) };
  };
  const slugs = (answer: { json: () => { slug: string }[] }) =>
    answer
      .json()
      .map((product) => product.slug)
      .sort();

  it('answers an array of all that is sold, with totals in headers', async () => {
    const { get } = await setUp();
    const answer = await get('/api/products');
    expect(slugs(answer)).toEqual(['test-board', 'test-fuzz']);
    expect(answer.headers).toMatchObject({ 'x-total-count': '2', 'x-in-stock-count': '1' });
  });

  it('gives a product its fields, money and rating as numeric strings', async () => {
    const { get, id } = await setUp();
    const product = {
      id,
      slug: 'test-fuzz',
      name: 'Test Fuzz',
      price: '2999.00',
      rating: '4.50',
      reviewCount: 2,
      basedOn: 'Dallas Arbiter Fuzz Face',
      imageUrl: '/art/pedal-test-fuzz.0123456789.svg',
      inStock: true,
      stock: 10,
      specifications: {},
      components: [],
      documents: [],
    };
    expect((await get(`/api/products/${id}`)).json()).toMatchObject(product);
    expect((await get('/api/products/test-fuzz')).json()).toMatchObject(product);
  });

  it.each([
    ['category=kit', ['test-fuzz']],
    ['difficulty=Advanced', ['test-board']],
    ['subcategory=fuzz&category=pcb', ['test-board']],
    ['subcategory=all', ['test-board', 'test-fuzz']],
    ['search=FUZZ+face', ['test-fuzz']],
    ['search=', ['test-board', 'test-fuzz']],
    ['category=unknown', []],
    ['difficulty=beginner', []],
    ['offset=1000000', []],
    ['limit=0', []],
    ['utm_source=mail', ['test-board', 'test-fuzz']],
  ])('filters by %s', async (query, expected) => {
    const { get } = await setUp();
    expect(slugs(await get(`/api/products?${query}`))).toEqual(expected);
  });

  it.each([
    'limit=501',
    'limit=-1',
    'limit=x',
    'offset=1e9',
    'offset=1000001',
    'category=a&category=b',
    'search=%00',
    `search=${'a'.repeat(201)}`,
  ])('refuses %s with a sentence', async (query) => {
    const { get } = await setUp();
    const answer = await get(`/api/products?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toMatch(/^[A-Za-z].*\.$/);
  });

  it.each([
    'nowhere',
    'gone',
    '00000000-0000-0000-0000-000000000000',
    "'; drop table products; --",
    '%00',
    '%F0%9F%8E%B8',
  ])('has no product %j', async (id) => {
    const { get } = await setUp();
    const answer = await get(`/api/products/${encodeURIComponent(decodeURIComponent(id))}`);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});
