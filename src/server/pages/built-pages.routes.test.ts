import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { DatabaseUnavailable } from '#server/db/database-errors.ts';
import { createGracefulShutdown } from '#server/http/graceful-shutdown.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { rawStatus } from '#tests/support/processes/raw-request.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { builtPages } from './built-pages.ts';
import type { PageRenderer } from './page-renderer.ts';

const waiting = { timeout: 20_000 };

/** A built shop of one screen: it shows the first product, and everything under /nowhere is not found. */
function buildClient(): string {
  const dir = mkdtempSync(join(tmpdir(), 'taar-client-'));
  for (const folder of ['assets', 'art', 'documents', 'listen', '.vite', 'office/assets', 'office/office'])
    mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(join(dir, 'index.html'), '<html><!--scripts--><!--head--><!--app--><!--state--></html>');
  writeFileSync(join(dir, 'office/office/index.html'), '<html><!--scripts-->the office</html>');
  writeFileSync(join(dir, '.vite/manifest.json'), '{}');
  writeFileSync(join(dir, 'assets/code.js'), 'code');
  writeFileSync(join(dir, 'assets/code.js.br'), 'small code');
  return dir;
}

const renderer: PageRenderer = {
  inlineScripts: [],
  officeScripts: [],
  canonicalUrl: (url) => url.split('?', 1)[0]!,
  async render(url, { fetch, publicUrl, draft }) {
    const { pathname } = new URL(url, publicUrl);
    const answer = await fetch('/api/products/test-fuzz');
    if (answer.status >= 400) throw Object.assign(new Error('refused'), { status: answer.status });
    const { name } = draft ?? ((await answer.json()) as { name: string });
    const status = pathname.startsWith('/nowhere') ? 404 : 200;
    return { status, head: '', body: `${pathname}: ${name} `.repeat(100), state: '{}', modules: [], waits: false };
  },
};

/** The database until it is taken away: then everything fails as it does when nothing answers. */
function takeable(db: Database) {
  const state = { isAway: false };
  const away = () => Promise.reject(new DatabaseUnavailable('away'));
  const guarded: Database = {
    ...db,
    query: (...input) => (state.isAway ? away() : db.query(...input)),
    transaction: (...input) => (state.isAway ? away() : db.transaction(...input)),
    ping: () => (state.isAway ? away() : db.ping()),
  };
  return { state, db: guarded };
}

describe('pages', () => {
  const clientDir = buildClient();
  let database: TestDatabase;
  let app: FastifyInstance;
  let state: { isAway: boolean };

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  beforeEach(async () => {
    await database.empty();
    await addProduct(database.db);
    const guarded = takeable(database.db);
    state = guarded.state;
    app = buildTestApp(guarded.db);
    await builtPages(app, { clientDir, renderer, notice: '', publicUrl: () => 'http://shop.test' });
  });
  afterEach(() => app.close());
  afterAll(async () => {
    await database?.close();
    rmSync(clientDir, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it('are the same for every visitor, and every cache asks whether they still hold', async () => {
    const first = await get('/');
    const second = await get('/?utm_source=mail', { cookie: 'session=x' });
    expect(second.body).toBe(first.body);
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      etag: first.headers.etag,
    });
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  it('are sent compressed to those who accept that, and else as they are', async () => {
    const plain = await get('/');
    const compressed = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    const refused = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, plain.body]);
    expect((await get('/', { 'accept-encoding': 'identity;q=0' })).statusCode).toBe(406);
  });

  it('come with compressed files only for those who accept them', async () => {
    expect((await get('/assets/code.js', { 'accept-encoding': 'br' })).body).toBe('small code');
    expect((await get('/assets/code.js', { 'accept-encoding': 'br;q=0, *' })).body).toBe('code');
  });

  it('are not sent again to whoever has them, nor to whoever asks for the head alone', async () => {
    const { headers, body } = await get('/');
    const known = await get('/', { 'if-none-match': `"other", ${headers.etag}` });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', `${body.length}`]);
    expect(head.headers.etag).toBe(headers.etag);
  });

  it('that are not found are kept by nobody, and are 404 whatever tag is sent', async () => {
    const { headers, statusCode } = await get('/nowhere', { 'if-none-match': '*' });
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('show a change, and never again what was before it', async () => {
    await get('/');
    await database.db.query(`update products set name = 'Renamed'`);
    await vi.waitFor(async () => expect((await get('/')).body).toContain('Renamed'), waiting);
    expect((await get('/', { 'accept-encoding': 'br' })).headers['x-taar-stale']).toBeUndefined();
  });

  it('show a draft to whoever may edit it and to nobody else, and keep nothing of it', async () => {
    const owner = await addUser(app, database.db, 'keeper', 'owner');
    const product = (await owner.call('GET /api/admin/products/test-fuzz')).json<object>();
    const preview = (body: object) => owner.call('POST /api/admin/products/test-fuzz/preview', body);
    const shown = await preview({ ...product, name: 'Not yet', slug: 'not-yet' });
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shown.json().html).toContain('/products/test-fuzz: Not yet');
    expect((await get('/products/test-fuzz')).body).toContain('/products/test-fuzz: Test Fuzz');
    const refused = await preview({ ...product, name: '' });
    expect([refused.statusCode, refused.body]).toEqual([400, 'The name is one line of 1 to 120 characters.']);
    const stranger = await addUser(app, database.db, 'stranger');
    expect((await stranger.call('POST /api/admin/products/test-fuzz/preview', product)).statusCode).toBe(404);
  });

  it('go on being shown while the database is away, marked stale, and are fresh when it is back', async () => {
    const { body } = await get('/');
    await database.db.query(`update products set name = 'Renamed', stock = 0`);
    // The change is known, and neither the page nor its product was read since.
    await vi.waitFor(async () => expect((await get('/api/facets')).json().inStock).toBe(0), waiting);
    state.isAway = true;
    for (const url of ['/', '/api/products/test-fuzz', '/api/facets']) {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers['x-taar-stale'], headers['cache-control']], url).toEqual([200, 'true', 'no-store']);
    }
    expect((await get('/')).body).toBe(body);
    state.isAway = false;
    await vi.waitFor(async () => {
      const page = await get('/');
      expect(page.headers['x-taar-stale']).toBeUndefined();
      expect(page.body).toContain('Renamed');
    }, waiting);
  });

  it('that nobody asked for before are 503 with a page that says so and tries again', async () => {
    state.isAway = true;
    const page = await get('/', { accept: 'text/html,*/*' });
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store', vary: 'accept' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<meta http-equiv="refresh" content="5">');
    expect(page.body).toContain('Your cart and your orders are safe.');
    expect(page.body).not.toContain('<script');
    const text = await get('/', { accept: '*/*' });
    expect([text.statusCode, text.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
  });

  it('are refused with 400 or 404 for what is no path of ours, and nothing of it is kept', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const before = app.responseCache.bytes;
    for (const target of [
      '//',
      '//evil.example',
      '/\\',
      '/\\evil.example',
      '*',
      'http://evil.example/',
      '/assets/../x',
      '/assets/..%2fx',
      '/assets/%2e%2e/x',
      '/assets/%00',
      '/assets/x%00.js',
      '/%',
      '/a#b',
      '/api/../api/products',
    ]) {
      expect([400, 404], target).toContain(await rawStatus(port, target, 'Accept: text/html\r\n'));
    }
    expect(app.responseCache.bytes).toBe(before);
    expect(await rawStatus(port, '/')).toBe(200);
  });

  /** Asks over a connection, where what is ready is answered before the framework: `inject` asks the framework alone. */
  async function overWire(url: string, headers: Record<string, string> = {}, method = 'GET') {
    const { port } = app.server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, path: url, headers, method, agent: false });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const body = String(await buffer(answer));
    return { statusCode: answer.statusCode!, headers: answer.headers, body };
  }

  /** The addresses that come to the framework from outside. */
  function framework(): string[] {
    const seen: string[] = [];
    app.addHook('onRequest', async ({ raw }) => {
      if (raw.socket instanceof Socket) seen.push(raw.url!);
    });
    return seen;
  }

  it('that are ready never come to the framework, and differ in nothing from what it sends', async () => {
    const seen = framework();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const urls = ['/', '/checkout', '/?utm_source=mail', '/api/products?limit=1', '/api/facets'];
    for (const url of urls) await overWire(url);
    expect(seen).toEqual(urls);
    const { headers: first } = await overWire('/');
    for (const url of urls) {
      for (const headers of [{}, { 'accept-encoding': 'gzip, br' }, { 'if-none-match': '*' }, { cookie: 'a=b' }]) {
        for (const method of ['GET', 'HEAD'] as const) {
          const changing = { 'x-request-id': expect.any(String), date: expect.any(String), connection: 'close' };
          // An answer of the API is compressed a moment after it was asked for again.
          await vi.waitFor(async () => {
            const [ready, framed] = [await overWire(url, headers, method), await app.inject({ url, headers, method })];
            const expected = { ...framed.headers, ...changing };
            // The framework gives the head of what is unchanged a length of nothing, which says something untrue of it.
            if (framed.statusCode === 304) delete expected['content-length'];
            expect([ready.statusCode, ready.headers], `${method} ${url}`).toEqual([framed.statusCode, expected]);
            expect(ready.body).toBe(framed.body);
          }, waiting);
        }
      }
    }
    expect(first['content-security-policy']).toContain("default-src 'self'");
    expect(seen).toEqual(urls);
  });

  it('that are ready show a change as those of the framework do, and are stale when the database is away', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const before = await overWire('/');
    await database.db.query(`update products set name = 'Renamed', stock = 0`);
    await vi.waitFor(async () => expect((await overWire('/')).body).toContain('Renamed'), waiting);
    await overWire('/api/facets');
    state.isAway = true;
    await vi.waitFor(async () => {
      const { statusCode, headers } = await overWire('/', { 'if-none-match': String(before.headers.etag) });
      expect([statusCode, headers['x-taar-stale'], headers['cache-control']]).toEqual([200, 'true', 'no-store']);
    }, waiting);
    state.isAway = false;
    await vi.waitFor(async () => expect((await overWire('/')).headers['x-taar-stale']).toBeUndefined(), waiting);
  });

  it('of the office are never ready: what stands there depends on who asks', async () => {
    const seen = framework();
    const owner = await addUser(app, database.db, 'keeper', 'owner');
    await app.listen({ port: 0, host: '127.0.0.1' });
    for (let count = 0; count < 2; count += 1) expect((await overWire('/admin')).body).toContain('/admin');
    expect(seen.filter((url) => url === '/admin')).toHaveLength(2);
    expect((await owner.call('GET /admin')).body).toContain('the office');
  });

  it('that are ready tell the client to close its connection once the shop stops', async () => {
    const stop = createGracefulShutdown(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const [answer] = (await once(request({ agent, host: '127.0.0.1', port }).end(), 'response')) as [IncomingMessage];
      await buffer(answer);
      return [answer.statusCode, answer.headers.connection];
    };
    for (let count = 0; count < 3; count += 1) expect(await ask()).toEqual([200, 'keep-alive']);
    const stopped = stop(4000);
    expect(await ask()).toEqual([200, 'close']);
    agent.destroy();
    await stopped;
  });
});
