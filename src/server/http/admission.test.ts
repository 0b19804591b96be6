import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { admission, admitRequest } from './admission.ts';
import { gateLimits } from './admission-gate.ts';

describe('admission', () => {
  let app: FastifyInstance;
  const done: string[] = [];

  beforeEach(async () => {
    done.length = 0;
    app = Fastify();
    admission(app, { ...gateLimits, buying: { ...gateLimits.buying, atWork: 1 } });
  });
  afterEach(() => app.close());

  it.each([
    ['an order', 'nothing', { line: 'buying' }, []],
    ['a webhook', 'its work', { line: 'never-refused' }, ['work']],
    ['a payment callback', 'its work', { line: 'buying', outlivesClient: true }, ['work']],
  ] as const)('of %s whose client went away while it waited does %s', async (_what, _does, config, expected) => {
    const arrived = Promise.withResolvers<void>();
    app.post('/line', { config }, (request) => {
      const answer = admitRequest(app, request, async () => void done.push('work'));
      arrived.resolve();
      return answer;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const before = Promise.withResolvers<void>();
    const first = app.admit(() => before.promise, { line: 'buying' });
    const gone = new Promise<void>((resolve) => {
      app.server.once('connection', (socket) => socket.once('close', () => resolve()));
    });
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(client, 'connect');
    client.write('POST /line HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 0\r\n\r\n');
    await arrived.promise;
    client.resetAndDestroy();
    await gone;
    before.resolve();
    await first;
    // Whoever comes next is let in after it.
    await app.admit(async () => {}, { line: 'buying' });
    expect(done).toEqual(expected);
  });

  it('gives back the place of work that throws at once', async () => {
    const failing = (): Promise<never> => {
      throw new Error('At once.');
    };
    await expect((async () => app.admit(failing, { line: 'buying' }))()).rejects.toThrow('At once.');
    expect(await app.admit(async () => 'next', { line: 'buying' })).toBe('next');
  }, 5000);

  it('refuses who waits when the process stops', async () => {
    const before = Promise.withResolvers<void>();
    const first = app.admit(() => before.promise, { line: 'buying' });
    const waiting = app.admit(async () => 'bought', { line: 'buying' });
    app.refuseWaiting();
    await expect(waiting).rejects.toMatchObject({ code: 'overloaded' });
    before.resolve();
    await first;
  });
});
