import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { tryLockFile } from '../process/lock-file.ts';
import { saveBackup } from './backup-file.ts';
import { backUpIfDue, backupName, startBackups } from './backup-schedule.ts';
import { askForBackup, serveBackups } from './backup-socket.ts';

describeOnBothEngines('backups while the shop runs', (database) => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'taar-backups-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const filesIn = () => readdirSync(dir).filter((name) => name !== '.lock');
  const hour = 3_600_000;
  const agedBackup = (hours: number): string => {
    const then = new Date(Date.now() - hours * hour);
    writeFileSync(join(dir, backupName(then)), '');
    utimesSync(join(dir, backupName(then)), then, then);
    return backupName(then);
  };

  it('are made when the newest is old enough, by one process of several, and the oldest go then', async () => {
    const [, , old] = [agedBackup(72), agedBackup(48), agedBackup(24)];
    writeFileSync(join(dir, 'keep-me.txt'), '');
    const [killed, byHand] = [
      `${agedBackup(96)}.unfinished`,
      `${backupName(new Date(Date.now() - 60_000))}.unfinished`,
    ];
    renameSync(join(dir, killed.replace('.unfinished', '')), join(dir, killed));
    writeFileSync(join(dir, byHand), 'of somebody who makes one now');
    const schedule = { dir, everyHours: 24, keep: 2 };
    const made = await Promise.all([backUpIfDue(database(), schedule), backUpIfDue(database(), schedule)]);
    const names = made.flatMap((result) => (result.outcome === 'made' ? [result.name] : []));
    expect(names).toHaveLength(1);
    expect(filesIn().sort()).toEqual(['keep-me.txt', old, byHand, names[0]].sort());
    expect(await backUpIfDue(database(), schedule)).toEqual({ outcome: 'not-due' });
  });

  it('say so when another process makes one meanwhile', async () => {
    const unlock = tryLockFile(join(dir, '.lock'))!;
    const schedule = { dir, everyHours: 24, keep: 2 };
    expect(await backUpIfDue(database(), schedule)).toEqual({ outcome: 'busy' });
    const { promise: said, resolve: log } = Promise.withResolvers<string>();
    const backups = startBackups(database(), schedule, log);
    expect(await said).toMatch(/^No backup was made: another process is making one in .+\.$/);
    await backups.stop();
    unlock();
    expect(filesIn()).toEqual([]);
  });

  it('leave what there is when a new one fails', async () => {
    const old = agedBackup(30);
    const schedule = { dir, everyHours: 24, keep: 1 };
    await expect(backUpIfDue(database(), schedule, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(filesIn()).toEqual([old]);
  });

  it('are handed out over a socket in the data folder, and nobody answers once it is closed', async () => {
    expect(await askForBackup(dir)).toBeNull();
    const serving = await serveBackups(database(), dir, () => {});
    const socket = await askForBackup(dir);
    const { tables } = await saveBackup(join(dir, 'asked'), (destination) => pipeline(socket!, destination));
    expect(tables.map(({ table }) => table)).toContain('orders');
    await serving.stop();
    expect(await askForBackup(dir)).toBeNull();
  });

  it('say over the socket why there is none, and leave no file', async () => {
    const full = { ...database(), readSnapshot: () => Promise.reject(new Error('There is not enough room.')) };
    const serving = await serveBackups(full, dir, () => {});
    const socket = await askForBackup(dir);
    const saving = saveBackup(join(dir, 'asked'), (destination) => pipeline(socket!, destination));
    await expect(saving).rejects.toThrow('There is not enough room.');
    await serving.stop();
    expect(filesIn()).toEqual([]);
  });
});
