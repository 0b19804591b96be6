import type { OrderAddress } from '#contracts/orders.ts';
import type { GatewayRefundStatus } from '#domain/orders/payment.ts';
import type { Queryable } from '../../db/database.ts';

interface RefundRow {
  readonly id: string;
  readonly gateway: { readonly status: GatewayRefundStatus; readonly failure: string | null } | null;
  readonly amountPaise: number;
  readonly reason: string;
  readonly reference: string | null;
  readonly deliveryPaise: number;
  readonly lines: { readonly name: string; readonly quantity: number; readonly restocked: boolean }[];
  readonly staffName: string;
  readonly at: Date;
}

export interface NoteRow {
  readonly text: string;
  readonly staffName: string;
  readonly at: Date;
}

const selectRefunds = {
  name: 'office-order-refunds',
  text: `select id, amount_paise as "amountPaise", reason, reference,
           (select json_build_object('status', asked.status, 'failure', asked.failure)
            from gateway_refunds asked where asked.refund_id = refunds.id) as gateway, delivery_paise as "deliveryPaise",
           staff_name as "staffName", created_at as "at",
           coalesce((select json_agg(json_build_object('name', item.name, 'quantity', line.quantity,
                                                       'restocked', line.restocked) order by item.name, item.id)
                     from refund_lines line join order_items item on item.id = line.order_item_id
                     where line.refund_id = refunds.id), '[]') as lines
         from refunds where order_id = $1 order by created_at, id`,
};

const selectNotes = {
  name: 'office-order-notes',
  text: `select text, staff_name as "staffName", created_at as "at" from order_notes where order_id = $1 order by id desc`,
};

const insertNote = {
  name: 'office-order-note-insert',
  text: `insert into order_notes (order_id, text, user_id, staff_name) values ($1, $2, $3, $4)`,
};

const selectStock = {
  name: 'office-order-stock',
  text: `select product.id, product.stock from order_items item join products product on product.id = item.product_id
         where item.order_id = $1`,
};

// By the index of the words: a mail address is in them as its words.
const countOfMailbox = {
  name: 'office-order-count-of-mailbox',
  text: `select count(*)::integer as "count" from orders where words @@ search_query($1::text) and lower(email) = lower($1)`,
};

const updateAddress = {
  name: 'office-order-set-address',
  text: `update orders set shipping_address = $2::jsonb, phone = $3 where id = $1`,
};

export const refunds = (db: Queryable, orderId: string): Promise<RefundRow[]> =>
  db.query<RefundRow>(selectRefunds, [orderId]);

export const notes = (db: Queryable, orderId: string): Promise<NoteRow[]> => db.query<NoteRow>(selectNotes, [orderId]);

interface NewNote {
  readonly orderId: string;
  readonly text: string;
  readonly userId: number;
  readonly staffName: string;
}

export async function addNote(tx: Queryable, { orderId, text, userId, staffName }: NewNote): Promise<void> {
  await tx.query(insertNote, [orderId, text, userId, staffName]);
}

/** What is left of each product of an order; null: it is not counted. */
export async function stock(db: Queryable, orderId: string): Promise<Record<string, number | null>> {
  const rows = await db.query<{ id: string; stock: number | null }>(selectStock, [orderId]);
  return Object.fromEntries(rows.map(({ id, stock: left }) => [id, left]));
}

export async function countOfEmail(db: Queryable, email: string): Promise<number> {
  return (await db.query<{ count: number }>(countOfMailbox, [email]))[0]!.count;
}

export async function setAddress(
  tx: Queryable,
  orderId: string,
  { address, phone }: { readonly address: OrderAddress; readonly phone: string | null },
): Promise<void> {
  await tx.query(updateAddress, [orderId, JSON.stringify(address), phone]);
}
