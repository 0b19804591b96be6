import type { SavedView } from '#contracts/saved-views.ts';
import type { Queryable } from '../db/database.ts';

const selectViews = {
  name: 'saved-view-list',
  text: `select id, name, filter from saved_views where user_id = $1 and list = $2 order by lower(name), id`,
};

const countViews = {
  name: 'saved-view-count-others',
  text: `select count(*)::integer as count from saved_views where user_id = $1 and list = $2 and lower(name) <> lower($3)`,
};

const upsertView = {
  name: 'saved-view-upsert',
  text: `insert into saved_views (user_id, list, name, filter) values ($1, $2, $3, $4::jsonb)
         on conflict (user_id, list, lower(name)) do update set name = excluded.name, filter = excluded.filter`,
};

const deleteView = {
  name: 'saved-view-delete',
  text: `delete from saved_views where id = $1::uuid and user_id = $2 returning id`,
};

export interface NewView {
  readonly list: string;
  readonly name: string;
  readonly filter: object;
}

export const listOf = (db: Queryable, userId: number, list: string): Promise<SavedView[]> =>
  db.query<SavedView>(selectViews, [userId, list]);

/** How many there are under other names. */
export async function countOthers(db: Queryable, userId: number, { list, name }: NewView): Promise<number> {
  return (await db.query<{ count: number }>(countViews, [userId, list, name]))[0]!.count;
}

export async function save(db: Queryable, userId: number, { list, name, filter }: NewView): Promise<void> {
  await db.query(upsertView, [userId, list, name, JSON.stringify(filter)]);
}

/** False: there was none, or it is somebody else's. */
export async function remove(db: Queryable, userId: number, id: string): Promise<boolean> {
  return (await db.query(deleteView, [id, userId])).length > 0;
}
