import { expect, it } from 'vitest';
import { CartVisitor } from '#tests/support/builders/cart-visitor.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('several products at once', (database) => {
  const post = (me: CartVisitor, units: unknown) => me.send('POST', '/api/cart/units', { units });
  const part = async (slug: string, stock: number) =>
    addProduct(database(), { slug, name: slug, category: 'parts', subcategory: 'other', stock });

  it('go into the cart in one go, as many of each as there are', async () => {
    const [resistor, rare, gone] = [await part('resistor', 50), await part('rare', 2), await part('gone', 0)];
    const me = new CartVisitor(buildTestApp(database()));
    const answer = await post(me, [
      { productId: resistor, quantity: 3 },
      { productId: rare, quantity: 5 },
      { productId: gone, quantity: 1 },
      { productId: resistor.toUpperCase(), quantity: 1 },
    ]);
    expect(answer.statusCode).toBe(201);
    const lines = await me.lines();
    expect(Object.fromEntries(lines.map(({ product, quantity }) => [product.slug, quantity]))).toEqual({
      resistor: 4,
      rare: 2,
    });
  });

  it('remember the board they were first added for, and belong to no other', async () => {
    const [resistor, chip] = [await part('resistor', 50), await part('chip', 5)];
    await addProduct(database(), { slug: 'fuzz-pcb', name: 'Fuzz PCB', category: 'pcb' });
    await addProduct(database(), { slug: 'wah-pcb', name: 'Wah PCB', category: 'pcb' });
    const me = new CartVisitor(buildTestApp(database()));
    await post(me, [{ productId: resistor, quantity: 1, board: 'fuzz-pcb' }]);
    await me.send('POST', '/api/cart', { productId: chip });
    await post(me, [
      { productId: resistor, quantity: 1, board: 'wah-pcb' },
      { productId: chip, quantity: 1, board: 'wah-pcb' },
    ]);
    const boards = async () =>
      (await me.lines()).map(({ product, quantity, board }) => [product.slug, quantity, board?.name]);
    expect(await boards()).toEqual([
      ['resistor', 2, 'Fuzz PCB'],
      ['chip', 2, undefined],
    ]);
    for (const board of ['no-such-board', 'resistor', '', 7])
      expect((await post(me, [{ productId: chip, quantity: 1, board }])).statusCode).toBe(
        board === 'no-such-board' || board === 'resistor' ? 404 : 400,
      );
  });

  it('are refused with a sentence when there is nothing to be had, and when nothing sensible is asked', async () => {
    const gone = await part('gone', 0);
    const me = new CartVisitor(buildTestApp(database()));
    const refused = await post(me, [{ productId: gone, quantity: 1 }]);
    expect([refused.statusCode, refused.body]).toEqual([409, 'None of these parts is in stock.']);
    for (const units of [[], null, [{ productId: 'x', quantity: 1 }], [{ productId: gone, quantity: 0 }]])
      expect((await post(me, units)).statusCode).toBe(400);
  });
});
