import type { Database } from '#server/db/database.ts';
import { observeStatements } from './observed-statements.ts';

export interface CountedStatements {
  readonly db: Database;
  /** The names of what was asked of the database while something was done, in the order it was asked. */
  during(work: () => Promise<unknown>): Promise<string[]>;
}

/** A database that writes down each statement that goes to it. A transaction is two more of them. */
export function countStatements(db: Database): CountedStatements {
  let asked: string[] = [];
  const noting = observeStatements(db, (statement) => {
    asked.push(typeof statement === 'string' ? statement : statement.name);
  });
  return {
    db: {
      ...noting,
      async transaction(work, options) {
        asked.push('BEGIN');
        const result = await noting.transaction(work, options);
        asked.push('COMMIT');
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
