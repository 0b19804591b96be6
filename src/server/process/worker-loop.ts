import { repeat, type Repetition } from './repeat.ts';

interface WorkerLoopOptions {
  /** Tells `wake` of whatever becomes due, until what it answers is called. */
  readonly listen: (wake: () => void) => Promise<() => Promise<void>>;
  /** Runs what is due until nothing is. */
  readonly runDue: () => Promise<void>;
  /** Begins nothing more, and waits for what is under way. */
  readonly finish: () => Promise<unknown>;
  readonly onFailure: (error: Error) => void;
}

export interface WorkerLoop {
  start(): Promise<void>;
  /** Waits a while for what is under way; other workers take what is left. */
  stop(): Promise<void>;
}

/** What nobody told of is found after so long. */
const pollEveryMs = 5000;
const stopTimeoutMs = 3000;

/** Runs what is due in the database as soon as it is told of it, and now and then unasked. */
export function createWorkerLoop({ listen, runDue, finish, onFailure }: WorkerLoopOptions): WorkerLoop {
  let polling: Repetition | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  // Without waiting for it: while something hangs, other things become due.
  const runSoon = (): void => void runDue().catch(onFailure);

  return {
    async start() {
      stopListening = await listen(runSoon);
      polling = repeat({ everyMs: pollEveryMs, run: async () => runSoon(), onFailure, immediately: true });
    },
    async stop() {
      const stopped = Promise.all([polling?.stop(), finish()]);
      await stopListening?.();
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, stopTimeoutMs);
      });
      await Promise.race([stopped, timeout]);
      clearTimeout(timer);
    },
  };
}
