import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { looker } from './database-look.ts';
import { emptier, tablesOf } from './empty-tables.ts';

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
  const tables = await tablesOf(db);
  const look = looker(db, tables);
  return { db, empty: emptier(db, tables), look, firstLook: await look() };
}

async function takeBack(lent: Kept): Promise<void> {
  const isAsItWas = async (): Promise<boolean> => {
    await lent.empty();
    return (await lent.look()) === lent.firstLook;
  };
  if (kept === null && (await isAsItWas().catch(() => false))) kept = lent;
  else await lent.db.close();
}
