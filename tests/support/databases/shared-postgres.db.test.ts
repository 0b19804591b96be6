import { expect, inject, it } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { openTestDatabase } from './databases.ts';
import { administer } from './postgres.ts';

it('is as it was for whoever has it next, whatever was done to it, and lost to whoever had it', async () => {
  const first = await openTestDatabase('postgres');
  const left = await openPostgres({ databaseUrl: first.url! });
  await left.query(`insert into newsletter_subscribers (email) values ('one@example.com')`);
  await first.close();
  await expect(first.db.query('select 1')).rejects.toThrow('does not answer');
  await expect(left.query('select 1')).rejects.toThrow(/does not exist|does not answer/);
  await left.close();

  const second = await openTestDatabase('postgres');
  expect(second.url).not.toBe(first.url);
  expect(await second.db.query('select count(*) from newsletter_subscribers')).toEqual([{ count: 0 }]);
  const [row] = await second.db.query<{ oid: string }>(
    `select oid::text from pg_database where datname = current_database()`,
  );
  await second.db.query('alter table newsletter_subscribers add column oddity integer');
  await second.close();

  const third = await openTestDatabase('postgres');
  expect(await third.db.query(`select from pg_attribute where attname = 'oddity'`)).toEqual([]);
  expect(await third.db.query(`select from pg_database where oid = $1::oid`, [row!.oid])).toEqual([]);
  await third.close();
});

it('is another one while it is used, and is thrown away when its settings were changed', async () => {
  const one = await openTestDatabase('postgres');
  const other = await openTestDatabase('postgres');
  expect(other.url).not.toBe(one.url);
  const name = new URL(one.url!).pathname.slice(1);
  await administer(inject('postgresUrl'), `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await one.close();
  await other.close();
  const next = await openTestDatabase('postgres');
  await next.db.query(`insert into newsletter_subscribers (email) values ('one@example.com')`);
  await next.close();
});
