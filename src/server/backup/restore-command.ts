import { resolve } from 'node:path';
import { parseConfig } from '#config';
import { openDatabase } from '../db/open-database.ts';
import { verifyBackup } from './backup-file.ts';
import { BackupError } from './backup-format.ts';
import { restoreBackup } from './restore.ts';
import { runCommand, summaryOf } from './run-command.ts';

/** `npm run restore -- file` */
await runCommand(async ([name]) => {
  if (name === undefined) throw new BackupError('Say which file to restore: npm run restore -- <file>.');
  const { databaseUrl, dataDir } = parseConfig(process.env);
  // A file that is no good is refused before an empty data folder is made for it.
  await verifyBackup(resolve(name));
  const db = await openDatabase({ databaseUrl, dataDir, poolSize: 1 });
  const end = await restoreBackup(db, resolve(name)).finally(() => db.close());
  return `${summaryOf(end)} from ${resolve(name)}`;
});
