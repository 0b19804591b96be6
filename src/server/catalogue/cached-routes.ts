import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { catalogueEndpoints } from '#contracts/catalogue.ts';
import { questionEndpoints } from '#contracts/questions.ts';
import { reviewEndpoints } from '#contracts/reviews.ts';
import { sendCachedResponse } from '../response-cache/send-cached-response.ts';
import { etagOf, type CachedResponse } from '../response-cache/response-cache.ts';
import { recordRead, unknownRead } from '../response-cache/source-reads.ts';
import { toProductKey, toQuery } from './catalogue-filter.ts';
import { toJson } from './product-json.ts';

/** The part of a cache key that comes from the request. Null: the contract refuses the request, so nothing is cached. */
type KeyOf = (request: FastifyRequest) => unknown;

const list = catalogueEndpoints['GET /api/products'].query;
const filter = catalogueEndpoints['GET /api/facets'].query;
const reviewList = reviewEndpoints['GET /api/products/:id/reviews'].query;
const questionList = questionEndpoints['GET /api/products/:id/questions'].query;
const typed = catalogueEndpoints['GET /api/suggestions'].query;

const ofProduct: KeyOf = ({ params }) => toProductKey((params as { id: string }).id);
const ofReviews: KeyOf = (request) => {
  const parsed = reviewList.safeParse(request.query).data;
  return parsed ? [ofProduct(request), parsed.sort, parsed.stars, parsed.cursor] : null;
};
const ofQuestions: KeyOf = (request) => {
  const parsed = questionList.safeParse(request.query).data;
  return parsed ? [ofProduct(request), parsed.topic, parsed.place, parsed.cursor] : null;
};
const ofTyped: KeyOf = ({ query }) => typed.safeParse(query).data?.q ?? null;
const ofNothing: KeyOf = () => '';

/** The routes whose responses are the same for every visitor, and what of the request they depend on. */
const keys: Readonly<Record<string, KeyOf>> = {
  '/api/products': ({ query }) => {
    const parsed = list.safeParse(query).data;
    return parsed ? toQuery(parsed, parsed) : null;
  },
  '/api/facets': ({ query }) => {
    const parsed = filter.safeParse(query).data;
    return parsed ? toQuery(parsed, {}) : null;
  },
  '/api/suggestions': ofTyped,
  '/api/search-advice': ofTyped,
  '/api/shop': ofNothing,
  '/api/products/:id': ofProduct,
  '/api/products/:id/related': ofProduct,
  '/api/products/:id/contents': ofProduct,
  '/api/products/:id/uses': ofProduct,
  '/api/products/:id/reviews': ofReviews,
  '/api/products/:id/questions': ofQuestions,
  '/api/parts': ofNothing,
  '/openapi.json': ofNothing,
  '/robots.txt': ofNothing,
  '/sitemap.xml': ofNothing,
  '/feed.json': ofNothing,
};

const cachedHeaders = ['content-type', 'x-total-count', 'x-in-stock-count'] as const;

function keyOf(request: FastifyRequest): string | null {
  const { url = '' } = request.routeOptions;
  const part = keys[url]?.(request) ?? null;
  return part === null ? null : `${url} ${typeof part === 'string' ? part : JSON.stringify(part)}`;
}

function toCachedResponse(reply: FastifyReply, payload: object | string): CachedResponse {
  const plain = typeof payload === 'string' ? Buffer.from(payload) : toJson(payload);
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8', etag: etagOf(plain) };
  for (const name of cachedHeaders) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  return { status: 200, headers, plain };
}

const isRead = (method: string | string[]): boolean => method === 'GET' || method === 'HEAD';

/** Responses of the catalogue are made once for all requests that mean the same, however they are written. */
export function cacheResponses(app: FastifyInstance): void {
  const keyOfRequest = new WeakMap<FastifyRequest, string>();
  // A cached response is sent before any other hook runs.
  app.addHook('onRequest', (request, reply, done) => {
    const key = isRead(request.method) ? keyOf(request) : null;
    if (key === null) {
      // A page that asks for anything else does not know when that changes.
      recordRead(unknownRead);
      return done();
    }
    const found = app.responseCache.find(key);
    if (found) {
      app.readyResponses.learn(request, key, found);
      return sendCachedResponse(request, reply, found);
    }
    keyOfRequest.set(request, key);
    return done();
  });

  app.addHook('onRoute', (route) => {
    if (!isRead(route.method) || !(route.url in keys)) return;
    const handle = route.handler as (...args: Parameters<RouteHandlerMethod>) => Promise<object | string>;
    route.handler = async function answerOnce(request, reply) {
      const key = keyOfRequest.get(request);
      if (key === undefined) return handle.call(this, request, reply);
      const found = await app.responseCache.make(key, async () =>
        toCachedResponse(reply, await handle.call(this, request, reply)),
      );
      // Its address is learnt when it is asked for again: most searches are asked for once.
      sendCachedResponse(request, reply, found);
      return reply;
    };
  });
}
