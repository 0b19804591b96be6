import type { Histogram } from 'prom-client';

const boundsSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Labels {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

interface Series {
  readonly labels: Labels;
  /** How many were no longer than each bound and longer than the one before; the last are longer than all. */
  readonly counts: number[];
  sum: number;
}

type Exported = Awaited<ReturnType<Histogram['get']>>;

const name = 'http_request_duration_seconds';

function exportSeries({ labels, counts, sum }: Series): Exported['values'] {
  let count = 0;
  const buckets = counts.map((inBucket, index) => {
    count += inBucket;
    return { metricName: `${name}_bucket`, labels: { le: boundsSeconds[index] ?? '+Inf', ...labels }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels: { ...labels }, value: sum },
    { metricName: `${name}_count`, labels: { ...labels }, value: count },
  ];
}

/**
 * How long requests took, as a metric that the library exports and adds up like its own. Its own histogram looks its labels
 * up anew for each value, which for an answer from the cache cost more than the log line.
 */
export class RequestDurations {
  readonly name = name;
  readonly #series: Series[] = [];

  /** A new series. Whoever asks keeps what it answers, and calls it for each request. */
  series(labels: Labels): (seconds: number) => void {
    const series: Series = { labels, counts: Array.from({ length: boundsSeconds.length + 1 }, () => 0), sum: 0 };
    this.#series.push(series);
    return (seconds) => {
      let bucket = 0;
      while (bucket < boundsSeconds.length && seconds > boundsSeconds[bucket]!) bucket += 1;
      series.counts[bucket]! += 1;
      series.sum += seconds;
    };
  }

  async get(): Promise<Omit<Exported, 'collect' | 'type'> & { type: 'histogram' }> {
    const values = this.#series.flatMap(exportSeries);
    return {
      name,
      help: 'Time to answer a request.',
      type: 'histogram',
      aggregator: 'sum',
      values,
    };
  }
}
