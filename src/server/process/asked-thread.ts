import type { Worker } from 'node:worker_threads';
import { Refusal } from '#domain/errors.ts';

export interface AskedThread<Reply> {
  readonly open: () => Worker;
  /** Under `node --watch` the runtime posts messages of its own through the same port. */
  readonly isReply: (message: object) => message is Reply & object;
  readonly deadlineMs: number;
  /** It ends after so long without a question. */
  readonly idleMs: number;
  /** More than these are refused. */
  readonly maxWaiting: number;
}

/** One question to a thread, and its answer or its end. */
async function ask<Reply>(worker: Worker, question: unknown, { isReply, deadlineMs }: AskedThread<Reply>) {
  const answer = Promise.withResolvers<Reply>();
  const fail = (reason: unknown) => answer.reject(reason);
  const ended = () => fail(new Error('The thread has ended.'));
  const hear = (message: object) => {
    if (isReply(message)) answer.resolve(message);
  };
  const timer = setTimeout(() => fail(new Error('The thread took too long.')), deadlineMs);
  worker.on('message', hear).on('error', fail).on('exit', ended);
  worker.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
  worker.postMessage(question);
  try {
    return await answer.promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', hear).off('error', fail).off('exit', ended);
    worker.unref();
  }
}

/** A thread that answers one question after the other. It begins with the first, and anew after one that failed. */
export function createAskedThread<Question, Reply>(thread: AskedThread<Reply>): (question: Question) => Promise<Reply> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    void worker?.terminate();
    worker = null;
  };

  async function askNext(question: Question): Promise<Reply> {
    clearTimeout(idle);
    worker ??= thread.open();
    try {
      return await ask(worker, question, thread);
    } catch (error) {
      end();
      throw error;
    } finally {
      idle = setTimeout(end, thread.idleMs).unref();
    }
  }

  return (question) => {
    if (waiting >= thread.maxWaiting) throw new Refusal('too-many-requests');
    waiting += 1;
    const mine = last.then(() => askNext(question)).finally(() => (waiting -= 1));
    last = mine.catch(() => {});
    return mine;
  };
}
