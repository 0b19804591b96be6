import { Worker } from 'node:worker_threads';
import type { Drawing } from '#domain/catalogue/drawings.ts';
import { Refusal } from '#domain/errors.ts';

export type DrawingReply = { readonly svg: string } | { readonly refused: string };
export type Draw = (drawing: Drawing) => Promise<string>;

/** The largest board of the catalogue takes seven seconds to lay out. */
const deadlineMs = 30_000;
const idleMs = 60_000;
/** Whoever turns a knob asks for a few; more than these are not looked at by anybody. */
const maxWaiting = 6;

/** One question to a thread, and its answer or its end. */
async function ask(worker: Worker, drawing: Drawing): Promise<DrawingReply> {
  const answer = Promise.withResolvers<DrawingReply>();
  const fail = (reason: unknown) => answer.reject(reason);
  const ended = () => fail(new Error('The thread that draws has ended.'));
  const hear = (reply: DrawingReply) => {
    // Under `node --watch` the runtime posts messages of its own through the same port.
    if ('svg' in reply || 'refused' in reply) answer.resolve(reply);
  };
  const timer = setTimeout(() => fail(new Error('The drawing took too long.')), deadlineMs);
  worker.on('message', hear).on('error', fail).on('exit', ended);
  worker.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
  worker.postMessage(drawing);
  try {
    return await answer.promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', hear).off('error', fail).off('exit', ended);
    worker.unref();
  }
}

/**
 * Draws in a thread of its own, which begins with the first drawing and ends after a minute without one: a board takes
 * seconds to lay out, and those who buy must not wait for it.
 */
export function createDrawingThread(): Draw {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    void worker?.terminate();
    worker = null;
  };

  async function drawNext(drawing: Drawing): Promise<string> {
    clearTimeout(idle);
    // The flags this process was started with are not meant for the thread.
    worker ??= new Worker(new URL('./draw.worker.ts', import.meta.url), { execArgv: [] });
    try {
      const reply = await ask(worker, drawing);
      if ('refused' in reply) throw new Refusal('input-invalid', reply.refused);
      return reply.svg;
    } catch (error) {
      if (!(error instanceof Refusal)) end();
      throw error;
    } finally {
      idle = setTimeout(end, idleMs).unref();
    }
  }

  return (drawing) => {
    if (waiting >= maxWaiting) throw new Refusal('too-many-requests');
    waiting += 1;
    const mine = last.then(() => drawNext(drawing)).finally(() => (waiting -= 1));
    last = mine.catch(() => {});
    return mine;
  };
}
