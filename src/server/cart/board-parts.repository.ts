import type { Queryable } from '../db/database.ts';
import {
  itemColumns,
  maxQuantityOfProduct,
  productColumns,
  type CartProductRow,
  type CartRow,
} from './cart-columns.ts';

/** One part of one board in the cart. */
export interface PartNeedRow extends CartProductRow {
  readonly lineId: string;
  readonly boardName: string;
  readonly boards: number;
  readonly pieces: number;
  readonly packSize: number;
  readonly packsInCart: number;
}

const listNeeds = {
  name: 'board-parts-list',
  text: `select line.id as "lineId", board.name as "boardName", line.quantity as boards, need.pieces,
           ${productColumns}, product.pack_size as "packSize", coalesce(held.quantity, 0) as "packsInCart"
         from cart_items line
         join products board on board.id = line.product_id and board.category = 'pcb' and board.bom is not null
         cross join lateral (
           select entry ->> 'part' as slug, count(*)::integer as pieces, min(place) as place
           from jsonb_array_elements(board.bom) with ordinality as list(entry, place)
           where entry ->> 'part' is not null group by 1
         ) as need
         join products product on product.slug = need.slug and product.archived_at is null
         left join cart_items held on held.session_id = line.session_id and held.product_id = product.id
         where line.session_id = $1 order by line.created_at, line.id, need.place`,
};

/** Adds as many as there are. A line that holds more than that already keeps what it holds. */
const addMany = {
  name: 'board-parts-add',
  text: `with item as (
           insert into cart_items (session_id, product_id, quantity, added_price_paise)
           select $1, product.id, least(wanted.quantity, ${maxQuantityOfProduct}), product.price_paise
           from unnest($2::uuid[], $3::integer[]) as wanted(product_id, quantity)
           join products product on product.id = wanted.product_id and ${maxQuantityOfProduct} > 0
           order by product.id
           on conflict (session_id, product_id) do update
             set quantity = greatest(cart_items.quantity, least(
                   cart_items.quantity + excluded.quantity,
                   (select ${maxQuantityOfProduct} from products product where product.id = excluded.product_id)
                 )),
                 added_price_paise = excluded.added_price_paise
           returning id, product_id, quantity, added_price_paise
         )
         select ${itemColumns}, ${productColumns} from item join products product on product.id = item.product_id`,
};

export const listPartNeeds = (db: Queryable, sessionId: string): Promise<PartNeedRow[]> =>
  db.query<PartNeedRow>(listNeeds, [sessionId]);

export const add = (tx: Queryable, sessionId: string, packs: ReadonlyMap<string, number>): Promise<CartRow[]> =>
  tx.query<CartRow>(addMany, [sessionId, [...packs.keys()], [...packs.values()]]);
