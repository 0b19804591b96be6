import type { Queryable } from '../db/database.ts';

/** The bill of a board in a cart whose every part is sold, with the kit that board and parts make. */
export interface KitBillRow {
  readonly boardId: string;
  readonly slug: string;
  readonly name: string;
  readonly hsnCode: string;
  readonly hsCode: string | null;
  readonly countryOfOrigin: string;
  readonly pricePaise: number;
  readonly gstRatePercent: string;
  /** The kit itself can be bought. */
  readonly isSold: boolean;
  readonly parts: readonly { readonly productId: string; readonly pieces: number }[];
}

// A bill with anything on it that we do not sell cannot be bought whole.
const listBills = {
  name: 'kit-bill-list',
  text: `select board.id as "boardId", kit.slug, kit.name, kit.hsn_code as "hsnCode", kit.hs_code as "hsCode",
           kit.country_of_origin as "countryOfOrigin", kit.price_paise as "pricePaise",
           kit.gst_rate_percent as "gstRatePercent", kit.in_stock and kit.archived_at is null as "isSold", bill.parts
         from cart_items line
         join products board on board.id = line.product_id and board.category = 'pcb' and board.bom is not null
         join products kit on kit.slug = board.pair_slug and kit.category = 'kit' and not kit.draft
         cross join lateral (
           select json_agg(json_build_object('productId', product.id, 'pieces', need.pieces) order by need.place) as parts,
             bool_and(product.id is not null) as whole
           from (
             select entry ->> 'part' as slug, count(*)::integer as pieces, min(place) as place
             from jsonb_array_elements(board.bom) with ordinality as list(entry, place) group by 1
           ) as need
           left join products product on product.slug = need.slug and product.archived_at is null
         ) as bill
         where line.session_id = $1 and bill.whole
         order by line.created_at, line.id`,
};

export const list = (db: Queryable, sessionId: string): Promise<KitBillRow[]> =>
  db.query<KitBillRow>(listBills, [sessionId]);
