import type { Database } from '../db/database.ts';
import { createWorkerLoop, type WorkerLoop } from '../process/worker-loop.ts';
import type { JobHandlers } from './job-kinds.ts';
import * as jobs from './job.repository.ts';
import { groupOf, type ClaimedJob, type JobGroup } from './job.repository.ts';

interface JobPoolOptions {
  /** How many jobs of each group are done at once. */
  readonly concurrency: Readonly<Record<JobGroup, number>>;
  /** Claims at most so many jobs of each group that are due. */
  readonly claim: (limits: Readonly<Record<JobGroup, number>>) => Promise<readonly ClaimedJob[]>;
  /** Never rejects. Answers whether the job may be due again at once. */
  readonly run: (job: ClaimedJob) => Promise<boolean>;
}

interface JobPool {
  /** Runs the jobs that are due until none is. Rejects when they cannot be claimed; those that were started go on. */
  runDue(): Promise<void>;
  /** Claims no more jobs, and waits for those that were started. */
  stop(): Promise<void>;
}

const groups: readonly JobGroup[] = ['mail', 'other'];

/**
 * Runs at most so many jobs of each group at once. A job that hangs takes one of these places, and delays no other job. A
 * group is asked for only when something may be due in it: after a claim that found less than there was room for, nothing is
 * until somebody says so.
 */
function createJobPool({ concurrency, claim, run }: JobPoolOptions): JobPool {
  const started: Readonly<Record<JobGroup, Set<Promise<void>>>> = { mail: new Set(), other: new Set() };
  const mayBeDue: Record<JobGroup, boolean> = { mail: false, other: false };
  let stopping = false;
  let running: Promise<void> | null = null;
  /** Resolved when something may have become due. */
  let wakeUp = Promise.withResolvers<void>();

  function begin(job: ClaimedJob): void {
    const group = groupOf(job.kind);
    const work = run(job).then((isDueAgain) => {
      started[group].delete(work);
      if (isDueAgain) mayBeDue[group] = true;
    });
    started[group].add(work);
  }

  const roomFor = (group: JobGroup): number => (mayBeDue[group] ? concurrency[group] - started[group].size : 0);

  async function claimDue(): Promise<void> {
    const limits = { mail: roomFor('mail'), other: roomFor('other') };
    if (limits.mail + limits.other === 0) return;
    const asked = groups.filter((group) => limits[group] > 0);
    for (const group of asked) mayBeDue[group] = false;
    const claimed = await claim(limits).catch((error: unknown) => {
      for (const group of asked) mayBeDue[group] = true;
      throw error;
    });
    for (const group of asked) {
      const count = claimed.filter(({ kind }) => groupOf(kind) === group).length;
      if (count === limits[group]) mayBeDue[group] = true;
    }
    claimed.forEach(begin);
  }

  async function runUntilNoneIsDue(): Promise<void> {
    for (;;) {
      const { promise: woken } = wakeUp;
      if (!stopping) await claimDue();
      const under = [...started.mail, ...started.other];
      if (under.length > 0) await Promise.race([...under, ...(stopping ? [] : [woken])]);
      else if (stopping || !groups.some((group) => mayBeDue[group])) return;
    }
  }

  return {
    runDue() {
      for (const group of groups) mayBeDue[group] = true;
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
      await Promise.all([...started.mail, ...started.other]);
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

export interface JobWorker extends WorkerLoop {
  /** Runs the jobs that are due until none is. */
  runDue(): Promise<void>;
}

/** How many jobs of each group run at once. Mails have a group of their own, so that no other job waits behind them. */
const concurrency: Readonly<Record<JobGroup, number>> = { mail: 4, other: 2 };
export const jobLeaseSeconds = 120;
const maxAttempts = 30;
const maxRetrySeconds = 3600;

/** 5, 10, 20 seconds and so on, at most an hour: thirty tries take about a day. */
export const backOffSeconds = (attempt: number): number => Math.min(5 * 2 ** (attempt - 1), maxRetrySeconds);

export function createJobWorker(options: JobWorkerOptions): JobWorker {
  const { db, handlers, log, leaseSeconds = jobLeaseSeconds, retrySeconds = backOffSeconds } = options;
  let doneCount = 0;
  const logFailure = (error: Error): void => log?.(`The jobs wait: ${error.message}`);

  async function handle({ id, kind, payload, attempts }: ClaimedJob): Promise<void> {
    const handler = (handlers as Record<string, ((payload: unknown, job: object) => Promise<void>) | undefined>)[kind];
    if (!handler) throw new Error(`Nobody knows how to do a job of the kind '${kind}'.`);
    await handler(payload, { id, attempt: attempts });
  }

  /** Answers whether the job may be due again at once: it failed. */
  async function run(job: ClaimedJob): Promise<boolean> {
    try {
      await handle(job);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const giveUp = job.attempts >= maxAttempts;
      log?.(`Job ${job.id} (${job.kind}), try ${job.attempts}, ${giveUp ? 'given up' : 'failed'}: ${reason}`);
      const delaySeconds = retrySeconds(job.attempts);
      await jobs.recordFailure(db, job, { delaySeconds, error: reason.slice(0, 1000), giveUp });
      return true;
    }
    await jobs.finish(db, job);
    return false;
  }

  const pool = createJobPool({
    concurrency,
    claim: (limits) => jobs.claim(db, limits, leaseSeconds),
    run: async (job) => {
      try {
        return await run(job);
      } catch (error) {
        logFailure(error as Error);
        return false;
      } finally {
        doneCount += 1;
      }
    },
  });

  const runDue = async (): Promise<void> => {
    let before: number;
    do {
      before = doneCount;
      await pool.runDue();
      // What was done may have made something due that nobody listens for, such as the mails to all who wait for a product.
    } while (doneCount > before);
  };

  const loop = createWorkerLoop({
    listen: (wake) => db.listen('jobs', wake),
    // What is done there makes something due that it is told of.
    runDue: () => pool.runDue(),
    finish: () => pool.stop(),
    onFailure: logFailure,
  });
  return { runDue, ...loop };
}
