import { expect, it } from 'vitest';
import { addUser } from '#tests/support/builders/accounts.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { anonymiseGuestOrders, claimGuestOrders } from './order-owner.repository.ts';

describeOnBothEngines('orders that a mailbox placed without an account', (database) => {
  it('become the account’s that confirms it, but for those whose buyer asked to be forgotten', async () => {
    const app = buildTestApp(database());
    await addUser(app, database(), 'asha');
    const [user] = await database().query<{ id: number }>(`select id from users where username = 'asha'`);
    await addOrder(database(), { number: 'PK-7001', email: 'old@example.com' });
    await database().transaction((tx) => anonymiseGuestOrders(tx, 'old@example.com'));
    await addOrder(database(), { number: 'PK-7002', email: 'old@example.com' });
    await database().transaction((tx) => claimGuestOrders(tx, user!.id, 'old@example.com'));
    const claimed = `select number, claimed_at is not null as "wasClaimed" from orders where user_id = $1`;
    expect(await database().query(claimed, [user!.id])).toEqual([{ number: 'PK-7002', wasClaimed: true }]);
  });
});
