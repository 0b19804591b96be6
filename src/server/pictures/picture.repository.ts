import type { Queryable } from '../db/database.ts';

const knownIds = { name: 'picture-known', text: `select id from pictures where id = any($1::text[])` };

/** Those of the ids that are pictures. */
export async function known(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await db.query<{ id: string }>(knownIds, [ids])).map(({ id }) => id));
}
