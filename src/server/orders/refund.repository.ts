import type { PaymentStatus } from '#domain/orders/payment.ts';
import type { Queryable } from '../db/database.ts';

export interface NewRefundRow {
  /** Null: of a payment that fits no order. */
  readonly orderId: string | null;
  /** Null: of the money of the order itself. */
  readonly gatewayPaymentId: string | null;
  readonly amountPaise: number;
  readonly reason: string;
  readonly reference: string | null;
  readonly userId: number;
  readonly staffName: string;
}

const insertRefund = {
  name: 'refund-insert',
  text: `insert into refunds (order_id, gateway_payment_id, amount_paise, reason, reference, user_id, staff_name)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
};

// The table itself refuses more than came.
const addRefunded = {
  name: 'refund-add-to-order',
  text: `update orders set refunded_paise = refunded_paise + $2, payment_status = $3 where id = $1`,
};

/** Writes a refund down. Answers with its id. */
export async function insert(tx: Queryable, refund: NewRefundRow): Promise<string> {
  const { orderId, gatewayPaymentId, amountPaise, reason, reference, userId, staffName } = refund;
  const values = [orderId, gatewayPaymentId, amountPaise, reason, reference, userId, staffName];
  return (await tx.query<{ id: string }>(insertRefund, values))[0]!.id;
}

/** Counts what went back of the money of an order that is held. */
export async function addToOrder(tx: Queryable, orderId: string, paise: number, after: PaymentStatus): Promise<void> {
  await tx.query(addRefunded, [orderId, paise, after]);
}

interface RefundRow {
  readonly orderId: string | null;
  readonly gatewayPaymentId: string | null;
  readonly amountPaise: number;
  readonly currency: string;
  readonly reason: string;
  /** Null: it has none. */
  readonly creditNote: string | null;
  /** Why the gateway did not make it, if so. */
  readonly failure: string | null;
}

const selectRefund = {
  name: 'refund-read',
  text: `select refund.order_id as "orderId", refund.gateway_payment_id as "gatewayPaymentId",
           refund.amount_paise as "amountPaise", refund.reason, coalesce(payment.currency, orders.currency) as currency,
           (select number from credit_notes where refund_id = refund.id) as "creditNote",
           (select failure from gateway_refunds where refund_id = refund.id and status = 'failed') as failure
         from refunds refund
         left join gateway_payments payment on payment.gateway_payment_id = refund.gateway_payment_id
         left join orders on orders.id = refund.order_id
         where refund.id = $1`,
};

export async function find(db: Queryable, id: string): Promise<RefundRow | null> {
  return (await db.query<RefundRow>(selectRefund, [id]))[0] ?? null;
}
