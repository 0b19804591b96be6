import pg from 'pg';
import { columnTypes } from './column-types.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { poolDatabase } from './pool-database.ts';
import { postgresListener } from './postgres-listener.ts';
import { WritableHost } from './hosts/writable-host.ts';

export interface PostgresOptions {
  readonly databaseUrl: string;
  /** Where to listen, when a pooler stands before the server that cannot; absent: the same. */
  readonly listenUrl?: string | null | undefined;
  readonly poolSize?: number | undefined;
  readonly log?: ((message: string) => void) | undefined;
}

// A request must be answered within 3 s even when the database is gone, so a query or a transaction gets less.
const deadlineMs = 2500;
const connectTimeoutMs = 2000;
// The server gives up a little earlier than we do, so that what we gave up on is not done after all.
const statementTimeoutMs = 2300;
const lockTimeoutMs = 2000;
const minVersion = 16;

export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { databaseUrl, listenUrl, poolSize = 10, log } = options;
  const host = new WritableHost(databaseUrl, log);
  const listenHost = listenUrl ? new WritableHost(listenUrl, log) : host;
  await Promise.all([host.find(), listenHost.find()]);
  const pool = new pg.Pool({
    Client: clientOf(host),
    pipeline: true,
    application_name: 'taar',
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    query_timeout: deadlineMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: 2 * deadlineMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // The embedded engine runs in UTC too: dates come out the same on both.
    options: '-c TimeZone=UTC',
    types: columnTypes,
  });
  const listener = postgresListener(listenHost, log);
  const beforeClose = async () => void (await Promise.all([host.close(), listenHost.close()]));
  const db = poolDatabase({ pool, engine: 'postgres', listener, deadlineMs, log, beforeClose });
  try {
    await checkVersion(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
}

/** What a pool makes its connections with: each goes to the host that takes writes when it is made. */
const clientOf = (host: WritableHost): NonNullable<pg.PoolConfig['Client']> =>
  class extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: host.address });
      host.watch(this);
    }
  };

async function checkVersion(db: Database): Promise<void> {
  const [row] = await db.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::integer / 10000 AS version`,
  );
  if (row && row.version >= minVersion) return;
  throw new DatabaseUnavailable(`PostgreSQL ${minVersion} or newer is needed; DATABASE_URL names ${row?.version}.`);
}
