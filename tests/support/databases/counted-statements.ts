import type { Database, Queryable, Statement } from '#server/db/database.ts';

export interface CountedStatements {
  readonly db: Database;
  /** The names of what was asked of the database while something was done, in the order it was asked. */
  during(work: () => Promise<unknown>): Promise<string[]>;
}

/** A database that writes down each statement that goes to it. A transaction is two more of them. */
export function countStatements(db: Database): CountedStatements {
  let asked: string[] = [];
  const note = (statement: Statement | string): void =>
    void asked.push(typeof statement === 'string' ? statement : statement.name);
  const noting = (one: Queryable): Queryable => ({
    query: <Row>(...call: Parameters<Queryable['query']>) => {
      note(call[0]);
      return one.query<Row>(...call);
    },
  });
  return {
    db: {
      ...db,
      query: noting(db).query,
      async transaction(work, options) {
        note('BEGIN');
        const result = await db.transaction((tx) => work(noting(tx)), options);
        note('COMMIT');
        return result;
      },
    },
    async during(work) {
      asked = [];
      await work();
      return asked;
    },
  };
}
