import { describe, expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

describe('Metrics', () => {
  it('counts requests and sorts their times into growing buckets', async () => {
    const metrics = new Metrics();
    metrics.series('GET', '/api/cart', 200)(0.003);
    metrics.series('GET', '/api/cart', 200)(0.03);
    const lines = (await metrics.text()).split('\n');
    const labels = 'method="GET",route="/api/cart",status="200"';
    expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.001",${labels}} 0`);
    expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.005",${labels}} 1`);
    expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.05",${labels}} 2`);
    expect(lines).toContain(`http_request_duration_seconds_count{${labels}} 2`);
  });

  it('cannot be broken by an odd route', async () => {
    const metrics = new Metrics();
    metrics.series('GET', 'a"b\nc', 200)(0.1);
    expect(await metrics.text()).toContain(String.raw`route="a\"b\nc"`);
  });

  it.each([
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'process_cpu_seconds_total',
    'process_start_time_seconds',
  ])('tells %s of the process', async (name) => {
    expect(await new Metrics().text()).toMatch(new RegExp(`^${name} [0-9.]+$`, 'm'));
  });

  it('keeps the requests of two apps in one process apart', async () => {
    const [one, other] = [new Metrics(), new Metrics()];
    one.series('GET', '/healthz', 200)(0.001);
    expect(await other.text()).not.toContain('/healthz');
  });
});
