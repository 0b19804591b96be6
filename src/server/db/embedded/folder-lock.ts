import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../startup-error.ts';

/**
 * Keeps every other process out of a data folder. SQLite takes the lock of the operating system for us, which the
 * kernel frees however the process ends, so no stale lock can be left behind.
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    file.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new StartupError(`The data folder ${folder} is in use by another process; stop that one first.`, {
      cause: error,
    });
  }
  return () => file.close();
}

const sqliteBusy = 5;
