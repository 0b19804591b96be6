import { expect, it } from 'vitest';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('the kind of a part', (database) => {
  it('filters a list, counts in the facets, and orders by value', async () => {
    const db = database();
    for (const value of ['1M', '4K7', '10R'])
      await addProduct(db, { slug: `r-${value.toLowerCase()}`, category: 'parts', kind: 'resistor', value });
    await addProduct(db, { slug: 'knob', category: 'parts', kind: 'knob', value: 'Fluted' });
    await addProduct(db, { slug: 'fuzz' });
    const app = buildTestApp(db);
    const list = (await app.inject({ url: '/api/products?kind=resistor&sort=value' })).json() as { value: string }[];
    expect(list.map(({ value }) => value)).toEqual(['10R', '4K7', '1M']);
    const facets = (await app.inject({ url: '/api/facets?kind=knob' })).json();
    expect(facets).toMatchObject({ total: 1, kind: { knob: 1, resistor: 3 } });
  });

  it('belongs to parts alone', async () => {
    await expect(addProduct(database(), { category: 'kit', kind: 'resistor' })).rejects.toThrow(
      'products_kind_of_parts_check',
    );
  });
});

describeOnPostgres('a part', (database) => {
  const bomOf = (...parts: string[]) => JSON.stringify(parts.map((part, at) => ({ ref: `R${at}`, part })));

  it('says in how many kits it is, also after a bill has changed', async () => {
    const db = database();
    await addProduct(db, { slug: 'r-4k7', category: 'parts', kind: 'resistor', value: '4K7' });
    await addProduct(db, { slug: 'fuzz', bom: bomOf('r-4k7', 'r-4k7') });
    const booster = await addProduct(db, { slug: 'booster', bom: bomOf('r-1k') });
    const app = buildTestApp(db);
    const count = async () => (await app.inject({ url: '/api/products/r-4k7' })).json().usedInKits as number;
    expect(await count()).toBe(1);
    await db.query('update products set bom = $2 where id = $1', [booster, bomOf('r-4k7')]);
    await expect.poll(count).toBe(2);
    await db.query(`update products set archived_at = now() where slug = 'fuzz'`);
    await expect.poll(count).toBe(1);
  });
});
