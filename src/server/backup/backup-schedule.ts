import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { repeat, type Repetition } from '../repeat.ts';
import { saveBackup } from './backup-file.ts';
import * as repository from './backup.repository.ts';
import { deadlineMs, dumpTo } from './dump.ts';

export interface BackupSchedule {
  readonly dir: string;
  readonly everyHours: number;
  /** How many files stay; at least one. */
  readonly keep: number;
}

const lookEveryMs = 5 * 60_000;
const nameShape = /^taar-\d{4}-\d\d-\d\dT[\d-]+Z\.backup\.gz$/;

/** The name of a backup made now: names sort by age. */
export const backupName = (now: Date = new Date()): string =>
  `taar-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`;

async function backupsIn(dir: string): Promise<string[]> {
  if (!existsSync(dir)) return [];
  return (await readdir(dir)).filter((name) => nameShape.test(name)).sort();
}

async function isDue({ dir, everyHours }: BackupSchedule): Promise<boolean> {
  const newest = (await backupsIn(dir)).at(-1);
  if (newest === undefined) return true;
  return Date.now() - (await stat(join(dir, newest))).mtimeMs >= everyHours * 3_600_000;
}

/** Makes a backup when one is due and no other process is making one; then the oldest go. Answers with its name. */
export async function backUpIfDue(
  db: Database,
  schedule: BackupSchedule,
  signal?: AbortSignal,
): Promise<string | null> {
  if (!(await isDue(schedule))) return null;
  const name = await db.transaction(
    async (tx) => {
      // Another process may have made it since we looked.
      if (!(await repository.tryLock(tx)) || !(await isDue(schedule))) return null;
      const fresh = backupName();
      await saveBackup(join(schedule.dir, fresh), (destination) => dumpTo(tx, destination, signal));
      return fresh;
    },
    { deadlineMs, snapshot: true },
  );
  if (name !== null) await deleteOldest(schedule);
  return name;
}

async function deleteOldest({ dir, keep }: BackupSchedule): Promise<void> {
  for (const name of (await backupsIn(dir)).slice(0, -keep)) await rm(join(dir, name), { force: true });
}

/** Looks now and every few minutes. A stop leaves a backup that is under way unmade. */
export function startBackups(db: Database, schedule: BackupSchedule, log: (message: string) => void): Repetition {
  const stopping = new AbortController();
  const looking = repeat({
    everyMs: lookEveryMs,
    run: async () => {
      const name = await backUpIfDue(db, schedule, stopping.signal);
      if (name !== null) log(`Backup ${name} is made and whole.`);
    },
    onFailure: (error) => log(`The backup failed: ${error.message}`),
    immediately: true,
  });
  return {
    stop() {
      stopping.abort();
      return looking.stop();
    },
  };
}
