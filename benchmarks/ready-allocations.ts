/**
 * The server of `ready-allocations.test.ts`: answers what is ready on one port, and sends the same with nothing but
 * `node:http` on another. Asked by its parent, it tells how many bytes it has ever allocated. It ends with its parent.
 */

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import type { FastifyRequest } from 'fastify';
import { AnswerRecords } from '#server/http/answer-records.ts';
import { LogBuffer } from '#server/http/log-buffer.ts';
import { Metrics } from '#server/http/metrics/metrics.ts';
import { ReadyResponses } from '#server/http/ready-responses.ts';
import { createRequestIds } from '#server/http/request-ids.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { DatabaseOutage } from '#server/response-cache/database-outage.ts';
import { etagOf, ResponseCache, toBrotli } from '#server/response-cache/response-cache.ts';

const plain = Buffer.from('<p>A page of the shop.</p>'.repeat(2000));
const response = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: etagOf(plain) },
  plain,
  brotli: await toBrotli(plain, 5),
};
const security = {
  'content-security-policy': contentSecurityPolicy({ inlineScripts: [], development: false, videoEmbeds: {} }),
  'x-content-type-options': 'nosniff',
};
const nextId = createRequestIds();

async function readyListener(): Promise<RequestListener> {
  const source = { version: 1, epoch: 0, isUpToDate: true, ready: async () => {} };
  const outage = new DatabaseOutage({ ping: async () => {}, isListenerDown: () => false });
  const cache = new ResponseCache({ source, outage, maxBytes: 10_000_000 });
  const log = new LogBuffer(() => {});
  const ready = new ReadyResponses();
  ready.start({
    cache,
    records: new AnswerRecords({ metrics: new Metrics(), write: (line) => log.write(line) }),
    nextId,
    securityOf: () => ({ http: security, https: security }),
    https: () => true,
    connections: { isSurplus: () => false, answered: () => {} },
  });
  await cache.make('page /', async () => response);
  const asked = { raw: { url: '/' }, routeOptions: { url: '/*' } } as unknown as FastifyRequest;
  ready.learn(asked, 'page /', { response, isStale: false });
  return (request, answer) => {
    if (!ready.answer(request, answer)) answer.writeHead(500).end();
  };
}

function bareListener(): RequestListener {
  const headers = {
    ...security,
    'x-request-id': nextId(),
    ...response.headers,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    'content-encoding': 'br',
    'content-length': response.brotli.length,
  };
  return (_request, answer) => {
    answer.writeHead(200, headers).end(response.brotli);
  };
}

async function listen(handle: RequestListener): Promise<number> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

process.once('disconnect', () => process.exit());
process.on('message', () => process.send!(getHeapStatistics().total_allocated_bytes));
process.send!({ ready: await listen(await readyListener()), bare: await listen(bareListener()) });
