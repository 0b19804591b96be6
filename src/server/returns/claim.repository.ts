import type { Queryable } from '../db/database.ts';
import type { ReturnKind, ReturnStatus } from '#domain/returns/returns.ts';
import type { ClaimedPartRow } from './return.repository.ts';

export interface NewClaimRow {
  readonly orderId: string;
  readonly itemId: string;
  readonly problem: string;
  readonly quantity: number;
  readonly parts: readonly ClaimedPartRow[];
  readonly words: string | null;
}

const insertClaim = {
  name: 'claim-insert',
  text: `with made as (
           insert into returns (kind, number, order_id, reason, words)
           values ('claim', 'CL-' || nextval('claim_numbers'), $1, $2, $3) returning id
         ), line as (
           insert into return_lines (return_id, order_item_id, quantity, parts)
           select made.id, $4, $5, $6::jsonb from made
         )
         insert into return_events (return_id, status) select id, 'asked' from made returning return_id as "returnId"`,
};

// Whoever hears no answer presses again: the same words about the same parts are the same claim.
const selectSame = {
  name: 'claim-find-same',
  text: `select returns.id from returns join return_lines line on line.return_id = returns.id
         where returns.order_id = $1 and returns.kind = 'claim' and returns.status = 'asked' and returns.reason = $2
           and returns.words is not distinct from $3 and line.order_item_id = $4 and line.quantity = $5
           and line.parts = $6::jsonb and returns.created_at > now() - interval '10 minutes'
         order by returns.created_at desc limit 1`,
};

const countOpen = {
  name: 'claim-count-open',
  text: `select count(*)::integer as "count" from returns where order_id = $1 and kind = 'claim' and status = 'asked'`,
};

const selectItem = {
  name: 'claim-find-item',
  text: `select item.product_id as "productId", item.name, item.quantity, product.category = 'kit' as "isKit"
         from order_items item join products product on product.id = item.product_id
         where item.order_id = $1 and item.id = $2`,
};

const selectOfOrder = {
  name: 'claim-find-return',
  text: `select id, kind, status, (select count(*)::integer from return_photos where return_id = returns.id) as "photoCount"
         from returns where id = $1 and order_id = $2`,
};

const lockOfOrder = {
  name: 'claim-lock-return',
  text: `select id, kind, status, (select count(*)::integer from return_photos where return_id = returns.id) as "photoCount"
         from returns where id = $1 and order_id = $2 for update`,
};

const insertMessage = {
  name: 'return-insert-message',
  text: `with changed as (
           update returns set answered_at = case when $3::text is null then null else now() end where id = $1 returning id, status
         )
         insert into return_events (return_id, kind, status, note, staff_name, user_id)
         select id, 'message', status, $2, $3, $4 from changed`,
};

const insertPhoto = {
  name: 'return-insert-photo',
  text: `insert into return_photos (return_id, position, bytes)
         select $1, coalesce(max(position) + 1, 0), $2 from return_photos where return_id = $1`,
};

/** Whose it is stands in the statement: an order of someone else has no such photo. */
const selectPhoto = {
  name: 'return-read-photo',
  text: `select photo.bytes from return_photos photo join returns on returns.id = photo.return_id
         where photo.id = $1 and returns.id = $2 and ($3::uuid is null or returns.order_id = $3)`,
};

export interface ClaimableItemRow {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly isKit: boolean;
}

export interface OwnReturnRow {
  readonly id: string;
  readonly kind: ReturnKind;
  readonly status: ReturnStatus;
  readonly photoCount: number;
}

const valuesOf = ({ orderId, problem, words, itemId, quantity, parts }: NewClaimRow) => [
  orderId,
  problem,
  words,
  itemId,
  quantity,
  JSON.stringify(parts),
];

export async function insert(tx: Queryable, claim: NewClaimRow): Promise<string> {
  return (await tx.query<{ returnId: string }>(insertClaim, valuesOf(claim)))[0]!.returnId;
}

/** One that was made a moment ago; null: it is new. */
export async function findSame(tx: Queryable, claim: NewClaimRow): Promise<string | null> {
  return (await tx.query<{ id: string }>(selectSame, valuesOf(claim)))[0]?.id ?? null;
}

export async function openCount(tx: Queryable, orderId: string): Promise<number> {
  return (await tx.query<{ count: number }>(countOpen, [orderId]))[0]!.count;
}

export async function findItem(db: Queryable, orderId: string, itemId: string): Promise<ClaimableItemRow | null> {
  return (await db.query<ClaimableItemRow>(selectItem, [orderId, itemId]))[0] ?? null;
}

export async function findOfOrder(db: Queryable, orderId: string, returnId: string): Promise<OwnReturnRow | null> {
  return (await db.query<OwnReturnRow>(selectOfOrder, [returnId, orderId]))[0] ?? null;
}

/** Holds it until the transaction ends. */
export async function lockReturn(tx: Queryable, orderId: string, returnId: string): Promise<OwnReturnRow | null> {
  return (await tx.query<OwnReturnRow>(lockOfOrder, [returnId, orderId]))[0] ?? null;
}

/** `staff` null: the buyer wrote it. */
export async function addMessage(
  tx: Queryable,
  returnId: string,
  text: string,
  staff: { readonly name: string; readonly userId: number } | null,
): Promise<void> {
  await tx.query(insertMessage, [returnId, text, staff?.name ?? null, staff?.userId ?? null]);
}

export async function addPhoto(tx: Queryable, returnId: string, bytes: Buffer): Promise<void> {
  await tx.query(insertPhoto, [returnId, bytes]);
}

/** `orderId` null: for the office, which may see all. */
export async function photo(
  db: Queryable,
  key: { readonly photoId: string; readonly returnId: string; readonly orderId: string | null },
): Promise<Buffer | null> {
  const found = await db.query<{ bytes: Uint8Array }>(selectPhoto, [key.photoId, key.returnId, key.orderId]);
  return found[0] ? Buffer.from(found[0].bytes) : null;
}
