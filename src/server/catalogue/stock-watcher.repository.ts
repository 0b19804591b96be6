import type { Queryable } from '../db/database.ts';

/** Asking twice is asking once. */
const insertWatcher = {
  name: 'stock-watcher-insert',
  text: `insert into stock_watchers (product_id, email) values ($1, $2) on conflict do nothing`,
};

export async function insert(db: Queryable, productId: string, email: string): Promise<void> {
  await db.query(insertWatcher, [productId, email]);
}

const deleteWatchers = {
  name: 'stock-watcher-delete-by-email',
  text: `delete from stock_watchers where lower(email) = lower($1)`,
};

export async function removeByEmail(db: Queryable, email: string): Promise<void> {
  await db.query(deleteWatchers, [email]);
}
