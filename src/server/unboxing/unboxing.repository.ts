import type { ReturnStatus } from '#domain/returns/returns.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { Queryable } from '../db/database.ts';

interface PiecesRow {
  readonly slug: string;
  readonly pieces: number;
}

/** A line of an order that is a kit, with what its bag holds and what was said about it. */
export interface BagRow {
  readonly orderId: string;
  readonly number: string;
  /** Whose order it is; null: a guest's. */
  readonly userId: number | null;
  readonly status: OrderStatus;
  readonly itemId: string;
  readonly name: string;
  readonly kit: string;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly parts: readonly PiecesRow[];
  readonly missing: readonly PiecesRow[];
  readonly claims: readonly {
    readonly number: string;
    readonly status: ReturnStatus;
    readonly problem: string;
    readonly parts: readonly { readonly name: string; readonly quantity: number }[];
  }[];
}

// Loose parts alone lie in a stash: not the board, nor what is sold in kits only.
const columns = `orders.id as "orderId", orders.number, orders.user_id as "userId", orders.status,
  item.id as "itemId", item.name, kit.slug as kit, item.quantity, item.refunded_quantity as "refundedQuantity",
  (select coalesce(json_agg(json_build_object('slug', needed.slug, 'pieces', needed.pieces) order by needed.slug), '[]')
   from (select part.slug, count(*)::integer as pieces
         from jsonb_array_elements(coalesce(kit.bom, '[]')) entry
         join products part on part.slug = entry ->> 'part' and part.category = 'parts' and part.archived_at is null
         group by part.slug) needed) as parts,
  (select coalesce(json_agg(json_build_object('slug', lacking.slug, 'pieces', lacking.pieces) order by lacking.slug), '[]')
   from (select part.slug, sum((claimed ->> 'quantity')::integer)::integer as pieces
         from return_lines line join returns on returns.id = line.return_id and returns.kind = 'claim'
           and returns.status <> 'spare-sent'
         cross join lateral jsonb_array_elements(line.parts) claimed
         join products part on part.id::text = claimed ->> 'productId' and part.category = 'parts'
         where line.order_item_id = item.id
         group by part.slug) lacking) as missing,
  (select coalesce(json_agg(json_build_object('number', returns.number, 'status', returns.status,
     'problem', returns.reason, 'parts', (
       select coalesce(json_agg(json_build_object('name', claimed ->> 'name', 'quantity', (claimed ->> 'quantity')::integer)), '[]')
       from jsonb_array_elements(line.parts) claimed)) order by returns.created_at, returns.id), '[]')
   from return_lines line join returns on returns.id = line.return_id and returns.kind = 'claim'
   where line.order_item_id = item.id) as claims`;

const joins = `orders join order_items item on item.order_id = orders.id
  join products kit on kit.id = item.product_id and kit.category = 'kit'`;

const findBag = {
  name: 'unboxing-find-bag',
  text: `select ${columns} from ${joins} where orders.id = $1 and item.id = $2`,
};

const linesOfOrder = {
  name: 'unboxing-lines-of-order',
  text: `select item.id as "itemId", orders.user_id as "userId" from ${joins} where orders.id = $1 order by item.id`,
};

/** Null: the order has no such line, or it is no kit. */
export async function find(db: Queryable, orderId: string, itemId: string): Promise<BagRow | null> {
  return (await db.query<BagRow>(findBag, [orderId, itemId]))[0] ?? null;
}

/** The kits of an order, and whose they are; null: a guest's. */
export const linesOf = (db: Queryable, orderId: string): Promise<{ itemId: string; userId: number | null }[]> =>
  db.query<{ itemId: string; userId: number | null }>(linesOfOrder, [orderId]);
