import { expect, it } from 'vitest';
import { Browser, signUp } from '#tests/support/builders/accounts.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { createSessionService } from '../sessions/session.service.ts';
import { StartupError } from '../process/startup-error.ts';
import { ensureAdmin } from './admin-account.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';

describeOnBothEngines('the admin account', (database) => {
  const ensure = (wanted: { username: string; password: string } | null) =>
    ensureAdmin({ db: database(), hasher: createPasswordHasher(), sessions: createSessionService(database()) }, wanted);
  const settings = { username: 'keeper', password: 'solder joint' };
  const reach = async (browser: Browser) => (await browser.call('GET /api/admin/failed-jobs')).statusCode;

  it('is created with a random password at the first start, which is printed once', async () => {
    const told = await ensure(null);
    const password = /^account 'admin' made with the password ([\w-]{22}) \(shown once\)$/.exec(told)![1]!;
    const browser = new Browser(buildTestApp(database()));
    expect((await browser.signIn('admin', password)).statusCode).toBe(200);
    expect(await reach(browser)).toBe(200);
    expect(await ensure(null)).toBe('account is there');
  });

  it('is created from the settings, and only it may call /api/admin', async () => {
    expect(await ensure(settings)).toBe("account 'keeper' made");
    expect(await ensure(settings)).toBe("account 'keeper' is there");
    const app = buildTestApp(database());
    const browser = new Browser(app);
    await browser.signIn('keeper');
    expect(await reach(browser)).toBe(200);
    expect(await reach(await signUp(app, 'asha'))).toBe(404);
    expect(await reach(new Browser(app))).toBe(404);
  });

  it('gets the password of the settings, which ends its sessions', async () => {
    await ensure(settings);
    const browser = new Browser(buildTestApp(database()));
    await browser.signIn('keeper');
    expect(await ensure({ ...settings, password: 'another one' })).toBe("password of 'keeper' set");
    expect(await browser.whoAmI()).toBeNull();
    expect((await browser.signIn('keeper')).statusCode).toBe(401);
    expect((await browser.signIn('keeper', 'another one')).statusCode).toBe(200);
  });

  it('is not made with a password that is easy to guess, and the start says so in one sentence without it', async () => {
    for (const password of ['keeper', 'Keeper2026!', 'taar1234', 'password1', 'qwerty123456', '      ']) {
      await expect(ensure({ ...settings, password })).rejects.toThrow(
        new StartupError(
          'ADMIN_PASSWORD is too easy to guess: choose another one, such as openssl rand -hex 32 makes.',
        ),
      );
    }
    expect(await database().query('select from users')).toEqual([]);
  });

  it('is refused when a customer has the configured username', async () => {
    const customer = await signUp(buildTestApp(database()), 'keeper');
    await expect(ensure({ ...settings, password: 'another one' })).rejects.toThrow(
      "ADMIN_USERNAME is 'keeper', but a customer has that name: choose another one.",
    );
    expect(await reach(customer)).toBe(404);
  });

  it('is made once by two starts at the same time', async () => {
    const told = await Promise.all([ensure(null), ensure(null)]);
    expect(told.filter((sentence) => sentence.includes('shown once'))).toHaveLength(1);
    expect(await database().query('select from users')).toHaveLength(1);
  });
});
