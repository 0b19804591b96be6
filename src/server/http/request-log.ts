import type { FastifyBaseLogger } from 'fastify';

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
