import { expect, it } from 'vitest';
import { createSessionService } from '#server/sessions/session.service.ts';
import { databaseThrottle } from '#server/throttle/throttle.ts';
import { addUser, ownPassword } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { accountLimits, throttleKeys } from './account-limits.ts';

describeOnPostgres('the password again', (database) => {
  async function setUp() {
    const clerk = await addUser(buildTestApp(database()), database(), 'clerk', 'clerk');
    const confirm = async (password: string) =>
      (await clerk.call('POST /api/admin/confirm-password', { password })).statusCode;
    const token = clerk.cookie.split('=')[1]!;
    const isConfirmed = async () => (await createSessionService(database()).find(token))?.session.isConfirmed;
    return { clerk, confirm, isConfirmed };
  }

  it('opens the calls that need a recent password for ten minutes', async () => {
    const { confirm, isConfirmed } = await setUp();
    expect(await isConfirmed()).toBe(false);
    expect(await confirm(ownPassword)).toBe(204);
    expect(await isConfirmed()).toBe(true);
    await database().query(`update sessions set confirmed_at = confirmed_at - interval '10 minutes'`);
    expect(await isConfirmed()).toBe(false);
  });

  it('opens nothing when it is wrong, and counts as a guess', async () => {
    const { confirm, isConfirmed } = await setUp();
    const [user] = await database().query<{ id: number }>('select id from users');
    const { failuresPerAccount } = accountLimits;
    for (let count = 1; count < failuresPerAccount.max; count += 1)
      await databaseThrottle(database()).consume(throttleKeys.password(user!.id), failuresPerAccount);
    expect(await confirm('a guess of it')).toBe(403);
    expect(await confirm(ownPassword)).toBe(429);
    expect(await isConfirmed()).toBe(false);
  });
});
