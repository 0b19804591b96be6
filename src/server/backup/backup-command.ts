import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseConfig, type Config } from '#config';
import { openDatabase } from '../db/open-database.ts';
import { saveBackup } from './backup-file.ts';
import { BackupError } from './backup-format.ts';
import { backupName } from './backup-schedule.ts';
import { askForBackup } from './backup-socket.ts';
import { dumpDatabase, dumpUnusedDatabase } from './dump.ts';
import { runCommand, summaryOf } from './run-command.ts';
import { checkBackup } from './restore.ts';

/** From the database itself, or from the shop that holds it. */
async function writeBackup({ databaseUrl, dataDir }: Config, destination: Writable): Promise<void> {
  const running = databaseUrl === null ? await askForBackup(dataDir) : null;
  if (running) return pipeline(running, destination);
  if (databaseUrl === null && !existsSync(join(dataDir, 'database'))) {
    throw new BackupError(`There is no database in ${dataDir} yet.`);
  }
  const db = await openDatabase({ databaseUrl, dataDir, poolSize: 1 });
  try {
    // The embedded one is ours while it is open.
    await (db.engine === 'embedded' ? dumpUnusedDatabase(db, destination) : dumpDatabase(db, destination));
  } finally {
    await db.close();
  }
}

/** `npm run backup [-- file] [--check]` */
await runCommand(async (args) => {
  const config = parseConfig(process.env);
  const name = args.find((argument) => !argument.startsWith('--'));
  const file = resolve(name ?? join(config.backup?.dir ?? join(config.dataDir, 'backups'), backupName()));
  const end = await saveBackup(file, (destination) => writeBackup(config, destination));
  const said = `${file}: ${summaryOf(end)}`;
  if (!args.includes('--check')) return `${said}, read back and whole`;
  await checkBackup(file);
  return `${said}, restored into an empty place and every table compared`;
});
