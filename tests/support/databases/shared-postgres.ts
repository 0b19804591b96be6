import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { looker } from './database-look.ts';
import { emptier, tablesOf, type Table } from './empty-tables.ts';
import { administer, createDatabase, databaseUrl, dropDatabase, newDatabaseName } from './postgres.ts';

interface Kept {
  readonly name: string;
  readonly tables: readonly Table[];
  readonly firstLook: string;
}

/** The idle database; null while a suite uses it. */
let kept: Kept | null = null;

/**
 * Copying the template and dropping the copy takes up to a fifth of a second of CPU, so one database serves the suites of a
 * worker, one after the other. Whoever is done gives it back with `close`; one that is not as it was is thrown away. The next
 * one has it under another name, so that what a suite has left running finds it no more.
 */
export async function acquireSharedPostgres(
  serverUrl: string,
  template: string,
): Promise<{ db: Database; url: string; empty: () => Promise<void>; close: () => Promise<void> }> {
  const lent = kept;
  kept = null;
  const name = lent?.name ?? (await createDatabase(serverUrl, template));
  const url = databaseUrl(serverUrl, name);
  const db = await openPostgres({ databaseUrl: url });
  const tables = lent?.tables ?? (await tablesOf(db));
  const empty = emptier(db, tables);
  const look = looker(db, tables);
  const firstLook = lent?.firstLook ?? (await look());
  const isAsItWas = async (): Promise<boolean> => {
    await empty();
    return (await look()) === firstLook;
  };
  return {
    db,
    url,
    empty,
    async close() {
      const isKept = kept === null && (await isAsItWas().catch(() => false));
      await db.close();
      const next = isKept && kept === null ? await renamed(serverUrl, name) : null;
      if (next === null) await dropDatabase(serverUrl, name);
      else if (kept === null) kept = { name: next, tables, firstLook };
      else await dropDatabase(serverUrl, next);
    },
  };
}

/** Ends all connections to a database and gives it another name; null where that could not be done. */
async function renamed(serverUrl: string, name: string): Promise<string | null> {
  const next = newDatabaseName();
  try {
    await administer(
      serverUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      `ALTER DATABASE ${name} RENAME TO ${next}`,
    );
    return next;
  } catch {
    return null;
  }
}
