import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { tryLockFile } from '../process/lock-file.ts';
import { repeat, type Repetition } from '../process/repeat.ts';
import { saveBackup } from './backup-file.ts';
import { dumpDatabase } from './dump.ts';

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

/** Nothing was written to it for so long: whoever did is gone. */
const abandonedMs = 3_600_000;

/** What came of a look: a backup, none since none is due, or none since somebody else is making one. */
export type BackupResult =
  | { readonly outcome: 'made'; readonly name: string }
  | { readonly outcome: 'not-due' | 'busy' };

/** Makes a backup when one is due and no other process is making one; then the oldest go. */
export async function backUpIfDue(db: Database, schedule: BackupSchedule, signal?: AbortSignal): Promise<BackupResult> {
  const { dir } = schedule;
  if (!(await isDue(schedule))) return { outcome: 'not-due' };
  await mkdir(dir, { recursive: true });
  const unlock = tryLockFile(join(dir, '.lock'));
  if (!unlock) return { outcome: 'busy' };
  try {
    // Another process may have made it since we looked.
    if (!(await isDue(schedule))) return { outcome: 'not-due' };
    await deleteUnfinished(dir);
    const name = backupName();
    await saveBackup(join(dir, name), (destination) => dumpDatabase(db, destination, signal));
    await deleteOldest(schedule);
    return { outcome: 'made', name };
  } finally {
    unlock();
  }
}

/** What a process left that was killed while it made a backup. One that is being written by hand is younger. */
async function deleteUnfinished(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => nameShape.test(name.replace(/\.unfinished$/, '')));
  for (const name of names.filter((one) => one.endsWith('.unfinished'))) {
    const file = join(dir, name);
    if (Date.now() - (await stat(file)).mtimeMs > abandonedMs) await rm(file, { force: true });
  }
}

async function deleteOldest({ dir, keep }: BackupSchedule): Promise<void> {
  for (const name of (await backupsIn(dir)).slice(0, -keep)) await rm(join(dir, name), { force: true });
}

const busySentence = ({ dir }: BackupSchedule): string =>
  `No backup was made: another process is making one in ${dir}. This one looks again in ${lookEveryMs / 60_000} minutes.`;

/** Looks now and every few minutes. A stop leaves a backup that is under way unmade. */
export function startBackups(db: Database, schedule: BackupSchedule, log: (message: string) => void): Repetition {
  const stopping = new AbortController();
  const looking = repeat({
    everyMs: lookEveryMs,
    run: async () => {
      const result = await backUpIfDue(db, schedule, stopping.signal);
      if (result.outcome === 'made') log(`Backup ${result.name} is made and whole.`);
      // Said at every look: a process that hangs holds the lock for as long as it lives.
      if (result.outcome === 'busy') log(busySentence(schedule));
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
