export type Engine = 'embedded' | 'postgres';

/** A statement with a name is prepared under it, once per connection. Names are unique in the whole server. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export interface Queryable {
  query<Row>(statement: Statement | string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface TransactionOptions {
  /** How long the whole transaction may take. Migrations and imports ask for more than a request gets. */
  readonly deadlineMs?: number;
}

export interface Database extends Queryable {
  readonly engine: Engine;
  /**
   * Runs the work on one connection between BEGIN and COMMIT; whatever it throws rolls back and is thrown on. Work that
   * clashed with others' is run again from its beginning, so it does nothing that a rollback does not undo.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Only reads, and sees everything as it was at its beginning however long it takes, while all others go on. The
   * signal ends what may take long before the work begins.
   */
  atOneMoment<T>(
    work: (still: Queryable) => Promise<T>,
    options?: TransactionOptions & { readonly signal?: AbortSignal | undefined },
  ): Promise<T>;
  /**
   * Hears what is said on a channel with NOTIFY, once it is committed. Null: something may have been missed.
   * Resolves when it listens, to a function that ends it.
   */
  listen(channel: string, heard: (payload: string | null) => void): Promise<() => Promise<void>>;
  /** Somebody listens, and what is said now would not be heard; once it is heard again, they are told null. */
  isBlind(): boolean;
  /** Throws when the database cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
