import { describe, expect, it } from 'vitest';
import { describeOnBothEngines, openTestDatabase } from '#tests/support/databases/databases.ts';
import { DatabaseUnavailable } from './database-errors.ts';

const raise = (state: string) => `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${state}'; END $$`;

describeOnBothEngines('work that clashed with others', (database) => {
  /** Clashes as often as it is told, and writes a row each time it is run. */
  async function run(clashes: number, state = '40P01'): Promise<{ answer: unknown; runs: number; rows: number }> {
    let runs = 0;
    const work = database().transaction(async (tx) => {
      runs += 1;
      await tx.query(`INSERT INTO newsletter_subscribers (email) VALUES ('asha@example.com')`);
      if (runs <= clashes) await tx.query(raise(state));
      return 'done';
    });
    const answer = await work.catch((error: unknown) => error);
    return { answer, runs, rows: (await database().query('SELECT FROM newsletter_subscribers')).length };
  }

  it.each(['40P01', '40001'])('is run again from its beginning after %s, and has its effect once', async (state) => {
    expect(await run(4, state)).toEqual({ answer: 'done', runs: 5, rows: 1 });
  });

  it('is given up after five tries as a database that is not available', async () => {
    expect(await run(5)).toEqual({ answer: expect.any(DatabaseUnavailable), runs: 5, rows: 0 });
    await expect(database().query(raise('40001'))).rejects.toThrow(DatabaseUnavailable);
  });

  it('is run once when it failed for another reason', async () => {
    expect(await run(1, '23514')).toMatchObject({ answer: { code: '23514' }, runs: 1, rows: 0 });
  });
});

describe('a deadlock (postgres)', () => {
  it('is survived by both: the one that the server undid is run again', async () => {
    const { db, close } = await openTestDatabase('postgres');
    try {
      await db.query(`INSERT INTO newsletter_subscribers (email) VALUES ('a@example.com'), ('b@example.com')`);
      const lock = 'SELECT FROM newsletter_subscribers WHERE email = $1 FOR UPDATE';
      const holding = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
      let runs = 0;
      const lockBoth = (mine: 0 | 1, emails: readonly string[]) =>
        db.transaction(async (tx) => {
          runs += 1;
          await tx.query(lock, [emails[0]]);
          holding[mine].resolve();
          await holding[mine === 0 ? 1 : 0].promise;
          await tx.query(lock, [emails[1]]);
          return 'both';
        });
      const emails = ['a@example.com', 'b@example.com'];
      expect(await Promise.all([lockBoth(0, emails), lockBoth(1, emails.toReversed())])).toEqual(['both', 'both']);
      expect(runs).toBeGreaterThan(2);
    } finally {
      await close();
    }
  });
});
