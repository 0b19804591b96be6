import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addBuyers } from '#tests/support/builders/buyers.ts';
import { newOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { gateLimits } from '../../http/admission-gate.ts';

/** A shop in which every place is taken: whoever is answered needed none. */
const withoutPlaces = {
  ...gateLimits,
  atWork: { max: 0, min: 0 },
  waiting: { burst: 0, overloaded: 0 },
  buying: { ...gateLimits.buying, atWork: 0, waitMs: 3000 },
};

describeOnPostgres('a shop without a free place', (database) => {
  let app: FastifyInstance;
  let url: string;

  beforeEach(async () => {
    await addProduct(database(), { slug: 'sold-out', name: 'Sold Out', stock: 0 });
    await addProduct(database(), { slug: 'on-shelf', name: 'On Shelf', stock: 3 });
    app = buildTestApp(database(), { admission: withoutPlaces });
    await app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    // Answers from memory: what is on the shelf is known from now on.
    await app.inject('/api/products');
  });
  afterEach(() => app.close());

  async function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return [answer.status, await answer.text()];
  }

  const busy = [503, 'The shop is very busy right now. Please try again in a moment.'];
  const soldOut = [409, 'Sold Out is out of stock. Remove it or save it for later to check out.'];

  it('says of what is sold out what it says with places', async () => {
    const expected = [409, 'This item is currently out of stock. Check back later!'];
    expect(await post('/api/cart', { productId: 'sold-out', quantity: 1 })).toEqual(expected);
  });

  it('asks those to come later who add what there is', async () => {
    expect(await post('/api/cart', { productId: 'on-shelf', quantity: 1 })).toEqual(busy);
  });

  const order = (cookie: string, key = 'mine') => post('/api/orders', newOrder, { cookie, 'idempotency-key': key });

  it('tells a buyer what is sold out, and lets one wait for a place who can have everything', async () => {
    const [late, inTime] = await addBuyers(database(), [{ 'sold-out': 1, 'on-shelf': 1 }, { 'on-shelf': 1 }]);
    expect(await Promise.all([order(late!.cookie), order(inTime!.cookie)])).toEqual([soldOut, busy]);
  });

  it('tells those who wait already, once the last unit is gone', async () => {
    const [buyer] = await addBuyers(database(), [{ 'on-shelf': 1 }]);
    const answer = order(buyer!.cookie);
    await database().query(`update products set stock = 0 where slug = 'on-shelf'`);
    expect(await answer).toEqual([409, 'On Shelf is out of stock. Remove it or save it for later to check out.']);
  });

  it('does not tell it to a buyer whose order was placed already under the same key', async () => {
    const [buyer] = await addBuyers(database(), [{ 'on-shelf': 3 }]);
    const withPlaces = buildTestApp(database());
    const placed = await withPlaces.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { cookie: buyer!.cookie, 'idempotency-key': 'mine' },
      payload: newOrder,
    });
    expect(placed.statusCode).toBe(201);
    await database().query(
      `insert into cart_items (session_id, product_id, quantity, added_price_paise)
       select $1, id, 1, price_paise from products where slug = 'sold-out'`,
      [buyer!.sessionId],
    );
    expect(await order(buyer!.cookie)).toEqual(busy);
    expect(await order(buyer!.cookie, 'another')).toEqual(soldOut);
    await withPlaces.close();
  });
});
