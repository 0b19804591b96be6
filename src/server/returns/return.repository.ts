import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { GatewayRefundStatus } from '#domain/orders/payment.ts';
import type { ReturnCondition, ReturnKind, ReturnPlace, ReturnStatus } from '#domain/returns/returns.ts';
import type { Queryable } from '../db/database.ts';

export interface ClaimedPartRow {
  readonly name: string;
  readonly quantity: number;
  /** As which it is sold on its own; null: it is not. */
  readonly productId: string | null;
}

export interface ReturnLineRow {
  readonly itemId: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly quantity: number;
  readonly condition: ReturnCondition | null;
  readonly arrived: number | null;
  /** Of a claim: what of the kit; empty: the unit as a whole. */
  readonly parts: readonly ClaimedPartRow[];
  readonly put: ReturnPlace | null;
  readonly productId: string;
  /** Of the product; null: not counted. */
  readonly stock: number | null;
  /** Of the item of the order, all units of it. */
  readonly bought: number;
  readonly refundedQuantity: number;
  readonly pricePaise: number;
  readonly adjustedPaise: number;
}

interface ReturnEventRow {
  /** As JSON writes a moment. */
  readonly at: string;
  readonly kind: 'step' | 'message';
  readonly status: ReturnStatus;
  readonly note: string | null;
  /** Null: the buyer. */
  readonly staffName: string | null;
}

interface ReturnRefundRow {
  readonly amountPaise: number;
  readonly gateway: GatewayRefundStatus | null;
  readonly noteId: string | null;
  readonly noteNumber: string | null;
}

export interface ReturnRow {
  readonly id: string;
  readonly orderId: string;
  readonly kind: ReturnKind;
  readonly number: string;
  readonly status: ReturnStatus;
  readonly reason: string;
  readonly words: string | null;
  readonly answer: string | null;
  readonly version: number;
  /** We had the last word. */
  readonly isAnswered: boolean;
  readonly createdAt: Date;
  /** To the microsecond, which a Date does not keep. */
  readonly exactlyAt: string;
  readonly lines: readonly ReturnLineRow[];
  readonly photoIds: readonly string[];
  readonly events: readonly ReturnEventRow[];
  readonly refund: ReturnRefundRow | null;
}

/** The buyer had the last word on what is open: what was asked, or written while it is on its way. */
export const waitsForUs = `returns.answered_at is null and (returns.status = 'asked' or returns.status in ('approved', 'received')
  and exists (select from return_events said
              where said.return_id = returns.id and said.kind = 'message' and said.staff_name is null))`;

const columns = `returns.id, returns.order_id as "orderId", returns.kind, returns.number, returns.status, returns.reason,
  returns.words, returns.answer, returns.version, not (${waitsForUs}) as "isAnswered",
  returns.created_at as "createdAt", returns.created_at::text as "exactlyAt",
  array(select photo.id from return_photos photo where photo.return_id = returns.id order by photo.position) as "photoIds",
  coalesce((select json_agg(json_build_object(
      'itemId', item.id, 'name', item.name, 'imageUrl', item.image_url, 'quantity', line.quantity,
      'condition', line.condition, 'arrived', line.arrived, 'parts', line.parts, 'put', line.put, 'stock', product.stock,
      'productId', item.product_id,
      'bought', item.quantity, 'refundedQuantity', item.refunded_quantity, 'pricePaise', item.price_paise,
      'adjustedPaise', item.adjusted_paise) order by item.name, item.id)
    from return_lines line join order_items item on item.id = line.order_item_id
    join products product on product.id = item.product_id
    where line.return_id = returns.id), '[]') as lines,
  coalesce((select json_agg(json_build_object(
      'at', event.created_at, 'kind', event.kind, 'status', event.status, 'note', event.note, 'staffName', event.staff_name) order by event.id)
    from return_events event where event.return_id = returns.id), '[]') as events,
  (select json_build_object('amountPaise', refund.amount_paise, 'gateway', asked.status, 'noteId', note.id,
      'noteNumber', note.number)
    from refunds refund left join gateway_refunds asked on asked.refund_id = refund.id
    left join credit_notes note on note.refund_id = refund.id where refund.id = returns.refund_id) as refund`;

const selectOfOrder = {
  name: 'return-list-of-order',
  text: `select ${columns} from returns
         where order_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
         order by created_at desc, id desc limit $4`,
};

const selectOne = { name: 'return-read', text: `select ${columns} from returns where id = $1` };

const selectId = {
  name: 'return-find',
  text: `select id from returns where id = $1::uuid or number = $2`,
};

const lockOne = {
  name: 'return-lock',
  text: `select id, order_id as "orderId", kind, number, status, version,
           (select orders.number from orders where orders.id = returns.order_id) as "orderNumber"
         from returns where id = $1 for update`,
};

/** Of many who ask at once for the same units each sees what the one before it asked for. */
const lockOrder = {
  name: 'return-lock-order',
  text: `select status, number, currency, now() as "now",
           coalesce((select json_agg(json_build_object('at', event.created_at, 'status', event.status) order by event.id)
                     from order_events event where event.order_id = orders.id), '[]') as history
         from orders where id = $1 for no key update`,
};

const readOrder = {
  name: 'return-read-order',
  text: `select status, number, currency, now() as "now",
           coalesce((select json_agg(json_build_object('at', event.created_at, 'status', event.status) order by event.id)
                     from order_events event where event.order_id = orders.id), '[]') as history
         from orders where id = $1`,
};

// What is on its way back, or has come, cannot be sent back again.
const selectSendable = {
  name: 'return-sendable',
  text: `select item.id as "itemId", item.name, item.image_url as "imageUrl", item.quantity,
           item.refunded_quantity as "refundedQuantity", item.price_paise as "pricePaise",
           item.adjusted_paise as "adjustedPaise", item.product_id as "productId", product.category = 'kit' as "isKit",
           case when product.archived_at is null then product.slug end as slug,
           greatest(0, item.quantity - item.refunded_quantity - coalesce((
             select sum(line.quantity) from return_lines line join returns on returns.id = line.return_id
             where line.order_item_id = item.id and returns.kind = 'return'
               and returns.status in ('asked', 'approved', 'received')), 0))::integer as "left"
         from order_items item join products product on product.id = item.product_id
         where item.order_id = $1 order by item.name, item.id`,
};

const insertReturn = {
  name: 'return-insert',
  text: `with made as (
           insert into returns (kind, number, order_id, reason, words)
           values ('return', 'RT-' || nextval('return_numbers'), $1, $2, $3) returning id
         ), line as (
           insert into return_lines (return_id, order_item_id, quantity, condition)
           select made.id, asked.* from made, unnest($4::uuid[], $5::integer[], $6::text[]) asked
         )
         insert into return_events (return_id, status) select id, 'asked' from made returning return_id as "returnId"`,
};

const updateStatus = {
  name: 'return-set-status',
  text: `with changed as (
           update returns set status = $2, answered_at = now(),
             answer = case when $2 in ('declined', 'spare-sent') then $3 else answer end, refund_id = coalesce($4, refund_id)
           where id = $1 returning id
         )
         insert into return_events (return_id, status, note, user_id, staff_name) select id, $2, $3, $5, $6 from changed`,
};

const updateArrived = {
  name: 'return-set-arrived',
  text: `update return_lines set arrived = given.arrived, put = given.put
         from unnest($2::uuid[], $3::integer[], $4::text[]) as given (item_id, arrived, put)
         where return_id = $1 and order_item_id = given.item_id
         returning order_item_id as "itemId"`,
};

export interface ReturnableOrderRow {
  readonly status: OrderStatus;
  readonly number: string;
  readonly currency: string;
  readonly now: Date;
  readonly history: readonly { readonly at: string; readonly status: OrderStatus }[];
}

export interface SendableRow {
  readonly itemId: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly pricePaise: number;
  readonly adjustedPaise: number;
  readonly productId: string;
  readonly isKit: boolean;
  readonly slug: string | null;
  readonly left: number;
}

export interface LockedReturn {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly kind: ReturnKind;
  readonly number: string;
  readonly status: ReturnStatus;
  readonly version: number;
}

/** Where a page of the returns of an order begins: after this one. */
export type ReturnPlaceInList = readonly [at: string, id: string];

export const listOfOrder = (
  db: Queryable,
  orderId: string,
  after: ReturnPlaceInList | null,
  limit: number,
): Promise<ReturnRow[]> => db.query<ReturnRow>(selectOfOrder, [orderId, after?.[0] ?? null, after?.[1] ?? null, limit]);

export async function read(db: Queryable, id: string): Promise<ReturnRow | null> {
  return (await db.query<ReturnRow>(selectOne, [id]))[0] ?? null;
}

/** By its id or its number. */
export async function findId(db: Queryable, key: { id: string | null; number: string | null }): Promise<string | null> {
  return (await db.query<{ id: string }>(selectId, [key.id, key.number]))[0]?.id ?? null;
}

/** Holds it until the transaction ends. */
export async function lock(tx: Queryable, id: string): Promise<LockedReturn | null> {
  return (await tx.query<LockedReturn>(lockOne, [id]))[0] ?? null;
}

export async function lockOrderOf(tx: Queryable, orderId: string): Promise<ReturnableOrderRow | null> {
  return (await tx.query<ReturnableOrderRow>(lockOrder, [orderId]))[0] ?? null;
}

export async function findOrder(db: Queryable, orderId: string): Promise<ReturnableOrderRow | null> {
  return (await db.query<ReturnableOrderRow>(readOrder, [orderId]))[0] ?? null;
}

export const sendable = (db: Queryable, orderId: string): Promise<SendableRow[]> =>
  db.query<SendableRow>(selectSendable, [orderId]);

interface NewReturnRow {
  readonly orderId: string;
  readonly reason: string;
  readonly words: string | null;
  readonly lines: readonly { readonly itemId: string; readonly quantity: number; readonly condition: string }[];
}

export async function insert(tx: Queryable, { orderId, reason, words, lines }: NewReturnRow): Promise<string> {
  const values = [
    orderId,
    reason,
    words,
    lines.map(({ itemId }) => itemId),
    lines.map(({ quantity }) => quantity),
    lines.map(({ condition }) => condition),
  ];
  return (await tx.query<{ returnId: string }>(insertReturn, values))[0]!.returnId;
}

interface Step {
  readonly status: ReturnStatus;
  readonly note?: string | null | undefined;
  readonly refundId?: string | undefined;
  readonly userId: number;
  readonly staffName: string;
}

/** Moves it on, and writes down who did it and what the buyer is told. */
export async function goOn(tx: Queryable, id: string, step: Step): Promise<void> {
  const { status, note, refundId, userId, staffName } = step;
  await tx.query(updateStatus, [id, status, note || null, refundId ?? null, userId, staffName]);
}

/** Answers with how many lines there are of these. */
export async function setArrived(
  tx: Queryable,
  id: string,
  lines: readonly { readonly itemId: string; readonly arrived: number; readonly put: ReturnPlace }[],
): Promise<number> {
  const values = [
    id,
    lines.map(({ itemId }) => itemId),
    lines.map(({ arrived }) => arrived),
    lines.map(({ put }) => put),
  ];
  return (await tx.query<{ itemId: string }>(updateArrived, values)).length;
}
