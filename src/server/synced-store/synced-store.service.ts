import { deletedBuildDays } from '#domain/workbench/builds/build-limits.ts';
import type { Retention } from '../db/retention.ts';
import * as states from './synced-store.repository.ts';

/**
 * States that the devices of a user and the server hold alike, by their kind. Callers bring the transaction in which
 * they lock the user, merge what a device has sent into what is stored, and write the result.
 */
export const syncedStore = {
  list: states.list,
  lockUser: states.lockUser,
  read: states.read,
  count: states.count,
  write: states.write,
};

export type SyncedStore = typeof syncedStore;

/** States go with their account; deleted ones stay for as long as somebody may come back for them. */
export const syncedStoreRetention: Retention = {
  deleteExpired: (db) => states.deleteExpired(db, deletedBuildDays),
};
