import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { repeat } from '../process/repeat.ts';

/** Longer than a client that is at work lets a connection rest between two requests. */
const tellMs = 4000;
const lookEveryMs = 50;
const sweepEveryMs = 50;
/** Who has just connected is about to ask, and so is who rests for less than this. */
const silentMs = 1000;
/** While somebody came within so long, others are likely to come. */
const arrivalMs = 500;
/** A port on which somebody always knocks is closed all the same after so long. */
const queueLimitMs = 2000;
/** A turn of the event loop that took longer says nothing of who has come since it looked. */
const shortTurnMs = 2;
/** Counted from the signal. Who still waits to be let in then is told so, with time left for the answer to arrive. */
const refuseWaitingAfterMs = 6000;
/** Counted from the signal. What is not answered by then is cut off. */
const forceCloseAfterMs = 8000;
/** What is not done by then is left: the database is closed in any case. */
const stopLimitMs = 8500;
/** Whoever waits for the end of the process waits ten seconds; then it is killed. */
const endAfterMs = 9500;

interface Connection {
  /** Answers of the framework that are under way. */
  active: number;
  bytesRead: number;
  silentSinceMs: number;
}

/** Knows of each connection how long nothing has come, and how many have come at all. */
class OpenConnections {
  readonly #open = new Map<Socket, Connection>();
  #accepted = 0;
  #lastAcceptedMs = Number.NEGATIVE_INFINITY;

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#accepted += 1;
      this.#lastAcceptedMs = performance.now();
      this.#open.set(socket, { active: 0, bytesRead: 0, silentSinceMs: this.#lastAcceptedMs });
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /** Until the answer is over, its connection is not silent. */
  begin(socket: Socket, answer: ServerResponse): void {
    const connection = this.#open.get(socket);
    if (!connection) return;
    connection.active += 1;
    answer.once('close', () => {
      connection.active -= 1;
      connection.silentSinceMs = performance.now();
    });
  }

  /** Somebody is connected, or was accepted not long ago. */
  get areInUse(): boolean {
    return this.#open.size > 0 || performance.now() - this.#lastAcceptedMs < arrivalMs;
  }

  /** How many were ever accepted. */
  get accepted(): number {
    return this.#accepted;
  }

  /** Ends those on which nothing is under way and nothing has come for so long. */
  closeSilent(limitMs: number): void {
    const nowMs = performance.now();
    for (const [socket, connection] of this.#open) {
      // What is sent from the cache is nothing but bytes that the client has yet to take.
      if (connection.bytesRead !== socket.bytesRead || socket.writableLength > 0) {
        connection.bytesRead = socket.bytesRead;
        connection.silentSinceMs = nowMs;
      }
      if (connection.active === 0 && nowMs - connection.silentSinceMs >= limitMs) socket.destroy();
    }
  }
}

/**
 * Prepares an app to stop without cutting anyone off. Call it before listening; call what it returns to stop.
 *
 * A connection that rests may carry a request at the very moment we close it, and that request would get no answer. So
 * nothing is closed at first: for a while every answer says that it is the last one on its connection, and only what
 * stayed silent all that time is closed by us. The port stays open as long, since closing it would reset whoever was not
 * accepted yet; and then until nobody waits to be accepted. Who was accepted last has a second to ask.
 */
export function createGracefulShutdown(app: FastifyInstance): (tellForMs: number) => Promise<void> {
  const { server } = app;
  const connections = new OpenConnections(server);
  let closing = false;
  app.addHook('onRequest', (request, reply, done) => {
    connections.begin(request.raw.socket, reply.raw);
    const asksForMore = closing && request.routeOptions.url === '/readyz';
    return asksForMore ? done(new Refusal('overloaded', 'This process of the shop is stopping.')) : done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });

  async function untilTold(untilMs: number): Promise<void> {
    while (performance.now() < untilMs && connections.areInUse) await pause(lookEveryMs);
  }

  /** One is accepted in each turn of the event loop: right after a short turn without any, nobody waits. */
  async function untilNobodyWaits(untilMs: number): Promise<void> {
    for (let isEmpty = false; !isEmpty && performance.now() < untilMs;) {
      await turn();
      const { accepted } = connections;
      const turnedMs = performance.now();
      await turn();
      isEmpty = connections.accepted === accepted && performance.now() - turnedMs < shortTurnMs;
    }
  }

  return async (tellForMs) => {
    closing = true;
    app.readyResponses.stop();
    const startedMs = performance.now();
    // A checkout sends an order again that was refused as too much, but not one whose connection broke.
    const refuse = setTimeout(() => app.refuseWaiting(), refuseWaitingAfterMs);
    const giveUp = setTimeout(() => server.closeAllConnections(), forceCloseAfterMs);
    const graceMs = Math.min(tellForMs, silentMs);
    // Closing a server ends every connection that carries no request, those too that were accepted a moment ago.
    server.closeIdleConnections = () => connections.closeSilent(graceMs);
    await untilTold(startedMs + tellForMs);
    if (tellForMs > 0) await untilNobodyWaits(performance.now() + queueLimitMs);
    if (server.listening) server.close();
    const sweep = repeat({
      everyMs: sweepEveryMs,
      run: async () => connections.closeSilent(graceMs),
      onFailure: (error) => app.log.error(error),
    });
    try {
      await app.close();
    } finally {
      clearTimeout(refuse);
      clearTimeout(giveUp);
      await sweep.stop();
    }
  };
}

interface Ending {
  /** Ends what others see, and what is done beside it. */
  readonly stop: (tellForMs: number) => Promise<unknown>;
  /** Ends what that stands on: the database. */
  readonly close: () => Promise<void>;
}

/** Ends the process once it was told to, however often it is told. A person at the keyboard does not wait for clients. */
export function endOnSignals({ stop, close }: Ending): void {
  let ending = false;
  const end = (tellForMs: number) => (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(0), endAfterMs).unref();
    // What goes wrong here ends the process too, and says why: nobody handles it.
    void Promise.race([stop(tellForMs), pause(stopLimitMs)])
      .then(close)
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', end(tellMs));
  process.on('SIGINT', end(0));
}
