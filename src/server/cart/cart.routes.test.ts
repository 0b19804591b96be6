import { expect, it } from 'vitest';
import { CartVisitor } from '#tests/support/builders/cart-visitor.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp, signIn } from '#tests/support/processes/shop-app.ts';

const badQuantities = [-1, 0, 1.5, 1e21, 2 ** 31, '5', [5], null, true, 100, {}];
const quantityMessage = 'Quantity must be a whole number from 1 to 99.';
const notInCart = 'That item isn’t in your cart.';

describeOnPostgres('the cart', (database) => {
  const visitor = () => new CartVisitor(buildTestApp(database()));
  const countOf = async (table: string) => (await database().query(`select from ${table}`)).length;
  const withLine = async (quantity = 1, changes: Parameters<typeof addProduct>[1] = {}) => {
    await addProduct(database(), changes);
    const me = visitor();
    const line = (await me.add('test-fuzz', quantity)).json();
    return { me, line };
  };

  it('is empty for a visitor without a session, and reading it makes none', async () => {
    const me = visitor();
    expect([await me.lines(), await me.saved(), await me.parts()]).toEqual([[], [], []]);
    expect(me.cookie).toBe('');
    expect(await countOf('sessions')).toBe(0);
  });

  it('takes a product by its id or its slug, one unless told otherwise', async () => {
    const id = await addProduct(database());
    const me = visitor();
    expect((await me.add(id)).statusCode).toBe(201);
    await me.add('test-fuzz', 2);
    expect(await me.lines()).toEqual([
      {
        id: expect.any(String),
        quantity: 3,
        addedPrice: '2999.00',
        product: {
          id,
          slug: 'test-fuzz',
          name: 'Test Fuzz',
          category: 'kit',
          price: '2999.00',
          imageUrl: '/art/pedal-test-fuzz.svg',
          inStock: true,
          stock: 10,
          discontinued: false,
        },
      },
    ]);
  });

  it('answers 404 for lines of another session', async () => {
    const { me, line } = await withLine(4);
    const stranger = visitor();
    await stranger.add('test-fuzz', 2);
    const nobody = visitor();
    for (const other of [stranger, nobody, new CartVisitor(buildTestApp(database()), 'taar_session=forged')]) {
      const answers = [
        await other.setQuantity(line.id, 9),
        await other.remove(line.id),
        await other.send('POST', `/api/cart/${line.id}/save`),
        await other.send('POST', `/api/cart/${line.id}/parts`),
      ];
      for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([404, notInCart]);
      await other.send('DELETE', '/api/cart');
    }
    expect(await me.contents()).toEqual({ 'test-fuzz': 4 });
    expect(await stranger.contents()).toEqual({});
    expect(nobody.cookie).toBe('');
  });

  it('is answered with cache-control: no-store', async () => {
    const { me, line } = await withLine();
    const answers = [
      await me.send('GET', '/api/cart'),
      await me.send('GET', '/api/cart/saved'),
      await me.send('GET', '/api/cart/parts'),
      await me.add('test-fuzz'),
      await me.add('nowhere'),
      await me.setQuantity(line.id, 3),
      await me.remove(line.id),
      await me.send('DELETE', '/api/cart'),
    ];
    for (const answer of answers) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(badQuantities)('refuses a quantity of %j, and makes no session for it', async (quantity) => {
    await addProduct(database(), { stock: null });
    const answer = await visitor().add('test-fuzz', quantity);
    expect([answer.statusCode, answer.body]).toEqual([400, quantityMessage]);
    expect([await countOf('cart_items'), await countOf('sessions')]).toEqual([0, 0]);
  });

  it.each([...badQuantities, undefined])('refuses to change a quantity to %j', async (quantity) => {
    const { me, line } = await withLine(2, { stock: null });
    const answer = await me.setQuantity(line.id, quantity);
    expect([answer.statusCode, answer.body]).toEqual([400, quantityMessage]);
    expect(await me.contents()).toEqual({ 'test-fuzz': 2 });
  });

  it('refuses more than the stock with 409 and says how many there are', async () => {
    const { me, line } = await withLine(2, { stock: 3 });
    const answers = [await me.add('test-fuzz', 2), await me.add('test-fuzz', 99), await me.setQuantity(line.id, 4)];
    for (const answer of answers) {
      expect([answer.statusCode, answer.body]).toEqual([409, 'Only 3 of Test Fuzz left in stock.']);
    }
    expect(await me.contents()).toEqual({ 'test-fuzz': 2 });
    expect((await me.setQuantity(line.id, 3)).json()).toMatchObject({ id: line.id, quantity: 3 });
  });

  it('holds at most 99 of what is not counted', async () => {
    const { me } = await withLine(99, { stock: null });
    const answer = await me.add('test-fuzz');
    expect([answer.statusCode, answer.body]).toEqual([409, 'A cart holds at most 99 of one product.']);
  });

  it('refuses what is out of stock, archived or unknown, and makes no session for it', async () => {
    await addProduct(database(), { stock: 0 });
    await addProduct(database(), { slug: 'gone', archived_at: new Date() });
    const me = visitor();
    const out = await me.add('test-fuzz');
    expect([out.statusCode, out.body]).toEqual([409, 'This item is currently out of stock. Check back later!']);
    for (const productId of ['gone', 'nowhere', '%00', '../x', 'a'.repeat(200), crypto.randomUUID()]) {
      expect((await me.add(productId)).statusCode).toBe(404);
    }
    expect((await me.add('test-fuzz', 11)).statusCode).toBe(409);
    expect(me.cookie).toBe('');
    expect([await countOf('cart_items'), await countOf('sessions')]).toEqual([0, 0]);
  });

  it('drops fields it does not know, above all a price', async () => {
    await addProduct(database());
    const me = visitor();
    await me.send('POST', '/api/cart', { productId: 'test-fuzz', price: '1.00', sessionId: 'x', id: 'y' });
    const [line] = await me.lines();
    expect([line!.product.price, line!.addedPrice]).toEqual(['2999.00', '2999.00']);
    await me.send('PATCH', `/api/cart/${line!.id}`, { quantity: 2, productId: 'x', addedPrice: '1.00' });
    expect(await me.lines()).toEqual([{ ...line, quantity: 2 }]);
  });

  it('removes a line with 204, and answers 404 the second time', async () => {
    const { me, line } = await withLine();
    expect((await me.remove(line.id)).statusCode).toBe(204);
    expect((await me.remove(line.id)).statusCode).toBe(404);
    expect((await me.setQuantity(line.id, 2)).statusCode).toBe(404);
    expect(await me.lines()).toEqual([]);
  });

  it.each(['nonsense', '1', "'; drop table cart_items; --", '00000000-0000-0000-0000-000000000000', '%00'])(
    'answers 404 for the line %j',
    async (id) => {
      const { me } = await withLine();
      const path = encodeURIComponent(id);
      for (const answer of [await me.remove(path), await me.setQuantity(path, 2)]) {
        expect([answer.statusCode, answer.body]).toEqual([404, notInCart]);
      }
    },
  );

  it('is emptied as a whole, with or without something in it', async () => {
    const { me } = await withLine();
    await addProduct(database(), { slug: 'second', name: 'Second' });
    await me.add('second');
    const nobody = visitor();
    for (const one of [me, me, nobody]) expect((await one.send('DELETE', '/api/cart')).statusCode).toBe(204);
    expect(await me.lines()).toEqual([]);
    expect(nobody.cookie).toBe('');
  });

  it('keeps the line of a product that went out of stock or is no longer sold, marked, and lets it go', async () => {
    const { me, line } = await withLine(2);
    await database().query('update products set stock = 0');
    expect((await me.lines())[0]).toMatchObject({ quantity: 2, product: { inStock: false, discontinued: false } });
    expect((await me.setQuantity(line.id, 1)).body).toBe('This item is currently out of stock. Check back later!');
    await database().query('update products set stock = 5, archived_at = now()');
    expect((await me.lines())[0]).toMatchObject({ quantity: 2, product: { inStock: false, discontinued: true } });
    expect((await me.setQuantity(line.id, 1)).statusCode).toBe(409);
    expect((await me.remove(line.id)).statusCode).toBe(204);
  });

  it('remembers the price a line was added at, until it is added again', async () => {
    const { me, line } = await withLine();
    await database().query('update products set price_paise = 349900');
    const prices = async () => (await me.lines()).map((item) => [item.addedPrice, item.product.price]);
    await me.setQuantity(line.id, 2);
    expect(await prices()).toEqual([['2999.00', '3499.00']]);
    await me.add('test-fuzz');
    expect(await prices()).toEqual([['3499.00', '3499.00']]);
  });

  it('refuses a write whose token was replaced on the way, rather than starting a second cart', async () => {
    const { me } = await withLine();
    await signIn(database());
    const late = new CartVisitor(buildTestApp(database()), me.cookie);
    await me.send('POST', '/api/logout');
    const answer = await late.add('test-fuzz');
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([409, undefined]);
    expect(answer.body).toBe('You signed in or out in another window. Please try again.');
    expect(await me.contents()).toEqual({ 'test-fuzz': 1 });
    await database().query(`update sessions set previous_until = now() - interval '1 second'`);
    expect((await late.add('test-fuzz')).statusCode).toBe(201);
  });
});
