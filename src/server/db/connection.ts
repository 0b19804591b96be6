import type pg from 'pg';
import type { Statement } from './database.ts';
import { classifyFailure, DatabaseUnavailable, leavesConnectionUsable } from './database-errors.ts';

export interface Deadline {
  /** Milliseconds left; throws when there are none. */
  remainingMs(): number;
}

export function deadlineIn(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds;
  return {
    remainingMs() {
      const remaining = Math.ceil(end - performance.now());
      if (remaining <= 0) throw new DatabaseUnavailable(`The database took longer than ${milliseconds} ms.`);
      return remaining;
    },
  };
}

/** One checked-out connection. It remembers whether it broke, so that a broken one never returns to the pool. */
export interface Connection {
  run(statement: Statement | string, values: readonly unknown[], deadline: Deadline): Promise<pg.QueryResult>;
  /** Resolves once everything asked of the connection so far has been answered, well or badly. */
  settled(): Promise<void>;
  readonly broken: boolean;
  release(): void;
}

export async function connect(pool: pg.Pool, waitUntil: Deadline): Promise<Connection> {
  const client = await checkOut(pool, waitUntil);
  let failure: Error | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  async function execute(statement: Statement | string, values: readonly unknown[], deadline: Deadline) {
    const text = typeof statement === 'string' ? { text: statement } : { name: statement.name, text: statement.text };
    try {
      const config = { ...text, values: [...values], query_timeout: deadline.remainingMs() };
      // A text of several statements answers with several results; the last one is what it comes to.
      const answer = (await client.query(config)) as pg.QueryResult | pg.QueryResult[];
      return Array.isArray(answer) ? answer.at(-1)! : answer;
    } catch (error) {
      if (!leavesConnectionUsable(error)) failure ??= error instanceof Error ? error : new Error(String(error));
      throw classifyFailure(error);
    }
  }

  return {
    // The driver wants one query at a time; queries asked for side by side wait for each other here.
    run(statement, values, deadline) {
      const answer = tail.then(() => execute(statement, values, deadline));
      tail = answer.catch(() => {});
      return answer;
    },
    async settled() {
      await tail;
    },
    get broken() {
      return failure !== undefined;
    },
    release() {
      client.release(failure);
    },
  };
}

async function checkOut(pool: pg.Pool, deadline: Deadline): Promise<pg.PoolClient> {
  const remainingMs = deadline.remainingMs();
  // One that nobody uses or waits for is handed over at once, and needs no timer.
  const isFree = pool.idleCount > 0 && pool.waitingCount === 0;
  const pending = pool.connect();
  if (isFree) return pending.catch((error: unknown) => Promise.reject(classifyFailure(error)));
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no connection became free in time')), remainingMs);
  try {
    return await Promise.race([pending, tooLate]);
  } catch (error) {
    pending.then(
      (client) => client.release(),
      () => {},
    );
    throw classifyFailure(error);
  } finally {
    clearTimeout(timer);
  }
}
