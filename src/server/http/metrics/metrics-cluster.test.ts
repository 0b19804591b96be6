import { describe, expect, it } from 'vitest';
import { MetricsSum } from './metrics-cluster.ts';
import { Metrics } from './metrics.ts';

const limitMs = 50;

/** Adds a worker that answers at once, and hands out what it counts with. */
function addWorker(sum: MetricsSum, id: number): Metrics {
  const metrics = new Metrics();
  sum.add(id, async ({ round }) =>
    sum.receive(id, { topic: 'metrics:collected', round, snapshot: await metrics.snapshot() }),
  );
  return metrics;
}

async function setUp() {
  const sum = new MetricsSum(limitMs);
  const workers = [addWorker(sum, 1), addWorker(sum, 2)] as const;
  const count = (worker: Metrics, seconds = 0.003) => worker.series('GET', '/api/cart', 200)(seconds);
  return { sum, workers, count };
}

const labels = 'method="GET",route="/api/cart",status="200"';
const counted = (text: string) => Number(/^http_request_duration_seconds_count\{.*\} (\d+)$/m.exec(text)?.[1] ?? 0);
const valueOf = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

describe('MetricsSum', () => {
  it('adds the requests of all workers, bucket by bucket', async () => {
    const { sum, workers, count } = await setUp();
    count(workers[0]);
    count(workers[1]);
    count(workers[1], 0.03);
    const lines = (await sum.text()).split('\n');
    expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.005",${labels}} 2`);
    expect(lines).toContain(`http_request_duration_seconds_bucket{le="+Inf",${labels}} 3`);
    expect(lines).toContain(`http_request_duration_seconds_count{${labels}} 3`);
    expect(lines.filter((line) => line.startsWith('# TYPE http_request_duration_seconds'))).toHaveLength(1);
  });

  it('adds memory, but not the time of the start', async () => {
    const { sum, workers } = await setUp();
    const [one, both] = [await workers[0].text(), await sum.text()];
    const memory = 'process_resident_memory_bytes';
    expect(valueOf(both, memory)).toBeGreaterThan(1.5 * valueOf(one, memory));
    expect(valueOf(both, 'process_start_time_seconds')).toBe(valueOf(one, 'process_start_time_seconds'));
  });

  it('keeps what an ended worker had counted, and lets its memory go', async () => {
    const { sum, workers, count } = await setUp();
    count(workers[0]);
    count(workers[1]);
    const before = await sum.text();
    sum.remove(2);
    count(addWorker(sum, 3));
    sum.remove(1);
    const after = await sum.text();
    expect([counted(before), counted(after)]).toEqual([2, 3]);
    const memory = 'process_resident_memory_bytes';
    expect(valueOf(after, memory)).toBeLessThan(0.75 * valueOf(before, memory));
  });

  it('does not wait for a worker that ends while it is asked', async () => {
    const sum = new MetricsSum(60_000);
    const alive = addWorker(sum, 1);
    alive.series('GET', '/api/cart', 200)(0.003);
    sum.add(2, () => setImmediate(() => sum.remove(2)));
    expect(counted(await sum.text())).toBe(1);
  });

  it('takes the last numbers of a worker that is too busy to answer', async () => {
    const { sum, workers, count } = await setUp();
    count(workers[0]);
    let busy = false;
    sum.add(3, async ({ round }) => {
      if (!busy) sum.receive(3, { topic: 'metrics:collected', round, snapshot: await workers[0].snapshot() });
    });
    expect(counted(await sum.text())).toBe(2);
    busy = true;
    count(workers[1]);
    expect(counted(await sum.text())).toBe(3);
  });

  it('answers without any worker', async () => {
    expect(counted(await new MetricsSum(60_000).text())).toBe(0);
  });
});
