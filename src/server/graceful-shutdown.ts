import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { repeat } from './repeat.ts';

/** Longer than a client that is at work lets a connection rest between two requests. */
const tellMs = 4000;
const lookEveryMs = 50;
const sweepEveryMs = 100;
/** Counted from the signal. What is not answered by then is cut off. */
const forceCloseAfterMs = 8000;
/** Whoever waits for the end of the process waits ten seconds; then it is killed. */
const endAfterMs = 9500;

const countConnections = (server: Server): Promise<number> => promisify(server.getConnections.bind(server))();

/**
 * Prepares an app to stop without cutting anyone off. Call it before listening; call what it returns to stop.
 *
 * A connection that rests may carry a request at the very moment we close it, and that request would get no answer. So
 * nothing is closed at first: for a while every answer says that it is the last one on its connection, and only what
 * stayed silent all that time is closed by us. The port stays open as long, since closing it would reset whoever was not
 * accepted yet.
 */
export function createGracefulShutdown(app: FastifyInstance): (tellForMs: number) => Promise<void> {
  let closing = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const asksForMore = closing && request.routeOptions.url === '/readyz';
    return asksForMore ? done(new Refusal('overloaded', 'This process of the shop is stopping.')) : done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });

  async function untilTold(tellForMs: number): Promise<void> {
    const untilMs = performance.now() + tellForMs;
    while (performance.now() < untilMs && (await countConnections(app.server)) > 0) await pause(lookEveryMs);
  }

  return async (tellForMs) => {
    closing = true;
    const giveUp = setTimeout(() => app.server.closeAllConnections(), forceCloseAfterMs);
    await untilTold(tellForMs);
    // A kept-alive connection becomes idle only after its last answer, so idle ones are swept until all are gone.
    const sweep = repeat({
      everyMs: sweepEveryMs,
      run: async () => app.server.closeIdleConnections(),
      onFailure: (error) => app.log.error(error),
    });
    try {
      await app.close();
    } finally {
      clearTimeout(giveUp);
      await sweep.stop();
    }
  };
}

/** Ends the process once it was told to, however often it is told. A person at the keyboard does not wait for clients. */
export function endOnSignals(stop: (tellForMs: number) => Promise<void>): void {
  let ending = false;
  const end = (tellForMs: number) => (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(0), endAfterMs).unref();
    // What goes wrong here ends the process too, and says why: nobody handles it.
    void stop(tellForMs).then(() => process.exit(0));
  };
  process.on('SIGTERM', end(tellMs));
  process.on('SIGINT', end(0));
}
