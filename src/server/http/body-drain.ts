import type { Readable } from 'node:stream';

const drainLimitBytes = 16 * 1024 * 1024;

/**
 * Takes in the rest of a body that was refused, unread and unkept. Whoever is cut off while still sending never sees the
 * answer: browsers look for one only when they have sent all. What is larger than the limit is cut off all the same; how
 * long it may take is bounded by the time that every request has.
 */
export function drainBody(body: Readable, limitBytes = drainLimitBytes): Promise<void> {
  if (body.readableEnded || body.destroyed) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  let drained = 0;
  body.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained < limitBytes) return;
    body.pause();
    resolve();
  });
  for (const end of ['end', 'close', 'error']) body.once(end, () => resolve());
  body.resume();
  return promise;
}
