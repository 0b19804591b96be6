import { describe, expect, it, vi } from 'vitest';
import { createPostgresDatabase, describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { TcpProxy } from '#tests/support/faults/tcp-proxy.ts';
import { openPostgres } from './postgres.ts';

const waiting = { timeout: 10_000 };

describeOnBothEngines('listening', (database) => {
  it('hears what is said once it is committed', async () => {
    const heard = vi.fn<(payload: string | null) => void>();
    const stop = await database().listen('catalogue', heard);
    heard.mockClear();
    await database().transaction(async (tx) => {
      await tx.query(`select pg_notify('catalogue', 'first')`);
      expect(heard).not.toHaveBeenCalled();
    });
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['first']]), waiting);
    await stop();
    await database().query(`select pg_notify('catalogue', 'second')`);
    await database().query('select 1');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('hears nothing of what was rolled back', async () => {
    const heard = vi.fn<(payload: string | null) => void>();
    const stop = await database().listen('catalogue', heard);
    heard.mockClear();
    const broken = database().transaction(async (tx) => {
      await tx.query(`select pg_notify('catalogue', 'never')`);
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    await database().query(`select pg_notify('catalogue', 'after')`);
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['after']]), waiting);
    await stop();
  });

  it('takes only plain names for a channel', async () => {
    await expect(database().listen('x; drop table users', () => {})).rejects.toThrow('is not a name for a channel');
  });
});

describe('listening on PostgreSQL', () => {
  it('hears other processes, and says that something may have been missed when its connection broke', async () => {
    const { url, drop } = await createPostgresDatabase();
    const [listening, speaking] = [await openPostgres({ databaseUrl: url }), await openPostgres({ databaseUrl: url })];
    try {
      const heard = vi.fn<(payload: string | null) => void>();
      await listening.listen('catalogue', heard);
      await speaking.query(`select pg_notify('catalogue', 'hello')`);
      await vi.waitFor(() => expect(heard.mock.calls).toEqual([['hello']]), waiting);
      await speaking.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'taar listener' and datname = current_database()`,
      );
      await vi.waitFor(() => expect(heard.mock.calls).toEqual([['hello'], [null]]), waiting);
      await speaking.query(`select pg_notify('catalogue', 'again')`);
      await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('again'), waiting);
    } finally {
      await listening.close();
      await speaking.close();
      await drop();
    }
  });

  it('is blind while its connection cannot be made again, and sees again once it can', async () => {
    const { url, drop } = await createPostgresDatabase();
    const proxy = await TcpProxy.start(Number(new URL(url).port));
    const db = await openPostgres({ databaseUrl: proxy.reroute(url) });
    try {
      expect(db.isListenerDown()).toBe(false);
      const heard = vi.fn<(payload: string | null) => void>();
      await db.listen('catalogue', heard);
      expect(db.isListenerDown()).toBe(false);
      proxy.blackHole();
      proxy.resetAll();
      await vi.waitFor(() => expect(db.isListenerDown()).toBe(true), waiting);
      expect(heard).not.toHaveBeenCalled();
      proxy.heal();
      await vi.waitFor(() => expect(heard.mock.calls).toEqual([[null]]), waiting);
      expect(db.isListenerDown()).toBe(false);
    } finally {
      await db.close();
      await proxy.close();
      await drop();
    }
  });
});
