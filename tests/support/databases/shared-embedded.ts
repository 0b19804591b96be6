import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { emptier, namesOfTables } from './empty-tables.ts';

/** A migrated embedded database that holds what the migrations put there. */
export const openMigratedEmbedded = (): Promise<Database> =>
  openEmbedded({ dir: null, snapshot: readFileSync(inject('embeddedTemplate')) });

interface Kept {
  readonly db: Database;
  readonly empty: () => Promise<void>;
  /** The schema, and the rows that the migrations put there, in short. */
  readonly look: () => Promise<string>;
  readonly firstLook: string;
}

/** The idle engine; null while a suite uses it. */
let kept: Kept | null = null;

/**
 * Starting an engine takes longer than most suites, so one serves those of a worker, one after the other. Whoever is done
 * gives it back with `close`: what they still ask or hear through it ends there, and one that is not as it was is thrown
 * away.
 */
export async function acquireSharedEmbedded(): Promise<{ db: Database; empty: () => Promise<void> }> {
  const lent = kept ?? (await startOne());
  kept = null;
  const { db, empty } = lent;
  let isGivenBack = false;
  const refuseWhenGivenBack = (): void => {
    if (isGivenBack) throw new Error('The database of a suite that has ended was used.');
  };
  const ends: (() => Promise<void>)[] = [];
  return {
    empty,
    db: {
      ...db,
      query: async (...asked) => (refuseWhenGivenBack(), db.query(...asked)),
      transaction: async (...asked) => (refuseWhenGivenBack(), db.transaction(...asked)),
      readSnapshot: async (...asked) => (refuseWhenGivenBack(), db.readSnapshot(...asked)),
      ping: async () => (refuseWhenGivenBack(), db.ping()),
      async listen(channel, heard) {
        refuseWhenGivenBack();
        const end = await db.listen(channel, heard);
        ends.push(end);
        return end;
      },
      async close() {
        if (isGivenBack) return;
        isGivenBack = true;
        for (const end of ends) await end();
        await takeBack(lent);
      },
    },
  };
}

/** Lends the idle engine for work that changes nothing in it. */
export async function withIdleEmbedded(work: (db: Database) => Promise<void>): Promise<void> {
  kept ??= await startOne();
  await work(kept.db);
}

async function startOne(): Promise<Kept> {
  const db = await openMigratedEmbedded();
  const look = await looker(db);
  return { db, empty: await emptier(db), look, firstLook: await look() };
}

async function takeBack(lent: Kept): Promise<void> {
  const isAsItWas = async (): Promise<boolean> => {
    await lent.empty();
    return (await lent.look()) === lent.firstLook;
  };
  if (kept === null && (await isAsItWas().catch(() => false))) kept = lent;
  else await lent.db.close();
}

async function looker(db: Database): Promise<() => Promise<string>> {
  const filled = (await namesOfTables(db)).filter(({ isFilled }) => isFilled);
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
  `(SELECT string_agg(md5(prosrc), ',' ORDER BY oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace)`,
];
