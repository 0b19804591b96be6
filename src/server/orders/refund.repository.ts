import type { PaymentStatus } from '#domain/orders/payment.ts';
import type { Queryable } from '../db/database.ts';

export interface NewRefundRow {
  readonly orderId: string;
  readonly amountPaise: number;
  readonly reason: string;
  readonly reference: string | null;
  readonly userId: number;
  readonly staffName: string;
}

const insertRefund = {
  name: 'refund-insert',
  text: `insert into refunds (order_id, amount_paise, reason, reference, user_id, staff_name)
         values ($1, $2, $3, $4, $5, $6) returning id`,
};

// The table itself refuses more than came.
const addRefunded = {
  name: 'refund-add-to-order',
  text: `update orders set refunded_paise = refunded_paise + $2, payment_status = $3 where id = $1`,
};

/** Writes a refund down, for an order that is held. Answers with its id. */
export async function insert(tx: Queryable, refund: NewRefundRow, after: PaymentStatus): Promise<string> {
  const { orderId, amountPaise, reason, reference, userId, staffName } = refund;
  await tx.query(addRefunded, [orderId, amountPaise, after]);
  const values = [orderId, amountPaise, reason, reference, userId, staffName];
  return (await tx.query<{ id: string }>(insertRefund, values))[0]!.id;
}

const selectRefund = {
  name: 'refund-read',
  text: `select order_id as "orderId", amount_paise as "amountPaise", reason from refunds where id = $1`,
};

export async function find(
  db: Queryable,
  id: string,
): Promise<{ readonly orderId: string; readonly amountPaise: number; readonly reason: string } | null> {
  return (await db.query<{ orderId: string; amountPaise: number; reason: string }>(selectRefund, [id]))[0] ?? null;
}
