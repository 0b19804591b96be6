import { expect, it, vi } from 'vitest';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const bare = { description: '', kinds: [], topics: [], headings: [], terms: [] };
const guides = [
  { path: '/guides/biasing', title: 'Biasing', ...bare, topics: ['Fuzz'] },
  { path: '/guides/wood', title: 'Wood', ...bare },
];

describeOnPostgres('the catalogue', (database) => {
  const setUp = async () => {
    const db = database();
    const id = await addProduct(db, { based_on: 'Dallas Arbiter Fuzz Face' });
    await addProduct(db, { slug: 'test-board', name: 'Test Board', category: 'pcb', difficulty: 'Advanced', stock: 0 });
    await addProduct(db, { slug: 'gone', name: 'Gone', archived_at: new Date() });
    const app = buildTestApp(db, { art: { 'pedal/test-fuzz': '/art/pedal-test-fuzz.0123456789.svg' }, guides });
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

  it('sets what was typed: quotes, ranges, measures', async () => {
    const { get } = await setUp();
    await addProduct(database(), { slug: 'typed', summary: "It's 6 x 4 mm" });
    expect((await get('/api/products/typed')).json().summary).toBe('It’s 6 ×\u00a04\u00a0mm');
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
  ])('answers 404 for the product %j', async (id) => {
    const { get } = await setUp();
    const answer = await get(`/api/products/${encodeURIComponent(decodeURIComponent(id))}`);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('sorts, and pages without a gap or a repetition', async () => {
    const { get } = await setUp();
    await addProduct(database(), { slug: 'cheap', name: 'Cheap', price_paise: 100 });
    const inOrder = async (query: string) =>
      (await get(`/api/products?${query}`)).json().map(({ slug }: { slug: string }) => slug);
    expect((await inOrder('sort=price'))[0]).toBe('cheap');
    expect((await inOrder('sort=-price')).at(-1)).toBe('cheap');
    expect(await inOrder('sort=name')).toEqual(['cheap', 'test-board', 'test-fuzz']);
    const pages = [await inOrder('sort=name&limit=2'), await inOrder('sort=name&limit=2&offset=2')];
    expect(pages.flat()).toEqual(await inOrder('sort=name'));
  });

  it.each([
    ['inStock=true', ['test-fuzz']],
    ['minPrice=3000', []],
    ['minPrice=2999&maxPrice=2999', ['test-board', 'test-fuzz']],
  ])('also filters by %s', async (query, expected) => {
    const { get } = await setUp();
    expect(slugs(await get(`/api/products?${query}`))).toEqual(expected);
  });

  it('filters, counts and sorts by country of origin, in a search too, and follows a change of it', async () => {
    const { get } = await setUp();
    const db = database();
    await addProduct(db, { slug: 'far', name: 'Far Fuzz', country_of_origin: 'Taiwan' });
    await addProduct(db, { slug: 'farther', name: 'Farther Fuzz', country_of_origin: 'South Korea', category: 'pcb' });
    expect(slugs(await get('/api/products?origin=Taiwan'))).toEqual(['far']);
    expect(slugs(await get('/api/products?search=fuzz&origin=South+Korea'))).toEqual(['farther']);
    expect(slugs(await get('/api/products?origin=Atlantis'))).toEqual([]);
    expect(slugs(await get('/api/products?origin='))).toHaveLength(4);
    const inOrder = async (query: string) =>
      (await get(`/api/products?${query}`))
        .json()
        .map(({ countryOfOrigin }: { countryOfOrigin: string }) => countryOfOrigin);
    expect(await inOrder('sort=origin')).toEqual(['India', 'India', 'South Korea', 'Taiwan']);
    expect(await inOrder('sort=origin&search=fuzz&category=kit')).toEqual(['India', 'Taiwan']);
    const { origin, category } = (await get('/api/facets?origin=Taiwan')).json();
    expect(origin).toEqual({ India: 2, 'South Korea': 1, Taiwan: 1 });
    expect(category).toEqual({ kit: 1 });
    await db.query(`update products set country_of_origin = 'Japan' where slug = 'far'`);
    await vi.waitFor(async () => expect(slugs(await get('/api/products?origin=Japan'))).toEqual(['far']), 10_000);
    expect(slugs(await get('/api/products?origin=Taiwan'))).toEqual([]);
    const { parameters } = (await get('/openapi.json')).json().paths['/api/products'].get;
    expect(parameters.map(({ name }: { name: string }) => name)).toContain('origin');
  });

  it('counts what each choice would give, with the other choices kept', async () => {
    const { get } = await setUp();
    expect((await get('/api/facets?category=kit')).json()).toEqual({
      total: 1,
      inStock: 1,
      category: { kit: 1, pcb: 1 },
      subcategory: { fuzz: 1 },
      kind: {},
      difficulty: { Beginner: 1 },
      origin: { India: 1 },
      price: { min: '2999.00', max: '2999.00' },
    });
  });

  it('suggests products, categories and guides while typing', async () => {
    const { get } = await setUp();
    const answer = (await get('/api/suggestions?q=fuz')).json();
    expect(answer.products.map(({ slug }: { slug: string }) => slug)).toContain('test-fuzz');
    expect(answer.products[0]).toEqual({
      id: expect.any(String),
      slug: expect.any(String),
      name: expect.any(String),
      price: '2999.00',
      imageUrl: expect.any(String),
      category: expect.any(String),
      inStock: expect.any(Boolean),
      reason: null,
    });
    expect(answer.categories).toContainEqual({ label: 'Fuzz kits', category: 'kit', subcategory: 'fuzz', kind: null });
    expect(answer.guides).toEqual([{ path: '/guides/biasing', title: 'Biasing' }]);
    expect((await get('/api/suggestions?q=')).json()).toEqual({
      absent: null,
      products: [],
      categories: [],
      guides: [],
    });
    expect((await get('/api/suggestions')).statusCode).toBe(400);
  });

  it('finds a part by the name that a kit prints for it, and says what a kit uses', async () => {
    const { get } = await setUp();
    await addProduct(database(), {
      slug: 'ne5532p',
      name: 'NE5532 Dual Op-Amp',
      category: 'parts',
      subcategory: 'op-amps',
    });
    const bom = [{ ref: 'IC1', kind: 'ic', value: 'NE5532P', part: 'ne5532p', pins: {}, place: 'board' }];
    await database().query(`update products set bom = $1 where slug = 'test-fuzz'`, [JSON.stringify(bom)]);
    const found = (await get('/api/products?search=IC%20NE5532P')).json();
    expect(found.map(({ slug }: { slug: string }) => slug)[0]).toBe('ne5532p');
    const { products } = (await get('/api/suggestions?q=IC%20NE5532P')).json();
    expect(products[0]).toMatchObject({ slug: 'ne5532p', reason: 'In 1 kit' });
  });

  it('says what is not sold, and offers what comes near', async () => {
    const { get } = await setUp();
    await addProduct(database(), { slug: 'v3207', name: 'V3207 Delay', category: 'parts', subcategory: 'ic' });
    expect((await get('/api/products?search=mn3007')).headers['x-total-count']).toBe('0');
    const advice = (await get('/api/search-advice?q=mn3007')).json();
    expect(advice).toMatchObject({ absent: 'We don’t sell the MN3007.', price: null, leftOut: [], others: [] });
    expect(advice.substitutes).toHaveLength(1);
    expect(advice.substitutes[0]).toMatchObject({ fit: expect.any(String), product: { slug: 'v3207' } });
    expect(advice.guides[0].path).toMatch(/^\/guides\/components#/);
    const suggested = (await get('/api/suggestions?q=mn3007')).json();
    expect(suggested.absent).toBe('We don’t sell the MN3007.');
    expect(suggested.products.map(({ slug }: { slug: string }) => slug)).toEqual(['v3207']);
  });

  it('passes over a substitute that is not sold', async () => {
    const { get } = await setUp();
    expect((await get('/api/search-advice?q=mn3007')).json()).toMatchObject({
      absent: 'We don’t sell the MN3007.',
      substitutes: [],
    });
  });

  it('reads prices in a search', async () => {
    const { get } = await setUp();
    expect((await get('/api/products?search=fuzz%20under%20100')).headers['x-total-count']).toBe('0');
    expect(Number((await get('/api/products?search=fuzz%20under%204000')).headers['x-total-count'])).toBeGreaterThan(0);
    expect((await get('/api/search-advice?q=fuzz%20under%204000')).json()).toMatchObject({
      price: 'under ₹4,000',
      maxPrice: '3999.99',
    });
    expect((await get('/api/search-advice')).statusCode).toBe(400);
  });

  it('lists related products in stock, the same subcategory first, never the product itself', async () => {
    const { get } = await setUp();
    await addProduct(database(), { slug: 'near', name: 'Near' });
    await addProduct(database(), { slug: 'far', name: 'Far', subcategory: 'reverb' });
    await addProduct(database(), { slug: 'sold-out', name: 'Sold out', stock: 0 });
    const related = (await get('/api/products/test-fuzz/related')).json();
    expect(related.map(({ slug }: { slug: string }) => slug)).toEqual(['near', 'far']);
    expect((await get('/api/products/nowhere/related')).statusCode).toBe(404);
  });

  it('keeps who wants to know when a product is back, once per address', async () => {
    const { app } = await setUp();
    const ask = (email: string, id = 'test-board') =>
      app.inject({ method: 'POST', url: `/api/products/${id}/notify`, payload: { email } });
    expect((await ask('asha@example.com')).statusCode).toBe(202);
    expect((await ask('Asha@example.com')).statusCode).toBe(202);
    expect((await ask('nobody')).statusCode).toBe(400);
    expect((await ask('asha@example.com', 'nowhere')).statusCode).toBe(404);
    expect(await database().query('select email from stock_watchers')).toEqual([{ email: 'asha@example.com' }]);
  });
});
