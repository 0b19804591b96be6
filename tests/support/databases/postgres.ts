import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, type PostgresBinaries } from './postgres-binaries.ts';

export interface RunningPostgres {
  /** The address of the server's own database; see databaseUrl for others. */
  readonly url: string;
  /** Stops the server at once, as a crash would, and keeps its data. */
  crash(): Promise<void>;
  /** Ends every process of the server as kill -9 does, and keeps its data. */
  kill(): Promise<void>;
  /** Its data stays when it ends by itself, until it is started again. */
  keepData(): void;
  /** Whether it has ended, by itself or not. */
  hasEnded(): boolean;
  /** Starts it again on the same port after a crash. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

export const startLimitMs = 60_000;

/** A real PostgreSQL server with an empty data folder. It never outlives the process that started it. */
export async function startPostgres(): Promise<RunningPostgres> {
  const binaries = findBinaries();
  return runPostgres({ binaries, dataDir: initialise(binaries), port: await freePort(), settings: [] });
}

interface PostgresOptions {
  readonly binaries: PostgresBinaries;
  readonly dataDir: string;
  readonly port: number;
  readonly settings: readonly string[];
}

export async function runPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, port } = options;
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  let server = await launch(options, url);
  const keepData = () => writeFileSync(join(dataDir, keepFile), '');
  return {
    url,
    keepData,
    hasEnded: () => server.hasEnded(),
    async crash() {
      keepData();
      const [pid] = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      await server.ended;
    },
    async kill() {
      keepData();
      const [pid] = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
      const others = await processesOf(url);
      // The first of them goes first, for it would start the others anew.
      for (const one of [Number(pid), ...others]) killIfThere(one);
      await server.ended;
    },
    async restart() {
      server = await launch(options, url);
      rmSync(join(dataDir, keepFile));
    },
    async stop() {
      server.end();
      await server.ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The processes of a server besides its first one, which has no row. */
async function processesOf(url: string): Promise<number[]> {
  return (await ask<{ pid: number }>(url, 'select pid from pg_stat_activity')).map((row) => row.pid);
}

export async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<Row>(text);
  // The caller may be about to kill the server, so the end of the connection is not awaited.
  client.end().catch(() => {});
  return rows;
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Does something to the databases of a server. */
export async function administer(serverUrl: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export const newDatabaseName = (): string => `test_${randomUUID().replaceAll('-', '')}`;

export async function createDatabase(serverUrl: string, template: string): Promise<string> {
  const name = newDatabaseName();
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return name;
}

export const dropDatabase = (serverUrl: string, name: string): Promise<void> =>
  administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);

const keepFile = 'keep-data';

// Reads its standard input, which closes when we end, however that happens; then the server goes, and its data with it.
const guard = `
  exec 3<&0
  data=$1; shift
  "$@" </dev/null &
  server=$!
  { cat <&3 >/dev/null; kill -INT $server; } &
  watcher=$!
  wait $server
  kill $watcher 2>/dev/null
  [ -e "$data/${keepFile}" ] || rm -rf "$data"
`;

// Without fsync it is quick, and still loses nothing when its processes are killed: only a power cut would hurt it.
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'log_min_messages=fatal',
];

interface Server {
  /** Resolves with what the server printed once it has ended. */
  readonly ended: Promise<string>;
  hasEnded(): boolean;
  end(): void;
}

async function launch(own: PostgresOptions, url: string): Promise<Server> {
  const { binaries, dataDir } = own;
  const options = [...settings, ...own.settings, `port=${own.port}`].flatMap((setting) => ['-c', setting]);
  const child = spawn('sh', ['-c', guard, 'sh', dataDir, binaries.postgres, '-D', dataDir, ...options], {
    ...binaries.account,
    cwd: dataDir,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(() => output);
  await Promise.race([
    untilAnswering(url),
    ended.then((printed) => Promise.reject(new Error(`PostgreSQL did not start: ${printed}`))),
  ]);
  return { ended, hasEnded: () => child.exitCode !== null, end: () => child.stdin.end() };
}

export function initialise({ initdb, account }: PostgresBinaries, wishes: readonly string[] = []): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'taar-postgres-data-'));
  if (account) chownSync(dataDir, account.uid, account.gid);
  const args = [
    '-D',
    dataDir,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    ...wishes,
  ];
  const { status, stderr } = spawnSync(initdb, args, { ...account, cwd: dataDir, encoding: 'utf8' });
  if (status === 0) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not make its data folder: ${stderr}`);
}

async function untilAnswering(url: string): Promise<void> {
  const deadline = performance.now() + startLimitMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(50);
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
