import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { Browser, ownPassword, signUp } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnPostgres('signing in', (database) => {
  const build = () => buildTestApp(database());

  it.each(['asha', 'ASHA', ' asha ', 'asha@example.com', 'Asha@Example.com'])('works with %j', async (name) => {
    const app = build();
    await signUp(app, 'asha');
    const answer = await new Browser(app).signIn(name);
    expect([answer.statusCode, answer.json().username]).toEqual([200, 'asha']);
  });

  it('answers a wrong password and an unknown name with the same bytes', async () => {
    const app = build();
    await signUp(app, 'asha');
    const answers = await Promise.all([
      new Browser(app).signIn('asha', 'wrong password'),
      new Browser(app).signIn('nobody', 'wrong password'),
      new Browser(app).signIn('nobody@example.com', 'wrong password'),
    ]);
    const seen = answers.map(({ statusCode, body, headers }) => {
      const { date: _date, 'x-request-id': _id, ...same } = headers;
      return { statusCode, body, same };
    });
    expect(seen[0]).toMatchObject({ statusCode: 401, body: 'Invalid credentials' });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[0]!.same['set-cookie']).toBeUndefined();
  });

  it('asks for a name and a password in the words of the specification', async () => {
    const browser = new Browser(build());
    expect((await browser.call('POST /api/login', { password: 'x' })).body).toBe('Username is required');
    expect((await browser.call('POST /api/login', { username: 'asha' })).body).toBe('Password is required');
    expect((await browser.call('POST /api/login', { username: '  ', password: '' })).body).toBe('Username is required');
    expect((await browser.call('POST /api/login', { username: 'a\u0000b', password: 'x' })).statusCode).toBe(400);
  });

  it('replaces a token that was set beforehand (session fixation)', async () => {
    await addProduct(database());
    const app = build();
    await signUp(app, 'asha');
    const attacker = new Browser(app);
    await attacker.call('POST /api/cart', { productId: 'test-fuzz' });
    const victim = new Browser(app, attacker.cookie);
    await victim.signIn('asha');
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect(await victim.whoAmI()).toBe('asha');
    expect(await attacker.whoAmI()).toBeNull();
    expect((await attacker.call('GET /api/cart')).json()).toEqual([]);
  });

  it('sets the time of the last sign-in', async () => {
    const app = build();
    await signUp(app, 'asha');
    await database().query(`update users set last_login_at = now() - interval '3 days'`);
    const answer = await new Browser(app).signIn('asha');
    expect(Date.now() - Date.parse(answer.json().lastLoginAt)).toBeLessThan(60 * 60 * 1000);
  });

  it('keeps the cart of each device apart', async () => {
    await addProduct(database());
    const app = build();
    const phone = await signUp(app, 'asha');
    await phone.call('POST /api/cart', { productId: 'test-fuzz', quantity: 3 });
    const laptop = new Browser(app);
    await laptop.signIn('asha');
    expect((await laptop.call('GET /api/cart')).json()).toEqual([]);
    expect((await phone.call('GET /api/cart')).json()).toMatchObject([{ quantity: 3 }]);
  });

  it('refuses a form of another site with 403', async () => {
    const app = build();
    await signUp(app, 'asha');
    const browser = new Browser(app);
    const credentials = { username: 'asha', password: ownPassword };
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }] as Record<
      string,
      string
    >[]) {
      expect((await browser.call('POST /api/login', credentials, headers)).statusCode).toBe(403);
    }
    expect(browser.cookie).toBe('');
  });

  it('answers 429 after ten failures by username or mail address, for unknown names too', async () => {
    const app = build();
    await signUp(app, 'asha');
    const stranger = new Browser(app);
    for (const known of [true, false]) {
      const names = known ? ['asha', 'asha@example.com'] : ['ghost', 'GHOST'];
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        const answer = await stranger.signIn(names[count % 2]!, 'wrong password');
        statuses.push(answer.statusCode);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    }
    const right = await stranger.signIn('asha');
    expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '900']);
    expect(right.body).toBe('Too many failed attempts. Wait 15 minutes, or reset your password by email.');
  });

  /** As if a hundred sign-ins had failed there a moment ago. */
  const useUpAddress = (network: string) =>
    database().query(
      `insert into throttles values ('sign-in:address:' || $1, array_fill(now(), array[100]), now() + interval '1 hour')`,
      [network],
    );

  const tryFrom = async (app: FastifyInstance, remoteAddress: string, headers: Record<string, string>) => {
    const payload = { username: 'ghost', password: 'x' };
    return (await app.inject({ method: 'POST', url: '/api/login', remoteAddress, headers, payload })).statusCode;
  };

  it('ignores X-Forwarded-For, X-Real-IP and Forwarded of strangers when it counts failures, and answers 429', async () => {
    await useUpAddress('203.0.113.9');
    const spoofed = { 'x-forwarded-for': '198.51.100.7', 'x-real-ip': '198.51.100.7', forwarded: 'for=198.51.100.7' };
    expect(await tryFrom(build(), '203.0.113.9', spoofed)).toBe(429);
    expect(await tryFrom(buildTestApp(database(), { trustedProxies: ['10.0.0.1'] }), '203.0.113.9', spoofed)).toBe(429);
  });

  it('counts the failures of each client behind a trusted proxy, and of an IPv6 network as one', async () => {
    const app = buildTestApp(database(), { trustedProxies: ['10.0.0.1'] });
    await useUpAddress('198.51.100.7');
    await useUpAddress('2001:db8:1:2::/64');
    const through = (xForwardedFor: string) => tryFrom(app, '10.0.0.1', { 'x-forwarded-for': xForwardedFor });
    expect(await through('198.51.100.7')).toBe(429);
    expect(await through('203.0.113.9, 198.51.100.7')).toBe(429);
    expect(await through('198.51.100.7, 203.0.113.9')).toBe(401);
    expect(await through('2001:db8:1:2:3::4')).toBe(429);
    expect(await through('2001:db8:1:3::4')).toBe(401);
  });

  it('lets people in on their known devices while their address gets 429', async () => {
    const app = build();
    const owner = await signUp(app, 'asha');
    await owner.call('POST /api/logout');
    await useUpAddress('127.0.0.1');
    expect((await new Browser(app).signIn('asha')).statusCode).toBe(429);
    expect((await owner.signIn('asha')).statusCode).toBe(200);
  });

  it('does not count successes', async () => {
    const app = build();
    await signUp(app, 'asha');
    for (let count = 0; count < 12; count += 1) expect((await new Browser(app).signIn('asha')).statusCode).toBe(200);
    expect(await database().query(`select from throttles where key like 'sign-in%' and cardinality(hits) > 0`)).toEqual(
      [],
    );
  });

  it('lets the owner sign in on a known device while other devices get 429', async () => {
    const app = build();
    const owner = await signUp(app, 'asha');
    await owner.call('POST /api/logout');
    const stranger = new Browser(app);
    for (let count = 0; count < 11; count += 1) await stranger.signIn('asha', 'wrong password');
    expect((await new Browser(app).signIn('asha')).statusCode).toBe(429);
    expect((await owner.signIn('asha')).statusCode).toBe(200);
  });

  it('knows no device but its own after a changed password: the others share ten tries', async () => {
    const app = build();
    const owner = await signUp(app, 'asha');
    const signedOut = new Browser(app);
    await signedOut.signIn('asha');
    await signedOut.call('POST /api/logout');
    const change = { currentPassword: ownPassword, newPassword: 'another joint' };
    expect((await owner.call('POST /api/user/password', change)).statusCode).toBe(204);
    await owner.call('POST /api/logout');
    await database().query(
      `insert into throttles select 'sign-in:user:' || id, array_fill(now(), array[10]), now() + interval '1 hour' from users
       on conflict (key) do update set hits = excluded.hits`,
    );
    expect((await signedOut.signIn('asha', 'another joint')).statusCode).toBe(429);
    expect((await owner.signIn('asha', 'another joint')).statusCode).toBe(200);
  });

  it('counts failures on a known device too', async () => {
    const app = build();
    const owner = await signUp(app, 'asha');
    await owner.call('POST /api/logout');
    for (let count = 0; count < 10; count += 1) await owner.signIn('asha', 'wrong password');
    expect((await owner.signIn('asha')).statusCode).toBe(429);
  });

  it('signs out to a session that nobody owns', async () => {
    const browser = await signUp(build(), 'asha');
    const signedIn = browser.cookie;
    expect((await browser.call('POST /api/logout')).statusCode).toBe(204);
    expect(await browser.whoAmI()).toBeNull();
    expect(await new Browser(browser.app, signedIn).whoAmI()).toBeNull();
  });
});
