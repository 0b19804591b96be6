import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SmallDisk } from '../faults/small-disk.ts';
import { findBinaries } from './postgres-binaries.ts';
import { ask, databaseUrl, freePort, initialise, runPostgres, type RunningPostgres } from './postgres.ts';

export interface PostgresOnSmallDisks {
  readonly postgres: RunningPostgres;
  /** The address of the database whose tables lie on a small disk. */
  readonly url: string;
  /** Of the tables, and of the log that everything is written to first. */
  readonly disks: { readonly tables: SmallDisk; readonly log: SmallDisk };
  stop(): Promise<void>;
}

const diskMegabytes = 48;
/** The smallest there is, so that the log soon needs a new file. */
const segmentMegabytes = 1;

export async function startPostgresOnSmallDisks(): Promise<PostgresOnSmallDisks> {
  const binaries = findBinaries();
  const { account } = binaries;
  const disks = { tables: SmallDisk.mount(diskMegabytes, account), log: SmallDisk.mount(diskMegabytes, account) };
  const [tables, log] = [join(disks.tables.dir, 'tables'), join(disks.log.dir, 'log')];
  for (const folder of [tables, log]) {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  }
  const dataDir = initialise(binaries, ['--waldir', log, '--wal-segsize', `${segmentMegabytes}`]);
  // Files of the log that are done with go at a checkpoint instead of waiting to be used again.
  const settings = [`min_wal_size=${2 * segmentMegabytes}MB`, 'wal_recycle=off'];
  const postgres = await runPostgres({ binaries, dataDir, port: await freePort(), settings });
  await ask(postgres.url, `create tablespace small location '${tables}'`);
  await ask(postgres.url, 'create database shop tablespace small');
  return {
    postgres,
    url: databaseUrl(postgres.url, 'shop'),
    disks,
    async stop() {
      await postgres.stop();
      disks.tables.unmount();
      disks.log.unmount();
    },
  };
}
