import { expect, it } from 'vitest';
import { addUser, type Browser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('who works in the office and does nothing', (database) => {
  const pass = (minutes: number) =>
    database().query(`update sessions set seen_at = seen_at - make_interval(mins => $1)`, [minutes]);
  const statusOf = async (browser: Browser, key = 'GET /api/admin/me') => (await browser.call(key)).statusCode;
  const add = (role: 'clerk' | 'customer') => addUser(buildTestApp(database()), database(), role, role);

  it('is a stranger to the office after an hour, and signed out, with the cart as it was', async () => {
    await addProduct(database());
    const clerk = await add('clerk');
    await clerk.call('POST /api/cart', { productId: 'test-fuzz' });
    await pass(61);
    expect(await statusOf(clerk)).toBe(404);
    expect(await clerk.whoAmI()).toBeNull();
    expect((await clerk.call('GET /api/cart')).json()).toHaveLength(1);
  });

  it('stays signed in by doing something each hour, in the office or in the shop', async () => {
    const clerk = await add('clerk');
    for (const key of ['GET /api/admin/me', 'GET /api/cart', 'GET /api/admin/me']) {
      await pass(59);
      expect(await statusOf(clerk, key)).toBe(200);
    }
  });

  it('is noted by the minute, so that the hour is one', async () => {
    const clerk = await add('clerk');
    await pass(2);
    await statusOf(clerk);
    await pass(59);
    expect(await statusOf(clerk)).toBe(200);
  });

  it('is another matter for customers, who stay signed in', async () => {
    const customer = await add('customer');
    await pass(24 * 60);
    expect(await customer.whoAmI()).toBe('customer');
  });
});
