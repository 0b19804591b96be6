import { expect, it } from 'vitest';
import type { Everybody } from '#contracts/staff.ts';
import { addUser, Browser, deliverMail, ownPassword } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

const person = { firstName: 'Kavya', lastName: 'Rao', password: 'another solder joint' };

describeOnPostgres('staff', (database) => {
  async function setUp() {
    const app = buildTestApp(database());
    const owner = await addUser(app, database(), 'keeper', 'owner');
    const confirm = () => database().query('update sessions set confirmed_at = now()');
    await confirm();
    const list = async () => (await owner.call('GET /api/admin/staff')).json<Everybody>();
    const idOf = async (username: string) =>
      (await database().query<{ id: number }>('select id from users where username = $1', [username]))[0]!.id;
    const invite = (email: string, role = 'clerk') => owner.call('POST /api/admin/staff/invitations', { email, role });
    /** The token in the newest mail. */
    const mailedToken = async () => {
      const [mail] = await deliverMail(database());
      return /#invitation=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    };
    const accept = (token: string) => new Browser(app).call('POST /api/staff-invitation', { ...person, token });
    return { app, owner, confirm, list, idOf, invite, mailedToken, accept };
  }

  it('come by a mailed link, which sets name and password, once', async () => {
    const { app, list, invite, mailedToken, accept } = await setUp();
    expect((await invite('kavya@example.com')).statusCode).toBe(201);
    expect((await list()).invitations).toMatchObject([
      { email: 'kavya@example.com', role: 'clerk', invitedBy: 'keeper' },
    ]);
    const token = await mailedToken();
    expect((await accept(token)).json()).toEqual({ email: 'kavya@example.com' });
    expect((await accept(token)).statusCode).toBe(400);
    const kavya = new Browser(app);
    await kavya.signIn('kavya@example.com', person.password);
    expect((await kavya.call('GET /api/admin/me')).json()).toMatchObject({ name: 'Kavya Rao', role: 'clerk' });
    expect((await list()).invitations).toEqual([]);
  });

  it('cannot come by a link that is too old, withdrawn, replaced or for somebody who works here', async () => {
    const { owner, list, invite, mailedToken, accept } = await setUp();
    await invite('a@example.com');
    const replaced = await mailedToken();
    await invite('A@example.com', 'writer');
    const old = await mailedToken();
    expect((await accept(replaced)).statusCode).toBe(400);
    await database().query(`update staff_invitations set expires_at = now() - interval '1 second'`);
    expect((await accept(old)).statusCode).toBe(400);
    await invite('b@example.com');
    const withdrawn = await mailedToken();
    const [waiting] = (await list()).invitations;
    expect((await owner.call(`DELETE /api/admin/staff/invitations/${waiting!.id}`)).statusCode).toBe(204);
    expect((await accept(withdrawn)).statusCode).toBe(400);
    expect((await invite('keeper@example.com')).statusCode).toBe(409);
  });

  it('may have been customers, whose account goes on with the new password', async () => {
    const { app, idOf, invite, mailedToken, accept } = await setUp();
    const asha = await addUser(app, database(), 'asha');
    await invite('asha@example.com', 'writer');
    await accept(await mailedToken());
    expect(await asha.whoAmI()).toBeNull();
    expect((await new Browser(app).signIn('asha', ownPassword)).statusCode).toBe(401);
    await asha.signIn('asha', person.password);
    expect((await asha.call('GET /api/admin/me')).json()).toMatchObject({ userId: await idOf('asha'), role: 'writer' });
  });

  it('get another role at once, and lose access with every session', async () => {
    const { app, owner, list, idOf } = await setUp();
    const clerk = await addUser(app, database(), 'clerk', 'clerk');
    const address = `/api/admin/staff/${await idOf('clerk')}`;
    expect((await owner.call(`PATCH ${address}`, { role: 'writer' })).statusCode).toBe(204);
    expect((await clerk.call('GET /api/admin/me')).json()).toMatchObject({ role: 'writer' });
    expect((await owner.call(`DELETE ${address}`)).statusCode).toBe(204);
    expect([(await clerk.call('GET /api/admin/me')).statusCode, await clerk.whoAmI()]).toEqual([404, null]);
    expect((await list()).staff.map(({ username }) => username)).toEqual(['keeper']);
    const kept = await database().query<{ action: string }>(`select action from audit_entries order by id`);
    expect(kept.map(({ action }) => action)).toEqual(['changed the role', 'ended the access']);
  });

  it('always have an owner: the last can neither go, nor be made less, nor delete the account', async () => {
    const { app, owner, confirm, idOf } = await setUp();
    const address = `/api/admin/staff/${await idOf('keeper')}`;
    const leave = async (browser: Browser, id: number) =>
      (await browser.call(`DELETE /api/admin/staff/${id}`)).statusCode;
    expect((await owner.call(`DELETE ${address}`)).statusCode).toBe(409);
    expect((await owner.call(`PATCH ${address}`, { role: 'clerk' })).statusCode).toBe(409);
    expect((await owner.call('DELETE /api/user', { password: ownPassword })).statusCode).toBe(409);
    const second = await addUser(app, database(), 'second', 'owner');
    await confirm();
    // Each would leave the other behind, and both ask at once.
    const answers = await Promise.all([leave(owner, await idOf('second')), leave(second, await idOf('keeper'))]);
    const owners = await database().query(`select id from users where staff_role = 'owner'`);
    expect([owners.length, answers.filter((status) => status === 204)]).toEqual([1, [204]]);
  });

  it('are signed out by the owner, and helped when a factor is lost', async () => {
    const { app, owner, idOf } = await setUp();
    const customer = await addUser(app, database(), 'asha');
    expect((await owner.call(`POST /api/admin/users/${await idOf('asha')}/sign-out`)).statusCode).toBe(204);
    expect(await customer.whoAmI()).toBeNull();
    await addUser(app, database(), 'clerk', 'clerk');
    const id = await idOf('clerk');
    await database().query(
      `insert into second_factors (user_id, kind, name, secret) values ($1, 'totp', 'Lost', 'JBSWY3DPEHPK3PXP')`,
      [id],
    );
    expect((await new Browser(app).signIn('clerk')).statusCode).toBe(403);
    expect((await owner.call(`DELETE /api/admin/staff/${id}/factors`)).statusCode).toBe(204);
    expect((await new Browser(app).signIn('clerk')).statusCode).toBe(200);
  });
});
