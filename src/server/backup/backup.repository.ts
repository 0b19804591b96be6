import type { Queryable } from '../db/database.ts';
import type { BackupHeader, BackupRow } from './backup-format.ts';

export interface TableShape {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly isKey: boolean }[];
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const list = (names: readonly string[]): string => names.map(quote).join(', ');

/** Every table of the shop with the columns that are stored. What is computed from them is computed again. */
export function shapes(db: Queryable): Promise<TableShape[]> {
  return db.query<TableShape>(`
    SELECT class.relname AS "table",
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod), 'isKey',
        attnum = ANY (coalesce(key.indkey::smallint[], '{}'))) ORDER BY attnum) AS columns
    FROM pg_class class
    JOIN pg_attribute attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    LEFT JOIN pg_index key ON key.indrelid = class.oid AND indisprimary
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations'
    GROUP BY class.relname ORDER BY class.relname COLLATE "C"`);
}

export const migrations = (db: Queryable) =>
  db.query<BackupHeader['migrations'][number]>('SELECT name, sha256 FROM schema_migrations ORDER BY name COLLATE "C"');

/** Sequences move outside of transactions: asked for after the rows, they are never behind them. */
export const sequences = (db: Queryable) =>
  db.query<{ name: string; value: number }>(`SELECT sequencename AS name, last_value AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename COLLATE "C"`);

const batchBytes = 1_000_000;
const maxBatchRows = 1000;

/** The rows of a table as texts, in an order that is the same on both engines, in batches of about a megabyte. */
export async function* rows(db: Queryable, { table, columns }: TableShape): AsyncGenerator<BackupRow[]> {
  const names = columns.map(({ name }) => name);
  const keys = columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  const order = (keys.length > 0 ? keys : names).map((name) => `${quote(name)}::text COLLATE "C"`).join(', ');
  const texts = names.map((name) => `${quote(name)}::text AS ${quote(name)}`).join(', ');
  const [size] = await db.query<{ rows: number }>(
    `SELECT greatest(1, least(${maxBatchRows}, ${batchBytes} / greatest(1, pg_table_size('${quote(table)}'::regclass) / greatest(1, count(*))))) AS rows
     FROM ${quote(table)}`,
  );
  await db.query(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT ${texts} FROM ${quote(table)} ORDER BY ${order}`);
  for (;;) {
    const batch = await db.query<Record<string, string | null>>(`FETCH ${size!.rows} FROM backup_rows`);
    if (batch.length === 0) break;
    yield batch.map((row) => names.map((name) => row[name]!));
  }
  await db.query('CLOSE backup_rows');
}

export async function isEmptyDatabase(db: Queryable): Promise<boolean> {
  return (await db.query(`SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1`)).length === 0;
}

/**
 * Runs the work with triggers off and references checked at its end, so that tables may be filled in any order. The
 * owner of the tables may do that; turning all checks off would need a superuser.
 */
export async function withoutOrder(db: Queryable, tables: readonly TableShape[], work: () => Promise<void>) {
  const references = await db.query<{ table: string; name: string }>(`
    SELECT relname AS "table", conname AS name FROM pg_constraint JOIN pg_class class ON class.oid = conrelid
    WHERE contype = 'f' AND NOT condeferrable AND connamespace = 'public'::regnamespace`);
  const alter = async (deferrable: string, triggers: string) => {
    for (const { table, name } of references) {
      await db.query(`ALTER TABLE ${quote(table)} ALTER CONSTRAINT ${quote(name)} ${deferrable}`);
    }
    for (const { table } of tables) await db.query(`ALTER TABLE ${quote(table)} ${triggers} TRIGGER USER`);
  };
  await alter('DEFERRABLE INITIALLY DEFERRED', 'DISABLE');
  await work();
  await db.query('SET CONSTRAINTS ALL IMMEDIATE');
  await alter('NOT DEFERRABLE', 'ENABLE');
}

/** Takes out what the migrations put in. */
export async function empty(db: Queryable, tables: readonly TableShape[]): Promise<void> {
  await db.query(`TRUNCATE ${list(tables.map(({ table }) => table))}`);
}

export async function insert(db: Queryable, shape: TableShape, columns: readonly string[], lines: readonly string[]) {
  const values = columns.map((name, index) => {
    const type = shape.columns.find((column) => column.name === name)!.type;
    return `(line ->> ${index})::${type}`;
  });
  await db.query(
    `INSERT INTO ${quote(shape.table)} (${list(columns)}) OVERRIDING SYSTEM VALUE
     SELECT ${values.join(', ')} FROM json_array_elements($1::json) AS line`,
    [`[${lines.join(',')}]`],
  );
}

export async function setSequence(db: Queryable, name: string, value: number): Promise<void> {
  await db.query(`SELECT setval(quote_ident($1)::regclass, $2)`, [name, value]);
}
