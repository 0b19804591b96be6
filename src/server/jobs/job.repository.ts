import type { Queryable } from '../db/database.ts';
import type { JobKind, JobPayloads } from './job-kinds.ts';

/** Mails go through a server that is not ours, and that may be slow or hang. */
export type JobGroup = 'mail' | 'other';

export const groupOf = (kind: string): JobGroup => (kind.startsWith('mail/') ? 'mail' : 'other');

export interface ClaimedJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

export interface FailedJobRow {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
}

const insertJob = { name: 'job-insert', text: 'insert into jobs (kind, payload) values ($1, $2)' };

/** Jobs of one group that are due, held by whoever claims them. */
const dueJobs = (ofGroup: string, limit: string): string =>
  `select id from jobs
           where done_at is null and failed_at is null and run_at <= now()
             and (claimed_until is null or claimed_until < now()) ${ofGroup}
           order by run_at limit ${limit} for update skip locked`;

/** Both groups at once: whoever is woken asks once. */
const claimJobs = {
  name: 'job-claim',
  text: `with mail as materialized (
           ${dueJobs("and kind like 'mail/%'", '$1')}
         ), other as materialized (
           ${dueJobs("and kind not like 'mail/%'", '$2')}
         ), due as (select id from mail union select id from other)
         update jobs set claimed_until = now() + make_interval(secs => $3), attempts = attempts + 1
         from due where jobs.id = due.id
         returning jobs.id, kind, payload, attempts`,
};

// The number of the attempt tells whether the claim is still ours: whoever took over has counted it up.
const finishJob = {
  name: 'job-finish',
  text: `update jobs set done_at = now(), claimed_until = null, last_error = null
         where id = $1 and attempts = $2 and done_at is null`,
};

const recordJobFailure = {
  name: 'job-record-failure',
  text: `update jobs set run_at = now() + make_interval(secs => $3), claimed_until = null, last_error = $4,
           failed_at = case when $5 then now() end
         where id = $1 and attempts = $2 and done_at is null`,
};

const selectFailedJobs = {
  name: 'job-list-failed',
  text: `select id, kind, attempts, last_error as "lastError", created_at as "createdAt"
         from jobs where failed_at is not null order by failed_at desc limit 200`,
};

const retryJob = {
  name: 'job-retry',
  text: `update jobs set failed_at = null, attempts = 0, run_at = now(), claimed_until = null
         where id::text = $1 and failed_at is not null returning id`,
};

const deleteDoneJobs = { name: 'job-delete-done', text: `delete from jobs where done_at < now() - interval '7 days'` };

export async function insert<Kind extends JobKind>(
  tx: Queryable,
  kind: Kind,
  payload: JobPayloads[Kind],
): Promise<void> {
  await tx.query(insertJob, [kind, JSON.stringify(payload)]);
}

/** Claims at most so many jobs of each group that are due. */
export const claim = (
  db: Queryable,
  limits: Readonly<Record<JobGroup, number>>,
  leaseSeconds: number,
): Promise<ClaimedJob[]> => db.query<ClaimedJob>(claimJobs, [limits.mail, limits.other, leaseSeconds]);

export async function finish(db: Queryable, job: ClaimedJob): Promise<void> {
  await db.query(finishJob, [job.id, job.attempts]);
}

export async function recordFailure(
  db: Queryable,
  job: ClaimedJob,
  { delaySeconds, error, giveUp }: { delaySeconds: number; error: string; giveUp: boolean },
): Promise<void> {
  await db.query(recordJobFailure, [job.id, job.attempts, delaySeconds, error, giveUp]);
}

export const listFailed = (db: Queryable): Promise<FailedJobRow[]> => db.query<FailedJobRow>(selectFailedJobs);

export async function retry(db: Queryable, id: string): Promise<boolean> {
  return (await db.query(retryJob, [id])).length > 0;
}

export async function deleteDone(db: Queryable): Promise<void> {
  await db.query(deleteDoneJobs);
}
