import cluster from 'node:cluster';
import { sumWorkerMetrics } from './plugins/metrics-cluster.ts';

interface Options {
  readonly count: number;
  /** All of them listen, on this port. */
  readonly onReady: (port: number) => void;
  /** One of them ended unasked, and another takes its place. */
  readonly onReplace: (pid: number | undefined) => void;
}

/** Starts processes that share a port, keeps their number, and ends them when this one is told to end. */
export function superviseWorkers({ count, onReady, onReplace }: Options): void {
  let shuttingDown = false;
  let ready = 0;
  sumWorkerMetrics();
  cluster.on('listening', (_worker, { port }) => {
    ready += 1;
    if (ready === count) onReady(port);
  });
  cluster.on('exit', (worker) => {
    if (shuttingDown) return;
    onReplace(worker.process.pid);
    cluster.fork();
  });
  for (let started = 0; started < count; started += 1) cluster.fork();
  const shutDown = (): void => {
    shuttingDown = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
}
