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
import { wireStreams } from './wire-stream.ts';
import { tryLockFile } from '../../process/lock-file.ts';
import { StartupError } from '../../process/startup-error.ts';
import { repeat } from '../../process/repeat.ts';
import { classifyFailure } from '../database-errors.ts';
import { Channels, type Listener } from '../listener.ts';

/** The embedded engine has one connection, so that one both speaks and listens. */
class EmbeddedListener implements Listener {
  readonly #channels = new Channels();
  #pool: pg.Pool | null = null;

  /** Runs before a new connection of the pool is used: it has forgotten what the one before listened to. */
  readonly onConnect = async (client: pg.ClientBase): Promise<void> => {
    client.on('notification', ({ channel, payload }) => this.#channels.notify(channel, payload ?? ''));
    for (const name of this.#channels.names) await client.query(`LISTEN ${name}`);
    this.#channels.notifyAllOfGap();
  };

  attach(pool: pg.Pool): void {
    this.#pool = pool;
  }

  async listen(channel: string, heard: (payload: string | null) => void): Promise<() => Promise<void>> {
    const stop = this.#channels.add(channel, heard);
    try {
      await this.#pool!.query(`LISTEN ${channel}`);
    } catch (error) {
      stop();
      throw classifyFailure(error);
    }
    return async () => void stop();
  }

  /** There is no network to lose: whoever can ask can hear. */
  isListenerDown(): boolean {
    return false;
  }

  async close(): Promise<void> {}
}

const checkpointEveryMs = 5 * 60_000;
const vacuumEveryMs = 60 * 60_000;

/** The embedded engine has no background processes: its checkpoints and vacuuming are asked for from here. */
function startMaintenance(pool: pg.Pool, log?: (message: string) => void): () => Promise<void> {
  const repeatStatement = (statement: string, everyMs: number) =>
    repeat({
      everyMs,
      run: () => pool.query(statement),
      onFailure: (error) => log?.(`${statement} failed: ${error.message}`),
    });
  const repetitions = [
    repeatStatement('CHECKPOINT', checkpointEveryMs),
    repeatStatement('VACUUM ANALYZE', vacuumEveryMs),
  ];
  return async () => {
    await Promise.all(repetitions.map((repetition) => repetition.stop()));
  };
}

/** Keeps every other process out of a data folder. */
export function lockFolder(folder: string): () => void {
  const unlock = tryLockFile(`${folder}.lock`);
  if (unlock) return unlock;
  throw new StartupError(`The data folder ${folder} is in use by another process; stop that one first.`);
}

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
