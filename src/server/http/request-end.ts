import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The client went away while it was still sending. */
export const isAbort = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';

/** What servers say among themselves when the client went away before it had its answer, which is no fault of theirs. */
export const abortedStatus = 499;

type End = (request: FastifyRequest, reply: FastifyReply, status: number) => void;

/** Tells once of every request how it ended. */
export function onRequestEnd(app: FastifyInstance, end: End): void {
  const ended = new WeakSet<FastifyRequest>();
  const endOnce: End = (request, reply, status) => {
    if (ended.has(request)) return;
    ended.add(request);
    end(request, reply, status);
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) endOnce(request, reply, abortedStatus);
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    endOnce(request, reply, reply.statusCode);
    done();
  });
}
