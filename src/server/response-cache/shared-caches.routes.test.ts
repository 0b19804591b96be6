import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '#contracts/api.ts';
import { splitEndpointKey, type EndpointKey } from '#contracts/endpoint.ts';
import { addUser, type Browser } from '#tests/support/builders/accounts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';

/** What a cache between us and our visitors may keep: nothing of it is about one person. Whatever is new is not on it. */
const shared = [
  '/api/products',
  '/api/facets',
  '/api/parts',
  '/api/shop',
  '/api/suggestions?q=fu',
  '/api/search-advice?q=fuzz',
  '/api/products/test-fuzz',
  '/api/products/test-fuzz/related',
  '/api/products/test-fuzz/contents',
  '/api/products/test-fuzz/uses',
  '/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.json',
];

const sharedKeys = new Set(shared.map((url) => `GET ${url.split('?', 1)[0]!.replace('test-fuzz', ':id')}`));
const personal = (Object.keys(api) as EndpointKey[]).filter(
  (key) => splitEndpointKey(key).method === 'GET' && !sharedKeys.has(key),
);

describe('a cache in front of the shop', () => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let admin: Browser;

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    await addProduct(database.db);
    app = buildTestApp(database.db);
    admin = await addUser(app, database.db, 'keeper', 'admin');
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  it.each(shared)('may keep %s, which is the same for everyone, and asks each time whether it holds', async (url) => {
    for (const answer of [await app.inject({ url }), await admin.call(`GET ${url}`)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.body).toBe((await app.inject({ url, headers: { cookie: 'a=b' } })).body);
    }
  });

  it.each(personal)('keeps nothing of %s', async (key) => {
    const url = splitEndpointKey(key).path.replace(/:\w+/, '00000000-0000-4000-8000-000000000000');
    for (const answer of [await app.inject({ url }), await admin.call(`GET ${url}`)]) {
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/nowhere',
    '/api/products/nowhere',
    '/api/products?limit=x',
    '/nowhere',
  ])('keeps nothing of %s', async (url) => {
    expect((await app.inject({ url })).headers['cache-control']).toBe('no-store');
  });

  it.each(['/api/products', '/api/facets'])('sees one %s, however the address is written', async (path) => {
    const { headers } = await app.inject({ url: path });
    const make = vi.spyOn(app.responseCache, 'make');
    for (const query of ['x=1', 'search=', 'subcategory=all', 'utm_source=a&search=&subcategory=all']) {
      const answer = await app.inject({ url: `${path}?${query}` });
      expect([answer.statusCode, answer.headers.etag], query).toEqual([200, headers.etag]);
    }
    expect(make).not.toHaveBeenCalled();
  });

  it.each([
    ['?minPrice=5&search=fuzz', '?search=fuzz&y=1&minPrice=0005'],
    ['?limit=500&offset=0&sort=relevance', ''],
  ])('sees no difference between /api/products%s and %s', async (one, other) => {
    const { headers } = await app.inject({ url: `/api/products${one}` });
    const make = vi.spyOn(app.responseCache, 'make');
    expect((await app.inject({ url: `/api/products${other}` })).headers.etag).toBe(headers.etag);
    expect(make).not.toHaveBeenCalled();
  });
});
