export type Engine = 'embedded' | 'postgres';

/** A statement with a name is prepared under it, once per connection. Names are unique in the whole server. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export interface Queryable {
  query<Row>(statement: Statement | string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Between BEGIN and COMMIT. */
export interface Transaction extends Queryable {
  /**
   * Asks the last statement and commits in one trip. What it answers is committed: whatever should undo the transaction, the
   * statement has to fail by itself.
   */
  commitWith<Row>(statement: Statement | string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface TransactionOptions {
  /**
   * What the work asks before its first answer only reads or locks: it goes out together with BEGIN. A write would stand
   * alone if the server refused to begin.
   */
  readonly readsFirst?: boolean;
  /** How long the whole transaction may take. Migrations and imports ask for more than a request gets. */
  readonly deadlineMs?: number;
}

export interface Database extends Queryable {
  readonly engine: Engine;
  /**
   * Runs the work on one connection between BEGIN and COMMIT; whatever it throws rolls back and is thrown on. Work that
   * clashed with others' is run again from its beginning, so it does nothing that a rollback does not undo.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs work that only reads, on a snapshot: it sees everything as it was when it began, however long it takes, and
   * blocks nobody. The signal aborts the preparation of the snapshot.
   */
  readSnapshot<T>(
    work: (snapshot: Queryable) => Promise<T>,
    options?: TransactionOptions & { readonly signal?: AbortSignal | undefined },
  ): Promise<T>;
  /**
   * Calls back with each payload of NOTIFY on a channel once it is committed, and with null when some may have been
   * missed. Resolves once it listens, to a function that ends it.
   */
  listen(channel: string, onNotify: (payload: string | null) => void): Promise<() => Promise<void>>;
  /** True while there are listeners and the connection that listens is down; they get null once it is back. */
  isListenerDown(): boolean;
  /** Throws when the database cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
