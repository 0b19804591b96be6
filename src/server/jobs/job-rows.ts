import type { JobKind, JobPayloads } from './job-kinds.ts';

/** Work for the background, of any kind. */
export type NewJob = {
  readonly [Kind in JobKind]: { readonly kind: Kind; readonly payload: JobPayloads[Kind] };
}[JobKind];

/**
 * Part of a statement whose consequence some jobs are: enqueues those of the parameter of that number, without a trip of
 * their own. `with ${enqueuedJobs(2)} insert into ...`.
 */
export const enqueuedJobs = (parameter: number): string =>
  `enqueued as (
     insert into jobs (kind, payload)
     select kind, payload from jsonb_to_recordset($${parameter}::jsonb) as job(kind text, payload jsonb)
   )`;

export const toJobRows = (jobs: readonly NewJob[]): string => JSON.stringify(jobs);
