import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True: another site may send visitors here with a form. Such a route must not act by the visitor's cookie. */
    allowCrossSite?: boolean;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True when the browser says that the request was made by a page of another site. A script says nothing. */
function isCrossSite(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return (
    origin !== ownOrigin && origin !== `http://${request.headers.host}` && origin !== `https://${request.headers.host}`
  );
}

/** Refuses writes that another site makes with our visitor's cookie. */
export function refuseCrossSiteWrites(app: FastifyInstance, ownOrigin: () => string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || request.routeOptions.config.allowCrossSite) return done();
    if (!isCrossSite(request, ownOrigin())) return done();
    return done(new Refusal('cross-site'));
  });
}
