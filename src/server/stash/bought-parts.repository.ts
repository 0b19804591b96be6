import type { OrderParts } from '#contracts/stash.ts';
import type { Queryable } from '../db/database.ts';

/** What lies in a kit is soldered, not put into a drawer, and what was refunded went back: only parts that stayed count. */
const listBoughtParts = {
  name: 'stash-bought-parts',
  text: `select orders.id, orders.number,
           json_agg(json_build_object('slug', product.slug, 'pieces', (item.quantity - item.refunded_quantity) * product.pack_size)
             order by product.slug) as parts
         from orders
         join order_items item on item.order_id = orders.id and item.quantity > item.refunded_quantity
         join products product on product.id = item.product_id and product.category = 'parts'
         where orders.user_id = $1 and orders.status in ('shipped', 'delivered')
         group by orders.id order by orders.created_at desc, orders.id limit 100`,
};

export const list = (db: Queryable, userId: number): Promise<OrderParts[]> =>
  db.query<OrderParts>(listBoughtParts, [userId]);
