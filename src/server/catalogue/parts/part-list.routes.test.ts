import { expect, it } from 'vitest';
import type { PartList } from '#contracts/catalogue.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('the list of parts', (database) => {
  const addPart = async (slug: string, kind: string, value: string, specifications = {}) => {
    await addProduct(database(), { slug, name: slug, category: 'parts', subcategory: 'other' });
    await database().query('update products set kind = $2, value = $3, specifications = $4 where slug = $1', [
      slug,
      kind,
      value,
      JSON.stringify(specifications),
    ]);
  };
  const listed = async () => {
    const app = await buildTestApp(database());
    return (await app.inject('/api/parts')).json<PartList>();
  };

  it('has every part in the order of the shelf, and nothing else', async () => {
    await addPart('r-10k', 'resistor', '10K');
    await addPart('r-4k7', 'resistor', '4K7');
    await addPart('c-100n', 'film-capacitor', '100n', { 'Maximum voltage': '63 V DC' });
    await addProduct(database(), { slug: 'a-kit', name: 'A kit', category: 'kit' });
    const { parts } = await listed();
    expect(parts.map(({ slug, kind, value, volts }) => [slug, kind, value, volts])).toEqual([
      ['r-4k7', 'resistor', '4K7', null],
      ['r-10k', 'resistor', '10K', null],
      ['c-100n', 'film-capacitor', '100n', 63],
    ]);
  });

  it('knows what stands in for parts that are not sold, as far as it is sold itself', async () => {
    expect((await listed()).standIns).toEqual([]);
    await addPart('bc549c', 'transistor', 'BC549C');
    const { standIns } = await listed();
    expect(standIns.find(({ name }) => name === 'BC547')).toMatchObject({ slug: 'bc549c' });
    expect(new Set(standIns.map(({ slug }) => slug))).toEqual(new Set(['bc549c']));
  });

  it('names each box that is not sold once', async () => {
    await addPart('enclosure-125b', 'enclosure', '125B');
    const names = (await listed()).standIns.map(({ name }) => name);
    expect(names).not.toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  });
});
