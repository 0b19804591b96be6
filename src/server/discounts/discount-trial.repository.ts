import type { Queryable } from '../db/database.ts';

/** An order as far as a discount is tried on it. */
export interface TriedOrderRow {
  readonly number: string;
  readonly country: string | null;
  readonly state: string | null;
  readonly supplyState: string | null;
  readonly lines: readonly {
    readonly slug: string;
    readonly category: string;
    readonly kind: string | null;
    readonly pricePaise: number;
    readonly quantity: number;
    readonly gstRatePercent: number;
  }[];
}

const findOrder = {
  name: 'discount-find-tried-order',
  text: `select orders.number, orders.shipping_address ->> 'country' as country, orders.shipping_address ->> 'state' as state,
           orders.supply_state as "supplyState", coalesce((
             select json_agg(line) from (
               select product.slug, product.category, product.kind, item.price_paise as "pricePaise", item.quantity,
                 item.gst_rate_percent as "gstRatePercent"
               from order_items item join products product on product.id = item.product_id
               where item.order_id = orders.id order by item.id
             ) line
           ), '[]') as lines
         from orders where $1::text is null or orders.number = $1 order by orders.created_at desc limit 1`,
};

/** The order of a number, or the newest one. */
export async function find(db: Queryable, number: string | null): Promise<TriedOrderRow | null> {
  return (await db.query<TriedOrderRow>(findOrder, [number]))[0] ?? null;
}
