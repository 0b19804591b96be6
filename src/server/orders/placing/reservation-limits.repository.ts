import type { Queryable } from '../../db/database.ts';

/** What one holder has waiting already, and what became of the orders of the last day. */
export interface BuyerKeyCount {
  readonly holder: string;
  readonly openOrders: number;
  readonly cancelledToday: number;
  readonly units: number;
  readonly value: number;
}

/** Any number that no other advisory lock uses as its first. */
const lockClass = 23;

/**
 * Part of a statement: makes the orders of each holder of the parameter of that number take turns until the transaction ends,
 * once `held` is held. All take these in one order, and before any product, so that nobody waits in a circle.
 */
export const lockedBuyerKeys = (parameter: number): string =>
  `locked as materialized (
     select pg_advisory_xact_lock(${lockClass}, place)
     from held, (select hashtext(holder) as place from unnest($${parameter}::text[]) holder) sorted order by place
   )`;

/** Named one by one, the holders let the statement keep its plan. */
const countReserved = {
  name: 'order-holder-count',
  text: `select held.holder, count(*) filter (where held.open)::integer as "openOrders",
           count(*) filter (where held.cancelled_today)::integer as "cancelledToday",
           coalesce(sum(goods.units), 0)::bigint as units, coalesce(sum(goods.value), 0)::bigint as value
         from (
           select holder, order_id, status = 'pending' and payment_status in ('due', 'processing') as open,
             status = 'cancelled' and orders.created_at > now() - interval '1 day' as cancelled_today
           from order_holders join orders on orders.id = order_id where holder in ($1, $2, $3, $4, $5)
         ) held
         left join lateral (
           select sum(quantity) as units, sum(quantity * price_paise) as value from order_items item
           where item.order_id = held.order_id and item.counted
         ) goods on held.open
         group by held.holder`,
};

const sumStock = {
  name: 'order-holder-shelf',
  text: `select coalesce(sum(stock), 0)::bigint as units, coalesce(sum(stock * price_paise), 0)::bigint as value
         from products where stock > 0 and archived_at is null`,
};

const deleteSettled = {
  name: 'order-holder-delete-settled',
  text: `delete from order_holders using orders
         where orders.id = order_id and orders.status <> 'pending' and orders.updated_at < now() - interval '1 day'`,
};

/** A statement of its own after the keys are held: it sees the orders of whoever held them before. */
export const count = (tx: Queryable, buyerKeys: readonly string[]): Promise<BuyerKeyCount[]> =>
  tx.query<BuyerKeyCount>(
    countReserved,
    Array.from({ length: 5 }, (_, index) => buyerKeys[index] ?? null),
  );

/** Everything that is counted and can be bought now. */
export async function readStock(tx: Queryable): Promise<{ units: number; value: number }> {
  return (await tx.query<{ units: number; value: number }>(sumStock))[0]!;
}

export async function removeSettled(db: Queryable): Promise<void> {
  await db.query(deleteSettled);
}
