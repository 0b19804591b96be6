import { expect, it } from 'vitest';
import type { ImportUndo, ProductImport } from '#contracts/imports.ts';
import type { AdminProduct } from '#contracts/products.ts';
import type { Product } from '#contracts/catalogue.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const csv = { 'content-type': 'text/csv' };

describeOnPostgres('importing products', (database) => {
  const setUp = async () => {
    await addProduct(database());
    await addProduct(database(), {
      slug: 'resistor-4k7',
      name: 'Resistor 4K7',
      category: 'parts',
      subcategory: 'other',
      kind: 'resistor',
      price_paise: 1500,
      stock: 60,
    });
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'owner');
    const call = async <T = ProductImport>(key: string, body?: object, headers = {}) => {
      const answer = await admin.call(key, body, headers);
      return {
        status: answer.statusCode,
        text: answer.body,
        json: answer.statusCode < 300 ? answer.json<T>() : (null as T),
      };
    };
    const read = (text: string) => call('POST /api/admin/imports?name=prices.csv', Buffer.from(text), csv);
    const shop = async (slug: string) => (await new Browser(app).call(`GET /api/products/${slug}`)).json<Product>();
    return { admin, call, read, shop };
  };

  it('says what a file would change, is put right in place, imported in one step and undone', async () => {
    const { call, read, shop } = await setUp();
    const made = await read('slug;price;stock\r\ntest-fuzz;3,8O9;12\r\nresistor-4k75;15;\r\nresistor-4k7;15.00;84\r\n');
    expect(made.status, made.text).toBe(201);
    expect(made.json.mistakes).toEqual([
      {
        row: 2,
        column: 'price',
        product: 'Test Fuzz',
        value: '3,8O9',
        sentence: 'That’s a letter O, not a zero.',
        suggestion: '3809',
      },
      {
        row: 3,
        column: 'slug',
        product: 'resistor-4k75',
        value: 'resistor-4k75',
        sentence: "There’s no such product. Did you mean 'resistor-4k7'?",
        suggestion: 'resistor-4k7',
      },
    ]);
    expect(made.json.changes).toMatchObject([
      { row: 4, product: 'Resistor 4K7', column: 'stock', before: '60', after: '84' },
    ]);
    const at = `/api/admin/imports/${made.json.id}`;
    expect((await call(`POST ${at}/apply`, { fingerprint: made.json.fingerprint })).status).toBe(409);
    const put = await call(`PATCH ${at}`, { row: 2, column: 'price', value: '3809' });
    expect(put.json).toMatchObject({
      mistakes: [{ row: 3 }],
      changes: [{ row: 2, column: 'price', before: '2999.00', after: '3809.00' }, { column: 'stock' }, { row: 4 }],
    });
    // What was shown before it was put right is not what would be imported.
    expect((await call(`POST ${at}/apply`, { fingerprint: made.json.fingerprint, leaveOut: [3] })).status).toBe(409);
    expect(await shop('test-fuzz')).toMatchObject({ price: '2999.00', stock: 10 });
    const done = await call(`POST ${at}/apply`, { fingerprint: put.json.fingerprint, leaveOut: [3] });
    expect([done.status, done.json.state], done.text).toEqual([200, 'applied']);
    expect([await shop('test-fuzz'), await shop('resistor-4k7')]).toMatchObject([
      { price: '3809.00', stock: 12 },
      { stock: 84 },
    ]);
    expect((await call(`POST ${at}/apply`, { fingerprint: put.json.fingerprint })).status).toBe(409);
    expect((await call(`PATCH ${at}`, { row: 2, column: 'price', value: '1' })).status).toBe(409);

    // Somebody sets another price, and three are sold.
    await call('PATCH /api/admin/products/test-fuzz', { price: '4000' });
    await database().query(`update products set stock = stock - 3 where slug = 'resistor-4k7'`);
    expect((await call<ImportUndo>(`GET ${at}/undo`)).json).toEqual({
      back: 2,
      archived: 0,
      later: [{ product: 'Test Fuzz', column: 'price', before: '2999.00', imported: '3809.00', now: '4000.00' }],
    });
    expect((await call(`POST ${at}/undo`, {})).status).toBe(409);
    expect((await call(`POST ${at}/undo`, { keepLater: true })).json.state).toBe('undone');
    expect([await shop('test-fuzz'), await shop('resistor-4k7')]).toMatchObject([
      { price: '4000.00', stock: 10 },
      { stock: 57 },
    ]);
    expect((await call(`POST ${at}/undo`, { keepLater: true })).status).toBe(409);
  });

  it('reads what was exported, and finds nothing to change but what was changed', async () => {
    const { admin, call, shop } = await setUp();
    await call('PATCH /api/admin/products/test-fuzz', {
      description: 'क, "ख"\n\n=SUM(A1)',
      tags: ['गिटार'],
      summary: '=1+1',
      specifications: [{ name: 'Controls', value: 'Fuzz: much, Volume' }],
    });
    await database().query(`update products set stock = null where slug = 'resistor-4k7'`);
    const file = (await admin.call('GET /api/admin/products.csv')).rawPayload;
    expect(file.toString()).toContain("'=1+1");
    const again = await call('POST /api/admin/imports?name=again.csv', file, csv);
    expect([again.json.mistakes, again.json.changes, again.json.same]).toEqual([[], [], 2]);
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(file.toString().replace('गिटार', 'சிதார்').slice(1), 'utf16le'),
    ]);
    const changed = await call('POST /api/admin/imports?name=utf16.csv', utf16, csv);
    expect(changed.json).toMatchObject({
      format: { encoding: 'UTF-16LE' },
      mistakes: [],
      changes: [{ column: 'tags', after: 'சிதார்' }],
    });
    await call(`POST /api/admin/imports/${changed.json.id}/apply`, { fingerprint: changed.json.fingerprint });
    expect(await shop('test-fuzz')).toMatchObject({ tags: ['சிதார்'], summary: '=1+1' });
  });

  it('adds products that are all there as drafts, and archives them when it is undone', async () => {
    const { call, read } = await setUp();
    const heads = 'slug,name,price,stock,one line,description,category,section,difficulty,hsn,country of origin';
    const made = await read(
      `${heads}\nnew-fuzz,New Fuzz,"₹1,299",4,Short.,Long.,kit,fuzz,Beginner,8543,India\nother,,5,,,,,,,,\n`,
    );
    expect(made.json.additions).toEqual([{ row: 2, slug: 'new-fuzz', product: 'New Fuzz', price: '1299.00' }]);
    expect(made.json.mistakes.map(({ row, column }) => [row, column])).toContainEqual([3, 'name']);
    const at = `/api/admin/imports/${made.json.id}`;
    await call(`POST ${at}/apply`, { fingerprint: made.json.fingerprint, leaveOut: [3] });
    const added = async () => (await call<AdminProduct>('GET /api/admin/products/new-fuzz')).json;
    expect(await added()).toMatchObject({
      price: '1299.00',
      stock: 4,
      draft: true,
      missing: { needed: ['A picture.'] },
    });
    expect((await call('GET /api/products/new-fuzz')).status).toBe(404);
    expect((await call<ImportUndo>(`GET ${at}/undo`)).json).toMatchObject({ archived: 1 });
    expect((await call(`POST ${at}/undo`, {})).json.state).toBe('undone');
    expect(await added()).toMatchObject({ archivedAt: expect.any(String), draft: false });
  });

  it('is told when a product changed after the dry run, and changes nothing', async () => {
    const { call, read, shop } = await setUp();
    const made = await read('slug,price\ntest-fuzz,1\nresistor-4k7,2\n');
    await call('PATCH /api/admin/products/resistor-4k7', { price: '3' });
    const late = await call(`POST /api/admin/imports/${made.json.id}/apply`, { fingerprint: made.json.fingerprint });
    expect(late.status).toBe(409);
    expect(await shop('test-fuzz')).toMatchObject({ price: '2999.00' });
  });

  it('refuses with a sentence what is no table of products', async () => {
    const { admin, read, call } = await setUp();
    for (const [text, sentence] of [
      ['', 'no column ‘slug’'],
      ['name,price\nx,1', 'no column ‘slug’'],
      ['slug,name\na,"open', 'never closed'],
      ['slug\u0000', 'no CSV file'],
    ] as const) {
      const answer = await read(text);
      expect([text, answer.status, answer.text]).toEqual([text, 400, expect.stringContaining(sentence)]);
    }
    expect((await read(`slug\n${'x\n'.repeat(10_001)}`)).text).toContain('has 10001 rows; at most 10000');
    for (const wide of [
      `slug${',x'.repeat(1_000_000)}\na`,
      `slug\na${','.repeat(1_000_000)}`,
      `slug\n"a",${',"x"'.repeat(100)}`,
    ]) {
      const answer = await read(wide);
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('more than 100 columns')]);
    }
    expect((await read(`slug${','.repeat(99)}\n"a,${','.repeat(200)}"`)).status).toBe(201);
    expect(
      (await admin.call('POST /api/admin/imports?name=x.csv', Buffer.alloc(5 * 1024 * 1024 + 1), csv)).statusCode,
    ).toBe(413);
    expect((await call('POST /api/admin/imports?name=x.csv', { slug: 'x' })).status).toBe(415);
    const heads = await read('slug,prise,price,Price\ntest-fuzz,1,2,3');
    expect(heads.json.mistakes).toMatchObject([
      { row: 1, column: 'prise', suggestion: 'price' },
      { row: 1, column: 'Price' },
    ]);
    const twice = await read('slug,price\ntest-fuzz,5\ntest-fuzz,6\n,7');
    expect(twice.json.mistakes.map(({ sentence }) => sentence)).toEqual([
      'Row 2 is about the same product.',
      expect.stringContaining('slug is missing'),
    ]);
  });
});
