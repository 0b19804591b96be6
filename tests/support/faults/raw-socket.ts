import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const usualPauseMs = 5;

export interface RawAnswer {
  /** The status of each answer that came on the connection. */
  readonly statuses: readonly number[];
  readonly tookMs: number;
  /** False: the limit passed, and the connection was still open. */
  readonly closed: boolean;
}

interface RawOptions {
  readonly port: number;
  /** True: the sender closes its side (FIN). False: it stays connected and sends nothing more. */
  readonly ends: boolean;
  readonly limitMs: number;
  /** Between two pieces. */
  readonly pauseMs?: number;
}

/** Sends bytes as they are and listens until the other side hangs up. */
export async function sendRaw(
  pieces: readonly string[],
  { port, ends, limitMs, pauseMs = usualPauseMs }: RawOptions,
): Promise<RawAnswer> {
  const startedMs = performance.now();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const { promise: hungUp, resolve } = Promise.withResolvers<boolean>();
  let heard = '';
  socket.setEncoding('latin1').on('data', (text: string) => (heard += text));
  // Being cut off is an answer too, and comes as a reset when there was more to read.
  socket
    .on('error', () => resolve(true))
    .on('close', () => resolve(true))
    .on('end', () => resolve(true));
  const limit = setTimeout(() => resolve(false), limitMs);
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await Promise.race([pause(pauseMs), hungUp]);
    if (socket.destroyed || socket.readableEnded) break;
    socket.write(piece, 'latin1');
  }
  if (ends) socket.end();
  const closed = await hungUp;
  clearTimeout(limit);
  socket.destroy();
  const statuses = [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { statuses, tookMs: performance.now() - startedMs, closed };
}
