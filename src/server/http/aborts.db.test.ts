import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

const metricsToken = 'a-token-of-24-characters';

describe('a client that goes away', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database?.close());

  it.each([
    [
      'while it sends',
      'POST /api/cart HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 500\r\n',
      '/api/cart',
    ],
    ['while it waits', 'GET /slow HTTP/1.1\r\n', '/slow'],
  ])('%s is logged and counted as aborted, and as no failure of ours', async (_when, head, route) => {
    const lines: { level: number; msg: string; status?: number }[] = [];
    const log = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    });
    const app = buildTestApp(database.db, { metricsToken, quiet: false, log });
    const arrived = Promise.withResolvers<void>();
    app.addHook('onRequest', async () => arrived.resolve());
    app.get('/slow', () => new Promise(() => {}));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head}host: shop.test\r\n\r\n{"product`);
    await arrived.promise;
    socket.resetAndDestroy();

    await expect
      .poll(() => lines.map(({ level, msg, status }) => [level, msg, status]))
      .toEqual([
        [30, expect.stringContaining('Server listening'), undefined],
        [30, 'aborted', 499],
      ]);
    const headers = { authorization: `Bearer ${metricsToken}` };
    const { body } = await app.inject({ url: '/metrics', headers });
    expect(body).toMatch(new RegExp(`_count\\{method="\\w+",route="${route}",status="499"\\} 1`));
    expect(body).not.toContain('status="5');
    await app.close();
  });
});
