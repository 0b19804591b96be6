import { resolve } from 'node:path';
import { parseConfig } from '#config';
import { openDatabase } from '../db/open-database.ts';
import { verifyBackup } from './backup-file.ts';
import { BackupError } from './backup-format.ts';
import { checkBackup, restoreBackup } from './restore.ts';
import { runCommand, summaryOf } from './run-command.ts';

/** `npm run restore -- [--check] file` */
await runCommand(async (args) => {
  const name = args.find((argument) => !argument.startsWith('--'));
  if (name === undefined) throw new BackupError('Say which file to restore: npm run restore -- <file>.');
  const unknown = args.find((argument) => argument !== name && argument !== '--check');
  // Whoever mistypes --check wants nothing to be restored.
  if (unknown !== undefined) throw new BackupError(`Nothing was restored: ${unknown} is not understood.`);
  const file = resolve(name);
  if (args.includes('--check')) {
    return `${file}: ${summaryOf(await checkBackup(file))}, restored into memory, and every table is as the file says`;
  }
  const { databaseUrl, dataDir } = parseConfig(process.env);
  // A file that is no good is refused before an empty data folder is made for it.
  await verifyBackup(file);
  const db = await openDatabase({ databaseUrl, dataDir, poolSize: 1 });
  const end = await restoreBackup(db, file).finally(() => db.close());
  return `${summaryOf(end)} from ${file}`;
});
