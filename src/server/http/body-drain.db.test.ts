import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

const bodyOf = (megabytes: number): string => JSON.stringify({ productId: 'x'.repeat(megabytes * 1024 * 1024) });

/** Sends everything before it looks for an answer, as browsers do. */
async function sendThenRead(address: string, body: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).pause();
  const head = ['POST /api/cart HTTP/1.1', `host: ${hostname}`, 'content-type: application/json', 'connection: close'];
  const sent = Promise.withResolvers<void>();
  socket.once('error', sent.reject);
  socket.write(`${[...head, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`, () => sent.resolve());
  await sent.promise;
  return text(socket);
}

describeOnBothEngines('a body of megabytes, sent over a real connection', (database) => {
  const listen = (): Promise<string> => buildTestApp(database()).listen({ port: 0, host: '127.0.0.1' });

  const fetched = async (body: string | ReadableStream) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as const;
    const answer = await fetch(`${await listen()}/api/cart`, init);
    return [answer.status, await answer.text()];
  };

  it.each([1, 5, 12])('is answered with 413, which a sender of %i MB sees after sending all', async (megabytes) => {
    const answer = await sendThenRead(await listen(), bodyOf(megabytes));
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]+\r\n\r\nThat is too large to send\.$/);
  });

  it('is answered with 413 to fetch', async () => {
    expect(await fetched(bodyOf(5))).toEqual([413, 'That is too large to send.']);
  });

  it('is answered with 413 when its size was not announced', async () => {
    const chunks = Readable.from(Array.from({ length: 5 }, () => Buffer.from(bodyOf(1))));
    expect(await fetched(Readable.toWeb(chunks) as ReadableStream)).toEqual([413, 'That is too large to send.']);
  });
});
