import { describe, expect, inject, it } from 'vitest';
import { api } from '#contracts/api.ts';
import { splitEndpointKey, type EndpointKey } from '#contracts/endpoint.ts';
import { describeOnPostgres, openTestDatabase } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';
import { createServe } from './http/api-routes.ts';
import { createSessionService } from './sessions/session.service.ts';

const metricsToken = 'a-token-of-24-characters';

describeOnPostgres('the app', (database) => {
  const build = () => buildTestApp(database());
  const post = (headers: Record<string, string>, payload: string, url = '/api/cart') =>
    build().inject({ method: 'POST', url, headers, payload });
  const json = { 'content-type': 'application/json' };

  it('answers what it refuses with one sentence of plain text', async () => {
    const answer = await build().inject({ url: '/api/nowhere' });
    expect([answer.statusCode, answer.body]).toEqual([404, 'There is nothing at this address.']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('answers with RFC 9457 where it is asked for', async () => {
    const answer = await build().inject({ url: '/api/user', headers: { accept: 'application/problem+json' } });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Please sign in first.',
      code: 'not-signed-in',
    });
  });

  it.each([
    ['a body that is no JSON', json, '{"productId":', 400, 'The body must be valid JSON.'],
    ['an empty body', json, '', 400, 'The body must be valid JSON.'],
    ['plain text', { 'content-type': 'text/plain' }, 'x', 415, 'The body must be sent as application/json.'],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'a=b',
      415,
      'The body must be sent as application/json.',
    ],
    ['a huge body', json, JSON.stringify({ productId: 'x'.repeat(70_000) }), 413, 'That is too large to send.'],
    ['no object', json, '[]', 400, 'That request is not valid.'],
    ['a wrong type', json, '{"productId":5}', 400, 'productId must be the id or the slug of a product.'],
    ['a poisoned prototype', json, '{"__proto__":{"x":1},"productId":"a"}', 400, 'The body must be valid JSON.'],
  ])('refuses %s', async (_what, headers, payload, status, sentence) => {
    const answer = await post(headers as Record<string, string>, payload);
    expect([answer.statusCode, answer.body]).toEqual([status, sentence]);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 404],
    [{ origin: 'http://shop.test' }, 404],
    [{}, 404],
  ])('a write with %j is answered %i', async (headers, status) => {
    const answer = await post({ ...json, ...(headers as Record<string, string>) }, '{"productId":"nowhere"}');
    expect(answer.statusCode).toBe(status);
  });

  it('answers a cross-site read with 200, and lets no script of another site see it', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const answer = await build().inject({ url: '/api/products', headers });
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('answers %s with 404 and repeats nothing of it', async (method) => {
    const answer = await build().inject({ method: method as 'GET', url: '/api/cart', headers: { cookie: 'a=secret' } });
    expect([answer.statusCode, answer.body]).toEqual([404, 'There is nothing at this address.']);
  });

  it.each(['/api/products', '/api/nowhere', '/healthz', '/readyz', '/metrics', '/openapi.json'])(
    'sends the security headers with %s',
    async (url) => {
      const { headers } = await build().inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining("script-src 'self';"),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    },
  );

  it('answers /healthz and /readyz with 200', async () => {
    const app = build();
    expect((await app.inject({ url: '/healthz' })).body).toBe('ok');
    expect((await app.inject({ url: '/readyz' })).body).toBe('ok');
  });

  it('answers /readyz with 503 and a sentence while changes in the database are not heard of', async () => {
    const answer = await buildTestApp({ ...database(), isListenerDown: () => true }).inject({ url: '/readyz' });
    expect([answer.statusCode, answer.body]).toEqual([
      503,
      'The shop doesn’t hear of changes in its database right now, so what it shows may be old.',
    ]);
  });

  it('marks what is kept ready as stale, for no cache to keep, while changes in the database are not heard of', async () => {
    let isListenerDown = false;
    const app = buildTestApp({ ...database(), isListenerDown: () => isListenerDown });
    const ask = async () => {
      const { statusCode, headers } = await app.inject({ url: '/api/products' });
      return [statusCode, headers['x-taar-stale'], headers['cache-control']];
    };
    const fresh = [200, undefined, 'public, max-age=0, must-revalidate'];
    expect(await ask()).toEqual(fresh);
    isListenerDown = true;
    expect(await ask()).toEqual([200, 'true', 'no-store']);
    isListenerDown = false;
    expect(await ask()).toEqual(fresh);
  });

  it('counts requests by route, not by address', async () => {
    const app = buildTestApp(database(), { metricsToken });
    await app.inject({ url: '/api/products/one' });
    await app.inject({ url: '/api/products/two' });
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
    expect(body).toContain('_count{method="GET",route="/api/products/:id",status="404"} 2');
  });

  it('answers /metrics with 404 to whoever does not bring the token', async () => {
    const wrong = ['', 'Bearer ', 'Bearer wrong', `Bearer ${metricsToken}x`, metricsToken, 'Bearer undefined'];
    for (const app of [build(), buildTestApp(database(), { metricsToken })]) {
      for (const headers of [{}, ...wrong.map((authorization) => ({ authorization }))]) {
        const answer = await app.inject({ url: '/metrics', headers });
        expect([answer.statusCode, answer.body]).toEqual([404, 'There is nothing at this address.']);
      }
    }
  });

  it('describes each call of the contract in /openapi.json', async () => {
    const document = (await build().inject({ url: '/openapi.json' })).json();
    for (const key of Object.keys(api) as EndpointKey[]) {
      const { method, path } = splitEndpointKey(key);
      const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation?.summary, key).toBe(api[key as keyof typeof api].summary);
    }
  });

  it('serves each call of the contract', async () => {
    const app = build();
    await app.ready();
    for (const key of Object.keys(api) as EndpointKey[]) {
      const { method, path } = splitEndpointKey(key);
      expect(app.hasRoute({ method, url: path }), key).toBe(true);
    }
  });

  it('does not start with a route that does not say who may use it', () => {
    const app = build();
    expect(() => app.get('/api/secret', () => 'x')).toThrow('The route GET /api/secret does not say who may use it.');
    expect(() => app.post('/secret', () => 'x')).toThrow('The route POST /secret does not say who may use it.');
    const sessions = createSessionService(database());
    const deps = { sessions, secureCookies: () => false, staffOf: async () => null };
    const serve = createServe(app, { ...deps, staffOfToken: () => Promise.reject(new Error('not asked')) });
    expect(() => serve('GET /api/cart', async () => [])).toThrow('already declared');
  });
});

describe('the app without its database', () => {
  it('answers 503 with a sentence', async () => {
    expect(inject('postgresUrl')).toBeTruthy();
    const { db, close } = await openTestDatabase('postgres');
    const app = buildTestApp(db);
    await close();
    for (const url of ['/readyz', '/api/products']) {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.body).toBe('The shop can’t reach its database right now. Please try again in a moment.');
    }
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});
