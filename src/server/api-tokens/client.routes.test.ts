import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { addUser } from '#tests/support/builders/accounts.ts';
import { everyPayment } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { runExample } from '#tests/support/integrations/worked-example.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('the client of the documentation', (database) => {
  it('browses, orders and pays as a visitor, and reads the order by a token', async () => {
    const app = buildTestApp(database(), { payments: everyPayment });
    await addProduct(database());
    const office = await addUser(app, database(), 'keeper', 'owner');
    await database().query('update sessions set confirmed_at = now()');
    const made = await office.call('POST /api/admin/tokens', { name: 'Reader', rights: ['orders'], days: 1 });
    await app.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => app.close());
    const { port } = app.server.address() as AddressInfo;
    const env = { SHOP_URL: `http://127.0.0.1:${port}`, TAAR_TOKEN: made.json<{ token: string }>().token };
    const { lines, ended } = runExample('buy-and-read.mjs', env);
    const printed: unknown[] = [];
    for await (const line of { [Symbol.asyncIterator]: () => lines }) printed.push(line);
    expect(printed).toEqual(['PK-1001 confirmed paid', '404 order-unknown']);
    expect(await ended).toEqual([0, null]);
  });
});
