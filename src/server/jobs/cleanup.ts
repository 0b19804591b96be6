import type { Queryable } from '../db/database.ts';
import { repeat, type Repetition } from '../process/repeat.ts';
import type { Retention } from '../db/retention.ts';

export async function deleteExpiredRows(db: Queryable, retentions: readonly Retention[]): Promise<void> {
  for (const { deleteExpired } of retentions) await deleteExpired?.(db);
}

interface CleanupOptions {
  readonly db: Queryable;
  readonly retentions: readonly Retention[];
  readonly log: (message: string) => void;
}

const cleanupEveryMs = 60 * 60 * 1000;

/** Sweeps now and every hour. */
export const startCleanup = ({ db, retentions, log }: CleanupOptions): Repetition =>
  repeat({
    everyMs: cleanupEveryMs,
    run: () => deleteExpiredRows(db, retentions),
    onFailure: (error) => log(`Sweeping failed: ${error.message}`),
    immediately: true,
  });
