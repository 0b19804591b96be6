import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections, type ConnectionLimits } from './connections.ts';

/** More than the buffers of both ends hold. */
const largeBytes = 64 * 1024 * 1024;

describe('connections', () => {
  let app: FastifyInstance;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  async function listen(limits: Partial<ConnectionLimits>) {
    app = Fastify();
    limitConnections(app, { open: 3, stallMs: 20_000, answerMs: 120_000, ...limits });
    app.get('/healthz', async () => 'ok');
    app.get('/page', async () => 'hello');
    app.get('/order', { config: { line: 'buying' } }, async () => 'bought');
    app.get('/webhook', { config: { line: 'never-refused' } }, async () => 'heard');
    app.get('/large', async () => Buffer.alloc(largeBytes));
    await app.listen({ port: 0, host: '127.0.0.1' });
  }

  async function ask(path: string): Promise<Socket> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: shop.test\r\n\r\n`);
    return socket;
  }

  const firstBytes = async (socket: Socket) => String((await once(socket, 'data'))[0]);

  it('beyond the bound get 503 with a sentence and Retry-After, and those below it are served', async () => {
    await listen({});
    for (let count = 0; count < 3; count += 1) {
      expect(await firstBytes(await ask('/page'))).toContain('HTTP/1.1 200 OK');
    }
    const surplus = await ask('/page');
    const closed = once(surplus, 'close');
    const refused = await firstBytes(surplus);
    expect(refused).toContain('HTTP/1.1 503 Service Unavailable');
    expect(refused).toContain('retry-after: 5');
    expect(refused).toContain('connection: close');
    expect(refused).toContain('The shop is very busy right now. Please try again in a moment.');
    await closed;
    for (const path of ['/healthz', '/order', '/webhook']) {
      const socket = await ask(path);
      expect(await firstBytes(socket)).toContain('HTTP/1.1 200 OK');
      const ended = once(socket, 'close');
      socket.destroy();
      await ended;
    }
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => firstBytes(await ask('/page'))).toContain('HTTP/1.1 200 OK');
  });

  const untilCut = () =>
    new Promise<'cut'>((resolve) => {
      app.server.once('connection', (socket) => socket.once('close', () => resolve('cut')));
    });

  it('are cut when the client takes nothing of its answer', async () => {
    await listen({ stallMs: 300 });
    const cut = untilCut();
    (await ask('/large')).pause();
    expect(await cut).toBe('cut');
  });

  it('are cut when the client reads its answer drop by drop', async () => {
    await listen({ answerMs: 300 });
    const cut = untilCut();
    const socket = await ask('/large');
    socket.pause();
    const sips = setInterval(() => socket.read(1), 50);
    expect(await cut).toBe('cut');
    clearInterval(sips);
    expect(socket.bytesRead).toBeLessThan(largeBytes);
  });
});
