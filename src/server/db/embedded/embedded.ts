import { mkdirSync, existsSync } from 'node:fs';
import { dirname, basename, join } from 'node:path';
import pg from 'pg';
import { columnTypes } from '../column-types.ts';
import { connect, deadlineIn } from '../connection.ts';
import type { Database } from '../database.ts';
import { poolDatabase } from '../pool-database.ts';
import { startSupervisedEngine, startEngine, type EmbeddedEngine } from './engine.ts';
import { wireStreams } from './wire-stream.ts';
import { tryLockFile } from '../../process/lock-file.ts';
import { StartupError } from '../../process/startup-error.ts';
import { repeat } from '../../process/repeat.ts';
import { classifyFailure } from '../database-errors.ts';
import { Channels, type Listener } from '../listener.ts';
import { mkdtemp, readdir, rm, mkdir, open, rename } from 'node:fs/promises';
import { FolderCopy } from './folder-copy.ts';

/**
 * Makes an empty database when the folder does not hold one. It is made under another name and moved into place once
 * it is whole and on the disk, so a start that is cut short leaves nothing that looks like a database.
 */
async function prepareDataFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const engine = await startEngine({ dir: unfinished });
  await engine.close();
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await sync(dirname(folder));
}

const syncsAtOnce = 16;

// A new database is about a thousand files; the disk is much quicker when it may sync several of them together.
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const syncNext = async () => {
    for (let path = paths.pop(); path; path = paths.pop()) await sync(path);
  };
  await Promise.all(Array.from({ length: syncsAtOnce }, syncNext));
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

type WithDatabaseLocked = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * An engine of its own on a copy of the database as it is now; closed, it is gone. Others are held up only while what
 * they changed during a first round of copying is copied again, so it hardly matters how large the database is.
 */
async function openEngineCopy(
  dir: string,
  withDatabaseLocked: WithDatabaseLocked,
  signal: AbortSignal | undefined,
): Promise<EmbeddedEngine> {
  const folder = await mkdtemp(copyPrefix(dir));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const files = new FolderCopy(dir, folder);
    // Most of what the engine has not written out yet goes now, and little is left for when others wait.
    await withDatabaseLocked(async () => {});
    await files.update(signal);
    await withDatabaseLocked(() => files.update(signal));
    const copy = await startEngine({ dir: folder, durable: false });
    return { ...copy, close: () => copy.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

const copyPrefix = (dir: string): string => `${dir}.copy-`;

/** What a process left that was killed while it read a copy. Only who holds the lock of the folder may do this. */
async function removeOldCopies(dir: string): Promise<void> {
  const prefix = basename(copyPrefix(dir));
  const old = (await readdir(dirname(dir))).filter((name) => name.startsWith(prefix));
  for (const name of old) await rm(join(dirname(dir), name), { recursive: true, force: true });
}

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
    pipeline: true,
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
