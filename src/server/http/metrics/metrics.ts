import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const bucketsSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

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
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketsSeconds,
    registers: [this.#registry],
  });

  /** What counts the answers of one method, route and status; it is found once and called for each of them. */
  series(method: string, route: string, status: number): (seconds: number) => void {
    const { observe } = this.#durations.labels({ method, route, status });
    return (seconds) => observe(seconds);
  }

  snapshot(): Promise<MetricsSnapshot> {
    return this.#registry.getMetricsAsJSON();
  }

  /** The numbers of this process in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
