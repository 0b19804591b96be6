import type { Queryable } from '../db/database.ts';
import { isUuid } from '../db/uuid.ts';
import { productColumns, type CartProductRow } from './cart-columns.ts';

/** One part of one board in the cart. */
export interface PartNeedRow extends CartProductRow {
  /** Null for boards that are meant but not in the cart. */
  readonly lineId: string | null;
  readonly boardId: string;
  readonly boardName: string;
  readonly boards: number;
  readonly pieces: number;
  readonly packSize: number;
  readonly packsInCart: number;
}

/** The parts of the boards of `line`, less what is in the cart of the session $1. */
const needsOf = (
  line: string,
): string => `select line.id as "lineId", board.id as "boardId", board.name as "boardName", line.quantity as boards, need.pieces,
           ${productColumns}, product.pack_size as "packSize", coalesce(held.quantity, 0) as "packsInCart"
         from ${line} line
         join products board on board.id = line.product_id and board.category = 'pcb' and board.bom is not null
         cross join lateral (
           select entry ->> 'part' as slug, count(*)::integer as pieces, min(place) as place
           from jsonb_array_elements(board.bom) with ordinality as list(entry, place)
           where entry ->> 'part' is not null group by 1
         ) as need
         join products product on product.slug = need.slug and product.archived_at is null
         left join cart_items held on held.session_id = $1 and held.product_id = product.id
         order by line.created_at nulls last, line.id, need.place`;

const linesOfCart = `select id, product_id, quantity, created_at from cart_items where session_id = $1`;

const listNeeds = { name: 'board-parts-list', text: needsOf(`(${linesOfCart})`) };

/** The boards in the cart first, then those that are meant: as many as asked for, or as the cart holds. */
const listNeedsOfBoard = {
  name: 'board-parts-list-of-board',
  text: needsOf(`(${linesOfCart} and product_id <> $2
           union all
           select null, $2::uuid, greatest($3::integer, (
             select quantity from cart_items where session_id = $1 and product_id = $2
           )), null)`),
};

export interface MeantBoards {
  readonly productId: string;
  readonly quantity: number;
}

export const listPartNeeds = (db: Queryable, sessionId: string, meant?: MeantBoards): Promise<PartNeedRow[]> =>
  meant
    ? db.query<PartNeedRow>(listNeedsOfBoard, [sessionId, meant.productId, meant.quantity])
    : db.query<PartNeedRow>(listNeeds, [sessionId]);

const findBoard = {
  name: 'board-parts-find',
  text: `select id from products where (id = $1::uuid or slug = $2) and category = 'pcb' and archived_at is null`,
};

export async function findBoardId(db: Queryable, idOrSlug: string): Promise<string | null> {
  const id = isUuid(idOrSlug) ? idOrSlug : null;
  const [row] = await db.query<{ id: string }>(findBoard, [id, idOrSlug]);
  return row?.id ?? null;
}
