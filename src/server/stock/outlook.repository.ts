import { salesWindowDays } from '#domain/stock/reorder-point.ts';
import type { Queryable } from '../db/database.ts';
import { day, today } from './sales-days.ts';

export interface ProductSales {
  readonly productId: string;
  readonly daysOnSale: number;
  readonly units: number;
  readonly squares: number;
  readonly sold30: number;
}

export interface Outlook {
  readonly productId: string;
  readonly sold30: number;
  readonly sold90: number;
  readonly squares: number;
  readonly reorderAt: number;
}

/** What each product sold by day and kept, of all that sold or were thought to. */
const selectSales = {
  name: 'stock-sales',
  text: `with by_day as (
           select item.product_id, ${day('orders.created_at')} as day, sum(item.quantity) as units
           from orders join order_items item on item.order_id = orders.id
           where orders.created_at > now() - interval '${salesWindowDays} days' and orders.status <> 'cancelled'
           group by 1, 2
         ), sold as (
           select product_id, sum(units)::integer as units, sum(units * units)::bigint as squares,
             coalesce(sum(units) filter (where day > ${today} - 30), 0)::integer as sold_30
           from by_day group by product_id
         )
         select product.id as "productId", extract(epoch from now() - product.created_at)::float8 / 86400 as "daysOnSale",
           coalesce(units, 0) as units, coalesce(squares, 0) as squares, coalesce(sold.sold_30, 0) as "sold30"
         from stock_outlook outlook join products product on product.id = outlook.product_id
         left join sold on sold.product_id = outlook.product_id
         where sold.product_id is not null or outlook.sold_90 > 0`,
};

/**
 * Waits for nobody: whoever places an order holds some of these rows and may want more of them. What is held now is
 * renewed the next time.
 */
const updateOutlook = {
  name: 'stock-outlook-update',
  text: `with fresh as (
           select * from unnest($1::uuid[], $2::integer[], $3::integer[], $4::integer[], $5::bigint[])
             as fresh(id, sold_30, sold_90, reorder_at, sold_squares)
         ), held as (
           select product_id from stock_outlook outlook join fresh on fresh.id = outlook.product_id
           where (outlook.sold_30, outlook.sold_90, outlook.reorder_at, outlook.sold_squares)
             is distinct from (fresh.sold_30, fresh.sold_90, fresh.reorder_at, fresh.sold_squares)
           order by product_id for update of outlook skip locked
         )
         update stock_outlook outlook
         set sold_30 = fresh.sold_30, sold_90 = fresh.sold_90, reorder_at = fresh.reorder_at, sold_squares = fresh.sold_squares
         from held join fresh on fresh.id = held.product_id where outlook.product_id = held.product_id`,
};

/** True for the one process that renews the outlook now; until the transaction ends. */
export async function tryLock(tx: Queryable): Promise<boolean> {
  const [row] = await tx.query<{ taken: boolean }>('select pg_try_advisory_xact_lock(7214096355) as taken');
  return row!.taken;
}

export const sales = (tx: Queryable): Promise<ProductSales[]> => tx.query<ProductSales>(selectSales);

export async function update(db: Queryable, outlooks: readonly Outlook[]): Promise<void> {
  await db.query(updateOutlook, [
    outlooks.map(({ productId }) => productId),
    outlooks.map(({ sold30 }) => sold30),
    outlooks.map(({ sold90 }) => sold90),
    outlooks.map(({ reorderAt }) => reorderAt),
    outlooks.map(({ squares }) => squares),
  ]);
}
