import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type { ReadyResponses } from './ready-responses.ts';

const limits = {
  requestTimeout: 5000,
  headersTimeout: 4000,
  connectionsCheckingInterval: 1000,
  /** Longer than the balancers before us let a connection rest, so that none of them writes into one that we close. */
  keepAliveTimeout: 72_000,
};

/** The server that the framework listens with: what is ready is answered, everything else is handed to the framework. */
export function serverWith(ready: ReadyResponses): FastifyServerFactory {
  return (handle: RequestListener): Server =>
    createServer(limits, (request, response) => {
      if (!ready.answer(request, response)) handle(request, response);
    });
}

/** A server that never listened holds a timer, and with it all that it knows; the framework ends only those that listen. */
export function closeUnopenedServer(app: FastifyInstance): void {
  app.addHook('onClose', async () => {
    if (!app.server.listening) app.server.close();
  });
}
