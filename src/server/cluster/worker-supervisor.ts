import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { sumWorkerMetrics } from '../http/metrics/metrics-cluster.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** Who served this long was well; who did not would likely fail the same way again at once. */
const healthyMs = 10_000;

/** How long to wait before a process that ended is started again: the longer, the oftener it failed in a row. */
export class RestartPause {
  readonly #nowMs: () => number;
  #readyMs = Number.POSITIVE_INFINITY;
  #nextMs = firstPauseMs;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  ready(): void {
    this.#readyMs = this.#nowMs();
  }

  ended(): number {
    const wasHealthy = this.#nowMs() - this.#readyMs >= healthyMs;
    this.#readyMs = Number.POSITIVE_INFINITY;
    if (wasHealthy) {
      this.#nextMs = firstPauseMs;
      return 0;
    }
    const pauseMs = this.#nextMs;
    this.#nextMs = Math.min(pauseMs * 2, longestPauseMs);
    return pauseMs;
  }
}

interface ListeningMessage {
  readonly topic: 'listening';
  readonly port: number;
}

/**
 * Each worker has a socket of its own on the port, where the system has that, and accepts for itself. The other way is
 * through the first process: then whoever waits there when the last worker closes is reset. Without a port that was
 * named, the first process has to choose one for all of them: each worker for itself would be given another.
 */
export const usesOwnSocket = (port: number | undefined, isWorker = cluster.isWorker): boolean =>
  isWorker && process.platform === 'linux' && Boolean(port);

/** Lets a process of the shop listen, alone or beside others. Answers with the port. */
export async function listenBesideOthers(app: FastifyInstance, options: FastifyListenOptions): Promise<number> {
  const hasOwnSocket = usesOwnSocket(options.port);
  await app.listen({ ...options, ...(hasOwnSocket && { reusePort: true }) });
  const { port } = app.server.address() as AddressInfo;
  if (hasOwnSocket) process.send?.({ topic: 'listening', port } satisfies ListeningMessage);
  return port;
}

interface Options {
  readonly count: number;
  /** All of them listen, on this port. */
  readonly onReady: (port: number) => void;
  /** One of them ended unasked, and another takes its place after this time. */
  readonly onReplace: (pid: number | undefined, afterMs: number) => void;
}

/** Starts processes that share a port, keeps their number, and ends them when this one is told to end. */
export function superviseWorkers({ count, onReady, onReplace }: Options): void {
  let shuttingDown = false;
  let ready = 0;
  const pauses = new Set<NodeJS.Timeout>();
  // The first process is told of a socket that it does not share by nobody but its worker.
  cluster.on('message', (worker, { topic, port }: ListeningMessage) => {
    if (topic !== 'listening') return;
    const address = { addressType: 4, address: '', port } as const;
    worker.emit('listening', address);
    cluster.emit('listening', worker, address);
  });
  sumWorkerMetrics();
  cluster.on('listening', (_worker, { port }) => {
    ready += 1;
    if (ready === count) onReady(port);
  });

  const endAfterWorkers = (): void => {
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  };

  function keepWorker(pause = new RestartPause()): void {
    const worker = cluster.fork();
    worker.once('listening', () => pause.ready());
    worker.once('exit', () => {
      if (shuttingDown) return endAfterWorkers();
      const afterMs = pause.ended();
      onReplace(worker.process.pid, afterMs);
      const timer = setTimeout(() => {
        pauses.delete(timer);
        keepWorker(pause);
      }, afterMs);
      pauses.add(timer);
    });
  }
  for (let started = 0; started < count; started += 1) keepWorker();

  // The same signal may reach the workers from outside as well; they end once.
  const shutDown = (signal: NodeJS.Signals): void => {
    shuttingDown = true;
    for (const timer of pauses) clearTimeout(timer);
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    endAfterWorkers();
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}
