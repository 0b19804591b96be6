import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { DatabaseOutage } from '../response-cache/database-outage.ts';
import { etagOf, ResponseCache, type CachedResponse } from '../response-cache/response-cache.ts';
import { AnswerRecords } from './answer-records.ts';
import { Metrics } from './metrics/metrics.ts';
import { ReadyResponses } from './ready-responses.ts';

const page = (text: string): CachedResponse => {
  const plain = Buffer.from(text);
  const headers = { 'content-type': 'text/html; charset=utf-8', etag: etagOf(plain) };
  return { status: 200, headers, plain, brotli: brotliCompressSync(plain) };
};
const home = page('home '.repeat(500));

const asked = (url: string, route = '/*') =>
  ({ raw: { url }, routeOptions: { url: route } }) as unknown as FastifyRequest;

describe('what is ready', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A server that answers what is ready, and for everything else says that the framework would have answered. */
  async function listen() {
    const state = { version: 1, isUpToDate: true, isListenerDown: false, isHttps: false, surplus: new Set<Socket>() };
    const source = {
      get version() {
        return state.version;
      },
      get epoch() {
        return state.version;
      },
      get isUpToDate() {
        return state.isUpToDate;
      },
      ready: async () => {},
    };
    const outage = new DatabaseOutage({ ping: async () => {}, isListenerDown: () => state.isListenerDown });
    const cache = new ResponseCache({ source, outage, maxBytes: 10_000_000 });
    const metrics = new Metrics();
    const lines: string[] = [];
    const answered: Socket[] = [];
    let ids = 0;
    const ready = new ReadyResponses();
    ready.start({
      cache,
      records: new AnswerRecords({ metrics, write: (line) => void lines.push(line) }),
      nextId: () => `id-${(ids += 1)}`,
      securityOf: (path) => ({ http: { guard: `http ${path}` }, https: { guard: `https ${path}` } }),
      https: () => state.isHttps,
      connections: {
        isSurplus: (socket) => state.surplus.has(socket),
        answered: (socket) => void answered.push(socket),
      },
    });
    server = createServer((incoming, response) => {
      if (!ready.answer(incoming, response)) response.writeHead(218).end('framework');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const ask = async (
      path: string,
      headers: Record<string, string | string[]> = {},
      method = 'GET',
      body?: string,
    ) => {
      const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false });
      sent.end(body);
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      const { statusCode: status, headers: got } = answer;
      return { status, headers: got, body: await buffer(answer) };
    };
    await cache.make('page /', async () => home);
    ready.learn(asked('/'), 'page /', { response: home, isStale: false });
    return { ready, cache, state, metrics, lines, answered, ask, port };
  }

  it('is sent in the coding that the client likes, with its length, its tag and the headers of security', async () => {
    const { ask, state } = await listen();
    const headers = {
      guard: 'http /',
      'x-request-id': expect.stringMatching(/^id-/),
      'content-type': 'text/html; charset=utf-8',
      etag: home.headers['etag'],
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
    };
    const plain = await ask('/');
    expect([plain.status, plain.body]).toEqual([200, home.plain]);
    expect(plain.headers).toMatchObject({ ...headers, 'content-length': `${home.plain.length}` });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const encoding of ['gzip, deflate, br', 'gzip, deflate, br', 'BR']) {
      const coded = await ask('/', { 'accept-encoding': encoding });
      expect([coded.status, coded.body]).toEqual([200, home.brotli]);
      expect(coded.headers).toMatchObject({
        ...headers,
        'content-encoding': 'br',
        'content-length': `${home.brotli!.length}`,
      });
    }
    expect((await ask('/', { 'accept-encoding': 'br;q=0' })).body).toEqual(home.plain);
    state.isHttps = true;
    expect((await ask('/')).headers['guard']).toBe('https /');
  });

  it('is not sent again to whoever has it, and without its body to whoever asks for the head', async () => {
    const { ask } = await listen();
    const known = await ask('/', { 'if-none-match': `"other", ${home.headers['etag']}` });
    expect([known.status, known.body.length, known.headers['content-length']]).toEqual([304, 0, undefined]);
    expect(known.headers).toMatchObject({ guard: 'http /', etag: home.headers['etag'], vary: 'accept-encoding' });
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, `${home.plain.length}`]);
    expect((await ask('/', { 'if-none-match': '*' }, 'HEAD')).status).toBe(304);
  });

  it('is the newest of what the cache has, and nothing that may be old', async () => {
    const { ask, cache, state } = await listen();
    state.isUpToDate = false;
    expect((await ask('/')).status).toBe(218);
    state.isUpToDate = true;
    expect((await ask('/')).status).toBe(200);
    state.isListenerDown = true;
    expect((await ask('/')).status).toBe(218);
    state.isListenerDown = false;
    state.version = 2;
    expect((await ask('/')).status).toBe(218);
    await cache.make('page /', async () => page('renewed'));
    expect(String((await ask('/')).body)).toBe('renewed');
  });

  it.each([
    ['an address that nobody has asked for', '/other', {}, 'GET', undefined],
    ['an address written in another way', '/?a=b', {}, 'GET', undefined],
    ['a write', '/', {}, 'POST', undefined],
    ['a body', '/', { 'content-length': '2' }, 'GET', '{}'],
    ['a body of unknown length', '/', { 'transfer-encoding': 'chunked' }, 'GET', '{}'],
    ['a coding that there is none of', '/', { 'accept-encoding': 'identity;q=0, gzip' }, 'GET', undefined],
    ['two tags in two headers', '/', { 'if-none-match': ['"a"', '"b"'] }, 'GET', undefined],
    ['two wishes for a coding', '/', { 'accept-encoding': ['br', 'gzip'] }, 'GET', undefined],
  ])('leaves %s to the framework', async (_what, path, headers, method, body) => {
    const { ask, lines } = await listen();
    const answer = await ask(path, headers as unknown as Record<string, string | string[]>, method, body);
    expect([answer.status, lines]).toEqual([218, []]);
  });

  it('is refused by the framework on a connection too many, and told to close by it once the shop stops', async () => {
    const { ask, state, ready } = await listen();
    const surplus = (socket: Socket) => void state.surplus.add(socket);
    server.on('connection', surplus);
    expect((await ask('/')).status).toBe(218);
    server.off('connection', surplus);
    expect((await ask('/')).status).toBe(200);
    ready.stop();
    expect((await ask('/')).status).toBe(218);
  });

  it('does not hold a page that is not found, of which there is no end', async () => {
    const { ask, cache, ready } = await listen();
    const response = { ...page('nothing here'), status: 404 };
    await cache.make('page /not-found', async () => response);
    ready.learn(asked('/nowhere'), 'page /not-found', { response, isStale: false });
    expect((await ask('/nowhere')).status).toBe(218);
  });

  it('is known under no more addresses than fit into two megabytes, and the hot one stays among them', async () => {
    const { ready, ask } = await listen();
    await ask('/');
    for (let count = 0; count < 20_000; count += 1)
      ready.learn(asked(`/?a=${'x'.repeat(100)}${count}`), 'page /', { response: home, isStale: false });
    expect(ready.bytes).toBeGreaterThan(1024 * 1024);
    expect(ready.bytes).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect((await ask('/')).status).toBe(200);
  });

  it('is logged and counted with the id that it was sent with, by its route and status', async () => {
    const { ask, lines, metrics, answered } = await listen();
    const ids = [
      (await ask('/')).headers['x-request-id'],
      (await ask('/', { 'if-none-match': '*' })).headers['x-request-id'],
      (await ask('/', {}, 'HEAD')).headers['x-request-id'],
    ];
    await vi.waitFor(() => expect(lines).toHaveLength(3));
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told.map(({ reqId, method, route, status, msg }) => [reqId, method, route, status, msg])).toEqual([
      [ids[0], 'GET', '/*', 200, 'answered'],
      [ids[1], 'GET', '/*', 304, 'answered'],
      [ids[2], 'HEAD', '/*', 200, 'answered'],
    ]);
    expect(new Set(ids).size).toBe(3);
    expect(answered).toHaveLength(3);
    const text = await metrics.text();
    for (const labels of ['method="GET",route="/*",status="304"', 'method="HEAD",route="/*",status="200"'])
      expect(text).toContain(`http_request_duration_seconds_count{${labels}} 1`);
  });

  it('is logged as aborted when the client went away before it had all of it', async () => {
    const { ready, cache, lines, port } = await listen();
    const response = page('x');
    const large = { ...response, plain: Buffer.alloc(990_000, 'x') };
    await cache.make('page /large', async () => large);
    ready.learn(asked('/large'), 'page /large', { response: large, isStale: false });
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20));
    await once(server, 'request');
    socket.destroy();
    await vi.waitFor(() => expect(lines.some((line) => line.includes('"status":499'))).toBe(true), { timeout: 10_000 });
    expect(lines.filter((line) => line.includes('"status":499')).every((line) => line.includes('"aborted"'))).toBe(
      true,
    );
  });
});
