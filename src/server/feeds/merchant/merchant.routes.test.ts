import { expect, it } from 'vitest';
import sharp from 'sharp';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { merchantProblems, type ToldItem } from '#tests/support/feeds/merchant-rules.ts';
import { readRss, readTsv } from '#tests/support/feeds/read-merchant.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { seedEmptyShop } from '../../catalogue/seed.ts';

const origin = 'http://shop.test';
const square = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" width="10" height="20"><rect width="10" height="20" fill="#000"/></svg>',
);
const sorted = (items: ToldItem[]) =>
  items.map((item) => Object.fromEntries([...item].toSorted(([a], [b]) => a.localeCompare(b))));

describeOnPostgres('the product data for Google', (database) => {
  const open = () => {
    const art = { 'pedal/test-fuzz': '/art/pedal-test-fuzz.0a.svg' };
    const app = buildTestApp(database(), { art, readDrawn: async () => square });
    return (url: string, headers = {}) => app.inject({ url, headers });
  };

  it('keeps every rule of the specification for the whole catalogue, in both formats alike', async () => {
    await seedEmptyShop(database());
    const get = open();
    const [rss, tsv] = [await get('/merchant.xml'), await get('/merchant.tsv')];
    expect([rss.headers['content-type'], tsv.headers['content-type']]).toEqual([
      'application/rss+xml; charset=utf-8',
      'text/tab-separated-values; charset=utf-8',
    ]);
    const items = readRss(rss.body);
    const [{ count } = { count: 0 }] = await database().query<{ count: number }>(
      'select count(*)::int as count from products where archived_at is null',
    );
    expect(items).toHaveLength(count);
    expect(new Set(items.map((item) => item.get('id')![0])).size).toBe(count);
    const problems = items.flatMap((item) =>
      merchantProblems(item, origin).map((problem) => `${item.get('title')?.[0]}: ${problem}`),
    );
    expect(problems).toEqual([]);
    expect(sorted(readTsv(tsv.body))).toEqual(sorted(items));
  });

  it('tells tax included, stock, makers, packs and what delivery costs', async () => {
    await addProduct(database(), { name: 'Fuzz & <Friends>', stock: 0 });
    const pack = { category: 'parts', subcategory: 'other', difficulty: 'Beginner' };
    await addProduct(database(), { ...pack, slug: 'r', kind: 'resistor', value: '4K7', price_paise: 2_000 });
    await database().query(`update products set pack_size = 10 where slug = 'r'`);
    await addProduct(database(), { ...pack, slug: 'tl072', kind: 'op-amp', value: 'TL072CP' });
    const [kit, resistor, chip] = readRss((await open()('/merchant.xml')).body).map((item) =>
      Object.fromEntries([...item].map(([name, values]) => [name, values[0]])),
    );
    expect(kit).toMatchObject({
      title: 'Fuzz & <Friends>',
      availability: 'out_of_stock',
      price: '2999.00 INR',
      brand: 'taar',
      mpn: 'test-fuzz',
      product_type: 'Kits > Fuzz',
      'shipping.country': 'IN',
      'shipping.price': '799.00 INR',
      'shipping.max_transit_time': '7',
    });
    expect(resistor).toMatchObject({
      unit_pricing_measure: '10 ct',
      unit_pricing_base_measure: '1 ct',
      price: '20.00 INR',
    });
    expect(chip).toMatchObject({ identifier_exists: 'no' });
    expect(chip).not.toHaveProperty('mpn');
  });

  it('has no character that XML has no place for, and no half one', async () => {
    const description = `${'a'.repeat(4_999)}😀`;
    await addProduct(database(), { name: 'Fuzz \ufffe\u{1ffff} Box', description });
    const { body } = await open()('/merchant.xml');
    const [item] = readRss(body);
    expect([item!.get('title'), item!.get('description')]).toEqual([['Fuzz Box'], ['a'.repeat(4_999)]]);
  });

  it('is the same until something changes, in each process, and says by a tag which', async () => {
    await addProduct(database());
    const [one, other] = [open(), open()];
    const first = await one('/merchant.xml');
    expect((await other('/merchant.xml')).headers.etag).toBe(first.headers.etag);
    expect(first.headers['last-modified']).toMatch(/GMT$/);
    expect((await one('/merchant.xml', { 'if-none-match': first.headers.etag })).statusCode).toBe(304);
    await database().query('update products set price_paise = 123400');
    await database().query(`insert into settings (changed) values ('{"standardFee": 10000}')
      on conflict (single) do update set changed = excluded.changed`);
    for (const get of [one, other])
      await expect.poll(async () => (await get('/merchant.tsv')).body).toMatch(/1234\.00 INR.*100\.00 INR/);
  });

  it('is written while it is sent where the catalogue is large, with a tag too', async () => {
    await addProduct(database());
    await addProduct(database(), { slug: 'second' });
    const small = await open()('/merchant.tsv');
    const app = buildTestApp(database(), { merchantMaxKept: 1 });
    const large = await app.inject({ url: '/merchant.tsv' });
    expect(readTsv(large.body).map((item) => item.get('id'))).toEqual(
      readTsv(small.body).map((item) => item.get('id')),
    );
    const again = await app.inject({ url: '/merchant.tsv', headers: { 'if-none-match': large.headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await database().query(`update products set name = 'New' where slug = 'second'`);
    const changed = await app.inject({ url: '/merchant.tsv', headers: { 'if-none-match': large.headers.etag } });
    expect(changed.statusCode).toBe(200);
  });

  it('shows drawings as bitmaps of a size that is taken, under addresses of their own', async () => {
    await addProduct(database());
    const get = open();
    const [item] = readRss((await get('/merchant.xml')).body);
    const { pathname } = new URL(item!.get('image_link')![0]!);
    const picture = await get(pathname);
    expect(picture.headers['content-type']).toBe('image/png');
    const { width, height, format } = await sharp(picture.rawPayload).metadata();
    expect([width, height, format]).toEqual([1000, 1000, 'png']);
    for (const wrong of ['/0.0000000000.png', '/9.0000000000.png', '/x', '/0.png'])
      expect((await get(`/merchant/pictures/test-fuzz${wrong}`)).statusCode).toBe(404);
    expect((await get(pathname.replace('test-fuzz', 'no-such'))).statusCode).toBe(404);
  });
});
