import { describe, expect, it } from 'vitest';
import { describeOnBothEngines, openTestDatabase } from '#tests/support/databases/databases.ts';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import type { JobHandlers } from './job-kinds.ts';
import { backOffSeconds, createJobWorker } from './job-worker.ts';
import { jobQueue } from './job-queue.service.ts';
import { claim, listFailed, finish, retry } from './job.repository.ts';
import { retentions } from '../compose/retention.ts';
import { deleteExpiredRows } from './cleanup.ts';

type Welcome = JobHandlers['mail/welcome'];

const handlersWith = (welcome: Welcome): Partial<JobHandlers> => ({
  'mail/welcome': welcome,
});

const addJob = (db: Database, userId = 1) => jobQueue.enqueue(db, 'mail/welcome', { userId });

describeOnBothEngines('the jobs', (database) => {
  const run = (welcome: Welcome) =>
    createJobWorker({ db: database(), handlers: handlersWith(welcome), retrySeconds: () => 0 }).runDue();
  const rows = () => database().query<Record<string, unknown>>('select * from jobs');

  it('are done once, with what they were given', async () => {
    await addJob(database(), 7);
    const seen: unknown[] = [];
    const welcome: Welcome = async (payload, job) => void seen.push([payload, job.attempt]);
    await run(welcome);
    await run(welcome);
    expect(seen).toEqual([[{ userId: 7 }, 1]]);
    expect(await rows()).toMatchObject([{ done_at: expect.any(Date), claimed_until: null }]);
  });

  it('do not exist when the transaction that wanted them failed', async () => {
    const failing = database().transaction(async (tx) => {
      await jobQueue.enqueue(tx, 'mail/welcome', { userId: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('are tried again until they succeed', async () => {
    await addJob(database());
    let tries = 0;
    await run(async () => {
      tries += 1;
      if (tries < 4) throw new Error(`refused ${tries}`);
    });
    expect(tries).toBe(4);
    expect(await rows()).toMatchObject([{ attempts: 4, done_at: expect.any(Date), last_error: null }]);
  });

  it('wait longer after each failure, an hour at most', async () => {
    expect([1, 2, 3, 4].map(backOffSeconds)).toEqual([5, 10, 20, 40]);
    expect(backOffSeconds(30)).toBe(3600);
    await addJob(database());
    await createJobWorker({
      db: database(),
      handlers: handlersWith(async () => {
        throw new Error('refused');
      }),
    }).runDue();
    const [row] = await database().query<{ wait: number }>(
      `select round(extract(epoch from run_at - now()))::integer as wait from jobs`,
    );
    expect(row!.wait).toBeGreaterThan(0);
    expect(row!.wait).toBeLessThanOrEqual(5);
  });

  it('are listed as failed after thirty attempts, and can be retried', async () => {
    await addJob(database());
    let tries = 0;
    const refusing: Welcome = async () => {
      tries += 1;
      throw new Error('mailbox on fire');
    };
    await run(refusing);
    expect(tries).toBe(30);
    const [given] = await listFailed(database());
    expect(given).toMatchObject({ kind: 'mail/welcome', attempts: 30, lastError: 'mailbox on fire' });
    await database().query(`update jobs set created_at = now() - interval '1 year'`);
    await deleteExpiredRows(database(), retentions);
    expect(await retry(database(), given!.id)).toBe(true);
    await run(async () => {});
    expect(await rows()).toMatchObject([{ done_at: expect.any(Date), failed_at: null }]);
  });

  it('fail without stopping the others when their kind has no handler', async () => {
    await database().query(`insert into jobs (kind) values ('dance')`);
    await addJob(database());
    const seen: number[] = [];
    await createJobWorker({
      db: database(),
      handlers: handlersWith(async ({ userId }) => void seen.push(userId)),
    }).runDue();
    expect(seen).toEqual([1]);
    expect(await database().query(`select last_error from jobs where kind = 'dance'`)).toEqual([
      { last_error: "Nobody knows how to do a job of the kind 'dance'." },
    ]);
  });

  it('are claimed by another worker when the lease of the first has expired', async () => {
    await addJob(database());
    expect(await claim(database(), { mail: 10, other: 0 }, 120)).toHaveLength(1);
    const seen: number[] = [];
    const welcome: Welcome = async (_payload, job) => void seen.push(job.attempt);
    await run(welcome);
    expect(seen).toEqual([]);
    await database().query(`update jobs set claimed_until = now() - interval '1 second'`);
    await run(welcome);
    expect(seen).toEqual([2]);
  });

  it('are not finished by a worker whose lease has expired', async () => {
    await addJob(database());
    const [late] = await claim(database(), { mail: 1, other: 0 }, 120);
    await database().query(`update jobs set claimed_until = now() - interval '1 second'`);
    await claim(database(), { mail: 1, other: 0 }, 120);
    await finish(database(), late!);
    expect(await rows()).toMatchObject([{ done_at: null, attempts: 2 }]);
  });

  it('are begun as soon as they are committed, and stopping waits for those under way', async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const worker = createJobWorker({
      db: database(),
      handlers: handlersWith(async () => {
        begun.resolve();
        await goOn.promise;
      }),
    });
    await worker.start();
    await addJob(database());
    await begun.promise;
    const stopped = worker.stop();
    goOn.resolve();
    await stopped;
    expect(await rows()).toMatchObject([{ done_at: expect.any(Date) }]);
    await addJob(database());
    await worker.runDue();
    expect(await database().query('select from jobs where done_at is null')).toHaveLength(1);
  });

  it('are deleted a week after they were done', async () => {
    await addJob(database());
    await run(async () => {});
    await deleteExpiredRows(database(), retentions);
    expect(await rows()).toHaveLength(1);
    await database().query(`update jobs set done_at = now() - interval '8 days'`);
    await deleteExpiredRows(database(), retentions);
    expect(await rows()).toEqual([]);
  });
});

describe('the jobs of several processes', () => {
  it('are done exactly once each by three workers', async () => {
    const { db, url, close } = await openTestDatabase('postgres');
    const pools = await Promise.all([1, 2, 3].map(() => openPostgres({ databaseUrl: url! })));
    try {
      await db.transaction(async (tx) => {
        for (let userId = 1; userId <= 200; userId += 1) await jobQueue.enqueue(tx, 'mail/welcome', { userId });
      });
      const done: string[] = [];
      const workers = pools.map((pool) =>
        createJobWorker({ db: pool, handlers: handlersWith(async ({ userId }) => void done.push(`${userId}`)) }),
      );
      await Promise.all(workers.map((worker) => worker.runDue()));
      expect(done).toHaveLength(200);
      expect(new Set(done).size).toBe(200);
      expect(await db.query('select from jobs where done_at is null')).toEqual([]);
    } finally {
      await Promise.all(pools.map((pool) => pool.close()));
      await close();
    }
  });
});
