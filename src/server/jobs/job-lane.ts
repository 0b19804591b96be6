import type { ClaimedJob } from './job.repository.ts';

interface LaneOptions {
  /** How many jobs are done at once. */
  readonly hands: number;
  /** Takes at most so many that are due. */
  readonly claim: (limit: number) => Promise<readonly ClaimedJob[]>;
  /** Never rejects. */
  readonly run: (job: ClaimedJob) => Promise<void>;
}

export interface JobLane {
  /** Does what is due, until nothing is. Rejects when it cannot find out; what is under way goes on. */
  runDue(): Promise<void>;
  /** Takes no more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Whoever is done takes the next job: one that hangs keeps one hand busy, and holds up no other. */
export function createJobLane({ hands, claim, run }: LaneOptions): JobLane {
  const underWay = new Set<Promise<void>>();
  let stopping = false;
  let running: Promise<void> | null = null;
  /** Resolved when something may have become due. */
  let news = Promise.withResolvers<void>();
  let again = false;

  function begin(job: ClaimedJob): void {
    const work = run(job).finally(() => underWay.delete(work));
    underWay.add(work);
  }

  async function runUntilNoneIsDue(): Promise<void> {
    for (;;) {
      again = false;
      const { promise: heard } = news;
      const free = hands - underWay.size;
      if (!stopping && free > 0) (await claim(free)).forEach(begin);
      if (underWay.size > 0) await Promise.race([...underWay, ...(stopping ? [] : [heard])]);
      else if (!again || stopping) return;
    }
  }

  return {
    runDue() {
      again = true;
      news.resolve();
      news = Promise.withResolvers();
      running ??= runUntilNoneIsDue().finally(() => {
        running = null;
      });
      return running;
    },
    async stop() {
      stopping = true;
      news.resolve();
      await running?.catch(() => {});
      await Promise.all(underWay);
    },
  };
}
