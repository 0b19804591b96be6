import { expect, it } from 'vitest';
import type { PartUses, ProductContents } from '#contracts/catalogue.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('what a part is used in', (database) => {
  const addPart = async (slug: string, kind: string, value: string) => {
    await addProduct(database(), { slug, name: slug, category: 'parts', subcategory: 'other' });
    await database().query('update products set kind = $2, value = $3 where slug = $1', [slug, kind, value]);
  };
  const addBill = async (slug: string, category: string, pair: string, parts: readonly string[]) => {
    await addProduct(database(), { slug, name: slug, category });
    const bom = parts.map((part, at) => ({ ref: `R${at + 1}`, kind: 'resistor', value: '4K7', part, place: 'board' }));
    await database().query('update products set bom = $2, pair_slug = $3 where slug = $1', [
      slug,
      JSON.stringify(bom),
      pair,
    ]);
  };
  const addPair = async (slug: string, parts: readonly string[]) => {
    await addBill(slug, 'kit', `${slug}-pcb`, parts);
    await addBill(`${slug}-pcb`, 'pcb', slug, parts);
  };
  const setUp = async () => {
    for (const value of ['1K', '2K2', '4K7', '10K', '22K', '47K'])
      await addPart(`r-${value.toLowerCase()}`, 'resistor', value);
    await addPart('jack', 'jack', 'Mono');
    await addPart('chip', 'op-amp', 'TL072');
    await addPart('lonely', 'chip', 'PT2399');
    await addPair('alpha', ['r-4k7', 'r-4k7', 'jack', 'chip']);
    await addPair('beta', ['r-4k7', 'jack', 'chip']);
    for (const slug of ['gamma', 'delta', 'epsilon']) await addPair(slug, ['jack']);
    return buildTestApp(database());
  };
  const usesOf = async (app: Awaited<ReturnType<typeof setUp>>, slug: string) =>
    (await app.inject(`/api/products/${slug}/uses`)).json<PartUses>();
  const slugs = (products: readonly { slug: string }[]) => products.map(({ slug }) => slug);

  it('are kits and their boards, with how many pieces each takes', async () => {
    const { usedIn } = await usesOf(await setUp(), 'r-4k7');
    expect(usedIn.map(({ slug, category, pieces }) => [slug, category, pieces])).toEqual([
      ['alpha', 'kit', 2],
      ['beta', 'kit', 1],
      ['alpha-pcb', 'pcb', 2],
      ['beta-pcb', 'pcb', 1],
    ]);
  });

  it('comes with its neighbours in value, more on one side at the end of the shelf', async () => {
    const app = await setUp();
    expect(slugs((await usesOf(app, 'r-4k7')).neighbours)).toEqual(['r-1k', 'r-2k2', 'r-4k7', 'r-10k', 'r-22k']);
    expect(slugs((await usesOf(app, 'r-47k')).neighbours)).toEqual(['r-2k2', 'r-4k7', 'r-10k', 'r-22k', 'r-47k']);
    expect(slugs((await usesOf(app, 'lonely')).neighbours)).toEqual(['lonely']);
  });

  it('comes with parts of other kinds that stand in the same kits, the closest first', async () => {
    const app = await setUp();
    const { companions } = await usesOf(app, 'r-4k7');
    // A jack is in every kit, and so says nothing of this one.
    expect([companions.basis, slugs(companions.products)]).toEqual(['bills', ['chip']]);
    expect(slugs((await app.inject('/api/products/r-4k7/related')).json())).toEqual(['chip']);
    expect(slugs((await usesOf(app, 'jack')).companions.products)).toEqual(['chip', 'r-4k7']);
  });

  it('is that of the nearest of its kind for a part that is in no kit', async () => {
    const app = await setUp();
    const { usedIn, companions } = await usesOf(app, 'r-1k');
    expect([usedIn, companions.basis, slugs(companions.products)]).toEqual([[], 'kind', ['chip']]);
    expect((await usesOf(app, 'lonely')).companions.products).toEqual([]);
  });

  it('is nothing for a kit, and its related products stay what they were', async () => {
    const app = await setUp();
    expect(await usesOf(app, 'alpha')).toEqual({
      usedIn: [],
      neighbours: [],
      companions: { basis: 'bills', products: [] },
    });
    expect((await app.inject('/api/products/alpha/related')).json()).toHaveLength(4);
  });

  const order = async (email: string, parts: readonly string[], change: { status?: string; test?: boolean } = {}) => {
    const [row] = await database().query<{ id: string }>(
      `insert into orders (email, status, total_paise, subtotal_paise, shipping_address, arrives_from, arrives_to, test_payment)
       values ($1, $2, 100, 100, '{}', now(), now(), $3) returning id`,
      [email, change.status ?? 'delivered', change.test ?? false],
    );
    await database().query(
      `insert into order_items (order_id, product_id, name, quantity, price_paise)
       select $1, id, name, 1, 100 from products where slug = any($2::text[])`,
      [row!.id, parts],
    );
  };
  const together = ['r-4k7', 'r-1k', 'r-2k2', 'r-10k', 'r-22k'];

  it('follows real orders once five buyers chose the same', async () => {
    const app = await setUp();
    for (const name of ['a', 'b', 'c', 'd']) await order(`${name}@example.com`, together);
    // The same buyer again, an order that was cancelled, and one that was a test: none makes a fifth.
    await order('A@example.com', together);
    await order('e@example.com', together, { status: 'cancelled' });
    await order('f@example.com', together, { test: true });
    expect((await usesOf(app, 'r-4k7')).companions.basis).toBe('bills');
    await order('g@example.com', together);
    const fresh = buildTestApp(database());
    const { companions } = await usesOf(fresh, 'r-4k7');
    expect(companions.basis).toBe('orders');
    expect(slugs(companions.products).toSorted()).toEqual(together.slice(1).toSorted());
  });

  it('is the other side of what a kit holds: names, designators, parts and what is not sold', async () => {
    const app = await setUp();
    await database().query('update products set bom = $1 where slug = $2', [
      JSON.stringify([
        { ref: 'C2', kind: 'film', value: '100n', part: 'gone', place: 'board' },
        { ref: 'R1', kind: 'resistor', value: '4K7', part: 'r-4k7', place: 'board' },
        { ref: 'C1', kind: 'film', value: '100n', part: 'gone', place: 'board' },
        { ref: 'MOD', kind: 'module', value: 'BTDR-2', part: null, notSold: 'Comes from its maker.', place: 'board' },
        { ref: 'BOX', kind: 'mechanical', value: '125B enclosure', part: null, place: 'panel' },
      ]),
      'alpha',
    ]);
    const { lines, flatLay } = (await app.inject('/api/products/alpha/contents')).json<ProductContents>();
    expect(lines.map(({ name, quantity, note, notSold, part }) => [name, quantity, note, notSold, part?.slug])).toEqual(
      [
        ['Resistor 4K7', 1, 'R1', null, 'r-4k7'],
        ['Film capacitor 100n', 2, 'C2 and C1, marked 104', null, undefined],
        ['Module BTDR-2', 1, 'MOD', 'Comes from its maker.', undefined],
        ['125B enclosure', 1, 'drilled, coated, printed', null, undefined],
      ],
    );
    expect(flatLay).toBeNull();
    expect((await app.inject('/api/products/r-4k7/contents')).json()).toEqual({
      lines: [],
      flatLay: null,
      schematic: null,
    });
    expect((await app.inject('/api/products/no-such/contents')).statusCode).toBe(404);
  });
});
