import type { Queryable } from '../db/database.ts';

export interface CartRow {
  readonly id: string;
  readonly quantity: number;
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly pricePaise: number;
  readonly imageUrl: string;
  readonly inStock: boolean;
  readonly stock: number | null;
}

const columns = `item.id, item.quantity, product.id as "productId", product.slug, product.name,
  product.price_paise as "pricePaise", product.image_url as "imageUrl", product.in_stock as "inStock", product.stock`;

const listItems = {
  name: 'cart-list',
  text: `select ${columns} from cart_items item join products product on product.id = item.product_id
         where item.session_id = $1 order by item.created_at, item.id`,
};

/** Adds up, and refuses by not returning a row when the sum would pass the stock or the limit of one cart. */
const addItem = {
  name: 'cart-add',
  text: `with product as (
           select * from products where (id::text = $2 or slug = $2) and archived_at is null
         ), item as (
           insert into cart_items (session_id, product_id, quantity)
           select $1, product.id, $3 from product where $3 <= least(coalesce(product.stock, $4), $4)
           on conflict (session_id, product_id) do update
             set quantity = cart_items.quantity + excluded.quantity
             where cart_items.quantity + excluded.quantity
               <= (select least(coalesce(product.stock, $4), $4) from product)
           returning *
         )
         select ${columns} from item join product on product.id = item.product_id`,
};

export const list = (db: Queryable, sessionId: string): Promise<CartRow[]> => db.query<CartRow>(listItems, [sessionId]);

export async function add(
  db: Queryable,
  item: { sessionId: string; productId: string; quantity: number; most: number },
): Promise<CartRow | null> {
  const [row] = await db.query<CartRow>(addItem, [item.sessionId, item.productId, item.quantity, item.most]);
  return row ?? null;
}
