import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import type { Database } from './database.ts';

type Operation = (db: Database, number: number) => Promise<unknown>;

const value = { name: 'mixed-value', text: 'SELECT $1::integer AS value' };
const insertRow = 'INSERT INTO newsletter_subscribers (email) VALUES ($1)';
const email = (number: number) => `${number}@example.com`;
const stored = async (db: Database, number: number) =>
  (await db.query('SELECT FROM newsletter_subscribers WHERE email = $1', [email(number)])).length;

const failsWith =
  (state: string, run: (db: Database) => Promise<unknown>): Operation =>
  async (db) => {
    await expect(run(db)).rejects.toMatchObject({ code: state });
  };

const operations: Record<string, Operation> = {
  async plain(db, number) {
    expect(await db.query(`SELECT ${number} AS value`)).toEqual([{ value: number }]);
  },
  async prepared(db, number) {
    expect(await db.query(value, [number])).toEqual([{ value: number }]);
  },
  async many(db, number) {
    const rows = await db.query<{ n: number }>('SELECT n FROM generate_series(1, $1::integer) AS n', [500 + number]);
    expect(rows.at(-1)).toEqual({ n: 500 + number });
  },
  unknownTable: failsWith('42P01', (db) => db.query('SELECT * FROM nowhere')),
  badValue: failsWith('22P02', (db) => db.query(value, ['x'])),
  failsHalfway: failsWith('22012', (db) => db.query('SELECT 1 / (n - 5) FROM generate_series(1, 10) AS n')),
  async commits(db, number) {
    await db.transaction((tx) => tx.query(insertRow, [email(number)]));
    expect(await stored(db, number)).toBe(1);
  },
  async throws(db, number) {
    const work = db.transaction(async (tx) => {
      await tx.query(insertRow, [email(number)]);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await stored(db, number)).toBe(0);
  },
  async failsInside(db, number) {
    const work = db.transaction(async (tx) => {
      await tx.query(insertRow, [email(number)]);
      await tx.query(value, ['y']);
    });
    await expect(work).rejects.toMatchObject({ code: '22P02' });
    expect(await stored(db, number)).toBe(0);
  },
};

describeOnBothEngines('mixed operations', (database) => {
  it('never get the answer of another, five at a time', async () => {
    let number = 0;
    const script = fc.array(fc.constantFrom(...Object.keys(operations)), { minLength: 60, maxLength: 60 });
    const property = fc.asyncProperty(script, async (names) => {
      const queue = [...names];
      const worker = async () => {
        for (let name = queue.shift(); name; name = queue.shift()) {
          number += 1;
          await operations[name]!(database(), number);
        }
      };
      await Promise.all(Array.from({ length: 5 }, worker));
    });
    await fc.assert(property, { numRuns: 10, seed: 20_261_115, endOnFailure: true });
    expect(number).toBe(600);
  });
});
