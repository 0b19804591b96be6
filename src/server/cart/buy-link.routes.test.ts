import { expect, it } from 'vitest';
import { buyLinkSentences, maxBuyLinkLength } from '#domain/cart/buy-link.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('what a link to fill a cart holds', (database) => {
  const setUp = () => {
    const app = buildTestApp(database());
    return (lines: string) => app.inject({ url: `/api/buy-link?${new URLSearchParams({ lines })}` });
  };

  it('is each product once with its price and how many there are, what is not sold, and what cannot be read', async () => {
    const id = await addProduct(database());
    await addProduct(database(), { slug: 'scarce', name: 'Scarce', stock: 2 });
    await addProduct(database(), { slug: 'none', name: 'None', stock: 0 });
    await addProduct(database(), { slug: 'gone', archived_at: new Date() });
    const get = setUp();
    const answer = await get(`test-fuzz:1,${id}:2,scarce:5,none,gone:1,<b>`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.json()).toMatchObject({
      lines: [
        { product: { slug: 'test-fuzz' }, quantity: 3, available: 3 },
        { product: { slug: 'scarce' }, quantity: 5, available: 2 },
        { product: { slug: 'none' }, quantity: 1, available: 0 },
      ],
      unknown: ['gone'],
      unread: ['<b>'],
    });
    expect(await database().query('select 1 from sessions')).toEqual([]);
    expect(await database().query('select 1 from cart_items')).toEqual([]);
  });

  it('is refused with a sentence where there is nothing or too much to read', async () => {
    const get = setUp();
    const empty = await get(' , ');
    expect([empty.statusCode, empty.body]).toEqual([400, buyLinkSentences.empty]);
    const long = await get('a'.repeat(maxBuyLinkLength + 1));
    expect([long.statusCode, long.body]).toEqual([400, buyLinkSentences.long]);
  });
});
