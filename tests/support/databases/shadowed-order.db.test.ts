import { expect, it } from 'vitest';
import { describeOnBothEngines } from './databases.ts';
import { shadowedOrder } from './shadowed-order.ts';

it.each([
  ['select id::text, name from things order by id desc limit 5', 'id'],
  ['select distinct on (kind) id::text, kind from things order by kind, id desc', 'id'],
  ['select lower(email) as email from users order by email', 'email'],
  ['select coalesce(thing.name, $1) as name from things thing order by name collate "C", id', 'name'],
  ['with page as (select id::text from things order by id) select id from page', 'id'],
  ['select created_at::date::text as "created_at" from things order by created_at', 'created_at'],
])('finds the name in %s', (sql, name) => {
  expect(shadowedOrder(sql)).toBe(name);
});

it.each([
  'select things.id::text from things order by things.id desc',
  'select id, name from things order by name, id',
  'select thing.id as id from things thing order by id',
  'select count(*) as kits from things order by kits desc',
  'select (array_agg(id order by id))[1]::text as id from things',
  'select created_at::text as "createdAt" from things order by created_at, id',
  'select id::text from (select id from things order by id limit 1) page',
  'select (select max(id)::text as id from others), id from things order by id',
  `select 'order by id' as text, id::text from things`,
])('finds nothing in %s', (sql) => {
  expect(shadowedOrder(sql)).toBeNull();
});

describeOnBothEngines('a database of the tests', (database) => {
  it('refuses to order by an output column that hides a column, in a transaction too', async () => {
    const statement = 'select id::text from audit_entries order by id';
    await expect(database().query(statement)).rejects.toThrow('Name the table before it');
    await expect(database().transaction((tx) => tx.query(statement))).rejects.toThrow('Name the table before it');
    await expect(database().readSnapshot((still) => still.query(statement))).rejects.toThrow(
      'Name the table before it',
    );
  });
});
