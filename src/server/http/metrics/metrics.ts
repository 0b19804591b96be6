import { collectDefaultMetrics, Gauge, Registry, type Histogram } from 'prom-client';
import { RequestDurations } from './request-durations.ts';

/** Everything one process has counted, in a form that can be sent to another process and summed. */
export type MetricsSnapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

let processRegistry: Registry | undefined;

/** A process has one memory and one event loop, however many apps are built in it. */
function processMetrics(): Registry {
  if (processRegistry) return processRegistry;
  processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  // The library leaves the start out of a sum. Several processes are as old as the oldest of them.
  const name = 'process_start_time_seconds';
  processRegistry.removeSingleMetric(name);
  const help = 'Start time of the process since unix epoch in seconds.';
  const started = new Gauge({ name, help, aggregator: 'min', registers: [processRegistry] });
  started.set(Math.round(Date.now() / 1000 - process.uptime()));
  return processRegistry;
}

/** Requests by method, route and status, with their times, and how the process is doing. */
export class Metrics {
  readonly #registry = Registry.merge([processMetrics()]);
  readonly #durations = new RequestDurations();
  /** By method, status and route. */
  readonly #series = new Map<string, (seconds: number) => void>();

  constructor() {
    this.#registry.registerMetric(this.#durations as unknown as Histogram);
  }

  /** What counts the answers of one method, route and status; it is found once and called for each of them. */
  series(method: string, route: string, status: number): (seconds: number) => void {
    const key = `${method} ${status} ${route}`;
    return this.#series.getOrInsertComputed(key, () => this.#durations.series({ method, route, status }));
  }

  snapshot(): Promise<MetricsSnapshot> {
    return this.#registry.getMetricsAsJSON();
  }

  /** The numbers of this process in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
