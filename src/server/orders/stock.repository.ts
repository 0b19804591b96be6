import { lowStockThreshold } from '#domain/cart/cart.ts';
import type { Queryable } from '../db/database.ts';
import { moveNote, toMoveNote } from '../stock/stock-move-note.ts';

/**
 * Part of the statement that writes an order: takes the units of `sold`, lines of products that the transaction holds, from
 * those that are counted. `with ..., ${reservedUnits} ...`; what it leaves out had not that many.
 *
 * Whoever holds several products holds them in the order of their ids, so that two orders never wait for each other in
 * a circle. The lock leaves room for the foreign keys of carts.
 */
export const reservedUnits = `reserved as (
           update products
           set stock = stock - sold.quantity, low_stock_told = low_stock_told or stock - sold.quantity <= ${lowStockThreshold}
           from sold, move_note
           where products.id = sold.product_id and stock >= sold.quantity
           returning products.id
         )`;

const lockProductsOfOrder = {
  name: 'stock-lock-products-of-order',
  text: `select from products
         where stock is not null and id in (select product_id from order_items where order_id = $1 and counted)
         order by id for no key update`,
};

const releaseUnits = {
  name: 'stock-release',
  text: `with ${moveNote(2)}
         update products
         set stock = stock + item.units, low_stock_told = low_stock_told and stock + item.units <= ${lowStockThreshold}
         from (select product_id, quantity - refunded_quantity as units from order_items
               where order_id = $1 and counted and quantity > refunded_quantity) item, move_note
         where products.id = item.product_id and stock is not null`,
};

const lockProducts = {
  name: 'stock-lock-restocked-products',
  text: `select from products where stock is not null and id = any($1::uuid[]) order by id for no key update`,
};

const restockUnits = {
  name: 'stock-restock',
  text: `with ${moveNote(3)}
         update products
         set stock = stock + back.quantity, low_stock_told = low_stock_told and stock + back.quantity <= ${lowStockThreshold}
         from unnest($1::uuid[], $2::integer[]) as back(id, quantity), move_note
         where products.id = back.id and stock is not null
         returning products.id`,
};

/**
 * Gives what an order took back to the stock, but for what was refunded: whoever did that said whether it goes back. The locks are a statement of their own: the update then sees the rows as
 * they were locked. In one statement it would look for the older rows it began with, and lock its way from there past
 * others who wait for it.
 */
export async function release(
  tx: Queryable,
  orderId: string,
  { userId, reason }: { userId: number | null; reason: string | null },
): Promise<void> {
  await tx.query(lockProductsOfOrder, [orderId]);
  await tx.query(releaseUnits, [orderId, toMoveNote({ cause: 'returned', orderId, userId, reason })]);
}

/** Puts single units of an order back on the shelf. Answers with the products that are counted, and so have them. */
export async function restock(
  tx: Queryable,
  orderId: string,
  units: readonly { readonly productId: string; readonly quantity: number }[],
  { userId, reason }: { userId: number; reason: string },
): Promise<ReadonlySet<string>> {
  if (units.length === 0) return new Set();
  const ids = units.map(({ productId }) => productId);
  await tx.query(lockProducts, [ids]);
  const note = toMoveNote({ cause: 'returned', orderId, userId, reason });
  const counted = await tx.query<{ id: string }>(restockUnits, [ids, units.map(({ quantity }) => quantity), note]);
  return new Set(counted.map(({ id }) => id));
}
