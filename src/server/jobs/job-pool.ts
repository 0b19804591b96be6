import type { ClaimedJob } from './job.repository.ts';

interface JobPoolOptions {
  /** How many jobs are done at once. */
  readonly concurrency: number;
  /** Claims at most so many jobs that are due. */
  readonly claim: (limit: number) => Promise<readonly ClaimedJob[]>;
  /** Never rejects. */
  readonly run: (job: ClaimedJob) => Promise<void>;
}

export interface JobPool {
  /** Runs the jobs that are due until none is. Rejects when they cannot be claimed; those that were started go on. */
  runDue(): Promise<void>;
  /** Claims no more jobs, and waits for those that were started. */
  stop(): Promise<void>;
}

/** Runs at most so many jobs at once. A job that hangs takes one of these places, and delays no other job. */
export function createJobPool({ concurrency, claim, run }: JobPoolOptions): JobPool {
  const started = new Set<Promise<void>>();
  let stopping = false;
  let running: Promise<void> | null = null;
  /** Resolved when something may have become due. */
  let wakeUp = Promise.withResolvers<void>();
  let again = false;

  function begin(job: ClaimedJob): void {
    const work = run(job).finally(() => started.delete(work));
    started.add(work);
  }

  async function runUntilNoneIsDue(): Promise<void> {
    for (;;) {
      again = false;
      const { promise: woken } = wakeUp;
      const free = concurrency - started.size;
      if (!stopping && free > 0) (await claim(free)).forEach(begin);
      if (started.size > 0) await Promise.race([...started, ...(stopping ? [] : [woken])]);
      else if (!again || stopping) return;
    }
  }

  return {
    runDue() {
      again = true;
      wakeUp.resolve();
      wakeUp = Promise.withResolvers();
      running ??= runUntilNoneIsDue().finally(() => {
        running = null;
      });
      return running;
    },
    async stop() {
      stopping = true;
      wakeUp.resolve();
      await running?.catch(() => {});
      await Promise.all(started);
    },
  };
}
