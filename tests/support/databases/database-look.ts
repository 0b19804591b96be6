import type { Database } from '#server/db/database.ts';
import type { Table } from './empty-tables.ts';

/** Says in short what the schema is, and the rows that the migrations put there. */
export function looker(db: Database, tables: readonly Table[]): () => Promise<string> {
  const filled = tables.filter(({ isFilled }) => isFilled);
  const rows = filled.map(({ name }) => `(SELECT string_agg(row::text, ',' ORDER BY row::text) FROM ${name} row)`);
  const text = `SELECT md5(concat_ws(';', ${[...schema, ...rows].join()})) AS look`;
  return async () => (await db.query<{ look: string }>({ name: 'test-look', text }))[0]!.look;
}

const schema = [
  `(SELECT string_agg(concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull), ',' ORDER BY attrelid, attnum)
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped)`,
  `(SELECT string_agg(pg_get_constraintdef(oid), ',' ORDER BY oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace)`,
  `(SELECT string_agg(pg_get_triggerdef(oid) || tgenabled::text, ',' ORDER BY oid) FROM pg_trigger WHERE NOT tgisinternal)`,
  `(SELECT string_agg(setconfig::text, ',') FROM pg_db_role_setting
    WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database()))`,
  `(SELECT string_agg(md5(prosrc), ',' ORDER BY oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace)`,
];
