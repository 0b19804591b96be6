import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { Database, Engine } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { withEmbeddedPlans } from './embedded-plans.ts';
import { acquireSharedEmbedded, openMigratedEmbedded } from './shared-embedded.ts';
import { administer, createDatabase, databaseUrl, dropDatabase } from './postgres.ts';
import { acquireSharedPostgres } from './shared-postgres.ts';
import { withOrderCheck } from './shadowed-order.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    embeddedTemplate: string;
  }
}

export interface TestDatabase {
  readonly db: Database;
  /** Where further connections and processes find it; the embedded engine has no address. */
  readonly url: string | null;
  /** Takes every row out of it that the migrations did not put there. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

interface SuiteOptions {
  /** Fills the database once for all its tests. */
  readonly shared?: boolean;
}

/** Declares a suite twice, once on each engine. Every test finds the schema migrated and the tables empty. */
export function describeOnBothEngines(
  name: string,
  suite: (database: () => Database, engine: Engine) => void,
  { shared = false }: SuiteOptions = {},
): void {
  for (const engine of ['embedded', 'postgres'] as const) {
    describe(`${name} (${engine})`, () => {
      let test: TestDatabase;
      beforeAll(async () => {
        test = await openTestDatabase(engine);
      });
      beforeEach(async () => {
        if (!shared) await test.empty();
      });
      afterAll(() => test?.close());
      suite(() => test.db, engine);
    });
  }
}

/**
 * Declares a suite on PostgreSQL, for what is above the statements: routes, access, pages. The embedded engine plans every
 * statement that it ran; what engines may do differently with one is for `describeOnBothEngines`.
 */
export function describeOnPostgres(
  name: string,
  suite: (database: () => Database) => void,
  { shared = false }: SuiteOptions = {},
): void {
  describe(`${name} (postgres)`, () => {
    let test: TestDatabase;
    let noting: ReturnType<typeof withEmbeddedPlans>;
    beforeAll(async () => {
      test = await openTestDatabase('postgres');
      noting = withEmbeddedPlans(test.db);
    });
    beforeEach(async () => {
      if (!shared) await test.empty();
    });
    afterAll(async () => {
      await test?.close();
      await noting?.check();
    });
    suite(() => noting.db);
  });
}

/** How many processes of a shop race in tests. */
const processes = 3;

/**
 * Declares a suite on one PostgreSQL database that several processes share. Each of them is a pool of connections of its own,
 * which is all that the database sees of a process.
 */
export function describeOnProcesses(
  name: string,
  suite: (database: () => Database, pools: () => readonly Database[]) => void,
): void {
  describe(`${name} (postgres, ${processes} processes)`, () => {
    let test: TestDatabase;
    let pools: Database[] = [];
    beforeAll(async () => {
      test = await openTestDatabase('postgres');
      pools = await Promise.all(Array.from({ length: processes }, () => openPostgres({ databaseUrl: test.url! })));
    });
    beforeEach(() => test.empty());
    afterAll(async () => {
      await Promise.all(pools.map((pool) => pool.close()));
      await test?.close();
    });
    suite(
      () => test.db,
      () => pools,
    );
  });
}

/** A migrated database of its own. Whoever opens it closes it. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'embedded') {
    const { db, empty } = await acquireSharedEmbedded();
    return { db: withOrderCheck(db), url: null, empty, close: () => db.close() };
  }
  const { db, url, empty, close } = await acquireSharedPostgres(inject('postgresUrl'), templateName);
  return { db: withOrderCheck(db), url, empty, close };
}

/** An embedded database that holds nothing. Emptying one is much quicker than making one that never held anything. */
export async function openEmptyEmbedded(): Promise<Database> {
  const db = await openMigratedEmbedded();
  await db.query('drop schema public cascade; create schema public');
  return db;
}

/** An empty database on the test server. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = inject('postgresUrl');
  const name = await createDatabase(serverUrl, 'template0');
  return { url: databaseUrl(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}

const templateName = 'taar_template';

/** Makes what openTestDatabase copies on PostgreSQL. */
export async function makePostgresTemplate(serverUrl: string): Promise<void> {
  await administer(serverUrl, `CREATE DATABASE ${templateName}`);
  const db = await openPostgres({ databaseUrl: databaseUrl(serverUrl, templateName), poolSize: 1 });
  try {
    await migrate(db);
  } finally {
    await db.close();
  }
}
