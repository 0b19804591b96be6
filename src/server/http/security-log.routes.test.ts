import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { addUser, Browser, deliverMail, ownPassword, tokenIn } from '#tests/support/builders/accounts.ts';
import { addTotp, codeOf } from '#tests/support/builders/second-factors.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

const newPassword = 'a better password';

describeOnPostgres('the log of what matters to safety', (database) => {
  /** A shop whose log is kept, and a look at the last line of it. */
  function setUp() {
    const lines: string[] = [];
    const log = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const app = buildTestApp(database(), { quiet: false, log });
    const last = () => {
      const { time, reqId, level: _, pid: _pid, ms: _ms, msg: _msg, ...told } = JSON.parse(lines.at(-1)!);
      expect([typeof time, typeof reqId]).toEqual(['number', 'string']);
      return told;
    };
    return { app, lines, last };
  }

  const idOf = async (username: string): Promise<number> =>
    (await database().query<{ id: number }>('select id from users where username = $1', [username]))[0]!.id;

  it('tells which account was signed in to, or tried, and nothing of a name that nobody has', async () => {
    const { app, last } = setUp();
    await addUser(app, database(), 'asha');
    const account = await idOf('asha');
    const told = { method: 'POST', route: '/api/login' };
    const stranger = new Browser(app);
    await stranger.signIn('asha', 'not her password');
    expect(last()).toEqual({ ...told, status: 401, code: 'credentials-wrong', account });
    await stranger.signIn('nobody-at-all', 'secret guess');
    expect(last()).toEqual({ ...told, status: 401, code: 'credentials-wrong' });
    await stranger.signIn('asha');
    expect(last()).toEqual({ ...told, status: 200, account });
    await stranger.call('POST /api/logout');
    expect(last()).toEqual({ method: 'POST', route: '/api/logout', status: 204, account });
    const guesser = await addUser(app, database(), 'ravi');
    await guesser.signIn('asha', 'a guess of his');
    expect(last()).toMatchObject({ status: 401, account });
  });

  it('tells whose password was changed, signed in or by a mailed link', async () => {
    const { app, last } = setUp();
    const asha = await addUser(app, database(), 'asha');
    const account = await idOf('asha');
    const told = { method: 'POST', route: '/api/user/password', account };
    await asha.call('POST /api/user/password', { currentPassword: 'wrong one', newPassword });
    expect(last()).toEqual({ ...told, status: 403, code: 'password-wrong' });
    await asha.call('POST /api/user/password', { currentPassword: ownPassword, newPassword });
    expect(last()).toEqual({ ...told, status: 204 });
    await deliverMail(database());
    await new Browser(app).call('POST /api/password-reset', { email: 'asha@example.com' });
    const token = tokenIn((await deliverMail(database()))[0]);
    await new Browser(app).call('POST /api/password-reset/confirm', { token, password: `${newPassword}!` });
    expect(last()).toEqual({ method: 'POST', route: '/api/password-reset/confirm', status: 204, account });
  });

  it('tells whose second step failed or was right', async () => {
    const { app, last } = setUp();
    const { secret } = await addTotp(await addUser(app, database(), 'clerk', 'clerk'), database());
    const account = await idOf('clerk');
    const browser = new Browser(app);
    await browser.signIn('clerk');
    expect(last()).toMatchObject({ status: 403, code: 'second-step-needed', account });
    const enter = async (skew: number) =>
      browser.call('POST /api/second-step', { code: await codeOf(database(), secret, skew) });
    await enter(50);
    expect(last()).toEqual({ method: 'POST', route: '/api/second-step', status: 403, code: 'code-wrong', account });
    await enter(1);
    expect(last()).toEqual({ method: 'POST', route: '/api/second-step', status: 200, account });
  });

  it('tells who was refused in the office, and never a name, a password, a code or a cookie', async () => {
    const { app, last, lines } = setUp();
    const clerk = await addUser(app, database(), 'clerk-of-the-office', 'clerk');
    const customer = await addUser(app, database(), 'asha-who-buys');
    await clerk.call('GET /api/admin/staff');
    const told = { method: 'GET', route: '/api/admin/staff' };
    expect(last()).toEqual({ ...told, status: 403, code: 'not-allowed', account: await idOf('clerk-of-the-office') });
    await customer.call('GET /api/admin/staff');
    expect(last()).toEqual({ ...told, status: 404, code: 'nothing-here', account: await idOf('asha-who-buys') });
    await new Browser(app).signIn('asha-who-buys', 'wrong password');
    const all = lines.join('');
    for (const secret of ['clerk-of', 'asha-who', 'wrong password', clerk.cookie.slice(-20), '127.0.0.1']) {
      expect(all).not.toContain(secret);
    }
  });
});
