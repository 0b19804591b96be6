import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases.ts';
import { addProduct, buildTestApp, cookieOf } from '#tests/support/shop-app.ts';

describeOnBothEngines('the cart', (database) => {
  const setUp = () => {
    const app = buildTestApp(database());
    const add = (payload: object, cookie = '') =>
      app.inject({ method: 'POST', url: '/api/cart', payload, headers: { cookie } });
    const list = async (cookie = '') => (await app.inject({ url: '/api/cart', headers: { cookie } })).json();
    const rows = async () => (await database().query('select from cart_items')).length;
    return { add, list, rows };
  };

  it('is empty for a visitor without a session, and reading it makes none', async () => {
    const app = buildTestApp(database());
    const answer = await app.inject({ url: '/api/cart' });
    expect(answer.json()).toEqual([]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await database().query('select from sessions')).toHaveLength(0);
  });

  it('takes a product by its id or its slug, one unless told otherwise', async () => {
    const { add, list } = setUp();
    const id = await addProduct(database());
    const first = await add({ productId: id });
    expect(first.statusCode).toBe(201);
    await add({ productId: 'test-fuzz', quantity: 2 }, cookieOf(first));
    expect(await list(cookieOf(first))).toEqual([
      {
        id: expect.any(String),
        quantity: 3,
        product: {
          id,
          slug: 'test-fuzz',
          name: 'Test Fuzz',
          price: '2999.00',
          imageUrl: '/art/pedal-test-fuzz.svg',
          inStock: true,
          stock: 10,
        },
      },
    ]);
  });

  it('is nobody else’s', async () => {
    const { add, list } = setUp();
    await addProduct(database());
    const mine = cookieOf(await add({ productId: 'test-fuzz' }));
    const theirs = cookieOf(await add({ productId: 'test-fuzz', quantity: 4 }));
    expect((await list(mine))[0].quantity).toBe(1);
    expect((await list(theirs))[0].quantity).toBe(4);
    expect(await list('taar_session=forged')).toEqual([]);
  });

  it.each([-1, 0, 1.5, 1e21, 2 ** 31, '5', [5], null, true, 100, {}])('refuses a quantity of %j', async (quantity) => {
    const { add, rows } = setUp();
    await addProduct(database(), { stock: null });
    const answer = await add({ productId: 'test-fuzz', quantity });
    expect([answer.statusCode, answer.body]).toEqual([400, 'Quantity must be a whole number from 1 to 99.']);
    expect(await rows()).toBe(0);
  });

  it('refuses more than there are, and says how many there are', async () => {
    const { add, list } = setUp();
    await addProduct(database(), { stock: 3 });
    const cookie = cookieOf(await add({ productId: 'test-fuzz', quantity: 2 }));
    const answer = await add({ productId: 'test-fuzz', quantity: 2 }, cookie);
    expect([answer.statusCode, answer.body]).toEqual([409, 'There are only 3 of Test Fuzz in stock.']);
    expect((await list(cookie))[0].quantity).toBe(2);
  });

  it('holds at most 99 of what is not counted', async () => {
    const { add } = setUp();
    await addProduct(database(), { stock: null });
    const cookie = cookieOf(await add({ productId: 'test-fuzz', quantity: 99 }));
    const answer = await add({ productId: 'test-fuzz' }, cookie);
    expect([answer.statusCode, answer.body]).toEqual([409, 'A cart holds at most 99 of one product.']);
  });

  it('refuses what is out of stock, archived or unknown', async () => {
    const { add, rows } = setUp();
    await addProduct(database(), { stock: 0 });
    await addProduct(database(), { slug: 'gone', archived_at: new Date() });
    expect((await add({ productId: 'test-fuzz' })).body).toBe('This item is currently out of stock. Check back later!');
    const statuses = ['gone', 'nowhere', '%00', '../x', 'a'.repeat(200)].map(async (productId) => {
      const answer = await add({ productId });
      return answer.statusCode;
    });
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404, 404]);
    expect(await rows()).toBe(0);
  });

  it('drops fields it does not know, above all a price', async () => {
    const { add, list } = setUp();
    await addProduct(database());
    const answer = await add({ productId: 'test-fuzz', price: '1.00', sessionId: 'x', id: 'y' });
    expect((await list(cookieOf(answer)))[0].product.price).toBe('2999.00');
  });
});
