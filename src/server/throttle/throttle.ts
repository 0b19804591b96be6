import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import * as counters from './throttle.repository.ts';

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

/** Kept in the database, so that a limit holds over all processes of the shop. */
export const databaseThrottle = (db: Database): Throttle => ({
  consume: (key, limit) => counters.consume(db, key, limit),
  release: (key) => counters.release(db, key),
});

export const throttleRetention: Retention = { deleteExpired: counters.deleteExpired };

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
