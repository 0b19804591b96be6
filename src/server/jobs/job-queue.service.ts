import type { Queryable } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import type { JobKind, JobPayloads } from './job-kinds.ts';
import * as jobs from './job.repository.ts';

/** How other modules leave work for the background. */
export interface JobQueue {
  /** To be called with the transaction whose consequence the job is: both are committed, or neither. */
  enqueue<Kind extends JobKind>(tx: Queryable, kind: Kind, payload: JobPayloads[Kind]): Promise<void>;
}

export const jobQueue: JobQueue = { enqueue: jobs.insert };

/** Failed jobs stay: someone has to look at them. */
export const jobRetention: Retention = { deleteExpired: jobs.deleteDone };
