import { describe, expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

describe('Metrics', () => {
  it('counts requests and sorts their times into growing buckets', () => {
    const metrics = new Metrics();
    metrics.observe('GET', '/api/cart', 200, 0.003);
    metrics.observe('GET', '/api/cart', 200, 0.03);
    const lines = metrics.text().split('\n');
    const labels = 'method="GET",route="/api/cart",status="200"';
    expect(lines).toContain(`http_request_duration_seconds_bucket{${labels},le="0.001"} 0`);
    expect(lines).toContain(`http_request_duration_seconds_bucket{${labels},le="0.005"} 1`);
    expect(lines).toContain(`http_request_duration_seconds_bucket{${labels},le="0.05"} 2`);
    expect(lines).toContain(`http_request_duration_seconds_count{${labels}} 2`);
  });

  it('cannot be broken by an odd route', () => {
    const metrics = new Metrics();
    metrics.observe('GET', 'a"b\nc', 200, 0.1);
    expect(metrics.text()).toContain('route="a_b_c"');
  });
});
