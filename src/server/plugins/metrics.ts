import type { FastifyInstance } from 'fastify';

const bucketsSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

interface Series {
  readonly labels: string;
  count: number;
  sum: number;
  readonly buckets: number[];
}

/** Requests by method, route and status, with their times, in the text format of Prometheus. */
export class Metrics {
  readonly #requests = new Map<string, Series>();

  observe(method: string, route: string, status: number, seconds: number): void {
    const key = `${method} ${status} ${route}`;
    let series = this.#requests.get(key);
    if (!series) {
      const labels = `method="${method}",route="${route.replaceAll(/["\\\n]/g, '_')}",status="${status}"`;
      series = { labels, count: 0, sum: 0, buckets: bucketsSeconds.map(() => 0) };
      this.#requests.set(key, series);
    }
    series.count += 1;
    series.sum += seconds;
    // Buckets hold all that was at most as slow as their limit, so the slow ones are counted from the end.
    for (let index = bucketsSeconds.length - 1; index >= 0 && seconds <= bucketsSeconds[index]!; index -= 1) {
      series.buckets[index]! += 1;
    }
  }

  text(): string {
    const lines = [
      '# HELP http_request_duration_seconds Time to answer a request.',
      '# TYPE http_request_duration_seconds histogram',
    ];
    for (const { labels, ...series } of this.#requests.values()) {
      bucketsSeconds.forEach((limit, index) => {
        lines.push(`http_request_duration_seconds_bucket{${labels},le="${limit}"} ${series.buckets[index]}`);
      });
      lines.push(`http_request_duration_seconds_bucket{${labels},le="+Inf"} ${series.count}`);
      lines.push(`http_request_duration_seconds_sum{${labels}} ${series.sum}`);
      lines.push(`http_request_duration_seconds_count{${labels}} ${series.count}`);
    }
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    lines.push(
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_size_used_bytes gauge',
      `nodejs_heap_size_used_bytes ${heapUsed}`,
      '# TYPE process_cpu_seconds_total counter',
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
      '# TYPE process_start_time_seconds gauge',
      `process_start_time_seconds ${Math.round(Date.now() / 1000 - process.uptime())}`,
    );
    return `${lines.join('\n')}\n`;
  }
}

export function requestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, not the address: the number of series stays bounded.
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
