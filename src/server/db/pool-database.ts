import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { connect, deadlineIn, type Connection, type Deadline } from './connection.ts';
import type { Database, Engine, Queryable, Transaction, TransactionOptions } from './database.ts';
import { DatabaseMisuse, DatabaseUnavailable, isClash } from './database-errors.ts';
import type { Listener } from './listener.ts';
import { setTimeout as pause } from 'node:timers/promises';

const maxTries = 5;
const longestPauseMs = 50;

/**
 * Does something again that the database undid because it clashed with what others did at the same moment. The pause is
 * random, so that those who clashed do not clash again.
 */
async function retryClashes<T>(attempt: () => Promise<T>, deadline: Deadline): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isClash(error)) throw error;
      if (tries === maxTries) throw new DatabaseUnavailable(`${tries} tries clashed with others.`, { cause: error });
    }
    await pause(Math.min(Math.random() * longestPauseMs, deadline.remainingMs()));
  }
}

interface PoolDatabaseOptions {
  readonly pool: pg.Pool;
  readonly engine: Engine;
  readonly listener: Listener;
  /** How long one query, or one whole transaction, may take: waiting for a connection included. */
  readonly deadlineMs: number;
  readonly log?: ((message: string) => void) | undefined;
  /** Runs once, before the pool ends. */
  readonly beforeClose?: () => Promise<void>;
  /** Runs once, after the pool has ended. */
  readonly afterClose?: () => Promise<void>;
}

type Work<T> = (tx: Transaction) => Promise<T>;

interface OpenTransaction {
  open: boolean;
  committed: boolean;
}

/** The one implementation of Database. Both engines stand behind a pg.Pool, so both behave the same. */
export function poolDatabase(options: PoolDatabaseOptions): Database {
  const { pool, engine, deadlineMs } = options;
  const current = new AsyncLocalStorage<OpenTransaction>();
  let closing: Promise<void> | undefined;

  pool.on('error', (error) => options.log?.(`An idle database connection was lost: ${error.message}`));
  // A connection that breaks while it is checked out would end the process if nobody listened.
  pool.on('connect', (client) => client.on('error', () => {}));

  // The embedded engine has one connection: asking for another inside a transaction would wait for itself.
  async function checkOut(deadline: Deadline): Promise<Connection> {
    if (current.getStore()?.open) {
      throw new DatabaseMisuse('Inside a transaction every query must go through the transaction it was given.');
    }
    return connect(pool, deadline);
  }

  const query: Database['query'] = <Row>(...[statement, values = []]: Parameters<Database['query']>) => {
    const deadline = deadlineIn(deadlineMs);
    return retryClashes(async () => {
      const connection = await checkOut(deadline);
      try {
        return (await connection.run(statement, values, deadline)).rows as Row[];
      } finally {
        connection.release();
      }
    }, deadline);
  };

  async function transactOnce<T>(
    work: Work<T>,
    deadline: Deadline,
    { begin, deadlineMs: ownDeadlineMs, readsFirst }: TransactionOptions & { readonly begin: string },
  ): Promise<T> {
    const connection = await checkOut(deadline);
    const state: OpenTransaction = { open: true, committed: false };
    try {
      const begun = connection.run(begin, [], deadline);
      if (!readsFirst) await begun;
      if (ownDeadlineMs) await connection.run(allowMilliseconds, [String(ownDeadlineMs)], deadline);
      const tx = insideTransaction(connection, { begun, deadline, state });
      const result = await current.run(state, () => work(tx));
      state.open = false;
      await Promise.all([begun, connection.settled()]);
      if (!state.committed) await commit(connection, deadline);
      return result;
    } catch (error) {
      state.open = false;
      await connection.settled();
      await rollBack(connection, deadlineMs);
      throw error;
    } finally {
      connection.release();
    }
  }

  const transactionBegunBy =
    (begin: string): Database['transaction'] =>
    (work, wishes = {}) => {
      const deadline = deadlineIn(wishes.deadlineMs ?? deadlineMs);
      return retryClashes(() => transactOnce(work, deadline, { ...wishes, begin }), deadline);
    };

  async function close(): Promise<void> {
    await options.beforeClose?.();
    await options.listener.close();
    await pool.end();
    await options.afterClose?.();
  }

  return {
    engine,
    query,
    transaction: transactionBegunBy('BEGIN'),
    readSnapshot: transactionBegunBy(beginSnapshot),
    listen: (channel, heard) => options.listener.listen(channel, heard),
    isListenerDown: () => options.listener.isListenerDown(),
    ping: async () => void (await query('SELECT 1')),
    close: () => (closing ??= close()),
  };
}

const beginSnapshot = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

const allowMilliseconds = `SELECT set_config('statement_timeout', $1, true), set_config('lock_timeout', $1, true),
  set_config('idle_in_transaction_session_timeout', $1, true)`;

interface Begun {
  readonly begun: Promise<unknown>;
  readonly deadline: Deadline;
  readonly state: OpenTransaction;
}

function insideTransaction(connection: Connection, { begun, deadline, state }: Begun): Transaction {
  function assertOpen(): void {
    if (!state.open) throw new DatabaseMisuse('A transaction was used after it had ended.');
  }
  return {
    async query<Row>(...[statement, values = []]: Parameters<Queryable['query']>) {
      assertOpen();
      const [answer] = await Promise.all([connection.run(statement, values, deadline), begun]);
      return answer.rows as Row[];
    },
    async commitWith<Row>(...[statement, values = []]: Parameters<Queryable['query']>) {
      assertOpen();
      state.open = false;
      // Whatever failed before, or fails now, makes the server roll back, and the commit say so.
      await begun;
      const [answer] = await Promise.all([connection.run(statement, values, deadline), commit(connection, deadline)]);
      state.committed = true;
      return answer.rows as Row[];
    },
  };
}

async function commit(connection: Connection, deadline: Deadline): Promise<void> {
  const { command } = await connection.run('COMMIT', [], deadline);
  // PostgreSQL answers COMMIT with ROLLBACK when an earlier statement had failed and the work ignored that.
  if (command !== 'COMMIT') throw new DatabaseMisuse('A transaction went on after one of its statements had failed.');
}

async function rollBack(connection: Connection, deadlineMs: number): Promise<void> {
  if (connection.broken) return;
  try {
    await connection.run('ROLLBACK', [], deadlineIn(deadlineMs));
  } catch {
    // The connection is marked as broken now, and the server undoes what was open on it.
  }
}
