import { expect, it } from 'vitest';
import { CartVisitor } from '#tests/support/builders/cart-visitor.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('what is saved for later', (database) => {
  const setUp = async (quantity = 2, changes: Parameters<typeof addProduct>[1] = {}) => {
    await addProduct(database(), changes);
    const me = new CartVisitor(buildTestApp(database()));
    const line = (await me.add('test-fuzz', quantity)).json();
    const save = (id: string = line.id) => me.send('POST', `/api/cart/${id}/save`);
    const restore = (id: string) => me.send('POST', `/api/cart/saved/${id}/restore`);
    return { me, line, save, restore };
  };

  it('leaves the cart, and comes back as it was', async () => {
    const { me, save, restore } = await setUp();
    const saved = (await save()).json();
    expect(saved).toMatchObject({ quantity: 2, addedPrice: '2999.00', product: { slug: 'test-fuzz' } });
    expect([await me.lines(), await me.saved()]).toEqual([[], [saved]]);
    await database().query('update products set price_paise = 1');
    expect((await restore(saved.id)).json()).toMatchObject({ quantity: 2, addedPrice: '2999.00' });
    expect([await me.contents(), await me.saved()]).toEqual([{ 'test-fuzz': 2 }, []]);
  });

  it('adds up in both directions, never above 99', async () => {
    const { me, save, restore } = await setUp(60, { stock: null });
    await save();
    const again = (await me.add('test-fuzz', 60)).json();
    const saved = (await save(again.id)).json();
    expect(saved.quantity).toBe(99);
    await me.add('test-fuzz', 1);
    expect((await restore(saved.id)).json().quantity).toBe(99);
    expect(await me.saved()).toEqual([]);
  });

  it('is restored up to the stock', async () => {
    const { save, restore, me } = await setUp(5);
    const saved = (await save()).json();
    await database().query('update products set stock = 3');
    expect((await restore(saved.id)).json().quantity).toBe(3);
    expect(await me.saved()).toEqual([]);
  });

  it('stays saved while there are none, or while the cart holds all there are', async () => {
    const { me, save, restore } = await setUp(2, { stock: 2 });
    const saved = (await save()).json();
    await me.add('test-fuzz', 2);
    const full = await restore(saved.id);
    expect([full.statusCode, full.body]).toEqual([409, 'Only 2 of Test Fuzz left in stock.']);
    await database().query('update products set archived_at = now()');
    expect((await restore(saved.id)).statusCode).toBe(409);
    expect((await me.saved()).map((item) => [item.quantity, item.product.inStock])).toEqual([[2, false]]);
    expect(await me.contents()).toEqual({ 'test-fuzz': 2 });
  });

  it('stays when the cart is emptied, and can be removed', async () => {
    const { me, save } = await setUp();
    const saved = (await save()).json();
    await me.send('DELETE', '/api/cart');
    expect(await me.saved()).toEqual([saved]);
    expect((await me.send('DELETE', `/api/cart/saved/${saved.id}`)).statusCode).toBe(204);
    expect((await me.send('DELETE', `/api/cart/saved/${saved.id}`)).statusCode).toBe(404);
    expect(await me.saved()).toEqual([]);
  });

  it('answers 404 for items of another session and for unknown ids', async () => {
    const { me, save } = await setUp();
    const saved = (await save()).json();
    const stranger = new CartVisitor(buildTestApp(database()));
    await stranger.add('test-fuzz');
    for (const id of [saved.id, 'nonsense', crypto.randomUUID()]) {
      for (const answer of [
        await stranger.send('POST', `/api/cart/saved/${id}/restore`),
        await stranger.send('DELETE', `/api/cart/saved/${id}`),
      ]) {
        expect([answer.statusCode, answer.body]).toEqual([404, 'That item isn’t in your saved list.']);
      }
    }
    expect(await me.saved()).toEqual([saved]);
    expect((await stranger.send('POST', `/api/cart/nonsense/save`)).statusCode).toBe(404);
  });
});
