import { expect, it } from 'vitest';
import { AnswerRecords } from './answer-records.ts';
import { Metrics } from './metrics/metrics.ts';

function setUp() {
  const lines: string[] = [];
  const metrics = new Metrics();
  return { lines, metrics, records: new AnswerRecords({ metrics, write: (line) => void lines.push(line) }) };
}

it('writes one line of JSON for an answer, with a time and what the logger would say of it', () => {
  const { lines, records } = setUp();
  const refused = { code: 'credentials-wrong', account: 7 } as const;
  const beforeMs = Date.now();
  records.tell(records.kindOf('GET', '/api/products/:id', 200), 'r1', 1.26);
  records.tell(records.kindOf('POST', '/api/login', 401), 'r2', 12, refused);
  records.tell(records.kindOf('GET', '/*', 499), 'r3', 0.04, {});
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const all = { level: 30, time: expect.any(Number), pid: process.pid };
  expect(told).toEqual([
    { ...all, reqId: 'r1', method: 'GET', route: '/api/products/:id', status: 200, ms: 1.3, msg: 'answered' },
    { ...all, reqId: 'r2', method: 'POST', route: '/api/login', status: 401, ms: 12, ...refused, msg: 'answered' },
    { ...all, reqId: 'r3', method: 'GET', route: '/*', status: 499, ms: 0, msg: 'aborted' },
  ]);
  for (const { time } of told) expect(time).toBeGreaterThanOrEqual(beforeMs);
  expect(lines.every((line) => line.endsWith('}\n') && !line.slice(0, -1).includes('\n'))).toBe(true);
});

it('counts each answer by method, route and status, files too, of which it writes nothing', async () => {
  const { lines, metrics, records } = setUp();
  for (const status of [200, 200, 304]) records.tell(records.kindOf('GET', '/assets/*', status), 'r', 2);
  expect(lines).toEqual([]);
  const text = await metrics.text();
  const labels = 'method="GET",route="/assets/*"';
  expect(text).toContain(`http_request_duration_seconds_count{${labels},status="200"} 2`);
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.001",${labels},status="304"} 0`);
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.005",${labels},status="304"} 1`);
});
