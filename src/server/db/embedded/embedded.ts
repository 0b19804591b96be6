import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { columnTypes } from '../column-types.ts';
import type { Database } from '../database.ts';
import { poolDatabase } from '../pool-database.ts';
import { prepareDataFolder } from './data-folder.ts';
import { startSupervisedEngine, startEngine, type EmbeddedEngine } from './engine.ts';
import { EmbeddedListener } from './embedded-listener.ts';
import { lockFolder } from './folder-lock.ts';
import { startMaintenance } from './maintenance.ts';
import { wireStreams } from './wire-stream.ts';

export interface EmbeddedOptions {
  /** The folder of the database, or null to keep it in memory. */
  readonly dir: string | null;
  /** What a database in memory starts from: the snapshot of another one. */
  readonly snapshot?: Uint8Array | undefined;
  readonly log?: ((message: string) => void) | undefined;
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
    await prepareDataFolder(dir);
    return overEngine(await startSupervisedEngine({ dir }, log), { log, unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

interface Surroundings {
  readonly log: ((message: string) => void) | undefined;
  readonly unlock?: () => void;
}

function overEngine(engine: EmbeddedEngine, { log, unlock }: Surroundings): EmbeddedDatabase {
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
  const stopMaintenance = startMaintenance(pool, log);
  const db = poolDatabase({
    pool,
    engine: 'embedded',
    listener,
    deadlineMs,
    log,
    beforeClose: stopMaintenance,
    async afterClose() {
      await engine.close();
      unlock?.();
    },
  });
  return { ...db, snapshot: () => engine.snapshot() };
}
