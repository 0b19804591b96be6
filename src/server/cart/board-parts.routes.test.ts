import { expect, it } from 'vitest';
import { CartVisitor } from '#tests/support/builders/cart-visitor.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const bom = (parts: Record<string, number>) =>
  Object.entries(parts).flatMap(([part, count]) => Array.from({ length: count }, (_, at) => ({ ref: `X${at}`, part })));

describeOnPostgres('the parts of a board', (database) => {
  const addBoard = async (slug: string, entries: readonly object[]) => {
    await addProduct(database(), { slug, name: 'Test Board', category: 'pcb' });
    await database().query('update products set bom = $2 where slug = $1', [slug, JSON.stringify(entries)]);
  };
  const addPart = async (slug: string, packSize = 1, stock: number | null = 50) => {
    await addProduct(database(), { slug, name: slug, category: 'parts', price_paise: 100, stock });
    await database().query('update products set pack_size = $2 where slug = $1', [slug, packSize]);
  };
  const setUp = async () => {
    await addPart('resistor-4k7', 10);
    await addPart('jack', 1);
    await addPart('lamp', 1, 0);
    await addBoard('board', [
      ...bom({ 'resistor-4k7': 12, jack: 2, lamp: 1, 'sold-nowhere': 1 }),
      { ref: 'XFMR', part: null },
      { ref: 'BARE' },
    ]);
    const me = new CartVisitor(buildTestApp(database()));
    const line = (await me.add('board')).json();
    const addParts = (id: string = line.id) => me.send('POST', `/api/cart/${id}/parts`);
    return { me, line, addParts };
  };
  const missing = async (me: CartVisitor) =>
    (await me.parts()).map(({ parts }) => Object.fromEntries(parts.map((part) => [part.product.slug, part.quantity])));

  it('are listed in packs, in the order of the bill of materials, if they are sold', async () => {
    const { me, line } = await setUp();
    const [hint] = await me.parts();
    expect(hint).toMatchObject({ lineId: line.id, board: { name: 'Test Board', quantity: 1 } });
    expect(hint!.parts.map(({ quantity, product }) => [product.slug, quantity, product.packSize])).toEqual([
      ['resistor-4k7', 2, 10],
      ['jack', 2, 1],
      ['lamp', 1, 1],
    ]);
  });

  it('are added all at once, as many as there are, and then only what is out of stock is missing', async () => {
    const { me, addParts } = await setUp();
    const answer = await addParts();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toHaveLength(2);
    expect(await me.contents()).toEqual({ board: 1, 'resistor-4k7': 2, jack: 2 });
    expect(await missing(me)).toEqual([{ lamp: 1 }]);
    const again = await addParts();
    expect([again.statusCode, again.body]).toEqual([409, 'None of the missing parts is in stock.']);
  });

  it('are multiplied by the boards and reduced by what is in the cart', async () => {
    const { me, line, addParts } = await setUp();
    await me.add('jack', 3);
    await me.setQuantity(line.id, 2);
    expect(await missing(me)).toEqual([{ 'resistor-4k7': 3, jack: 1, lamp: 2 }]);
    await database().query(`update products set stock = 3 where slug = 'jack'`);
    await addParts();
    expect(await me.contents()).toEqual({ board: 2, jack: 3, 'resistor-4k7': 3 });
  });

  it('are added for a board that is not in the cart, and for as many as are meant', async () => {
    const { me, line } = await setUp();
    await me.send('DELETE', `/api/cart/${line.id}`);
    const add = (productId: string, quantity?: number) => me.send('POST', '/api/cart/parts', { productId, quantity });
    expect((await add('board')).json()).toHaveLength(2);
    expect(await me.contents()).toEqual({ 'resistor-4k7': 2, jack: 2 });
    expect((await add('board', 2)).json()).toHaveLength(2);
    expect(await me.contents()).toEqual({ 'resistor-4k7': 3, jack: 4 });
    expect([(await add('jack')).statusCode, (await add('nothing')).statusCode]).toEqual([404, 404]);
    expect((await add('board', 0)).statusCode).toBe(400);
  });

  it('serve the boards in the cart first: a piece goes into one board only', async () => {
    const { me, addParts } = await setUp();
    await addParts();
    await addBoard('other-board', bom({ jack: 1 }));
    await me.send('POST', '/api/cart/parts', { productId: 'other-board' });
    expect((await me.contents())['jack']).toBe(3);
    // The board in the cart is the one that is meant: its parts are there already, so only the lamp is missing.
    expect((await me.send('POST', '/api/cart/parts', { productId: 'board' })).statusCode).toBe(409);
  });

  it('leave a line alone that holds more than there are by now', async () => {
    const { me, line, addParts } = await setUp();
    await me.add('jack', 5);
    await me.setQuantity(line.id, 3);
    await database().query(`update products set stock = 4 where slug = 'jack'`);
    await addParts();
    expect((await me.contents())['jack']).toBe(5);
  });

  it('are nothing for a kit, a board without a list, and a line that is not there', async () => {
    await addProduct(database(), { category: 'pcb' });
    await addProduct(database(), { slug: 'kit' });
    const me = new CartVisitor(buildTestApp(database()));
    const lines = [(await me.add('test-fuzz')).json(), (await me.add('kit')).json(), { id: crypto.randomUUID() }];
    expect(await me.parts()).toEqual([]);
    for (const { id } of lines) expect((await me.send('POST', `/api/cart/${id}/parts`)).statusCode).toBe(404);
  });
});
