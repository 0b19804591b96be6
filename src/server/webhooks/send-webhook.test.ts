import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { webhookSentences as sentences } from '#domain/webhooks/webhooks.ts';
import { publicLookup } from './public-address.ts';
import { createSendWebhook, maxAnswerBytes } from './send-webhook.ts';

async function receive(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const message = { headers: { 'webhook-id': 'msg_1' }, body: '{}' };

it('follows no redirect', async () => {
  const asked: string[] = [];
  const port = await receive((request, response) => {
    asked.push(request.url!);
    response.writeHead(302, { location: '/inside' }).end();
  });
  const send = createSendWebhook({ loopback: true });
  expect(await send({ url: `http://127.0.0.1:${port}/hook`, ...message })).toEqual({ status: 302, retryAfter: null });
  expect(asked).toEqual(['/hook']);
});

it('reads no more of an answer than it has to, and heeds when to come back', async () => {
  const written = Promise.withResolvers<void>();
  const port = await receive((_request, response) => {
    response.writeHead(503, { 'retry-after': '120' });
    // Without an end: it is the sender that goes.
    response.on('close', () => written.resolve());
    const more = (): void => void response.write('x'.repeat(maxAnswerBytes), (error) => error ?? more());
    more();
  });
  const send = createSendWebhook({ loopback: true });
  expect(await send({ url: `http://127.0.0.1:${port}/`, ...message })).toEqual({ status: 503, retryAfter: 120 });
  await written.promise;
});

it('takes a change of protocol for an answer like any other', async () => {
  const port = await receive(
    ({ socket }) =>
      void socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
  );
  const send = createSendWebhook({ loopback: true });
  expect(await send({ url: `http://127.0.0.1:${port}/`, ...message })).toEqual({ status: 101, retryAfter: null });
});

it('waits only so long for an answer', async () => {
  const port = await receive(() => {});
  const send = createSendWebhook({ loopback: true, timeoutMs: 100 });
  await expect(send({ url: `http://127.0.0.1:${port}/`, ...message })).rejects.toThrow('no answer within 0.1 seconds');
});

it('connects to what was checked, though a name leads inside the next time it is asked', async () => {
  let connections = 0;
  const port = await receive((_request, response) => {
    connections += 1;
    response.end();
  });
  // A name of the internet whose owner answers with an address of ours.
  const lookup = publicLookup({ loopback: false }, (_host, _options, answer) =>
    answer(null, [{ address: '127.0.0.1', family: 4 }]),
  );
  const send = createSendWebhook({ loopback: false, lookup });
  await expect(send({ url: `https://rebound.example:${port}/`, ...message })).rejects.toThrow(sentences.private);
  await expect(send({ url: `https://127.0.0.1:${port}/`, ...message })).rejects.toThrow(sentences.private);
  expect(connections).toBe(0);
});
