import { expect, it } from 'vitest';
import { Browser, deliverMail, ownPassword, signUp, tokenIn } from '#tests/support/builders/accounts.ts';
import { describeOnProcesses } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

const newPassword = 'a better password';

describeOnProcesses('accounts', (database, pools) => {
  // The time that a hash takes in the shop is the time in which others can come between.
  const buildAll = () => pools().map((pool) => buildTestApp(pool, { passwordCost: undefined }));
  const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

  it('check at most ten of 45 passwords sent at once and answer the others with 429', async () => {
    const apps = buildAll();
    await signUp(apps[0]!, 'asha');
    const tries = Array.from({ length: 45 }, (_, index) =>
      new Browser(apps[index % 3]!).signIn('asha', `guess ${index}`),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.statusCode);
    expect(count(statuses, 401)).toBeLessThanOrEqual(10);
    expect(count(statuses, 401) + count(statuses, 429)).toBe(45);
    expect((await new Browser(apps[1]!).signIn('asha')).statusCode).toBe(429);
  });

  it('use a reset link once, of twenty that follow it at once', async () => {
    const apps = buildAll();
    await signUp(apps[0]!, 'asha');
    await deliverMail(database());
    await new Browser(apps[0]!).call('POST /api/password-reset', { email: 'asha@example.com' });
    const token = tokenIn((await deliverMail(database()))[0]);
    const confirms = Array.from({ length: 20 }, (_, index) =>
      new Browser(apps[index % 3]!).call('POST /api/password-reset/confirm', {
        token,
        password: `${newPassword} ${index}`,
      }),
    );
    const statuses = (await Promise.all(confirms)).map((answer) => answer.statusCode);
    expect(count(statuses, 204)).toBe(1);
    expect(count(statuses, 400)).toBe(19);
    const winner = statuses.indexOf(204);
    expect((await new Browser(apps[0]!).signIn('asha', `${newPassword} ${winner}`)).statusCode).toBe(200);
    expect(await deliverMail(database())).toHaveLength(1);
  });

  it.each([1, 2, 3, 4, 5])('change a mail address when both ends agree at the same moment (%i)', async () => {
    const apps = buildAll();
    const asha = await signUp(apps[0]!, 'asha');
    await deliverMail(database());
    await asha.call('PATCH /api/user', { email: 'new@example.com' });
    const tokens = (await deliverMail(database())).map(tokenIn);
    const answers = await Promise.all(
      tokens.map((token, index) => new Browser(apps[index]!).call('POST /api/email-confirmation', { token })),
    );
    expect(answers.map((answer) => answer.json().outcome).toSorted()).toEqual(['changed', 'waiting']);
    expect((await asha.call('GET /api/user')).json().email).toBe('new@example.com');
  });

  it('leave no session of the old password behind, whoever signs in meanwhile', async () => {
    const apps = buildAll();
    const owner = await signUp(apps[0]!, 'asha');
    const thieves = Array.from({ length: 6 }, (_, index) => new Browser(apps[index % 3]!));
    const [changed] = await Promise.all([
      owner.call('POST /api/user/password', { currentPassword: ownPassword, newPassword }),
      ...thieves.map((thief) => thief.signIn('asha')),
    ]);
    expect(changed.statusCode).toBe(204);
    expect(await Promise.all(thieves.map((thief) => thief.whoAmI()))).toEqual(Array(6).fill(null));
    expect(await owner.whoAmI()).toBe('asha');
  });

  it('keep one cart through a sign-in that is sent twice at once', async () => {
    const apps = buildAll();
    await addProduct(database());
    await signUp(apps[0]!, 'asha');
    for (let round = 0; round < 5; round += 1) {
      const browser = new Browser(apps[0]!);
      await browser.call('POST /api/cart', { productId: 'test-fuzz', quantity: 1 });
      const tabs = apps.map((app) => new Browser(app, browser.cookie));
      const statuses = (await Promise.all(tabs.map((tab) => tab.signIn('asha')))).map((answer) => answer.statusCode);
      expect(count(statuses, 200)).toBe(1);
      const winner = tabs[statuses.indexOf(200)]!;
      expect((await winner.call('GET /api/cart')).json()).toMatchObject([{ quantity: 1 }]);
      // Those who came second got no cookie of their own, so the browser keeps the one that counts.
      const others = tabs.filter((tab) => tab !== winner);
      expect(others.every((tab) => tab.cookie === browser.cookie)).toBe(true);
    }
  });

  it('make one account of a form that is sent to all of them at once', async () => {
    const apps = buildAll();
    const registration = { username: 'asha', email: 'asha@example.com', password: ownPassword };
    const sends = Array.from({ length: 12 }, (_, index) =>
      new Browser(apps[index % 3]!).call('POST /api/register', registration),
    );
    const statuses = (await Promise.all(sends)).map((answer) => answer.statusCode);
    expect([count(statuses, 201), count(statuses, 409)]).toEqual([1, 11]);
    expect(await database().query('select from users')).toHaveLength(1);
    expect(await deliverMail(database())).toHaveLength(1);
  });
});
