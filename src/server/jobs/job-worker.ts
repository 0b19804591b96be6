import type { Database } from '../db/database.ts';
import { repeat, type Repetition } from '../repeat.ts';
import type { JobHandlers } from './job-kinds.ts';
import * as jobs from './job.repository.ts';
import type { ClaimedJob } from './job.repository.ts';

export interface JobWorkerOptions {
  readonly db: Database;
  /** A worker of the shop knows every kind; one of a test only those it is about. */
  readonly handlers: Partial<JobHandlers>;
  readonly log?: (message: string) => void;
  /** Longer than any handler takes: after it, another worker believes this one dead. */
  readonly leaseSeconds?: number;
  readonly retrySeconds?: (attempt: number) => number;
}

export interface JobWorker {
  /** Does what is due, until nothing is. */
  runDue(): Promise<void>;
  start(): Promise<void>;
  /** Takes no more jobs and waits for those under way, for a while: what is left is taken over by others. */
  stop(): Promise<void>;
}

const concurrency = 4;
const maxAttempts = 30;
const maxRetrySeconds = 3600;
const pollEveryMs = 5000;
const stopTimeoutMs = 5000;

/** 5, 10, 20 seconds and so on, at most an hour: thirty tries take about a day. */
export const backOffSeconds = (attempt: number): number => Math.min(5 * 2 ** (attempt - 1), maxRetrySeconds);

export function createJobWorker(options: JobWorkerOptions): JobWorker {
  const { db, handlers, log, leaseSeconds = 120, retrySeconds = backOffSeconds } = options;
  let stopping = false;
  let running: Promise<void> | null = null;
  let again = false;
  let polling: Repetition | undefined;
  let stopListening: (() => Promise<void>) | undefined;

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

  async function runAll(): Promise<void> {
    do {
      again = false;
      for (;;) {
        if (stopping) return;
        const claimed = await jobs.claim(db, concurrency, leaseSeconds);
        if (claimed.length === 0) break;
        await Promise.all(claimed.map(run));
      }
    } while (again);
  }

  function runDue(): Promise<void> {
    again = true;
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  }

  const logFailure = (error: Error): void => log?.(`The jobs wait: ${error.message}`);

  return {
    runDue,
    async start() {
      stopListening = await db.listen('jobs', () => void runDue().catch(logFailure));
      polling = repeat({ everyMs: pollEveryMs, run: runDue, onFailure: logFailure, immediately: true });
    },
    async stop() {
      stopping = true;
      const polled = polling?.stop();
      await stopListening?.();
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, stopTimeoutMs);
      });
      await Promise.race([Promise.all([polled, running?.catch(() => {})]), enough]);
      clearTimeout(timer);
    },
  };
}
