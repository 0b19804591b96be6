import { expect, it } from 'vitest';
import type { SavedView } from '#contracts/saved-views.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('a saved view', (database) => {
  it('is kept for the one who saved it, replaced by its name, bounded, and forgotten by nobody else', async () => {
    const app = buildTestApp(database());
    const ravi = await addUser(app, database(), 'ravi', 'clerk');
    const owner = await addUser(app, database(), 'keeper', 'owner');
    const save = (name: string, filter: object) => ravi.call('POST /api/admin/views', { list: 'orders', name, filter });
    await save('Goa, UPI', { search: 'goa', method: 'upi' });
    const views = (await save('goa, upi', { method: 'cod' })).json<SavedView[]>();
    expect(views).toEqual([{ id: expect.any(String), name: 'goa, upi', filter: { method: 'cod' } }]);
    expect((await owner.call('GET /api/admin/views?list=orders')).json()).toEqual([]);
    expect((await owner.call(`DELETE /api/admin/views/${views[0]!.id}`)).statusCode).toBe(404);
    for (const [name, filter] of [
      [' ', {}],
      ['x'.repeat(41), {}],
      ['A', { status: 'lost' }],
    ] as const)
      expect((await save(name, filter)).statusCode).toBe(400);
    for (let index = 1; index < 20; index += 1) await save(`View ${index}`, {});
    const over = await save('One more', {});
    expect([over.statusCode, over.body]).toEqual([400, 'You have 20 views already. Forget one first.']);
    expect((await save('View 1', { method: 'upi' })).statusCode).toBe(200);
    expect((await ravi.call(`DELETE /api/admin/views/${views[0]!.id}`)).statusCode).toBe(204);
    expect((await ravi.call('DELETE /api/admin/views/x')).statusCode).toBe(404);
    expect((await ravi.call('GET /api/admin/views?list=orders')).json<SavedView[]>()).toHaveLength(19);
  });
});
