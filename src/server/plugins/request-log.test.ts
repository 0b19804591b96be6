import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { Refusal } from '#domain/errors.ts';
import { sendRefusal, toRefusal } from '../errors.ts';
import { loggerOptions, requestLog } from './request-log.ts';

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
  requestLog(app);
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
