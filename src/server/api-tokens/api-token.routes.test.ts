import { expect, it } from 'vitest';
import { api } from '#contracts/api.ts';
import type { ApiToken } from '#contracts/api-tokens.ts';
import { splitEndpointKey, takesToken, type Endpoint, type EndpointKey } from '#contracts/endpoint.ts';
import { rights } from '#domain/accounts/staff.ts';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { addOrder } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

type Role = NonNullable<Parameters<typeof addUser>[3]>;

const endpoints = Object.entries(api) as [EndpointKey, Endpoint][];
const noId = '00000000-0000-4000-8000-000000000000';

describeOnPostgres('a token of a program', (database) => {
  const build = () => buildTestApp(database());

  async function person(role: Role = 'owner', username = 'keeper'): Promise<Browser> {
    const browser = await addUser(build(), database(), username, role);
    await database().query('update sessions set confirmed_at = now()');
    return browser;
  }

  async function make(office: Browser, wanted: object = {}) {
    const answer = await office.call('POST /api/admin/tokens', {
      name: 'Books',
      rights: ['orders'],
      days: 30,
      ...wanted,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: string; token: string }>();
  }

  const program = (token: string, app = build()) => ({
    call: (key: string, body?: object, headers: Record<string, string> = {}) =>
      new Browser(app).call(key, body, { authorization: `Bearer ${token}`, ...headers }),
  });
  const statusOf = async (token: string, key: string) => (await program(token).call(key)).statusCode;

  it('does what it was made for and nothing else, without a cookie', async () => {
    const { token } = await make(await person());
    expect(token).toMatch(/^taar_[\w-]{43}$/);
    const answer = await program(token).call('GET /api/admin/orders');
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await statusOf(token, 'GET /api/admin/stock')).toBe(403);
    // It is no account: what is a person's own is not there for it.
    expect(await statusOf(token, 'GET /api/user')).toBe(401);
  });

  it('is kept as a hash, and told apart by its last characters and its last use', async () => {
    const office = await person();
    const { token } = await make(office);
    const stored = await database().query('select *, token_hash::text as hash from api_tokens');
    expect(JSON.stringify(stored)).not.toContain(token.slice(5, -4));
    const read = async () => (await office.call('GET /api/admin/tokens')).json<ApiToken[]>()[0]!;
    expect(await read()).toMatchObject({ ending: token.slice(-4), lastUsedAt: null, madeBy: 'keeper' });
    await statusOf(token, 'GET /api/admin/orders');
    const { lastUsedAt } = await read();
    expect(lastUsedAt).not.toBeNull();
    await statusOf(token, 'GET /api/admin/orders');
    expect((await read()).lastUsedAt).toBe(lastUsedAt);
    await database().query(`update api_tokens set last_used_at = now() - interval '6 minutes'`);
    await statusOf(token, 'GET /api/admin/orders');
    expect(Date.parse((await read()).lastUsedAt!)).toBeGreaterThanOrEqual(Date.parse(lastUsedAt!));
  });

  it('is refused by every process from the moment on that it is revoked, or has expired', async () => {
    const office = await person();
    const [revoked, expired] = [await make(office), await make(office)];
    const elsewhere = program(revoked.token, build());
    expect((await elsewhere.call('GET /api/admin/orders')).statusCode).toBe(200);
    expect((await office.call(`DELETE /api/admin/tokens/${revoked.id}`)).statusCode).toBe(204);
    expect((await elsewhere.call('GET /api/admin/orders')).statusCode).toBe(401);
    await database().query('update api_tokens set expires_at = now() where id = $1', [expired.id]);
    expect(await statusOf(expired.token, 'GET /api/admin/orders')).toBe(401);
    for (const wrong of ['', 'taar_', `taar_${'x'.repeat(43)}`, `${revoked.token}x`, 'ह'.normalize('NFD').slice(9)]) {
      expect(await statusOf(wrong, 'GET /api/admin/orders')).toBe(401);
    }
    // Also beside the cookie of somebody who may: a token stands for itself.
    const answer = await office.call('GET /api/admin/orders', undefined, { authorization: `Bearer ${revoked.token}` });
    expect(answer.statusCode).toBe(401);
  });

  it('never has more than whoever made it has now', async () => {
    const office = await person();
    const { token } = await make(office, { rights: ['office', 'orders', 'books'] });
    await person('owner', 'second');
    const setRole = (role: string | null) =>
      database().query(
        `update users set staff_role = $1, role = case when $1::text is null then 'customer' else 'admin' end
         where username = 'keeper'`,
        [role],
      );
    const books = 'GET /api/admin/history?thing=books&thingId=2026-11';
    expect(await statusOf(token, books)).toBe(200);
    await setRole('clerk');
    expect(await statusOf(token, books)).toBe(403);
    expect(await statusOf(token, 'GET /api/admin/orders')).toBe(200);
    await database().query(`insert into office_rules (second_factor_required) values (true)`);
    expect(await statusOf(token, 'GET /api/admin/orders')).toBe(403);
    await database().query('delete from office_rules');
    await setRole(null);
    expect(await statusOf(token, 'GET /api/admin/orders')).toBe(401);
    await setRole('owner');
    await database().query(`delete from users where username = 'keeper'`);
    expect(await statusOf(token, 'GET /api/admin/orders')).toBe(401);
  });

  it('ends with the access of whoever made it, and does not come back with it', async () => {
    const [leaving, office] = [await person(), await person('owner', 'second')];
    const { token } = await make(leaving);
    const [{ id }] = (await database().query<{ id: number }>(`select id from users where username = 'keeper'`)) as [
      { id: number },
    ];
    expect((await office.call(`DELETE /api/admin/staff/${id}`)).statusCode).toBe(204);
    await database().query(`update users set role = 'admin', staff_role = 'owner' where id = $1`, [id]);
    expect(await statusOf(token, 'GET /api/admin/orders')).toBe(401);
  });

  it('is made by owners alone, with the password, for what they may do themselves', async () => {
    const clerk = await person('clerk');
    const wanted = { name: 'Books', rights: ['orders'], days: 30 };
    expect((await clerk.call('POST /api/admin/tokens', wanted)).statusCode).toBe(403);
    const office = await person('owner', 'second');
    expect((await office.call('POST /api/admin/tokens', { ...wanted, days: 366 })).statusCode).toBe(400);
    expect((await office.call('POST /api/admin/tokens', { ...wanted, rights: [] })).statusCode).toBe(400);
    await database().query('update sessions set confirmed_at = null');
    expect((await office.call('POST /api/admin/tokens', wanted)).statusCode).toBe(403);
  });

  it('is named in the audit beside whom it acted for', async () => {
    const { token } = await make(await person(), { rights: ['orders', 'programs'] });
    const id = await addOrder(database(), { status: 'pending', payment_method: 'cod' });
    const { version } = (await program(token).call(`GET /api/admin/orders/${id}`)).json<{ version: number }>();
    const moved = await program(token).call(`POST /api/admin/orders/${id}/status`, {
      version,
      status: 'confirmed',
    });
    expect(moved.statusCode, moved.body).toBe(200);
    const [entry] = await database().query(
      `select staff_name as name, action from audit_entries where thing = 'order' order by id desc limit 1`,
    );
    expect(entry).toEqual({ name: 'keeper (token Books)', action: 'confirmed' });
  });

  it('opens each call by its right, and none that asks for the password or guards a person', async () => {
    const office = await person();
    const app = build();
    const all = program((await make(office, { rights })).token, app);
    const scoped = new Map(
      await Promise.all(
        rights.map(
          async (right) => [right, program((await make(office, { name: right, rights: [right] })).token, app)] as const,
        ),
      ),
    );
    const wrong: string[] = [];
    for (const [key, endpoint] of endpoints) {
      if (endpoint.access !== 'admin') continue;
      const { method, path } = splitEndpointKey(key);
      const call = `${method} ${path.replaceAll(/:\w+/g, noId)}`;
      const body = method === 'GET' ? undefined : {};
      const code = async (by: typeof all) => {
        const answer = await by.call(call, body, { accept: 'application/problem+json' });
        return answer.statusCode < 400 ? 'done' : answer.json<{ code: string }>().code;
      };
      const expected = (mayPass: boolean) =>
        takesToken(endpoint) ? (mayPass ? null : 'not-allowed') : 'token-not-taken';
      const other = endpoint.right === 'office' ? 'orders' : 'office';
      for (const [by, mayPass] of [
        [all, true],
        [scoped.get(endpoint.right!)!, true],
        [scoped.get(other)!, false],
      ] as const) {
        const is = await code(by);
        const should = expected(mayPass);
        const fits =
          should === null ? !['not-allowed', 'token-not-taken', 'token-refused'].includes(is) : is === should;
        if (!fits) wrong.push(`${key}: ${is}, not ${should ?? 'passed'}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
