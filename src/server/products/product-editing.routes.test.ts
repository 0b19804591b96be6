import { expect, it, vi } from 'vitest';
import type { AdminProduct } from '#contracts/products.ts';
import type { Product } from '#contracts/catalogue.ts';
import { smallProduct } from '#tests/support/access/products.rows.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { startDuePrices } from './scheduled-prices.service.ts';

const everything = {
  name: 'Grand Fuzz',
  slug: 'grand-fuzz',
  summary: 'Grander.',
  description: 'One.\n\nTwo.',
  price: '3100.50',
  difficulty: 'Advanced',
  category: 'kit',
  subcategory: 'octave',
  kind: null,
  value: null,
  basedOn: 'A fuzz',
  packSize: 2,
  pairSlug: 'its-board',
  specifications: [
    { name: 'Zeta', value: 'first' },
    { name: 'Alpha', value: 'second' },
  ],
  pinOut: [{ name: '1', value: 'Out' }],
  components: ['1 x Board'],
  bom: [{ ref: 'R1', kind: 'resistor', value: '4K7', part: 'resistor-4k7', pins: { 1: 'a' }, place: 'board' }],
  documents: [{ name: 'Guide', url: 'https://example.com/x.pdf', type: 'PDF' }],
  tags: ['गिटार', 'loud'],
  hsnCode: '854370',
  hsCode: '854390',
  netWeightGrams: 420,
  gstRatePercent: '5.00',
  countryOfOrigin: 'Japan',
  seoTitle: 'Buy it',
  seoDescription: 'Here.',
  pictures: [
    { imageUrl: 'art:pedal/a', label: 'Front', alt: 'A red box' },
    { imageUrl: 'art:kit/a', label: 'Parts', alt: null },
  ],
};

/** Drawings that there are; the last is none that a product can have. */
const art = {
  'pedal/a': '/art/pedal-a.svg',
  'kit/a': '/art/kit-a.svg',
  'bench-sheet/a': '/art/bench-sheet-a.json',
};

describeOnPostgres('editing a product', (database) => {
  const setUp = async () => {
    const id = await addProduct(database());
    const app = buildTestApp(database(), { art });
    const admin = await addUser(app, database(), 'keeper', 'owner');
    const at = async (key: string, body?: object) => {
      const answer = await admin.call(key, body);
      return {
        status: answer.statusCode,
        text: answer.body,
        product: answer.statusCode < 300 ? answer.json<AdminProduct>() : null,
      };
    };
    const change = (body: object, key = id) => at(`PATCH /api/admin/products/${key}`, body);
    const shop = (path: string) => new Browser(app).call(`GET /api/products/${path}`);
    const audit = async () => {
      const list = await admin.call(`GET /api/admin/audit?thing=product`);
      return list.json<{ items: { action: string; before: object; after: object }[] }>().items;
    };
    return { id, app, admin, at, change, shop, audit };
  };

  it('keeps every field as it was given, shows it in the shop and writes down what changed', async () => {
    const { change, shop, audit } = await setUp();
    const { status, product, text } = await change(everything);
    expect([status, product], text).toEqual([200, expect.objectContaining({ ...everything, version: 2, stock: 10 })]);
    expect((await shop('grand-fuzz')).json<Product>()).toMatchObject({
      name: 'Grand Fuzz',
      price: '3100.50',
      specifications: { Zeta: 'first', Alpha: 'second' },
      imageAlt: 'A red box',
      gallery: [{ label: 'Parts' }],
      seoTitle: 'Buy it',
      tags: ['गिटार', 'loud'],
    });
    const [entry] = await audit();
    expect(entry).toMatchObject({ action: 'changed', before: { name: 'Test Fuzz' }, after: { name: 'Grand Fuzz' } });
    expect((await change({ ...everything, version: 2 })).product?.version).toBe(2);
    expect(await audit()).toHaveLength(1);
  });

  it('is told when somebody else was first, and what sells meanwhile is nobody’s edit', async () => {
    const { id, change } = await setUp();
    expect((await change({ name: 'First', version: 1 })).status).toBe(200);
    const late = await change({ summary: 'Late.', version: 1 });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('Somebody else changed this')]);
    await database().query('update products set stock = 3 where id = $1', [id]);
    expect((await change({ summary: 'In time.', version: 2 })).product).toMatchObject({
      name: 'First',
      stock: 3,
      version: 3,
    });
  });

  it('refuses with a sentence what cannot be, and changes nothing', async () => {
    const { change, at } = await setUp();
    await addProduct(database(), { slug: 'taken' });
    for (const [body, status, sentence] of [
      [{ name: ' ' }, 400, 'The name is one line'],
      [{ name: 'x'.repeat(121) }, 400, 'The name is one line'],
      [{ name: 'a\u0000b' }, 400, 'The name is one line'],
      [{ slug: 'Not A Slug' }, 400, 'The address is made of'],
      [{ slug: '0b7c1d6e-1f57-4a6e-9a5b-0123456789ab' }, 400, 'The address is made of'],
      [{ slug: 'taken' }, 409, 'already a product at'],
      [{ subcategory: 'op-amps' }, 400, 'no section'],
      [{ kind: 'resistor' }, 400, 'Only parts have a kind'],
      [{ pairSlug: 'test-fuzz' }, 400, 'its own pair'],
      [{ hsnCode: '123' }, 400, 'HSN'],
      [{ hsCode: '8543' }, 400, 'The HS code has 6 digits'],
      [{ netWeightGrams: 0 }, 400, 'The net weight'],
      [{ netWeightGrams: 1.5 }, 400, 'The net weight'],
      [{ gstRatePercent: '41' }, 400, 'GST'],
      [{ price: '0.99' }, 400, 'price'],
      [{ documents: [{ name: 'x', url: 'javascript:alert(1)', type: 'PDF' }] }, 400, 'A document is at'],
      [
        { pictures: [{ imageUrl: 'https://x.example/a.png', label: null, alt: null }] },
        400,
        'A picture is one of ours',
      ],
      [{ pictures: [{ imageUrl: `picture:${'a'.repeat(32)}`, label: null, alt: null }] }, 400, 'isn’t there'],
      ...['art:../..', 'art:pedal/b', 'art:bench-sheet/a', 'art:brand/mark', 'art:constructor'].map(
        (imageUrl) => [{ pictures: [{ imageUrl, label: null, alt: null }] }, 400, 'There’s no drawing'] as const,
      ),
      [
        {
          specifications: [
            { name: 'A', value: 'x' },
            { name: 'A', value: 'y' },
          ],
        },
        400,
        'twice',
      ],
      [{ version: 0 }, 400, 'version'],
    ] as const) {
      const answer = await change(body, 'test-fuzz');
      expect([body, answer.status, answer.text]).toEqual([body, status, expect.stringContaining(sentence)]);
    }
    expect((await at('GET /api/admin/products/test-fuzz')).product).toMatchObject({ version: 1, name: 'Test Fuzz' });
    expect((await at('GET /api/admin/products/nowhere')).status).toBe(404);
  });

  it('leads on from an old address, and renames the product where others name it', async () => {
    const { app, change, shop, at } = await setUp();
    const bom = JSON.stringify([
      { ref: 'R1', kind: 'resistor', value: '1K', part: 'test-fuzz', pins: {}, place: 'board' },
    ]);
    await addProduct(database(), { slug: 'kit', bom });
    await database().query(`update products set pair_slug = 'test-fuzz' where slug = 'kit'`);
    expect((await change({ slug: 'new-fuzz' })).product).toMatchObject({
      slug: 'new-fuzz',
      formerSlugs: ['test-fuzz'],
    });
    const old = await shop('test-fuzz/related?x=1');
    expect([old.statusCode, old.headers['location'], old.body]).toEqual([
      308,
      '/api/products/new-fuzz/related?x=1',
      '',
    ]);
    const page = await app.inject('/products/test-fuzz');
    expect([page.statusCode, page.headers['location']]).toEqual([308, '/products/new-fuzz']);
    expect((await shop('no-fuzz')).statusCode).toBe(404);
    expect((await at('GET /api/admin/products/kit')).product).toMatchObject({
      pairSlug: 'new-fuzz',
      bom: [{ part: 'new-fuzz' }],
    });
    // Back again, and nothing leads in a circle.
    await change({ slug: 'test-fuzz' });
    expect((await shop('test-fuzz')).statusCode).toBe(200);
    expect((await shop('new-fuzz')).headers['location']).toBe('/api/products/test-fuzz');
  });

  it('adds a product with an address of its name, and copies one that is not on sale yet', async () => {
    const { at, shop } = await setUp();
    const made = await at('POST /api/admin/products', smallProduct);
    expect([made.status, made.product]).toEqual([
      201,
      expect.objectContaining({ slug: 'tiny-fuzz', stock: 0, pictures: [] }),
    ]);
    expect((await at('POST /api/admin/products', smallProduct)).product?.slug).toBe('tiny-fuzz-2');
    expect((await at('POST /api/admin/products', { ...smallProduct, slug: 'tiny-fuzz' })).status).toBe(409);
    expect((await at('POST /api/admin/products', { name: 'Only a name' })).status).toBe(400);
    const copy = await at('POST /api/admin/products/test-fuzz/duplicate');
    expect([copy.status, copy.product]).toEqual([
      201,
      expect.objectContaining({ slug: 'test-fuzz-copy', name: 'Test Fuzz (copy)', stock: 0, draft: true }),
    ]);
    expect((await shop('test-fuzz-copy')).statusCode).toBe(404);
    expect((await at('POST /api/admin/products/test-fuzz-copy/publish')).product).toMatchObject({ draft: false });
    expect((await shop('test-fuzz-copy')).statusCode).toBe(200);
  });

  it('is archived and put on sale again, and written down once each', async () => {
    const { at, shop, audit } = await setUp();
    await at('POST /api/admin/products/test-fuzz/archive');
    await at('POST /api/admin/products/test-fuzz/archive');
    expect((await shop('test-fuzz')).statusCode).toBe(404);
    await at('POST /api/admin/products/test-fuzz/unarchive');
    expect((await shop('test-fuzz')).statusCode).toBe(200);
    expect((await audit()).map(({ action }) => action)).toEqual(['put on sale again', 'archived']);
  });

  it('changes its price when the time has come, and not before', async () => {
    const { id, at, shop, audit } = await setUp();
    const price = async () => (await shop('test-fuzz')).json<Product>().price;
    const plan = (startsAt: string) =>
      at('POST /api/admin/products/test-fuzz/scheduled-price', { price: '1999', startsAt });
    expect((await plan('2020-01-01T00:00:00Z')).status).toBe(400);
    expect((await plan('soon')).status).toBe(400);
    expect((await plan('2099-01-01T05:30:00+05:30')).product?.scheduledPrice).toMatchObject({
      price: '1999.00',
      startsAt: '2099-01-01T00:00:00.000Z',
    });
    expect(await startDuePrices(database())).toBe(0);
    await database().query(
      `update scheduled_prices set starts_at = now() - interval '1 minute' where product_id = $1`,
      [id],
    );
    expect(await startDuePrices(database())).toBe(1);
    await vi.waitFor(async () => expect(await price()).toBe('1999.00'), { timeout: 20_000 });
    expect((await at('GET /api/admin/products/test-fuzz')).product).toMatchObject({ scheduledPrice: null, version: 2 });
    expect((await audit())[0]).toMatchObject({ action: 'price began as scheduled', after: { price: '1999.00' } });
    await plan('2099-01-01T00:00:00Z');
    expect((await at('DELETE /api/admin/products/test-fuzz/scheduled-price')).product?.scheduledPrice).toBeNull();
  });
});
