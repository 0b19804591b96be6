import type { Queryable } from '../db/database.ts';

export interface WatchedProduct {
  readonly slug: string;
  readonly name: string;
  readonly pricePaise: number;
  readonly available: boolean;
}

const available = 'in_stock and archived_at is null';

// Whoever changes the stock at the same moment goes first, or waits: either sees the other's work.
const selectProductForShare = {
  name: 'stock-watcher-lock-product',
  text: `select ${available} as available from products where id = $1 for share`,
};

/** Asking twice is asking once. */
const insertWatcher = {
  name: 'stock-watcher-insert',
  text: `insert into stock_watchers (product_id, email) values ($1, $2) on conflict do nothing`,
};

const selectWatchedProduct = {
  name: 'stock-watcher-product',
  text: `select slug, name, price_paise as "pricePaise", ${available} as available from products where id = $1`,
};

/** One job for each mail, in the statement that removes who waited for it: nobody is told twice, and nobody forgotten. */
const releaseWatchers = {
  name: 'stock-watcher-enqueue-notices',
  text: `with told as (
           delete from stock_watchers where product_id = $1 returning email
         )
         insert into jobs (kind, payload)
         select 'mail/stock-notice', jsonb_build_object('productId', $1::uuid, 'email', email) from told`,
};

const deleteWatchers = {
  name: 'stock-watcher-delete-by-email',
  text: `delete from stock_watchers where lower(email) = lower($1)`,
};

/** Null: there is no such product. */
export async function lockProduct(tx: Queryable, productId: string): Promise<{ available: boolean } | null> {
  return (await tx.query<{ available: boolean }>(selectProductForShare, [productId]))[0] ?? null;
}

export async function insert(tx: Queryable, productId: string, email: string): Promise<void> {
  await tx.query(insertWatcher, [productId, email]);
}

export async function findProduct(db: Queryable, productId: string): Promise<WatchedProduct | null> {
  return (await db.query<WatchedProduct>(selectWatchedProduct, [productId]))[0] ?? null;
}

export async function enqueueNotices(db: Queryable, productId: string): Promise<void> {
  await db.query(releaseWatchers, [productId]);
}

export async function removeByEmail(db: Queryable, email: string): Promise<void> {
  await db.query(deleteWatchers, [email]);
}
