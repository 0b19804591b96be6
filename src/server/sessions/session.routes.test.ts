import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp, cookieOf } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('a visitor’s session', (database) => {
  const firstWrite = async (publicUrl = 'http://shop.test') => {
    await addProduct(database());
    const app = buildTestApp(database(), { publicUrl: () => publicUrl });
    const answer = await app.inject({ method: 'POST', url: '/api/cart', payload: { productId: 'test-fuzz' } });
    return { app, answer, cookie: cookieOf(answer) };
  };

  const signIn = async () => {
    const [user] = await database().query<{ id: number }>(
      `insert into users (username, email, password_hash, first_name) values ('asha', 'asha@example.com', 'x', 'Asha') returning id`,
    );
    await database().query('update sessions set user_id = $1', [user!.id]);
    return user!.id;
  };

  it('is made by the first write, in a cookie that scripts and other sites cannot use', async () => {
    const { answer } = await firstWrite();
    expect(answer.headers['set-cookie']).toMatch(
      /^taar_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is sent with Secure and bound to this host when the shop is served over https', async () => {
    const { app, answer, cookie } = await firstWrite('https://shop.test');
    expect(answer.headers['set-cookie']).toMatch(/^__Host-taar_session=[\w-]{43}; Path=\/; .*; Secure$/);
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    const cartOf = async (value: string) => (await app.inject({ url: '/api/cart', headers: { cookie: value } })).json();
    expect(await cartOf(cookie)).toHaveLength(1);
    // A neighbouring host can set a cookie without the prefix, and it must count for nothing.
    expect(await cartOf(cookie.replace('__Host-', ''))).toEqual([]);
  });

  it('ends 180 days after somebody signed in, however often it is used', async () => {
    const { app, cookie } = await firstWrite();
    await signIn();
    await database().query(
      `update sessions set seen_at = now() - interval '1 hour', signed_in_at = now() - interval '179 days'`,
    );
    await app.inject({ url: '/api/user', headers: { cookie } });
    const [row] = await database().query<{ days: number }>(
      `select (extract(epoch from expires_at - signed_in_at) / 86400)::integer as days from sessions`,
    );
    expect(row!.days).toBe(180);
  });

  it('stores only the hash of its token', async () => {
    const { cookie } = await firstWrite();
    const token = cookie.split('=')[1]!;
    const [row] = await database().query<{ token_hash: Buffer }>('select token_hash from sessions');
    expect(row!.token_hash).toEqual(createHash('sha256').update(token).digest());
  });

  it('is used again by later writes', async () => {
    const { app, cookie } = await firstWrite();
    const again = {
      method: 'POST',
      url: '/api/cart',
      payload: { productId: 'test-fuzz' },
      headers: { cookie },
    } as const;
    expect((await app.inject(again)).headers['set-cookie']).toBeUndefined();
    expect(await database().query('select from sessions')).toHaveLength(1);
  });

  it('is not found after it has expired', async () => {
    const { app, cookie } = await firstWrite();
    await database().query(
      `update sessions set created_at = now() - interval '31 days', expires_at = now() - interval '1 second'`,
    );
    expect((await app.inject({ url: '/api/cart', headers: { cookie } })).json()).toEqual([]);
  });

  it('is renewed when it was last seen more than ten minutes ago, and not sooner', async () => {
    const { app, cookie } = await firstWrite();
    const read = () => app.inject({ url: '/api/cart', headers: { cookie } });
    await database().query(`update sessions set seen_at = now() - interval '9 minutes'`);
    expect((await read()).headers['set-cookie']).toBeUndefined();
    await database().query(`update sessions set seen_at = now() - interval '11 minutes'`);
    expect(cookieOf(await read())).toBe(cookie);
    expect((await read()).headers['set-cookie']).toBeUndefined();
  });

  it('tells who is signed in, and 401 when nobody is', async () => {
    const { app, cookie } = await firstWrite();
    const user = () => app.inject({ url: '/api/user', headers: { cookie } });
    const nobody = await user();
    expect([nobody.statusCode, nobody.body]).toEqual([401, 'Please sign in first.']);
    const id = await signIn();
    expect((await user()).json()).toEqual({
      id,
      username: 'asha',
      email: 'asha@example.com',
      firstName: 'Asha',
      lastName: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      lastLoginAt: null,
      pendingEmail: null,
    });
  });

  it('gets a new token at sign-out: the old one is dead, the cart stays', async () => {
    const { app, cookie } = await firstWrite();
    await signIn();
    const out = await app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } });
    expect(out.statusCode).toBe(204);
    const fresh = cookieOf(out);
    expect(fresh).not.toBe(cookie);
    const ask = (url: string, value: string) => app.inject({ url, headers: { cookie: value } });
    expect((await ask('/api/user', fresh)).statusCode).toBe(401);
    expect((await ask('/api/user', cookie)).statusCode).toBe(401);
    expect((await ask('/api/cart', fresh)).json()).toHaveLength(1);
    expect((await ask('/api/cart', cookie)).json()).toEqual([]);
  });

  it('is told to scripts by a sign of its own while somebody is signed in, and only then', async () => {
    const { app, cookie, answer } = await firstWrite();
    expect(String(answer.headers['set-cookie'])).not.toContain('taar_signed_in');
    const body = { username: 'meera', email: 'meera@example.com', password: 'solder-1' };
    const signedUp = await app.inject({ method: 'POST', url: '/api/register', payload: body, headers: { cookie } });
    expect(signedUp.headers['set-cookie']).toEqual([
      expect.stringMatching(/^taar_session=[\w-]{43}; .*HttpOnly/),
      'taar_signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax',
    ]);
    const signedIn = `${cookieOf(signedUp)}; taar_signed_in=1`;
    const out = await app.inject({ method: 'POST', url: '/api/logout', headers: { cookie: signedIn } });
    expect(out.headers['set-cookie']).toContain('taar_signed_in=; Path=/; Max-Age=0; SameSite=Lax');
  });

  it('loses its sign when it has ended elsewhere', async () => {
    const app = buildTestApp(database());
    const answer = await app.inject({ url: '/api/user', headers: { cookie: 'taar_signed_in=1' } });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([
      401,
      'taar_signed_in=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
  });

  it('is not needed for signing out', async () => {
    const app = buildTestApp(database());
    const answer = await app.inject({ method: 'POST', url: '/api/logout' });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, undefined]);
  });
});
