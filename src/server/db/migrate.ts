import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../process/startup-error.ts';
import type { Database, Queryable } from './database.ts';
import { DatabaseUnavailable } from './database-errors.ts';

interface Migration {
  readonly name: string;
  readonly sha256: string;
  readonly text: string;
}

const ownFolder = fileURLToPath(new URL('../../../db/migrations/', import.meta.url));
const lockKey = 7_214_096_353;
const deadlineMs = 10 * 60_000;

/**
 * Applies the SQL files that the database has not seen yet, in the order of their names, each in a transaction of its
 * own, and answers with the names this call applied. Any number of processes may start at once: each step takes the
 * same lock and looks again at what is left.
 */
export async function migrate(db: Database, folder: string = ownFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const applied: string[] = [];
  for (;;) {
    const name = await db.transaction((tx) => applyNext(tx, migrations), { deadlineMs });
    if (name === null) return applied;
    applied.push(name);
  }
}

type NamedMigration = Pick<Migration, 'name' | 'sha256'>;

/** Throws a sentence when another database has a migration that we do not have, or not like that. */
export async function assertKnown(wanted: readonly NamedMigration[]): Promise<void> {
  const own = await readMigrations(ownFolder);
  const isOwn = ({ name, sha256 }: NamedMigration) => own.some((one) => one.name === name && one.sha256 === sha256);
  const foreign = isBaselineByOldMigrations(wanted) ? undefined : wanted.find((one) => !isOwn(one));
  if (foreign)
    throw new Error(`The schema has the migration ${foreign.name}, which this version of the shop does not know.`);
}

/** Applies the named migrations in an open transaction, to come to the schema that another database had. */
export async function applyNamed(tx: Queryable, wanted: readonly NamedMigration[]): Promise<void> {
  await assertKnown(wanted);
  const own = await readMigrations(ownFolder);
  const names = isBaselineByOldMigrations(wanted) ? [baselineName] : wanted.map(({ name }) => name);
  const migrations = own.filter(({ name }) => names.includes(name));
  while ((await applyNext(tx, migrations)) !== null);
}

async function applyNext(tx: Queryable, migrations: readonly Migration[]): Promise<string | null> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
  await tx.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY,
    sha256 text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
  let rows = await tx.query<NamedMigration>('SELECT name, sha256 FROM schema_migrations');
  if (rows.some(({ name }) => name === firstOldName)) rows = [await takeOverBaseline(tx, rows, migrations)];
  const known = new Map(rows.map((row) => [row.name, row.sha256]));
  const changed = migrations.find(({ name, sha256 }) => known.has(name) && known.get(name) !== sha256);
  if (changed)
    throw new StartupError(`The migration ${changed.name} was changed after it had been applied; add a new one.`);
  const next = migrations.find(({ name }) => !known.has(name));
  if (!next) return null;
  try {
    await tx.query(next.text);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    throw new StartupError(`The migration ${next.name} failed: ${(error as Error).message}`, { cause: error });
  }
  await remember(tx, next);
  return next.name;
}

const remember = (tx: Queryable, { name, sha256 }: NamedMigration): Promise<unknown> =>
  tx.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [name, sha256]);

const baselineName = '0001_baseline.sql';
const firstOldName = '0001_catalogue.sql';
/** Of the names and hashes of the 54 migrations that made the same schema before the first release. */
const oldMigrationsSha256 = '5a76d2dbea7491ef4e339088ecca315a221896b9c7729f82f3240745ea06e9de';

function isBaselineByOldMigrations(applied: readonly NamedMigration[]): boolean {
  const lines = applied.map(({ name, sha256 }) => `${name} ${sha256}\n`).toSorted();
  return createHash('sha256').update(lines.join('')).digest('hex') === oldMigrationsSha256;
}

/** Remembers the baseline in place of the old migrations, which have made exactly what it makes. */
async function takeOverBaseline(
  tx: Queryable,
  applied: readonly NamedMigration[],
  migrations: readonly Migration[],
): Promise<NamedMigration> {
  const baseline = migrations.find(({ name }) => name === baselineName);
  if (!baseline || !isBaselineByOldMigrations(applied))
    throw new StartupError(
      'The database is older than the baseline of the migrations: give the shop an empty one, or read docs/decisions/0052-one-baseline.md to keep its rows.',
    );
  await tx.query('DELETE FROM schema_migrations');
  await remember(tx, baseline);
  return baseline;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const misnamed = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  if (misnamed) throw new StartupError(`The migration ${misnamed} is not named like 0001_some_words.sql.`);
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // A checkout on another system may end its lines differently; that is no change of the migration.
  const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
}
