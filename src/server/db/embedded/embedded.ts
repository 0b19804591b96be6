import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { columnTypes } from '../column-types.ts';
import { connect, deadlineIn } from '../connection.ts';
import type { Database } from '../database.ts';
import { poolDatabase } from '../pool-database.ts';
import { prepareDataFolder } from './data-folder.ts';
import { startSupervisedEngine, startEngine, type EmbeddedEngine } from './engine.ts';
import { openEngineCopy, removeOldCopies } from './engine-copy.ts';
import { EmbeddedListener } from './embedded-listener.ts';
import { lockFolder } from './folder-lock.ts';
import { startMaintenance } from './maintenance.ts';
import { wireStreams } from './wire-stream.ts';

export interface EmbeddedOptions {
  /** The folder of the database, or null to keep it in memory. */
  readonly dir: string | null;
  /** What a database in memory starts from: the snapshot of another one. */
  readonly snapshot?: Uint8Array | undefined;
  readonly log?: Log | undefined;
}

export interface EmbeddedDatabase extends Database {
  /** The whole database as one archive. */
  snapshot(): Promise<Uint8Array>;
}

// There is no network to lose here; a long wait means the one connection is busy with something long.
const deadlineMs = 10_000;

export async function openEmbedded({ dir, snapshot, log }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (dir === null) return overEngine(await startEngine({ dir, snapshot }), { log });
  mkdirSync(dirname(dir), { recursive: true });
  const unlock = lockFolder(dir);
  try {
    await removeOldCopies(dir);
    await prepareDataFolder(dir);
    return readFromCopies(dir, overEngine(await startSupervisedEngine({ dir }, log), { log, unlock }), log);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * A transaction that reads for long would hold the one connection for as long, so a copy of the folder is read by an
 * engine of its own. A database in memory has no shop that would wait.
 */
function readFromCopies(
  dir: string,
  { withDatabaseLocked, ...db }: LockableDatabase,
  log: Log | undefined,
): EmbeddedDatabase {
  return {
    ...db,
    async readSnapshot(work, { signal, ...options } = {}) {
      const copy = overEngine(await openEngineCopy(dir, withDatabaseLocked, signal), { log, isCopy: true });
      return copy.transaction(work, options).finally(() => copy.close());
    },
  };
}

type Log = (message: string) => void;

interface LockableDatabase extends EmbeddedDatabase {
  /** Runs the work while nobody else can ask anything, no transaction is open, and all is in the files. */
  withDatabaseLocked<T>(work: () => Promise<T>): Promise<T>;
}

interface EngineOptions {
  readonly log: Log | undefined;
  readonly unlock?: () => void;
  /** It is read once and thrown away, so it is not maintained. */
  readonly isCopy?: boolean;
}

function overEngine(engine: EmbeddedEngine, { log, unlock, isCopy }: EngineOptions): LockableDatabase {
  const listener = new EmbeddedListener();
  const pool = new pg.Pool({
    onConnect: listener.onConnect,
    stream: wireStreams(engine.exchange),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: deadlineMs,
    types: columnTypes,
  });
  listener.attach(pool);
  const db = poolDatabase({
    pool,
    engine: 'embedded',
    listener,
    deadlineMs,
    log,
    ...(!isCopy && { beforeClose: startMaintenance(pool, log) }),
    async afterClose() {
      await engine.close();
      unlock?.();
    },
  });
  return {
    ...db,
    snapshot: () => engine.snapshot(),
    async withDatabaseLocked(work) {
      const connection = await connect(pool, deadlineIn(deadlineMs));
      try {
        await connection.run('CHECKPOINT', [], deadlineIn(deadlineMs));
        return await work();
      } finally {
        connection.release();
      }
    },
  };
}
