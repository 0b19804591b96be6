import { describe, expect, it } from 'vitest';
import { describeOnBothEngines, openTestDatabase } from '#tests/support/databases/databases.ts';
import type { Database, Queryable } from './database.ts';
import { DatabaseMisuse, DatabaseUnavailable } from './database-errors.ts';

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

const insertSubscriber = { name: 'test-insert', text: 'INSERT INTO newsletter_subscribers (email) VALUES ($1)' };
const listSubscribers = 'SELECT email FROM newsletter_subscribers ORDER BY email';

describeOnBothEngines('the database', (database, engine) => {
  const emails = async () => (await database().query<{ email: string }>(listSubscribers)).map(({ email }) => email);

  it('says which engine it is, and that it answers', async () => {
    expect(database().engine).toBe(engine);
    await expect(database().ping()).resolves.toBeUndefined();
  });

  describe('reads', () => {
    const read = async (expression: string) => {
      const [row] = await database().query<{ value: unknown }>(`SELECT ${expression} AS value`);
      return row!.value;
    };

    it('whole numbers of 64 bits as numbers while they are exact, and never otherwise', async () => {
      expect(await read('9007199254740991::bigint')).toBe(9_007_199_254_740_991);
      expect(await read('ARRAY[1, NULL, 3]::bigint[]')).toEqual([1, null, 3]);
      await expect(read('9007199254740992::bigint')).rejects.toThrow(RangeError);
      expect(await read('NULL::bigint')).toBeNull();
    });

    it('decimals and plain dates as text, moments as Date, json as what it holds', async () => {
      expect(await read('12.30::numeric(4, 2)')).toBe('12.30');
      expect(await read(`DATE '2026-11-15'`)).toBe('2026-11-15');
      expect(await read(`TIMESTAMPTZ '2026-11-15 10:00+05:30'`)).toEqual(new Date('2026-11-15T04:30:00Z'));
      expect(await read(`'{"a":[1]}'::jsonb`)).toEqual({ a: [1] });
      expect(await read(`'\\x00ff'::bytea`)).toEqual(Buffer.from([0, 255]));
      expect(await read(`ARRAY['a', 'b c']`)).toEqual(['a', 'b c']);
    });

    it('the time in UTC', async () => {
      expect(await read(`current_setting('TimeZone')`)).toMatch(/^(UTC|GMT|Etc\/UTC)$/);
    });
  });

  it('prepares a named statement once, and runs it with other values', async () => {
    const double = { name: 'test-double', text: 'SELECT $1::integer * 2 AS twice' };
    await database().transaction(async (tx) => {
      expect(await tx.query(double, [4])).toEqual([{ twice: 8 }]);
      expect(await tx.query(double, [5])).toEqual([{ twice: 10 }]);
      expect(
        await tx.query(`SELECT count(*) AS prepared FROM pg_prepared_statements WHERE name = 'test-double'`),
      ).toEqual([{ prepared: 1 }]);
    });
  });

  it('answers a text of several statements with the rows of the last', async () => {
    expect(await database().query('SELECT 1 AS a; SELECT 2 AS b')).toEqual([{ b: 2 }]);
  });

  it('keeps its connection through a statement that fails', async () => {
    const pid = () => database().query('SELECT pg_backend_pid() AS pid');
    const before = await pid();
    await expect(database().query('SELECT * FROM nowhere')).rejects.toMatchObject({ code: '42P01' });
    expect(await pid()).toEqual(before);
  });

  describe('in a transaction', () => {
    it('keeps everything when the work succeeds, and hands on what it answers', async () => {
      const answer = await database().transaction(async (tx) => {
        await tx.query(insertSubscriber, ['a@example.com']);
        await tx.query(insertSubscriber, ['b@example.com']);
        return 'done';
      });
      expect(answer).toBe('done');
      expect(await emails()).toEqual(['a@example.com', 'b@example.com']);
    });

    it('keeps nothing when the work throws, and throws the same', async () => {
      const refusal = new Error('no stock');
      const work = database().transaction(async (tx) => {
        await tx.query(insertSubscriber, ['a@example.com']);
        throw refusal;
      });
      await expect(work).rejects.toBe(refusal);
      expect(await emails()).toEqual([]);
    });

    it('keeps nothing when a statement fails, and the next transaction is sound', async () => {
      const work = database().transaction(async (tx) => {
        await tx.query(insertSubscriber, ['a@example.com']);
        await tx.query(insertSubscriber, ['a@example.com']);
      });
      await expect(work).rejects.toMatchObject({ code: '23505', constraint: 'newsletter_subscribers_email_key' });
      await database().transaction((tx) => tx.query(insertSubscriber, ['b@example.com']));
      expect(await emails()).toEqual(['b@example.com']);
    });

    it('refuses to call a transaction done when the work ignored a failed statement', async () => {
      const work = database().transaction(async (tx) => {
        await tx.query(insertSubscriber, ['a@example.com']);
        await tx.query('SELECT * FROM nowhere').catch(() => {});
      });
      await expect(work).rejects.toThrow(DatabaseMisuse);
      expect(await emails()).toEqual([]);
    });

    it('keeps nothing when its connection had to be thrown away, and the next connection starts clean', async () => {
      const work = database().transaction(async (tx) => {
        await tx.query(insertSubscriber, ['a@example.com']);
        await tx.query('SELECT 9007199254740992::bigint');
      });
      await expect(work).rejects.toThrow(RangeError);
      await database().query(insertSubscriber, ['b@example.com']);
      expect(await emails()).toEqual(['b@example.com']);
    });

    it('runs queries asked for side by side one after the other', async () => {
      const numbers = [1, 2, 3, 4, 5];
      const rows = await database().transaction((tx) =>
        Promise.all(numbers.map((number) => tx.query('SELECT $1::integer AS number', [number]))),
      );
      expect(rows.flat()).toEqual(numbers.map((number) => ({ number })));
    });

    it('keeps what the statement wrote that it was committed with, and nothing when that fails', async () => {
      const answer = await database().transaction(async (tx) => {
        await tx.query(insertSubscriber, ['a@example.com']);
        return tx.commitWith<{ email: string }>(`${insertSubscriber.text} returning email`, ['b@example.com']);
      });
      expect(answer).toEqual([{ email: 'b@example.com' }]);
      const failing = database().transaction(async (tx) => {
        await tx.query(insertSubscriber, ['c@example.com']);
        await tx.commitWith(insertSubscriber, ['a@example.com']);
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      expect(await emails()).toEqual(['a@example.com', 'b@example.com']);
    });

    it('is ended by the statement it is committed with', async () => {
      const work = database().transaction(async (tx) => {
        await tx.commitWith(insertSubscriber, ['a@example.com']);
        await tx.query(insertSubscriber, ['b@example.com']);
      });
      await expect(work).rejects.toThrow(DatabaseMisuse);
      expect(await emails()).toEqual(['a@example.com']);
    });

    it('holds what is asked together with its beginning, which a failure undoes', async () => {
      const lastId = `SELECT pg_current_xact_id()::text AS id`;
      const work = database().transaction(
        async (tx) => {
          const [[first], [second]] = await Promise.all([
            tx.query<{ id: string }>(lastId),
            tx.query<{ id: string }>(lastId),
          ]);
          await tx.query(insertSubscriber, ['a@example.com']);
          throw new Error(first!.id === second!.id ? 'one transaction' : 'two');
        },
        { readsFirst: true },
      );
      await expect(work).rejects.toThrow('one transaction');
      expect(await emails()).toEqual([]);
    });

    it('waits for queries the work did not wait for before it commits', async () => {
      await database().transaction(async (tx) => {
        void tx.query(insertSubscriber, ['a@example.com']);
      });
      expect(await emails()).toEqual(['a@example.com']);
    });
  });

  describe('misused', () => {
    const uses: [string, (db: Database) => Promise<unknown>][] = [
      ['a query', (db) => db.query('SELECT 1')],
      ['a ping', (db) => db.ping()],
      ['another transaction', (db) => db.transaction(async () => {})],
    ];

    it.each(uses)('refuses %s on the database inside a transaction', async (_, use) => {
      await expect(database().transaction(() => use(database()))).rejects.toThrow(DatabaseMisuse);
      await expect(use(database())).resolves.not.toThrow();
    });

    it('refuses a transaction that has ended', async () => {
      let kept: Queryable | undefined;
      await database().transaction(async (tx) => {
        kept = tx;
      });
      await expect(kept!.query('SELECT 1')).rejects.toThrow(DatabaseMisuse);
    });

    it('lets work that a transaction started go on after it', async () => {
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      let later: Promise<unknown> | undefined;
      await database().transaction(async () => {
        later = ended.then(() => database().query('SELECT 1 AS one'));
      });
      resolve();
      expect(await later).toEqual([{ one: 1 }]);
    });
  });
});
