import type { Queryable } from '../db/database.ts';

export interface RefundableItemRow {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly pricePaise: number;
  readonly adjustedPaise: number;
}

export interface RefundLineRow {
  readonly itemId: string;
  readonly quantity: number;
  readonly amountPaise: number;
  readonly restocked: boolean;
}

const selectItems = {
  name: 'refund-items',
  text: `select id, product_id as "productId", name, quantity, refunded_quantity as "refundedQuantity",
           price_paise as "pricePaise", adjusted_paise as "adjustedPaise"
         from order_items where order_id = $1`,
};

const selectDelivery = {
  name: 'refund-delivery',
  text: `select shipping_paise as paid,
           (select coalesce(sum(delivery_paise), 0)::bigint from refunds where order_id = orders.id) as refunded
         from orders where id = $1`,
};

// The table itself refuses more units than were bought.
const insertLines = {
  name: 'refund-lines-insert',
  text: `with line as (
           insert into refund_lines (refund_id, order_item_id, quantity, amount_paise, restocked)
           select $1, * from unnest($2::uuid[], $3::integer[], $4::bigint[], $5::boolean[])
           returning order_item_id, quantity
         )
         update order_items set refunded_quantity = refunded_quantity + line.quantity
         from line where order_items.id = line.order_item_id`,
};

const setDelivery = { name: 'refund-set-delivery', text: `update refunds set delivery_paise = $2 where id = $1` };

/** What was bought in an order that is held, and how much of it has gone back. */
export const items = (tx: Queryable, orderId: string): Promise<RefundableItemRow[]> =>
  tx.query<RefundableItemRow>(selectItems, [orderId]);

export async function delivery(tx: Queryable, orderId: string): Promise<{ paid: number; refunded: number }> {
  return (await tx.query<{ paid: number; refunded: number }>(selectDelivery, [orderId]))[0]!;
}

export async function insert(
  tx: Queryable,
  refundId: string,
  { lines, deliveryPaise }: { readonly lines: readonly RefundLineRow[]; readonly deliveryPaise: number },
): Promise<void> {
  if (lines.length > 0) {
    await tx.query(insertLines, [
      refundId,
      lines.map(({ itemId }) => itemId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ amountPaise }) => amountPaise),
      lines.map(({ restocked }) => restocked),
    ]);
  }
  if (deliveryPaise > 0) await tx.query(setDelivery, [refundId, deliveryPaise]);
}
