import type { Queryable } from '../db/database.ts';

/** A line of a cart as far as discounts look at it. */
export interface CartLineRow {
  readonly slug: string;
  readonly category: string;
  readonly kind: string | null;
  readonly pricePaise: number;
  readonly quantity: number;
}

const listLines = {
  name: 'discount-list-cart',
  text: `select product.slug, product.category, product.kind, product.price_paise as "pricePaise", item.quantity
         from cart_items item join products product on product.id = item.product_id
         where item.session_id = $1 order by item.created_at, item.id`,
};

export const lines = (db: Queryable, sessionId: string): Promise<CartLineRow[]> =>
  db.query<CartLineRow>(listLines, [sessionId]);
