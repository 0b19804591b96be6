import type { Queryable } from './database.ts';

/**
 * How long a room keeps its rows, and what becomes of them when a person leaves. Each room says so itself, beside its
 * service; compose/retention.ts collects them, so neither the cleanup nor the accounts know another room's tables.
 */
export interface Retention {
  /** Deletes the rows that have served their time. */
  readonly deleteExpired?: (db: Queryable) => Promise<void>;
  /** Runs before the account's row is deleted, for rows that everyone else locks before the account. */
  readonly beforeAccountDeletion?: (tx: Queryable, userId: number) => Promise<void>;
  /** Runs before a mailbox is forgotten in the office, for rows that everyone else locks before the account. */
  readonly beforeErasure?: (tx: Queryable, email: string) => Promise<void>;
  /** Deletes what hangs on a mail address alone. Called only for a mailbox that was confirmed to be the person's own. */
  readonly deleteByEmail?: (tx: Queryable, email: string) => Promise<void>;
}
