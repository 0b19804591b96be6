import type { Database } from '../db/database.ts';
import { repeat, type Repetition } from '../process/repeat.ts';
import type { JobHandlers } from './job-kinds.ts';
import * as jobs from './job.repository.ts';
import type { ClaimedJob, JobGroup } from './job.repository.ts';

interface JobPoolOptions {
  /** How many jobs are done at once. */
  readonly concurrency: number;
  /** Claims at most so many jobs that are due. */
  readonly claim: (limit: number) => Promise<readonly ClaimedJob[]>;
  /** Never rejects. */
  readonly run: (job: ClaimedJob) => Promise<void>;
}

interface JobPool {
  /** Runs the jobs that are due until none is. Rejects when they cannot be claimed; those that were started go on. */
  runDue(): Promise<void>;
  /** Claims no more jobs, and waits for those that were started. */
  stop(): Promise<void>;
}

/** Runs at most so many jobs at once. A job that hangs takes one of these places, and delays no other job. */
function createJobPool({ concurrency, claim, run }: JobPoolOptions): JobPool {
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

export interface JobWorkerOptions {
  readonly db: Database;
  /** A worker of the shop handles every kind, one of a test only those that the test is about. */
  readonly handlers: Partial<JobHandlers>;
  readonly log?: (message: string) => void;
  /** Longer than any handler takes: after it, another worker claims the job again. */
  readonly leaseSeconds?: number;
  readonly retrySeconds?: (attempt: number) => number;
}

export interface JobWorker {
  /** Runs the jobs that are due until none is. */
  runDue(): Promise<void>;
  start(): Promise<void>;
  /** Claims no more jobs and waits a while for those that were started; other workers claim what is left. */
  stop(): Promise<void>;
}

/** How many jobs of each group run at once. Mails have a group of their own, so that no other job waits behind them. */
const concurrency: Readonly<Record<JobGroup, number>> = { mail: 4, other: 2 };
export const jobLeaseSeconds = 120;
const maxAttempts = 30;
const maxRetrySeconds = 3600;
const pollEveryMs = 5000;
const stopTimeoutMs = 3000;

/** 5, 10, 20 seconds and so on, at most an hour: thirty tries take about a day. */
export const backOffSeconds = (attempt: number): number => Math.min(5 * 2 ** (attempt - 1), maxRetrySeconds);

export function createJobWorker(options: JobWorkerOptions): JobWorker {
  const { db, handlers, log, leaseSeconds = jobLeaseSeconds, retrySeconds = backOffSeconds } = options;
  let doneCount = 0;
  let polling: Repetition | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  const logFailure = (error: Error): void => log?.(`The jobs wait: ${error.message}`);

  async function handle({ id, kind, payload, attempts }: ClaimedJob): Promise<void> {
    const handler = (handlers as Record<string, ((payload: unknown, job: object) => Promise<void>) | undefined>)[kind];
    if (!handler) throw new Error(`Nobody knows how to do a job of the kind '${kind}'.`);
    await handler(payload, { id, attempt: attempts });
  }

  async function run(job: ClaimedJob): Promise<void> {
    try {
      await handle(job);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const giveUp = job.attempts >= maxAttempts;
      log?.(`Job ${job.id} (${job.kind}), try ${job.attempts}, ${giveUp ? 'given up' : 'failed'}: ${reason}`);
      const delaySeconds = retrySeconds(job.attempts);
      await jobs.recordFailure(db, job, { delaySeconds, error: reason.slice(0, 1000), giveUp });
      return;
    }
    await jobs.finish(db, job);
  }

  const pools = (Object.keys(concurrency) as JobGroup[]).map((group) =>
    createJobPool({
      concurrency: concurrency[group],
      claim: (limit) => jobs.claim(db, group, limit, leaseSeconds),
      run: (job) =>
        run(job)
          .catch(logFailure)
          .finally(() => (doneCount += 1)),
    }),
  );
  const runDue = async (): Promise<void> => {
    let before: number;
    do {
      before = doneCount;
      await Promise.all(pools.map((pool) => pool.runDue()));
      // What one pool did may have made something due in the other, such as the mails to all who wait for a product.
    } while (doneCount > before);
  };
  const runDueSoon = (): void => void runDue().catch(logFailure);

  return {
    runDue,
    async start() {
      stopListening = await db.listen('jobs', runDueSoon);
      // Without waiting for it: while some hang, others become due.
      polling = repeat({
        everyMs: pollEveryMs,
        run: async () => runDueSoon(),
        onFailure: logFailure,
        immediately: true,
      });
    },
    async stop() {
      const stopped = Promise.all([polling?.stop(), ...pools.map((pool) => pool.stop())]);
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
