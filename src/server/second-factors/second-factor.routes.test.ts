import { expect, it } from 'vitest';
import type { AuditEntry } from '#contracts/audit.ts';
import type { OwnSecondFactors } from '#contracts/second-factors.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { addTotp, codeOf, confirmPassword } from '#tests/support/builders/second-factors.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('my second factors', (database) => {
  async function setUp() {
    const app = buildTestApp(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    const safety = async () => (await owner.call('GET /api/admin/safety')).json<OwnSecondFactors>();
    return { app, owner, safety };
  }

  it('need the password again, and a code, before they count', async () => {
    const { owner, safety } = await setUp();
    expect((await owner.call('POST /api/admin/safety/totp')).body).toBe('Please enter your password again first.');
    await confirmPassword(owner);
    const begun = (await owner.call('POST /api/admin/safety/totp')).json<{ secret: string; uri: string }>();
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    const add = async (code: string) =>
      (await owner.call('POST /api/admin/safety/totp/confirm', { name: 'Phone', code })).statusCode;
    expect(await add(await codeOf(database(), begun.secret, 9))).toBe(403);
    expect((await safety()).factors).toEqual([]);
    expect(await add(await codeOf(database(), begun.secret))).toBe(201);
    expect(await safety()).toMatchObject({ factors: [{ kind: 'totp', name: 'Phone' }], recoveryCodesLeft: 10 });
    // What was begun is done.
    expect(await add(await codeOf(database(), begun.secret, 1))).toBe(401);
  });

  it('are written down and told by mail, without a secret', async () => {
    const { owner } = await setUp();
    const { secret, recoveryCodes } = await addTotp(owner, database());
    const { items } = (await owner.call('GET /api/admin/audit?thing=staff')).json<{ items: AuditEntry[] }>();
    const mails = await deliverMail(database());
    expect(items[0]).toMatchObject({ action: 'added a second factor', after: { secondFactor: 'My phone' } });
    expect(mails.map(({ subject }) => subject)).toEqual(['A second factor was added']);
    for (const kept of [JSON.stringify(items), JSON.stringify(mails)])
      for (const text of [secret, ...recoveryCodes]) expect(kept).not.toContain(text);
  });

  it('go with the password given again, the recovery codes with the last', async () => {
    const { app, owner, safety } = await setUp();
    await addTotp(owner, database());
    const key = `DELETE /api/admin/safety/factors/${(await safety()).factors[0]!.id}`;
    await database().query('update sessions set confirmed_at = null');
    expect((await owner.call(key)).statusCode).toBe(403);
    await confirmPassword(owner);
    const other = await addUser(app, database(), 'other', 'owner');
    await confirmPassword(other);
    expect((await other.call(key)).statusCode).toBe(404);
    expect((await owner.call(key)).statusCode).toBe(204);
    expect(await safety()).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect((await new Browser(app).signIn('keeper')).statusCode).toBe(200);
  });

  it('have recovery codes that are replaced, all of them', async () => {
    const { app, owner } = await setUp();
    const { recoveryCodes } = await addTotp(owner, database());
    const renewed = (await owner.call('POST /api/admin/safety/recovery-codes')).json<{ recoveryCodes: string[] }>();
    const browser = new Browser(app);
    await browser.signIn('keeper');
    const enter = async (recoveryCode: string) =>
      (await browser.call('POST /api/second-step', { recoveryCode })).statusCode;
    expect(await enter(recoveryCodes[1]!)).toBe(403);
    expect(await enter(renewed.recoveryCodes[1]!)).toBe(200);
  });

  it('are asked of everybody, if the owner who has one says so: nothing else is open without', async () => {
    const { app, owner } = await setUp();
    await confirmPassword(owner);
    const ask = (required: boolean) => owner.call('PATCH /api/admin/safety', { required });
    expect((await ask(true)).body).toBe('Please set up a second factor for your account first.');
    await addTotp(owner, database());
    expect((await ask(true)).json()).toMatchObject({ required: true });
    const clerk = await addUser(app, database(), 'clerk', 'clerk');
    expect((await clerk.call('GET /api/admin/me')).json()).toMatchObject({ lacksFactor: true });
    expect((await clerk.call('GET /api/admin/orders')).statusCode).toBe(403);
    await addTotp(clerk, database());
    expect((await clerk.call('GET /api/admin/orders')).statusCode).toBe(200);
    expect((await ask(false)).json()).toMatchObject({ required: false });
  });
});
