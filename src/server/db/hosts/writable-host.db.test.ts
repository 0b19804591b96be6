import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { createPostgresDatabase } from '#tests/support/databases/databases.ts';
import { TcpProxy } from '#tests/support/faults/tcp-proxy.ts';
import { DatabaseUnavailable } from '../database-errors.ts';
import { openPostgres } from '../postgres.ts';

const waiting = { timeout: 20_000 };

describe('a DATABASE_URL of several hosts', () => {
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  const portOf = (address: string): number => Number(new URL(address).port);
  const addressOf = (...ports: number[]): string =>
    `postgresql://postgres@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`;

  async function open(databaseUrl: string) {
    const db = await openPostgres({ databaseUrl });
    endings.push(() => db.close());
    return db;
  }

  it('finds the one that answers, wherever it stands in the list', async () => {
    const db = await open(addressOf(1, portOf(inject('postgresUrl'))));
    expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is refused with a sentence when none of them takes writes', async () => {
    await expect(open(addressOf(1, 2))).rejects.toThrow(
      /^None of the hosts in DATABASE_URL takes writes \(127.0.0.1:\d: .*ECONNREFUSED.*; 127.0.0.1:\d: .*ECONNREFUSED.*\)\.$/,
    );
  });

  it('leaves a host that no longer answers, cuts what was open to it and listens at the other', async () => {
    const target = portOf(inject('postgresUrl'));
    const proxies = [await TcpProxy.start(target), await TcpProxy.start(target)] as const;
    endings.push(...proxies.map((proxy) => () => proxy.close()));
    const db = await open(addressOf(...proxies.map(({ port }) => port)));
    const heard = vi.fn<(payload: string | null) => void>();
    await db.listen('catalogue', heard);
    const [current, other] = proxies[0].connectionsOf('taar listener').length > 0 ? proxies : proxies.toReversed();
    await Promise.all(Array.from({ length: 5 }, () => db.query('SELECT pg_sleep(0.05)')));
    current!.blackHole();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null), waiting);
    // None of the five that were open to the other host costs anyone a timeout.
    for (let query = 0; query < 5; query += 1) await db.ping();
    expect(other!.connectionsOf('taar listener')).toHaveLength(1);
    expect(db.isListenerDown()).toBe(false);
  });

  it('drops a connection on which writes are forbidden, for the next one may be allowed them', async () => {
    const { url, drop } = await createPostgresDatabase();
    endings.push(drop);
    const admin = await open(url);
    const name = new URL(url).pathname.slice(1);
    await admin.query('CREATE TABLE kept (id integer)');
    await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const db = await open(url);
    const write = () => db.query('INSERT INTO kept VALUES (1)');
    await expect(write()).rejects.toThrow(DatabaseUnavailable);
    await admin.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await expect(write()).resolves.toEqual([]);
  });
});
