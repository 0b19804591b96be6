import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { Refusal } from '#domain/errors.ts';
import { sendRefusal, toRefusal } from './errors.ts';
import { AnswerRecords, recordAnswers } from './answer-records.ts';
import { Metrics } from './metrics/metrics.ts';
import { logFailure, loggerOptions } from './request-log.ts';

/** The lines that a shop of three routes writes when it is asked for these addresses. */
async function linesFor(...urls: string[]): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString('utf8')));
      done();
    },
  });
  const app = Fastify({ logger: { ...loggerOptions, stream }, disableRequestLogging: true });
  recordAnswers(app, new AnswerRecords({ metrics: new Metrics(), write: (line) => void stream.write(line) }));
  app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, toRefusal(error)));
  app.get('/fine/:id', () => 'ok');
  app.get('/sign-in', () => {
    throw new Refusal('credentials-wrong');
  });
  app.get('/admin', () => {
    throw new Refusal('nothing-here');
  });
  for (const url of urls) await app.inject({ url, headers: { cookie: 'taar_session=secret' } });
  return lines;
}

it('an answer is one line with time, request, route, status and no more of the person than that', async () => {
  const [line, ...others] = await linesFor('/fine/asha@example.com?token=secret');
  expect(line).toMatchObject({ reqId: expect.anything(), method: 'GET', route: '/fine/:id', status: 200 });
  expect(line!['time']).toBeTypeOf('number');
  expect(JSON.stringify([line, ...others])).not.toMatch(/secret|asha/);
  expect(others).toEqual([]);
});

it('a refusal is logged with its code, so that guessing and trespassing can be counted', async () => {
  const lines = await linesFor('/sign-in', '/admin', '/fine/1');
  expect(lines.map(({ status, code }) => [status, code])).toEqual([
    [401, 'credentials-wrong'],
    [404, 'nothing-here'],
    [200, undefined],
  ]);
});

it('what a visitor sends cannot begin a line of its own', async () => {
  const lines = await linesFor('/fine/1%0A%7B%22level%22:50%7D', '/fine/%0D%0A');
  expect(lines.map(({ route }) => route)).toEqual(['/fine/:id', '/fine/:id']);
});

it('writes no token, query, header or address of a client into the log, whatever comes of the request', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { ...loggerOptions, stream }, disableRequestLogging: true });
  recordAnswers(app, new AnswerRecords({ metrics: new Metrics(), write: (line) => void stream.write(line) }));
  app.setErrorHandler((error, request, reply) => {
    logFailure(request.log, 'internal', error);
    return reply.code(500).send('failed');
  });
  app.get('/api/orders/:id', (request) => {
    if (request.params && JSON.stringify(request.params).includes('broken')) throw new Error('a bug');
    return {};
  });
  const token = 'opens-the-order-of-a-guest';
  const headers = { 'x-order-token': token, cookie: `taar_session=${token}`, referer: `http://x/?token=${token}` };
  for (const path of ['good', 'broken', '%zz', `none/${token}`]) {
    await app.inject({ url: `/api/orders/${path}?token=${token}`, headers, remoteAddress: '198.51.100.7' });
  }
  expect(lines.filter((line) => line.includes('"answered"')).length).toBeGreaterThan(2);
  expect(lines.filter((line) => line.includes('a bug'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes(token) || line.includes('198.51.100.7'))).toEqual([]);
});
