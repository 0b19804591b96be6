import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { sendRefusal } from './errors.ts';
import type { Line } from './admission-gate.ts';
import { repeat } from '../process/repeat.ts';

export interface ConnectionLimits {
  /** How many connections one process serves. Those beyond get a sentence; twice as many are not even accepted. */
  readonly open: number;
  /** How long a client may take nothing of its answer. */
  readonly stallMs: number;
  /** How long a whole answer may take to be read, however steadily it drips. */
  readonly answerMs: number;
}

export const connectionLimits: ConnectionLimits = { open: 4000, stallMs: 20_000, answerMs: 120_000 };

/** How many connections the system may hold before we accept them; it drops the rest, whose clients try again seconds later. */
export const connectionBacklog = 4096;

const sweepEveryMs = 1000;

/** They are bounded where they wait. */
const isBuying = (line: Line | undefined): boolean => line === 'buying' || line === 'never-refused';

/** What is known of a connection, for whoever answers before the framework. */
export interface LimitedConnections {
  /** Whether there were too many when it was made. */
  isSurplus(socket: Socket): boolean;
  /** Its answer was read, or given up. */
  answered(socket: Socket): void;
}

/** Keeps the number of connections bounded, and cuts off who reads an answer too slowly to be served for ever. */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits): LimitedConnections {
  const { open: limit, stallMs, answerMs } = limits;
  const open = new Set<Socket>();
  const surplus = new WeakSet<Socket>();
  const readingSince = new Map<Socket, number>();
  app.server.maxConnections = 2 * limit;
  app.server.setTimeout(stallMs);
  app.server.on('connection', (socket) => {
    if (open.size >= limit) surplus.add(socket);
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      readingSince.delete(socket);
    });
  });

  const crowded = new Refusal('overloaded');
  app.addHook('onRequest', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    const isServedAnyway = url === '/healthz' || isBuying(config.line);
    if (!surplus.has(request.raw.socket) || isServedAnyway) return done();
    return void sendRefusal(request, reply.header('connection', 'close'), crowded);
  });

  const answered = (socket: Socket): void => void readingSince.delete(socket);
  app.addHook('onResponse', (request, _reply, done) => {
    answered(request.raw.socket);
    done();
  });
  const sweep = repeat({
    everyMs: Math.min(sweepEveryMs, answerMs),
    async run() {
      const nowMs = performance.now();
      for (const socket of open) {
        if (socket.writableLength === 0) continue;
        const sinceMs = readingSince.get(socket) ?? nowMs;
        readingSince.set(socket, sinceMs);
        if (nowMs - sinceMs > answerMs) socket.destroy();
      }
    },
    onFailure: (error) => app.log.error(error),
  });
  app.addHook('onClose', () => sweep.stop());
  return { isSurplus: (socket) => surplus.has(socket), answered };
}
