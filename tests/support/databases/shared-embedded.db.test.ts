import { expect, it } from 'vitest';
import { acquireSharedEmbedded } from './shared-embedded.ts';

it('is as it was for whoever has it next, whatever was done to it', async () => {
  const first = await acquireSharedEmbedded();
  const [{ count: none } = { count: -1 }] = await first.db.query<{ count: number }>(
    'select count(*) from newsletter_subscribers',
  );
  await first.db.query(`insert into newsletter_subscribers (email) values ('one@example.com')`);
  const heard: (string | null)[] = [];
  await first.db.listen('lent', (payload) => void heard.push(payload));
  await first.db.close();
  await expect(first.db.query('select 1')).rejects.toThrow('has ended');

  const second = await acquireSharedEmbedded();
  await second.db.query(`notify lent, 'to the second'`);
  expect(await second.db.query('select count(*) from newsletter_subscribers')).toEqual([{ count: none }]);
  await second.db.query('alter table newsletter_subscribers add column oddity integer');
  await second.db.close();

  const third = await acquireSharedEmbedded();
  expect(await third.db.query(`select from pg_attribute where attname = 'oddity'`)).toEqual([]);
  expect(heard).toEqual([]);
  await third.db.close();
});
