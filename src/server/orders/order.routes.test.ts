import { expect, it } from 'vitest';
import { Browser, signUp } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('the list of orders', (database) => {
  const order = (userId: number | null, daysAgo: number, notes: string | null = null) =>
    addOrder(database(), { user_id: userId, notes, created_at: new Date(Date.now() - daysAgo * 86_400_000) });

  it('is for signed-in people only, and empty at first', async () => {
    const app = buildTestApp(database());
    expect((await new Browser(app).call('GET /api/orders')).statusCode).toBe(401);
    expect((await (await signUp(app, 'asha')).call('GET /api/orders')).json()).toEqual([]);
  });

  it('shows a person’s own orders, newest first', async () => {
    const app = buildTestApp(database());
    const asha = await signUp(app, 'asha');
    const bela = await signUp(app, 'bela');
    const { id } = (await asha.call('GET /api/user')).json<{ id: number }>();
    await order(id, 3, 'Leave it at the gate');
    await order(id, 1);
    await order(null, 2);
    expect((await asha.call('GET /api/orders')).json()).toEqual([
      expect.objectContaining({ number: 'PK-1002', notes: null }),
      expect.objectContaining({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        number: 'PK-1001',
        createdAt: expect.stringMatching(/Z$/),
        totalAmount: '3499.00',
        currency: 'INR',
        status: 'pending',
        notes: 'Leave it at the gate',
      }),
    ]);
    expect((await asha.call('GET /api/orders?limit=1')).json()).toHaveLength(1);
    expect((await bela.call('GET /api/orders')).json()).toEqual([]);
  });

  it.each(['0', '101', '-1', '1.5', 'x', '1e3', ''])('refuses a limit of %j', async (limit) => {
    const asha = await signUp(buildTestApp(database()), 'asha');
    const answer = await asha.call(`GET /api/orders?limit=${limit}`);
    expect([answer.statusCode, answer.body]).toEqual([400, 'limit must be a whole number from 1 to 100.']);
  });
});
