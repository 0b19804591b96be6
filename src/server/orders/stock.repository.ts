import { lowStockThreshold } from '#domain/cart/cart.ts';
import type { Queryable } from '../db/database.ts';

/**
 * Whoever holds several products holds them in the order of their ids, so that two orders never wait for each other in
 * a circle. The lock leaves room for the foreign keys of carts.
 */
const reserveUnits = {
  name: 'stock-reserve',
  text: `update products
         set stock = stock - wanted.quantity, low_stock_told = low_stock_told or stock - wanted.quantity <= ${lowStockThreshold}
         from unnest($1::uuid[], $2::integer[]) as wanted(id, quantity)
         where products.id = wanted.id and stock >= wanted.quantity
         returning products.id`,
};

const releaseUnits = {
  name: 'stock-release',
  text: `with held as materialized (
           select product.id, item.quantity
           from order_items item join products product on product.id = item.product_id
           where item.order_id = $1 and item.counted and product.stock is not null
           order by product.id for no key update of product
         )
         update products
         set stock = stock + held.quantity, low_stock_told = low_stock_told and stock + held.quantity <= ${lowStockThreshold}
         from held where products.id = held.id and stock is not null`,
};

/** Takes units of counted products that the transaction holds already. False: one of them has not that many. */
export async function reserve(
  tx: Queryable,
  units: readonly { productId: string; quantity: number }[],
): Promise<boolean> {
  if (units.length === 0) return true;
  const values = [units.map(({ productId }) => productId), units.map(({ quantity }) => quantity)];
  return (await tx.query(reserveUnits, values)).length === units.length;
}

/** Gives what an order took back to the stock. */
export async function release(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(releaseUnits, [orderId]);
}
