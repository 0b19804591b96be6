import type { Queryable } from '../../db/database.ts';

export interface ChangedPage {
  readonly slug: string;
  readonly changedAt: Date;
}

const listChanged = {
  name: 'changed-page-list',
  text: `select slug, changed_at as "changedAt" from changed_pages order by changed_at, slug limit $1`,
};

/** What changed again while it was told stays. */
const deleteTold = {
  name: 'changed-page-delete-told',
  text: `delete from changed_pages using unnest($1::text[], $2::timestamptz[]) as told (slug, changed_at)
         where changed_pages.slug = told.slug
           and date_trunc('milliseconds', changed_pages.changed_at) <= told.changed_at`,
};

const deleteAll = { name: 'changed-page-delete-all', text: 'delete from changed_pages' };

export const list = (db: Queryable, limit: number): Promise<ChangedPage[]> =>
  db.query<ChangedPage>(listChanged, [limit]);

export async function forget(db: Queryable, told: readonly ChangedPage[]): Promise<void> {
  await db.query(deleteTold, [told.map(({ slug }) => slug), told.map(({ changedAt }) => changedAt)]);
}

export async function forgetAll(db: Queryable): Promise<void> {
  await db.query(deleteAll);
}
