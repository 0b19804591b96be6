import type { Queryable } from '../db/database.ts';

/**
 * One statement, so that tries at the same moment in several processes are counted one after the other. The window
 * slides: each try counts for exactly as long as the limit says, and a refused one does not count.
 */
const takeOne = {
  name: 'throttle-consume',
  text: `insert into throttles (key, hits, expires_at) values ($1, array[now()], now() + make_interval(mins => $3))
         on conflict (key) do update
           set hits = array(select hit from unnest(throttles.hits) hit where hit > now() - make_interval(mins => $3))
                 || now(),
               expires_at = excluded.expires_at
           where (select count(*) from unnest(throttles.hits) hit where hit > now() - make_interval(mins => $3)) < $2
         returning key`,
};

const giveOneBack = {
  name: 'throttle-release',
  text: `update throttles set hits = trim_array(hits, 1) where key = $1 and cardinality(hits) > 0`,
};

const deleteExpiredCounters = {
  name: 'throttle-delete-expired',
  text: `delete from throttles where expires_at < now()`,
};

/** False: there were as many tries as the limit allows already. */
export async function consume(
  db: Queryable,
  key: string,
  { max, minutes }: { readonly max: number; readonly minutes: number },
): Promise<boolean> {
  return (await db.query(takeOne, [key, max, minutes])).length > 0;
}

export async function release(db: Queryable, key: string): Promise<void> {
  await db.query(giveOneBack, [key]);
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteExpiredCounters);
}
