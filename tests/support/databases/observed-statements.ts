import type { Database, Queryable, Statement, Transaction } from '#server/db/database.ts';

type OnStatement = (statement: Statement | string) => void;

const observed = (inner: Queryable, onStatement: OnStatement): Queryable => ({
  async query<Row>(...call: Parameters<Queryable['query']>) {
    onStatement(call[0]);
    return inner.query<Row>(...call);
  },
});

const observedTransaction = (tx: Transaction, onStatement: OnStatement): Transaction => ({
  ...observed(tx, onStatement),
  async commitWith<Row>(...call: Parameters<Queryable['query']>) {
    onStatement(call[0]);
    return tx.commitWith<Row>(...call);
  },
});

/** A database that shows each statement before it goes to it; one that is thrown at is not asked. */
export const observeStatements = (db: Database, onStatement: OnStatement): Database => ({
  ...db,
  ...observed(db, onStatement),
  transaction: (work, options) => db.transaction((tx) => work(observedTransaction(tx, onStatement)), options),
  readSnapshot: (work, options) => db.readSnapshot((still) => work(observed(still, onStatement)), options),
});
