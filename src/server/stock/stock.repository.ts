import type { Staff } from '#domain/accounts/staff.ts';
import { lowStockThreshold } from '#domain/cart/cart.ts';
import type { Queryable } from '../db/database.ts';
import { moveNote, toMoveNote, type StockMoveNote } from './stock-move-note.ts';

export interface HeldProduct {
  readonly id: string;
  readonly name: string;
  readonly stock: number | null;
}

/** In the order of their ids, as whoever holds several products does. */
const lockProducts = {
  name: 'stock-lock-products',
  text: `select id, name, stock from products where id = any($1::uuid[]) order by id for no key update`,
};

const updateStock = {
  name: 'stock-set',
  text: `with ${moveNote(3)}
         update products
         set stock = wanted.stock,
             low_stock_told = low_stock_told and not (wanted.stock is null or wanted.stock > ${lowStockThreshold})
         from unnest($1::uuid[], $2::integer[]) as wanted(id, stock), move_note
         where products.id = wanted.id`,
};

/** A count that found what was expected changes nothing, and is worth knowing all the same. */
const insertAgreeingCount = {
  name: 'stock-insert-agreeing-count',
  text: `insert into stock_moves (product_id, cause, before, balance, delta, user_id, staff_name, reason)
         select id, 'counted', stock, stock, 0, $2, $3, $4 from products where id = $1`,
};

/** Which move made the stock what it is. */
const lastMoveByOrder = {
  name: 'stock-last-move-by-order',
  text: `select exists (
           select from stock_moves
           where product_id = $1 and order_id is not null and id > coalesce(
             (select max(id) from stock_moves where product_id = $1 and cause = 'counted'), 0)
         ) as "byOrder"`,
};

const findProduct = {
  name: 'stock-find-product',
  text: `select id, slug, name, reorder_by_hand as "reorderByHand" from products
         join stock_outlook outlook on outlook.product_id = products.id where id = $1::uuid or slug = $2`,
};

export interface StockedProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly reorderByHand: number | null;
}

interface ProductKey {
  readonly id: string | null;
  readonly slug: string | null;
}

/** Also of a product that is no longer sold. */
export async function find(db: Queryable, { id, slug }: ProductKey): Promise<StockedProduct | null> {
  return (await db.query<StockedProduct>(findProduct, [id, slug]))[0] ?? null;
}

const setByHand = {
  name: 'stock-reorder-by-hand',
  text: `update stock_outlook set reorder_by_hand = $2 where product_id = $1`,
};

export async function setReorderByHand(tx: Queryable, productId: string, reorderAt: number | null): Promise<void> {
  await tx.query(setByHand, [productId, reorderAt]);
}

/** Holds products until the transaction ends. One that there is not is left out. */
export const lock = (tx: Queryable, ids: readonly string[]): Promise<HeldProduct[]> =>
  tx.query<HeldProduct>(lockProducts, [ids]);

/** True if nobody has set the stock since an order took or gave back units, whatever was delivered since. */
export async function isMovedByOrder(tx: Queryable, productId: string): Promise<boolean> {
  return (await tx.query<{ byOrder: boolean }>(lastMoveByOrder, [productId]))[0]?.byOrder ?? false;
}

/** Sets the stock of products that the transaction holds. */
export async function set(
  tx: Queryable,
  levels: readonly { readonly id: string; readonly stock: number | null }[],
  note: StockMoveNote,
): Promise<void> {
  await tx.query(updateStock, [levels.map(({ id }) => id), levels.map(({ stock }) => stock), toMoveNote(note)]);
}

export async function addAgreeingCount(
  tx: Queryable,
  productId: string,
  { userId, name }: Staff,
  reason: string | null,
): Promise<void> {
  await tx.query(insertAgreeingCount, [productId, userId, name, reason]);
}
