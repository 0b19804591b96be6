import { chownSync, cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { ask, freePort, initialise, runPostgres, startLimitMs, type RunningPostgres } from './postgres.ts';

export interface PostgresPair {
  /** The address with both hosts, the primary first. */
  readonly url: string;
  readonly primary: RunningPostgres;
  readonly standby: RunningPostgres;
  /** Makes the standby a primary. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** A primary that calls nothing committed before its standby has it too. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const binaries = findBinaries();
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const primaryDir = initialise(binaries);
  // Before its first start the data of a server is what its standby begins with.
  const standbyDir = copyDataFolder(binaries, primaryDir);
  writeFileSync(join(standbyDir, 'standby.signal'), '');
  const upstream = `primary_conninfo=host=127.0.0.1 port=${primaryPort} user=postgres`;
  const synchronous = 'synchronous_standby_names=*';
  const primary = await runPostgres({ binaries, dataDir: primaryDir, port: primaryPort, settings: [synchronous] });
  const standby = await runPostgres({ binaries, dataDir: standbyDir, port: standbyPort, settings: [upstream] });
  await untilSynchronous(primary.url);
  return {
    url: `postgresql://postgres@127.0.0.1:${primaryPort},127.0.0.1:${standbyPort}/postgres`,
    primary,
    standby,
    promote: async () => void (await ask(standby.url, 'select pg_promote()')),
    stop: async () => void (await Promise.all([primary.stop(), standby.stop()])),
  };
}

function copyDataFolder({ account }: PostgresBinaries, dataDir: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'taar-postgres-data-'));
  cpSync(dataDir, copy, { recursive: true });
  const everything = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  if (account) for (const path of ['', ...everything]) chownSync(join(copy, path), account.uid, account.gid);
  return copy;
}

async function untilSynchronous(url: string): Promise<void> {
  const deadline = performance.now() + startLimitMs;
  while ((await ask(url, `select from pg_stat_replication where sync_state = 'sync'`)).length === 0) {
    if (performance.now() > deadline) throw new Error('The standby did not find its primary.');
    await pause(50);
  }
}
