import { expect, it } from 'vitest';
import type { WishListItem } from '#contracts/wish-list.ts';
import { maxWishes } from '#domain/cart/wish-list.ts';
import { addUser, ownPassword } from '#tests/support/builders/accounts.ts';
import { CartVisitor } from '#tests/support/builders/cart-visitor.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('the wish list', (database) => {
  const setUp = async () => {
    for (const slug of ['fuzz', 'echo', 'wah']) await addProduct(database(), { slug, name: slug });
    const app = buildTestApp(database());
    return { app, me: new CartVisitor(app) };
  };
  const wish = (visitor: CartVisitor, productId: unknown) => visitor.send('POST', '/api/wish-list', { productId });
  const wishes = async (visitor: CartVisitor) =>
    ((await visitor.send('GET', '/api/wish-list')).json() as WishListItem[]).map(({ product }) => product.slug);
  const signIn = (visitor: CartVisitor, username: string) =>
    visitor.send('POST', '/api/login', { username, password: ownPassword });

  it('keeps what a guest wishes for, newest first and each once', async () => {
    const { me } = await setUp();
    expect(await wishes(me)).toEqual([]);
    const answer = await wish(me, 'fuzz');
    expect([answer.statusCode, answer.json().product]).toMatchObject([201, { slug: 'fuzz', price: '2999.00' }]);
    await wish(me, 'echo');
    await wish(me, 'fuzz');
    expect(await wishes(me)).toEqual(['echo', 'fuzz']);
    expect((await me.send('DELETE', '/api/wish-list/echo')).statusCode).toBe(204);
    expect((await me.send('DELETE', '/api/wish-list/echo')).statusCode).toBe(204);
    expect(await wishes(me)).toEqual(['fuzz']);
  });

  it('is one list for all devices of an account, and takes along what was wished for as a guest', async () => {
    const { app, me } = await setUp();
    await addUser(app, database(), 'asha');
    const other = new CartVisitor(app);
    await wish(other, 'fuzz');
    await signIn(other, 'asha');
    await wish(other, 'echo');
    await wish(me, 'wah');
    await wish(me, 'echo');
    await signIn(me, 'asha');
    expect(await wishes(me)).toEqual(['wah', 'echo', 'fuzz']);
    expect(await wishes(other)).toEqual(['wah', 'echo', 'fuzz']);
    await me.send('POST', '/api/logout');
    expect(await wishes(me)).toEqual([]);
    expect(await wishes(other)).toHaveLength(3);
  });

  it('is nobody else’s', async () => {
    const { app, me } = await setUp();
    await wish(me, 'fuzz');
    const stranger = new CartVisitor(app);
    await wish(stranger, 'echo');
    await stranger.send('DELETE', '/api/wish-list/fuzz');
    expect([await wishes(stranger), await wishes(me)]).toEqual([['echo'], ['fuzz']]);
  });

  it('refuses what is not sold, what is no name and a list without end, and keeps what it has', async () => {
    const { me } = await setUp();
    await addProduct(database(), { slug: 'gone', archived_at: new Date() });
    for (const unknown of ['nothing', 'gone', crypto.randomUUID()])
      expect((await wish(me, unknown)).statusCode).toBe(404);
    for (const nonsense of [7, '', null]) expect((await wish(me, nonsense)).statusCode).toBe(400);
    await wish(me, 'fuzz');
    await database().query(
      `with new as (
         insert into products (slug, name, summary, description, price_paise, difficulty, category, subcategory, image_url,
           hsn_code, country_of_origin)
         select 'p-' || n, 'P', 'S', 'D', 100, 'Beginner', 'kit', 'fuzz', 'art:x', '8543', 'India'
         from generate_series(2, $1::integer) n returning id
       ) insert into wish_list_items (session_id, product_id) select session_id, new.id from new, wish_list_items`,
      [maxWishes],
    );
    const full = await wish(me, 'echo');
    expect([full.statusCode, full.body]).toEqual([
      409,
      `Your wish list holds ${maxWishes} products, as many as it can. Please remove one first.`,
    ]);
    expect((await wish(me, 'fuzz')).statusCode).toBe(201);
    expect(await wishes(me)).toHaveLength(maxWishes);
  });

  it('still names what is no longer sold', async () => {
    const { me } = await setUp();
    await wish(me, 'fuzz');
    await database().query(`update products set archived_at = now() where slug = 'fuzz'`);
    const [item] = (await me.send('GET', '/api/wish-list')).json() as WishListItem[];
    expect(item?.product).toMatchObject({ slug: 'fuzz', inStock: false, discontinued: true });
  });
});
