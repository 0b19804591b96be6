import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TcpProxy } from './tcp-proxy.ts';

describe('the TCP proxy', () => {
  let echo: Server;
  let proxy: TcpProxy;
  const clients: Socket[] = [];

  beforeEach(async () => {
    echo = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
    await once(echo, 'listening');
    proxy = await TcpProxy.start((echo.address() as AddressInfo).port);
  });

  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    await proxy.close();
    echo.close();
  });

  async function open(): Promise<Socket> {
    const client = connect(proxy.port, '127.0.0.1');
    clients.push(client);
    client.on('error', () => {});
    await once(client, 'connect');
    return client;
  }

  async function say(client: Socket, words: string): Promise<string> {
    const answer = once(client, 'data');
    client.write(words);
    return String((await answer)[0]);
  }

  it('hands on what is said, and says it later when there is a delay', async () => {
    const client = await open();
    expect(await say(client, 'hello')).toBe('hello');
    proxy.delayMs = 100;
    const start = performance.now();
    expect(await say(client, 'slow')).toBe('slow');
    expect(performance.now() - start).toBeGreaterThanOrEqual(190);
  });

  it('swallows one connection and leaves another alone, until it is healed', async () => {
    const [one, other] = [await open(), await open()];
    await say(one, 'one');
    await say(other, 'other');
    const [harmed] = proxy.connectionsOf('one');
    harmed!.blackHole();
    const lost = say(one, 'lost');
    expect(await say(other, 'still here')).toBe('still here');
    expect(await Promise.race([lost, pause(50, 'nothing')])).toBe('nothing');
    harmed!.heal();
    expect(await lost).toBe('lost');
  });

  it('swallows everything, new connections included', async () => {
    proxy.blackHole();
    const lost = say(await open(), 'lost');
    expect(await Promise.race([lost, pause(50, 'nothing')])).toBe('nothing');
    proxy.heal();
    expect(await lost).toBe('lost');
  });

  it('ends connections in order or with a reset', async () => {
    const [dropped, reset] = [await open(), await open()];
    await say(dropped, 'dropped');
    await say(reset, 'reset');
    const ended = once(dropped, 'end');
    proxy.connectionsOf('dropped')[0]!.drop();
    await ended;
    const failed = once(reset, 'error');
    proxy.resetAll();
    expect((await failed)[0]).toMatchObject({ code: 'ECONNRESET' });
  });
});
