import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { cacheLimitBytes } from '../response-cache/cache-limits.ts';
import type { CachedResponse, FoundResponse, ResponseCache } from '../response-cache/response-cache.ts';
import { SegmentedCache } from '../response-cache/segmented-cache.ts';
import { chooseCoding, hasSameTag, publicHeaders, type Coding } from '../response-cache/send-cached-response.ts';
import type { AnswerKind, AnswerRecords } from './answer-records.ts';
import type { LimitedConnections } from './connections.ts';
import { abortedStatus } from './request-end.ts';
import { readWishes, type Wishes } from './request-wishes.ts';
import type { HeaderSet } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What is sent before the framework sees the request. */
    readyResponses: ReadyResponses;
  }
}

/** What an address means, as somebody has written it before. */
interface KnownAddress {
  /** Under which the response is cached. */
  readonly key: string;
  readonly route: string;
  readonly security: HeaderSet;
  /** What its answers are counted as, by method and status, as far as there were any. */
  readonly kinds: Readonly<Record<Method, Partial<Record<number, AnswerKind>>>>;
}

type Method = 'GET' | 'HEAD';

/** The head of an answer, name after value, and where in it the id of the request stands. */
interface Head {
  readonly status: number;
  readonly headers: string[];
  readonly idAt: number;
}

/** A response as it is sent, by the headers of security that go with it. */
interface PreparedResponse {
  readonly security: object;
  readonly heads: Map<Coding | 'unchanged', Head>;
}

interface ReadyAnswer {
  readonly method: Method;
  readonly socket: Socket;
  readonly response: ServerResponse;
  readonly known: KnownAddress;
  readonly cached: CachedResponse;
  readonly kind: Coding | 'unchanged';
}

interface Deps {
  readonly cache: ResponseCache;
  readonly records: AnswerRecords;
  readonly nextId: () => string;
  readonly securityOf: (path: string) => HeaderSet;
  readonly https: () => boolean;
  readonly connections: LimitedConnections;
}

/** About what an address takes besides its own letters. */
const addressBytes = 300;

/** Accept-Encoding differs little between visitors; one that is longer, or of which there are too many, is read anew. */
const codingLimits = { length: 100, count: 200 };

function toHead(status: number, ...parts: readonly Readonly<Record<string, string>>[]): Head {
  const headers = Object.entries(Object.assign({}, ...parts) as Record<string, string>).flat();
  return { status, headers, idAt: headers.indexOf('x-request-id') + 1 };
}

function createHead({ headers, plain, brotli }: CachedResponse, kind: Coding | 'unchanged', security: object): Head {
  const own = [security as Record<string, string>, { 'x-request-id': '' }, headers, publicHeaders] as const;
  if (kind === 'unchanged') return toHead(304, ...own);
  const coded: Record<string, string> = kind === 'br' ? { 'content-encoding': 'br' } : {};
  return toHead(200, ...own, coded, { 'content-length': `${(kind === 'br' ? brotli! : plain).length}` });
}

interface Sent {
  readonly id: string;
  readonly status: number;
  readonly startedMs: number;
}

function record(deps: Deps, { method, socket, known }: ReadyAnswer, { id, status, startedMs }: Sent): void {
  deps.connections.answered(socket);
  const kind = (known.kinds[method][status] ??= deps.records.kindOf(method, known.route, status));
  deps.records.tell(kind, id, performance.now() - startedMs);
}

/**
 * Answers what is cached before the framework sees the request. It knows addresses as they were written, and under which
 * key the framework has found the response to each; whether that may be sent now, the cache says each time. Whatever is
 * not plain goes on to the framework: writes, bodies, what is stale, stopping, a connection too many.
 */
export class ReadyResponses {
  #deps: Deps | null = null;
  readonly #addresses = new SegmentedCache<KnownAddress>(cacheLimitBytes.addresses);
  readonly #prepared = new WeakMap<CachedResponse, PreparedResponse>();
  readonly #codings = new Map<string, Coding | null>();

  start(deps: Deps): void {
    this.#deps = deps;
  }

  /** From now on the framework answers, which tells every client to close its connection. */
  stop(): void {
    this.#deps = null;
  }

  /** How much memory the addresses take. */
  get bytes(): number {
    return this.#addresses.bytes;
  }

  /** Remembers what a request has asked for. Only for what depends on the address alone, whoever asks. */
  learn({ raw: { url = '' }, routeOptions }: FastifyRequest, key: string, { response }: FoundResponse): void {
    if (!this.#deps || response.status !== 200) return;
    const security = this.#deps.securityOf(url.split('?', 1)[0]!);
    const known = { key, route: routeOptions.url ?? 'unknown', security, kinds: { GET: {}, HEAD: {} } };
    this.#addresses.set(url, known, 2 * (url.length + key.length) + addressBytes);
  }

  /** False: it has done nothing, and the framework answers. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, socket } = request;
    if (!this.#deps || (method !== 'GET' && method !== 'HEAD')) return false;
    const known = this.#addresses.get(request.url!);
    if (!known || this.#deps.connections.isSurplus(socket)) return false;
    const found = this.#deps.cache.find(known.key);
    const wishes = found && !found.isStale ? readWishes(request.rawHeaders) : null;
    if (!found || !wishes) return false;
    const kind = this.#kindFor(found.response, wishes);
    if (kind === null) return false;
    this.#send(this.#deps, { method, socket, response, known, cached: found.response, kind });
    return true;
  }

  /** Null: it has to be refused, or compressed first. */
  #kindFor({ headers, brotli }: CachedResponse, { encoding, tag }: Wishes): Coding | 'unchanged' | null {
    if (tag !== undefined && hasSameTag(tag, headers['etag']!)) return 'unchanged';
    if (encoding === undefined) return 'identity';
    return brotli ? this.#codingOf(encoding) : chooseCoding(encoding, ['identity']);
  }

  #codingOf(encoding: string): Coding | null {
    const known = this.#codings.get(encoding);
    if (known !== undefined) return known;
    const coding = chooseCoding(encoding);
    if (this.#codings.size < codingLimits.count && encoding.length < codingLimits.length)
      this.#codings.set(encoding, coding);
    return coding;
  }

  #send(deps: Deps, answer: ReadyAnswer): void {
    const startedMs = performance.now();
    const { method, response, known, cached, kind } = answer;
    const id = deps.nextId();
    const security = deps.https() ? known.security.https : known.security.http;
    const { status, headers, idAt } = this.#headOf(cached, kind, security);
    headers[idAt] = id;
    response.writeHead(status, headers);
    if (method === 'HEAD' || kind === 'unchanged') response.end();
    else response.end(kind === 'br' ? cached.brotli : cached.plain);

    // Most answers fit into what the system holds for a connection, which has all of it by now.
    if (response.writableLength === 0) return record(deps, answer, { id, status, startedMs });
    return void response.once('close', () => {
      record(deps, answer, { id, status: response.writableFinished ? status : abortedStatus, startedMs });
    });
  }

  #headOf(cached: CachedResponse, kind: Coding | 'unchanged', security: object): Head {
    let prepared = this.#prepared.get(cached);
    if (prepared?.security !== security) {
      prepared = { security, heads: new Map() };
      this.#prepared.set(cached, prepared);
    }
    let head = prepared.heads.get(kind);
    if (!head) {
      head = createHead(cached, kind, security);
      prepared.heads.set(kind, head);
    }
    return head;
  }
}
