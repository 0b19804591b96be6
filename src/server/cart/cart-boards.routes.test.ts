import { expect, it } from 'vitest';
import type { CartItem } from '#contracts/cart.ts';
import { CartVisitor } from '#tests/support/builders/cart-visitor.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('the lines of a board', (database) => {
  const part = async (slug: string) =>
    addProduct(database(), { slug, name: slug, category: 'parts', subcategory: 'other', stock: 50 });
  const addFor = (me: CartVisitor, board: string | undefined, ...productIds: string[]) =>
    me.send('POST', '/api/cart/units', { units: productIds.map((productId) => ({ productId, quantity: 1, board })) });
  const removeAll = (me: CartVisitor, ...ids: string[]) => me.send('POST', '/api/cart/remove', { ids });
  const short = (items: readonly CartItem[]) =>
    items.map(({ product, quantity, board }) => [product.slug, quantity, board?.slug]);

  /** A cart with a resistor and a chip for the Fuzz, and a jack for nothing in particular. */
  const setUp = async () => {
    await addProduct(database(), { slug: 'fuzz-pcb', name: 'Fuzz PCB', category: 'pcb' });
    await addProduct(database(), { slug: 'wah-pcb', name: 'Wah PCB', category: 'pcb' });
    const [resistor, chip, jack] = [await part('resistor'), await part('chip'), await part('jack')];
    const me = new CartVisitor(buildTestApp(database()));
    await addFor(me, 'fuzz-pcb', resistor, chip);
    await addFor(me, undefined, jack);
    const lineOf = async (slug: string) => (await me.lines()).find(({ product }) => product.slug === slug)!;
    const save = async (slug: string): Promise<CartItem> =>
      (await me.send('POST', `/api/cart/${(await lineOf(slug)).id}/save`)).json();
    const restore = ({ id }: CartItem) => me.send('POST', `/api/cart/saved/${id}/restore`);
    return { me, resistor, chip, jack, lineOf, save, restore };
  };

  it('stand in the order they were added in, several at once as well', async () => {
    const me = new CartVisitor(buildTestApp(database()));
    const slugs = ['e', 'a', 'd', 'b', 'f', 'c'];
    const ids = [];
    for (const slug of slugs) ids.push(await part(slug));
    await addFor(me, undefined, ...ids.toReversed());
    expect((await me.lines()).map(({ product }) => product.slug)).toEqual(slugs.toReversed());
  });

  it('keep their board while they are saved for later, and come back to it', async () => {
    const { me, save, restore } = await setUp();
    const saved = await save('resistor');
    expect(short(await me.saved())).toEqual([['resistor', 1, 'fuzz-pcb']]);
    expect((await restore(saved)).statusCode).toBe(200);
    expect(short(await me.lines())).toEqual([
      ['chip', 1, 'fuzz-pcb'],
      ['jack', 1, undefined],
      ['resistor', 1, 'fuzz-pcb'],
    ]);
  });

  it('keep the board they have where the same product comes to them, put aside and taken back', async () => {
    const { me, resistor, jack, save, restore } = await setUp();
    await save('resistor');
    await addFor(me, 'wah-pcb', resistor);
    const saved = await save('resistor');
    expect(short(await me.saved())).toEqual([['resistor', 2, 'fuzz-pcb']]);
    await addFor(me, 'wah-pcb', resistor);
    await restore(saved);
    const savedJack = await save('jack');
    await addFor(me, 'wah-pcb', jack);
    await restore(savedJack);
    expect(short(await me.lines()).toSorted()).toEqual([
      ['chip', 1, 'fuzz-pcb'],
      ['jack', 2, 'wah-pcb'],
      ['resistor', 3, 'wah-pcb'],
    ]);
  });

  it('are still for a board that is no longer sold', async () => {
    const { me, chip } = await setUp();
    await database().query(`update products set archived_at = now() where slug = 'wah-pcb'`);
    await me.send('DELETE', '/api/cart');
    expect((await addFor(me, 'wah-pcb', chip)).statusCode).toBe(201);
    expect(short(await me.lines())).toEqual([['chip', 1, 'wah-pcb']]);
  });

  it('are removed with one call that leaves all others, and 404 says that none was there', async () => {
    const { me, lineOf } = await setUp();
    const [resistor, chip] = [await lineOf('resistor'), await lineOf('chip')];
    expect((await removeAll(me, resistor.id, chip.id)).statusCode).toBe(204);
    expect(short(await me.lines())).toEqual([['jack', 1, undefined]]);
    const again = await removeAll(me, resistor.id, chip.id);
    expect([again.statusCode, again.body]).toEqual([404, 'That item isn’t in your cart.']);
    const rest = await removeAll(me, chip.id, (await lineOf('jack')).id);
    expect([rest.statusCode, await me.lines()]).toEqual([204, []]);
  });

  it('are not removed by another visitor, with a session or without', async () => {
    const { me, jack, lineOf } = await setUp();
    const before = await me.lines();
    const stranger = new CartVisitor(buildTestApp(database()));
    expect((await removeAll(stranger, (await lineOf('chip')).id)).statusCode).toBe(404);
    await addFor(stranger, undefined, jack);
    const [own] = await stranger.lines();
    expect((await removeAll(stranger, own!.id, ...before.map(({ id }) => id))).statusCode).toBe(204);
    expect(await me.lines()).toEqual(before);
  });

  it('are named by their ids, at least one and at most 1000', async () => {
    const { me } = await setUp();
    const many = Array.from({ length: 1001 }, () => crypto.randomUUID());
    for (const ids of [[], ['nonsense'], many, null])
      expect((await me.send('POST', '/api/cart/remove', { ids })).statusCode).toBe(400);
    expect(await me.lines()).toHaveLength(3);
  });
});
