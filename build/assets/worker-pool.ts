/** Both ends of a pool of threads: `runOnWorkers` hands out the tasks, `serveTasks` does them. */
import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

export interface WorkerPoolOptions {
  /** A file that calls `serveTasks`. */
  readonly entry: URL;
  readonly size: number;
  /** Given to every worker once, as its `workerData`. */
  readonly data?: unknown;
}

/** Does one task on a worker; a worker that fails or goes away without an answer rejects. */
async function ask<Task, Result>(worker: Worker, task: Task): Promise<Result> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    const answer = once(worker, 'message', { signal });
    const exit = once(worker, 'exit', { signal }).then(([code]) => {
      throw new Error(`A worker ended with code ${String(code)} before it answered.`);
    });
    worker.postMessage(task, []);
    const [result] = (await Promise.race([answer, exit])) as [Result];
    return result;
  } finally {
    settled.abort();
  }
}

/**
 * Starts workers, hands them the batches in order, and ends them. A batch stays with one worker, which does its tasks one
 * after another. The first failure is the failure of the whole.
 */
export async function runOnWorkers<Task, Result>(
  { entry, size, data }: WorkerPoolOptions,
  batches: readonly (readonly Task[])[],
  onResult: (task: Task, result: Result) => void,
): Promise<void> {
  const queue = batches.values();
  const workers = Array.from({ length: Math.min(size, batches.length) }, () => new Worker(entry, { workerData: data }));
  const work = async (worker: Worker): Promise<void> => {
    for (const batch of queue) for (const task of batch) onResult(task, await ask<Task, Result>(worker, task));
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Answers every task with its result. An error is not caught: it ends the thread, and the pool with it. */
export function serveTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  parentPort!.on('message', async (task: Task) => {
    parentPort!.postMessage(await work(task), []);
  });
}
