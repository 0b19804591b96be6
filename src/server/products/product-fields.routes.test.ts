import { expect, it } from 'vitest';
import type { ProductImport } from '#contracts/imports.ts';
import type { AdminProduct } from '#contracts/products.ts';
import type { Product } from '#contracts/catalogue.ts';
import { lineFieldNames, productField, type LineField } from '#domain/catalogue/product-fields.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

/** A text for each field that is one line, the longest that it may have. */
const longest = (word: string): Record<LineField, string> =>
  Object.fromEntries(
    lineFieldNames.map((name) => [name, `${word} ${name}`.padEnd(productField(name).line!.maxLength, 'x')]),
  ) as Record<LineField, string>;

describeOnPostgres('every field that is declared as one line', (database) => {
  const setUp = async () => {
    const id = await addProduct(database());
    const app = buildTestApp(database());
    const admin = await addUser(app, database(), 'keeper', 'owner');
    const change = (body: object) => admin.call(`PATCH /api/admin/products/${id}`, body);
    return { app, admin, change };
  };

  it('is an edit of its own, and is shown in the shop', async () => {
    const { app, change } = await setUp();
    let version = 1;
    for (const [name, text] of Object.entries(longest('New'))) {
      version += 1;
      expect((await change({ [name]: text })).json<AdminProduct>(), name).toMatchObject({ [name]: text, version });
      expect((await change({ [name]: `${text}x` })).statusCode, name).toBe(400);
    }
    // Several at once are one edit.
    expect((await change(longest('Other'))).json<AdminProduct>().version).toBe(version + 1);
    const shown = (await new Browser(app).call('GET /api/products/test-fuzz')).json<Product>();
    expect(shown).toMatchObject(longest('Other'));
  });

  it('is written to a file and read from it', async () => {
    const { admin, change } = await setUp();
    await change(longest('Written'));
    const file = (await admin.call('GET /api/admin/products.csv')).rawPayload.toString();
    for (const name of lineFieldNames) expect(file).toContain(`Written ${name}`);
    const read = await admin.call(
      'POST /api/admin/imports?name=all.csv',
      Buffer.from(file.replaceAll('Written ', 'Changed ')),
      { 'content-type': 'text/csv' },
    );
    const { mistakes, changes } = read.json<ProductImport>();
    const heads = lineFieldNames.map((name) => productField(name).csvHeads![0]);
    expect([mistakes, changes.map(({ column }) => column).toSorted()]).toEqual([[], heads.toSorted()]);
  });
});
