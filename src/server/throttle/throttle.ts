import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';

export interface Limit {
  readonly max: number;
  readonly minutes: number;
}

export interface Throttle {
  /** Counts one try, and answers false when there were as many as the limit allows already. */
  consume(key: string, limit: Limit): Promise<boolean>;
  /** Takes the newest try of a key back: it turned out not to count. */
  release(key: string): Promise<void>;
}

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

/** Kept in the database, so that a limit holds over all processes of the shop. */
export const databaseThrottle = (db: Database): Throttle => ({
  consume: async (key, { max, minutes }) => (await db.query(takeOne, [key, max, minutes])).length > 0,
  release: async (key) => void (await db.query(giveOneBack, [key])),
});

/** For load tests. */
export const noThrottle: Throttle = { consume: async () => true, release: async () => {} };

/** What people typed is part of a counter's name as a hash, so that the table of counters tells nobody's name. */
export const digest = (text: string): string =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('base64url');

/** Someone with an IPv6 line has 2^64 addresses, so those count as one. IPv4 inside IPv6 counts as IPv4. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - end.length)).fill('0');
  return `${[...groups, ...zeros, ...end]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
