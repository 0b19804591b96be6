import { expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from './databases.ts';
import { withEmbeddedPlans } from './embedded-plans.ts';

it('refuses what only PostgreSQL can run, wherever it was asked', async () => {
  const { db, close } = await openTestDatabase('postgres');
  try {
    await db.query(`create function only_here(text) returns text language sql as 'select $1'`);
    const both = withEmbeddedPlans(db);
    await both.db.query(`select lower($1)`, ['A']);
    await both.db.transaction((tx) => tx.query({ name: 'plans-insert', text: insert }, ['a@example.com']));
    await expect(both.check()).resolves.toBeUndefined();

    const text = 'select only_here($1)';
    for (const ask of [
      (asked: Database) => asked.query(text, ['a']),
      (asked: Database) => asked.transaction((tx) => tx.query(text, ['a'])),
      (asked: Database) => asked.readSnapshot((still) => still.query(text, ['a'])),
    ]) {
      const noting = withEmbeddedPlans(db);
      await ask(noting.db);
      await expect(noting.check()).rejects.toThrow(`The embedded engine cannot plan: ${text}`);
    }
  } finally {
    await close();
  }
});

const insert = `insert into newsletter_subscribers (email) values ($1)`;
