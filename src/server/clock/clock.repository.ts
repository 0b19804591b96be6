import type { Queryable } from '../db/database.ts';

const selectNow = { name: 'clock-read', text: 'select now() as now' };

export async function selectClock(db: Queryable): Promise<Date> {
  return (await db.query<{ now: Date }>(selectNow))[0]!.now;
}
