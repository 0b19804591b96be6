import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { saveBackup } from './backup-file.ts';
import { backUpIfDue, backupName } from './backup-schedule.ts';
import { askForBackup, serveBackups } from './backup-socket.ts';

describeOnBothEngines('backups while the shop runs', (database) => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'taar-backups-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

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
    const schedule = { dir, everyHours: 24, keep: 2 };
    const made = await Promise.all([backUpIfDue(database(), schedule), backUpIfDue(database(), schedule)]);
    const names = made.filter((name) => name !== null);
    expect(names).toHaveLength(1);
    expect(readdirSync(dir).sort()).toEqual(['keep-me.txt', old, names[0]]);
    expect(await backUpIfDue(database(), schedule)).toBeNull();
  });

  it('leave what there is when a new one fails', async () => {
    const old = agedBackup(30);
    const schedule = { dir, everyHours: 24, keep: 1 };
    await expect(backUpIfDue(database(), schedule, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(readdirSync(dir)).toEqual([old]);
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
});
