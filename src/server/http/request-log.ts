import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RefusalCode } from '#domain/errors.ts';
import { abortedStatus, onRequestEnd } from './request-end.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, if it was. */
    refusalCode?: RefusalCode;
    /** Whose account it was about, if that is known. */
    accountId?: number;
  }
}

/** What a line of the log holds: no query, no body, no address, no cookie; of a person the number of the account. */
export const loggerOptions = {
  level: 'info',
  base: { pid: process.pid },
  serializers: {
    req: (request: { method: string }) => ({ method: request.method }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  },
};

/** A bug or an outage, told fully in the log and not at all to the visitor. */
export function logFailure(log: FastifyBaseLogger, code: string, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  log.error({ code, error: { name, message, stack } }, 'failed');
}

/** Pictures, documents, and the code and styles of the pages. */
export const isFileRoute = (route: string): boolean => /^\/(assets|art|documents|pictures)\//.test(route);

/** One line per answer of the API or a page. Files are left out: they are many and say little. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  onRequestEnd(app, (request, reply, status) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (isFileRoute(route)) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const { method, refusalCode: code, accountId: account } = request;
    request.log.info({ method, route, status, ms, code, account }, status === abortedStatus ? 'aborted' : 'answered');
  });
}
