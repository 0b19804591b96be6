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
  /** Asks at once. What is asked in one turn goes out in one write, and is answered in the order it was asked. */
  run(statement: Statement | string, values: readonly unknown[], deadline: Deadline): Promise<pg.QueryResult>;
  /** Resolves once everything asked of the connection so far has been answered, well or badly. */
  settled(): Promise<void>;
  readonly broken: boolean;
  release(): void;
}

export async function connect(pool: pg.Pool, waitUntil: Deadline): Promise<Connection> {
  const client = await checkOut(pool, waitUntil);
  let failure: Error | undefined;
  let settled: Promise<void> = Promise.resolve();
  let isCorked = false;

  /** A write wakes the database, which costs both sides more than a small statement does. */
  function writeTogether(): void {
    if (isCorked) return;
    const { stream } = client.connection;
    isCorked = true;
    stream.cork();
    process.nextTick(() => {
      isCorked = false;
      stream.uncork();
    });
  }

  async function execute(statement: Statement | string, values: readonly unknown[], deadline: Deadline) {
    const text = typeof statement === 'string' ? { text: statement } : { name: statement.name, text: statement.text };
    try {
      const config = { ...text, values: [...values], query_timeout: deadline.remainingMs() };
      writeTogether();
      // A text of several statements answers with several results; the last one is what it comes to.
      const answer = (await client.query(config)) as pg.QueryResult | pg.QueryResult[];
      return Array.isArray(answer) ? answer.at(-1)! : answer;
    } catch (error) {
      if (!leavesConnectionUsable(error)) failure ??= error instanceof Error ? error : new Error(String(error));
      throw classifyFailure(error);
    }
  }

  return {
    run(statement, values, deadline) {
      const answer = execute(statement, values, deadline);
      const before = settled;
      settled = answer.then(
        () => before,
        () => before,
      );
      return answer;
    },
    settled: () => settled,
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
