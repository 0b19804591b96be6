import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Sends a request line as it is, which no client library would, and answers with the status; 0: cut off unanswered. */
export async function rawStatus(port: number, target: string, headers = ''): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    Buffer.from(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${headers}\r\n`, 'latin1'),
  );
  const answer = await buffer(socket).catch(() => Buffer.alloc(0));
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1'))?.[1] ?? 0);
}
