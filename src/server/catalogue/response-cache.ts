import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueStore } from './catalogue-store.ts';

interface CachedResponse {
  readonly plain: Buffer;
  readonly headers: Record<string, string>;
  /** Made after the first answer, so that nobody waits for it. */
  brotli?: Buffer;
}

const maxCachedResponses = 2000;
const worthCompressingBytes = 1000;
const keptHeaders = ['content-type', 'x-total-count', 'x-in-stock-count'] as const;
const compress = promisify(brotliCompress);

function answerOf(reply: FastifyReply, payload: string): CachedResponse {
  const plain = Buffer.from(payload);
  const headers: Record<string, string> = {
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    vary: 'accept-encoding',
  };
  for (const name of keptHeaders) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  return { plain, headers };
}

async function addBrotli(answer: CachedResponse): Promise<void> {
  if (answer.plain.length < worthCompressingBytes) return;
  answer.brotli = await compress(answer.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}

function send(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse): void {
  reply.headers(answer.headers);
  if (request.headers['if-none-match'] === answer.headers['etag']) {
    reply.code(304).send();
    return;
  }
  const isBrotliWelcome = answer.brotli !== undefined && request.headers['accept-encoding']?.includes('br') === true;
  if (isBrotliWelcome) reply.header('content-encoding', 'br');
  reply.send(isBrotliWelcome ? answer.brotli : answer.plain);
}

/**
 * Keeps the bytes of what the catalogue answered, by the address as it was asked for, until the catalogue changes.
 * These answers are the same for every visitor.
 */
export function cacheResponses(app: FastifyInstance, store: CatalogueStore, routes: readonly string[]): void {
  const answers = new Map<string, CachedResponse>();
  const versions = new WeakMap<FastifyRequest, number>();
  const isHot = new Set(routes);
  store.onChange(() => answers.clear());

  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || !isHot.has(request.routeOptions.url ?? '')) return done();
    const answer = store.isUpToDate ? answers.get(request.url) : undefined;
    if (answer) return send(request, reply, answer);
    // The version is noted after what is known to have changed has been read, and before anything is made of it.
    store.ready().then(() => {
      versions.set(request, store.version);
      done();
    }, done);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const isNew = versions.get(request) === store.version && reply.statusCode === 200 && typeof payload === 'string';
    if (!isNew) return done(null, payload);
    const answer = answerOf(reply, payload as string);
    if (answers.size >= maxCachedResponses) answers.delete(answers.keys().next().value!);
    answers.set(request.url, answer);
    void addBrotli(answer);
    reply.headers(answer.headers);
    return done(null, answer.plain);
  });
}
