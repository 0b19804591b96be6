import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type RunningPostgres } from '#tests/support/databases/postgres.ts';
import { TcpProxy } from '#tests/support/faults/tcp-proxy.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { openPostgres } from './postgres.ts';

/** What docs/reliability.md gives a request, and a little for a busy machine. */
const answerLimitMs = 3000 + 2000;

async function failure(attempt: Promise<unknown>): Promise<{ error: unknown; tookMs: number }> {
  const start = performance.now();
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, tookMs: performance.now() - start };
}

describe('a PostgreSQL server that goes away', () => {
  let server: RunningPostgres;
  let db: Database;

  beforeAll(async () => {
    server = await startPostgres();
    db = await openPostgres({ databaseUrl: server.url, poolSize: 3 });
  });

  afterAll(async () => {
    await db?.close();
    await server?.stop();
  });

  it('fails queries and transactions in time while it is gone, and serves again once it is back', async () => {
    await db.query('CREATE TABLE kept (id integer)');
    const interrupted = failure(
      db.transaction(async (tx) => {
        await tx.query('INSERT INTO kept VALUES (1)');
        await server.crash();
        await tx.query('INSERT INTO kept VALUES (2)');
      }),
    );
    for (const { error, tookMs } of [
      await interrupted,
      await failure(db.query('SELECT 1')),
      await failure(db.ping()),
    ]) {
      expect(error).toBeInstanceOf(DatabaseUnavailable);
      expect(tookMs).toBeLessThan(answerLimitMs);
    }
    await server.restart();
    expect(await db.query('SELECT id FROM kept')).toEqual([]);
  });

  it('gives up a statement that takes too long, and one that waits for a lock too long', async () => {
    const slow = await failure(db.query('SELECT pg_sleep(30)'));
    expect(slow.error).toBeInstanceOf(DatabaseUnavailable);
    expect(slow.tookMs).toBeLessThan(answerLimitMs);
    const other = await openPostgres({ databaseUrl: server.url });
    await db.transaction(
      async (tx) => {
        await tx.query('LOCK TABLE kept');
        const blocked = await failure(other.query('SELECT * FROM kept'));
        expect(blocked.error).toBeInstanceOf(DatabaseUnavailable);
        expect(blocked.tookMs).toBeLessThan(answerLimitMs);
      },
      { deadlineMs: 20_000 },
    );
    await other.close();
  });

  it('fails everyone in time when every connection is busy', async () => {
    const attempts = Array.from({ length: 9 }, () => failure(db.query('SELECT pg_sleep(30)')));
    for (const { error, tookMs } of await Promise.all(attempts)) {
      expect(error).toBeInstanceOf(DatabaseUnavailable);
      expect(tookMs).toBeLessThan(answerLimitMs);
    }
    await expect(db.ping()).resolves.toBeUndefined();
  });

  it('lets a transaction that asked for more time have it', async () => {
    const slow = db.transaction((tx) => tx.query('SELECT pg_sleep(3)'), { deadlineMs: 20_000 });
    await expect(slow).resolves.toHaveLength(1);
  });

  it('refuses the start with a sentence when nothing listens', async () => {
    const nobody = openPostgres({ databaseUrl: 'postgresql://postgres@127.0.0.1:1/postgres' });
    await expect(nobody).rejects.toThrow('The database does not answer: connect ECONNREFUSED 127.0.0.1:1');
  });
});

describe('a network that drops all packets', () => {
  let server: RunningPostgres;
  let proxy: TcpProxy;

  beforeAll(async () => {
    server = await startPostgres();
    proxy = await TcpProxy.start(Number(new URL(server.url).port));
  });

  afterAll(async () => {
    await proxy?.close();
    await server?.stop();
  });

  it('is given up in time on an open connection and on a new one, and is forgotten once it works again', async () => {
    const db = await openPostgres({ databaseUrl: proxy.reroute(server.url) });
    proxy.blackHole();
    const onOpenConnection = await failure(db.ping());
    const onNewConnection = await failure(db.ping());
    for (const { error, tookMs } of [onOpenConnection, onNewConnection]) {
      expect(error).toBeInstanceOf(DatabaseUnavailable);
      expect(tookMs).toBeLessThan(answerLimitMs);
    }
    proxy.heal();
    await expect(db.ping()).resolves.toBeUndefined();
    await db.close();
  });
});
