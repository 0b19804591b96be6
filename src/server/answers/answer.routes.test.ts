import { expect, it, vi } from 'vitest';
import type { Product } from '#contracts/catalogue.ts';
import { addUser, deliverMail } from '#tests/support/builders/accounts.ts';
import { deliver } from '#tests/support/builders/reviews.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { Database } from '#server/db/database.ts';

/** A process hears of a change when it is committed, and reads it a little later. */
const eventually = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

const setUp = async (db: Database) => {
  const productId = await addProduct(db);
  const app = buildTestApp(db);
  const asha = await addUser(app, db, 'asha');
  await deliver(db, 'asha', productId);
  const product = async () => (await app.inject({ url: '/api/products/test-fuzz' })).json<Product>();
  return { app, asha, product, clerk: await addUser(app, db, 'ravi', 'clerk') };
};
const review = { stars: 1, words: 'It hums.', shownName: 'Asha' };

describeOnBothEngines('the shop', (database) => {
  it('answers a bad review, which stays as it is, and its author gets the answer by mail', async () => {
    const { app, asha, clerk } = await setUp(database());
    const { id } = (await asha.call('POST /api/products/test-fuzz/reviews', review)).json();
    const body = { words: 'Turn TR1 to the left.', version: null };
    expect((await clerk.call(`POST /api/admin/contributions/${id}/answer`, body)).statusCode).toBe(200);
    const list = async () => (await app.inject({ url: '/api/products/test-fuzz/reviews' })).json();
    await eventually(async () =>
      expect((await list()).items).toMatchObject([{ stars: 1, words: 'It hums.', answer: { words: body.words } }]),
    );
    const [mail] = await deliverMail(database());
    expect(mail).toMatchObject({ subject: 'There’s an answer to your review' });
    expect(mail!.text).toContain(body.words);
    const [entry] = await database().query<object>(
      `select action, staff_name as by, label from audit_entries where thing_id = $1`,
      [id],
    );
    expect(entry).toEqual({ action: 'answered', by: 'ravi', label: 'review about Test Fuzz' });
    // Links become words, and these are bounded as well.
    const links = { words: `See ${'ab.com '.repeat(250)}`, version: 1 };
    expect((await clerk.call(`POST /api/admin/contributions/${id}/answer`, links)).statusCode).toBe(400);
  });

  it('drops the ratings of the first catalogue by one press, and brings them back by another', async () => {
    const { app, asha, clerk, product } = await setUp(database());
    const owner = await addUser(app, database(), 'owner', 'admin');
    await addProduct(database(), { slug: 'second', name: 'Second', review_count: 0, rating: '0' });
    const press = (browser: typeof owner, isShown: boolean) =>
      browser.call('POST /api/admin/catalogue-ratings', { isShown });
    expect((await press(clerk, false)).statusCode).toBe(403);
    expect((await clerk.call('GET /api/admin/catalogue-ratings')).json()).toEqual({
      isShown: true,
      carried: 1,
      visible: 1,
    });
    expect((await press(owner, false)).statusCode).toBe(204);
    await eventually(async () => expect(await product()).toMatchObject({ rating: '0.00', reviewCount: 0 }));
    // What is written counts as ever, and nothing comes back when it goes.
    const { id } = (await asha.call('POST /api/products/test-fuzz/reviews', review)).json();
    expect(await product()).toMatchObject({ rating: '1.00', reviewCount: 1 });
    await asha.call(`DELETE /api/contributions/${id}`);
    await eventually(async () => expect(await product()).toMatchObject({ rating: '0.00', reviewCount: 0 }));
    expect((await press(owner, true)).statusCode).toBe(204);
    expect((await press(owner, true)).statusCode).toBe(204);
    await eventually(async () => expect(await product()).toMatchObject({ rating: '4.50', reviewCount: 2 }));
    const entries = await database().query<object>(
      `select after from audit_entries where thing_id = 'catalogue-ratings' order by id`,
    );
    expect(entries).toEqual([{ after: { isShown: false } }, { after: { isShown: true } }]);
  });
});
