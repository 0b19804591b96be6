import type { Queryable } from '../db/database.ts';
import { productColumns, type CartProductRow } from '../cart/cart-columns.ts';

/** Whose list it is: the account's of a signed-in visitor, else the session's. One of the two is null. */
export interface WishListOwner {
  readonly sessionId: string | null;
  readonly userId: number | null;
}

export interface WishRow extends CartProductRow {
  readonly addedAt: Date;
}

const isOwned = `(session_id = $1::uuid or user_id = $2::integer)`;

const listWishes = {
  name: 'wish-list-list',
  text: `select wish.created_at as "addedAt", ${productColumns}
         from wish_list_items wish join products product on product.id = wish.product_id
         where ${isOwned} order by wish.id desc`,
};

const addWish = {
  name: 'wish-list-add',
  text: `insert into wish_list_items (session_id, user_id, product_id)
         select $1::uuid, $2::integer, id from products
         where (id::text = $3 or slug = $3) and archived_at is null
           and (select count(*) from wish_list_items where ${isOwned}) < $4
         on conflict do nothing`,
};

const findWish = {
  name: 'wish-list-find',
  text: `select wish.created_at as "addedAt", ${productColumns}
         from wish_list_items wish join products product on product.id = wish.product_id
         where ${isOwned} and (product.id::text = $3 or product.slug = $3)`,
};

const removeWish = {
  name: 'wish-list-remove',
  text: `delete from wish_list_items
         where ${isOwned} and product_id in (select id from products where id::text = $3 or slug = $3)`,
};

/** In the order they were made, so that the newest stay the newest. */
const adoptWishes = {
  name: 'wish-list-adopt',
  text: `with taken as (
           delete from wish_list_items where session_id = $1 returning id, product_id, created_at
         )
         insert into wish_list_items (user_id, product_id, created_at)
         select $2::integer, product_id, created_at from taken order by id
         on conflict (user_id, product_id) do nothing`,
};

const countWishes = {
  name: 'wish-list-count',
  text: `select count(*)::integer as count from wish_list_items where ${isOwned}`,
};

const values = ({ sessionId, userId }: WishListOwner) => [sessionId, userId];

export const list = (db: Queryable, owner: WishListOwner): Promise<WishRow[]> =>
  db.query<WishRow>(listWishes, values(owner));

/** Does nothing for what is there already, for an unknown product and for a full list. */
export async function add(db: Queryable, owner: WishListOwner, idOrSlug: string, max: number): Promise<void> {
  await db.query(addWish, [...values(owner), idOrSlug, max]);
}

export async function find(db: Queryable, owner: WishListOwner, idOrSlug: string): Promise<WishRow | null> {
  const [row] = await db.query<WishRow>(findWish, [...values(owner), idOrSlug]);
  return row ?? null;
}

export async function count(db: Queryable, owner: WishListOwner): Promise<number> {
  const [row] = await db.query<{ count: number }>(countWishes, values(owner));
  return row!.count;
}

export async function remove(db: Queryable, owner: WishListOwner, idOrSlug: string): Promise<void> {
  await db.query(removeWish, [...values(owner), idOrSlug]);
}

/** Gives the wishes of a session to an account. */
export async function adopt(tx: Queryable, sessionId: string, userId: number): Promise<void> {
  await tx.query(adoptWishes, [sessionId, userId]);
}
