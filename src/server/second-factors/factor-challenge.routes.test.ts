import { expect, it } from 'vitest';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { addTotp, codeOf } from '#tests/support/builders/second-factors.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('signing in with a second factor', (database) => {
  /** A clerk with an app, and a new browser of theirs in which the password was right. */
  async function setUp() {
    const app = buildTestApp(database());
    const { secret, recoveryCodes } = await addTotp(await addUser(app, database(), 'clerk', 'clerk'), database());
    const browser = new Browser(app);
    const enter = async (body: object) => (await browser.call('POST /api/second-step', body)).statusCode;
    return { app, secret, recoveryCodes, browser, enter, password: await browser.signIn('clerk') };
  }

  it('has a right password and is nobody until the code is right', async () => {
    const { browser, enter, secret, password } = await setUp();
    expect([password.statusCode, password.body]).toEqual([403, 'Your password was right. Now show that it’s you.']);
    expect(await browser.whoAmI()).toBeNull();
    expect((await browser.call('GET /api/admin/me')).statusCode).toBe(404);
    expect((await browser.call('GET /api/second-step')).json()).toEqual({ name: 'clerk', kinds: ['totp'] });
    const halfOpen = browser.cookie;
    expect(await enter({ code: await codeOf(database(), secret, 1) })).toBe(200);
    expect(await browser.whoAmI()).toBe('clerk');
    expect(browser.cookie).not.toBe(halfOpen);
  });

  it('takes a code once, also when it is sent twice at once', async () => {
    const { app, browser, enter, secret } = await setUp();
    const other = new Browser(app);
    await other.signIn('clerk');
    const body = { code: await codeOf(database(), secret, 1) };
    const answers = await Promise.all([enter(body), other.call('POST /api/second-step', body)]);
    expect([answers[0], answers[1].statusCode].toSorted()).toEqual([200, 403]);
    expect([await browser.whoAmI(), await other.whoAmI()].filter(Boolean)).toHaveLength(1);
  });

  it('takes the code of a clock that is a step off, not of one that is more', async () => {
    const { enter, secret } = await setUp();
    expect(await enter({ code: await codeOf(database(), secret, 3) })).toBe(403);
    expect(await enter({ code: await codeOf(database(), secret, -3) })).toBe(403);
    expect(await enter({ code: await codeOf(database(), secret, 1) })).toBe(200);
  });

  it('lets five wrong codes through in a quarter of an hour, then not even the right one', async () => {
    const { enter, secret } = await setUp();
    const wrong = await codeOf(database(), secret, 50);
    for (let count = 0; count < 5; count += 1) expect(await enter({ code: wrong })).toBe(403);
    expect(await enter({ code: await codeOf(database(), secret, 1) })).toBe(429);
  });

  it('waits ten minutes', async () => {
    const { browser, enter, secret } = await setUp();
    await database().query(`update factor_steps set expires_at = now() - interval '1 second'`);
    expect((await browser.call('GET /api/second-step')).statusCode).toBe(401);
    expect(await enter({ code: await codeOf(database(), secret, 1) })).toBe(401);
  });

  it('is over when the password is another one, and when it is given up', async () => {
    const { browser, enter, secret } = await setUp();
    const [user] = await database().query<{ hash: string }>('select password_hash as hash from users');
    await database().query(`update users set password_hash = 'x'`);
    expect(await enter({ code: await codeOf(database(), secret, 1) })).toBe(401);
    await database().query(`update users set password_hash = $1`, [user!.hash]);
    await browser.call('DELETE /api/second-step');
    expect(await enter({ code: await codeOf(database(), secret, 1) })).toBe(401);
  });

  it('takes a recovery code once, however it is typed', async () => {
    const { app, enter, recoveryCodes } = await setUp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code] = recoveryCodes as [string];
    expect(await enter({ recoveryCode: code.toLowerCase().replaceAll('-', ' ') })).toBe(200);
    const again = new Browser(app);
    await again.signIn('clerk');
    expect((await again.call('POST /api/second-step', { recoveryCode: code })).statusCode).toBe(403);
    const kept = await database().query<{ hash: string }>(
      `select encode(code_hash, 'escape') as hash from recovery_codes`,
    );
    expect([kept.length, kept.some(({ hash }) => recoveryCodes.includes(hash))]).toEqual([9, false]);
  });

  it.each([{}, { code: '12345' }, { code: '123456', recoveryCode: 'x' }, { passkey: {} }])(
    'refuses %j',
    async (body) => {
      const answer = await new Browser(buildTestApp(database())).call('POST /api/second-step', body);
      expect(answer.statusCode).toBe(400);
    },
  );
});
