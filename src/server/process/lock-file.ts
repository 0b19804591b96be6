import { DatabaseSync } from 'node:sqlite';

const sqliteBusy = 5;

/**
 * Takes a lock that no two hold at once, in whatever process they are, or answers null when another holds it. SQLite
 * takes the lock of the operating system for us, which the kernel frees however the process ends, so no stale lock can
 * be left behind. Answers with a function that gives it back.
 */
export function tryLockFile(path: string): (() => void) | null {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    return null;
  }
  return () => file.close();
}
