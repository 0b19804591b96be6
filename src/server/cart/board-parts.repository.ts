import type { Queryable } from '../db/database.ts';
import { productColumns, type CartProductRow } from './cart-columns.ts';

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

export const listPartNeeds = (db: Queryable, sessionId: string): Promise<PartNeedRow[]> =>
  db.query<PartNeedRow>(listNeeds, [sessionId]);
