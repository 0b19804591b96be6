import { maxQuantity } from '#domain/cart/cart.ts';
import type { Queryable } from '../db/database.ts';
import { boardColumns, itemColumns, maxQuantityOfProduct, productColumns, type CartRow } from './cart-columns.ts';
import type { CartWriteRow } from './cart.repository.ts';

const listSaved = {
  name: 'saved-list',
  text: `select ${itemColumns}, ${productColumns}, ${boardColumns}
         from saved_items item join products product on product.id = item.product_id
         left join products board on board.id = item.board_id
         where item.session_id = $1 order by item.created_at, item.id`,
};

/** The line takes its board along; what was saved before keeps its own. */
const saveItem = {
  name: 'saved-save',
  text: `with line as (
           delete from cart_items where id = $1 and session_id = $2
           returning session_id, product_id, quantity, added_price_paise, board_id
         ), item as (
           insert into saved_items (session_id, product_id, quantity, added_price_paise, board_id)
           select session_id, product_id, quantity, added_price_paise, board_id from line
           on conflict (session_id, product_id) do update
             set quantity = least(saved_items.quantity + excluded.quantity, ${maxQuantity}),
               added_price_paise = excluded.added_price_paise
           returning id, product_id, quantity, added_price_paise
         )
         select ${itemColumns}, ${productColumns} from item join products product on product.id = item.product_id`,
};

/** As many as there are go back into the cart; when none can, it stays saved and only the product is answered. */
const restoreItem = {
  name: 'saved-restore',
  text: `with saved as (
           select product_id, quantity, added_price_paise, board_id
           from saved_items where id = $1 and session_id = $2 for update
         ), product as (
           select product.id, slug, name, category, price_paise, image_url, stock, in_stock, archived_at,
             ${maxQuantityOfProduct} as most
           from products product join saved on saved.product_id = product.id
         ), item as (
           insert into cart_items (session_id, product_id, quantity, added_price_paise, board_id)
           select $2, product_id, least(saved.quantity, most), added_price_paise, board_id
           from saved join product on product.id = product_id where most > 0
           on conflict (session_id, product_id) do update
             set quantity = least(cart_items.quantity + excluded.quantity, (select most from product))
             where cart_items.quantity < (select most from product)
           returning id, quantity, added_price_paise
         ), gone as (
           delete from saved_items where id = $1 and session_id = $2 and exists (select from item)
         )
         select ${itemColumns}, ${productColumns} from product left join item on true`,
};

const removeSavedItem = {
  name: 'saved-remove',
  text: `delete from saved_items where id = $1 and session_id = $2 returning id`,
};

export const list = (db: Queryable, sessionId: string): Promise<CartRow[]> => db.query<CartRow>(listSaved, [sessionId]);

/** Null: there is no such line in this cart. */
export async function save(tx: Queryable, lineId: string, sessionId: string): Promise<CartRow | null> {
  const [row] = await tx.query<CartRow>(saveItem, [lineId, sessionId]);
  return row ?? null;
}

/** Null: nothing of that id was saved. */
export async function restore(tx: Queryable, savedId: string, sessionId: string): Promise<CartWriteRow | null> {
  const [row] = await tx.query<CartWriteRow>(restoreItem, [savedId, sessionId]);
  return row ?? null;
}

export async function remove(db: Queryable, savedId: string, sessionId: string): Promise<boolean> {
  return (await db.query(removeSavedItem, [savedId, sessionId])).length > 0;
}
