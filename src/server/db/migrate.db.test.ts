import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresDatabase, describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { oldMigrations, type OldMigration } from '#tests/support/databases/old-migrations.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taar-migrations-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

const ownFiles = readdirSync(new URL('../../../db/migrations/', import.meta.url)).toSorted();

describeOnBothEngines('migrations', (database) => {
  beforeEach(() => database().query('DROP TABLE IF EXISTS first, second'));
  // The suite's database is migrated already; these tests bring files of their own on top.
  afterEach(() => database().query(`DELETE FROM schema_migrations WHERE name <> ALL($1)`, [ownFiles]));

  it('apply what is new, in the order of the names, once', async () => {
    write('0102_second.sql', 'CREATE TABLE second (id integer REFERENCES first)');
    write('0101_first.sql', 'CREATE TABLE first (id integer PRIMARY KEY); INSERT INTO first VALUES (1)');
    expect(await migrate(database(), folder)).toEqual(['0101_first.sql', '0102_second.sql']);
    expect(await migrate(database(), folder)).toEqual([]);
    expect(await database().query('SELECT id FROM first')).toEqual([{ id: 1 }]);
  });

  it('apply a file that was merged late, whatever its number', async () => {
    write('0102_second.sql', 'CREATE TABLE second (id integer)');
    await migrate(database(), folder);
    write('0101_first.sql', 'CREATE TABLE first (id integer)');
    expect(await migrate(database(), folder)).toEqual(['0101_first.sql']);
  });

  it('refuse to start when a file that was applied has changed', async () => {
    write('0101_first.sql', 'CREATE TABLE first (id integer)');
    await migrate(database(), folder);
    write('0101_first.sql', 'CREATE TABLE first (id bigint)');
    await expect(migrate(database(), folder)).rejects.toThrow(
      'The migration 0101_first.sql was changed after it had been applied; add a new one.',
    );
  });

  it('do not mind line ends of another system', async () => {
    write('0101_first.sql', 'CREATE TABLE first (\n id integer\n)');
    await migrate(database(), folder);
    write('0101_first.sql', 'CREATE TABLE first (\r\n id integer\r\n)');
    expect(await migrate(database(), folder)).toEqual([]);
  });

  it('leave nothing of a file that fails halfway, and keep those before it', async () => {
    write('0101_first.sql', 'CREATE TABLE first (id integer)');
    write('0102_second.sql', 'CREATE TABLE second (id integer); SELECT * FROM nowhere');
    await expect(migrate(database(), folder)).rejects.toThrow('The migration 0102_second.sql failed: relation');
    expect(
      await database().query(`SELECT to_regclass('first')::text AS kept, to_regclass('second')::text AS gone`),
    ).toEqual([{ kept: 'first', gone: null }]);
    write('0102_second.sql', 'CREATE TABLE second (id integer)');
    expect(await migrate(database(), folder)).toEqual(['0102_second.sql']);
  });

  it('refuse a file whose name says no order', async () => {
    write('first.sql', 'SELECT 1');
    await expect(migrate(database(), folder)).rejects.toThrow('first.sql is not named like 0001_some_words.sql');
  });
});

describeOnBothEngines('a database that is older than the baseline', (database) => {
  const remembered = () => database().query('SELECT name, sha256 FROM schema_migrations ORDER BY name');
  let baseline: unknown[];
  const remember = async (migrations: readonly OldMigration[]) => {
    await database().query('DELETE FROM schema_migrations');
    for (const { name, sha256 } of migrations)
      await database().query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [name, sha256]);
  };

  beforeEach(async () => {
    baseline = await remembered();
  });
  afterEach(async () => remember(baseline as OldMigration[]));

  it('goes on from the baseline when it has the last schema before it', async () => {
    expect(oldMigrations).toHaveLength(54);
    await remember(oldMigrations);
    // What came after the baseline is applied to it, and may be applied to a schema that has it.
    expect(await migrate(database())).toEqual(ownFiles.filter((name) => name !== '0001_baseline.sql'));
    expect(await remembered()).toEqual(baseline);
    expect(await migrate(database())).toEqual([]);
  });

  const sentence =
    'The database is older than the baseline of the migrations: give the shop an empty one, or read docs/decisions/0052-one-baseline.md to keep its rows.';
  const [first, ...others] = oldMigrations;
  it.each([
    ['lacks the last migration', oldMigrations.slice(0, -1)],
    ['has one migration more', [...oldMigrations, { name: '0062_later.sql', sha256: '00' }]],
    ['has another text of a migration', [{ name: first!.name, sha256: '00' }, ...others]],
  ])('is refused when it %s, and stays as it is', async (_, migrations) => {
    await remember(migrations);
    await expect(migrate(database())).rejects.toThrow(sentence);
    expect(await remembered()).toEqual(migrations);
  });
});

describe('five processes that start at once on PostgreSQL', () => {
  it('apply each migration once between them', async () => {
    for (let number = 1; number <= 5; number++) {
      write(`000${number}_table.sql`, `CREATE TABLE table_${number} (id integer); SELECT pg_sleep(0.05)`);
    }
    const { url, drop } = await createPostgresDatabase();
    const databases = await Promise.all(
      Array.from({ length: 5 }, () => openPostgres({ databaseUrl: url, poolSize: 2 })),
    );
    try {
      const applied = await Promise.all(databases.map((db) => migrate(db, folder)));
      expect(applied.flat().sort()).toEqual(readdirSync(folder).sort());
    } finally {
      await Promise.all(databases.map((db) => db.close()));
      await drop();
    }
  });
});
