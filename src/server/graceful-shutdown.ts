import type { FastifyInstance } from 'fastify';
import { repeat } from './repeat.ts';

const sweepEveryMs = 100;
const forceCloseAfterMs = 9000;

/** Prepares an app to stop without cutting anyone off. Call it before listening; call what it returns to stop. */
export function createGracefulShutdown(app: FastifyInstance): () => Promise<void> {
  let closing = false;
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  return async () => {
    closing = true;
    // A kept-alive connection becomes idle only after its last answer, so idle ones are swept until all are gone.
    const sweep = repeat({
      everyMs: sweepEveryMs,
      run: async () => app.server.closeIdleConnections(),
      onFailure: (error) => app.log.error(error),
    });
    const giveUp = setTimeout(() => app.server.closeAllConnections(), forceCloseAfterMs);
    try {
      await app.close();
    } finally {
      clearTimeout(giveUp);
      await sweep.stop();
    }
  };
}
