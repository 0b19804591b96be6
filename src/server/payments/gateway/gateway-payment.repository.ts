import type { GatewayPaymentStatus } from '#domain/orders/payment.ts';
import type { Queryable } from '../../db/database.ts';

export interface GatewayPaymentRow {
  readonly gatewayPaymentId: string;
  readonly status: GatewayPaymentStatus;
  readonly amountPaise: number;
  readonly refundedPaise: number;
  readonly currency: string;
  readonly method: string | null;
  readonly failure: string | null;
  readonly extra: boolean;
  readonly at: Date;
}

/** A payment that is held until the transaction ends. */
export interface LockedPayment extends Omit<GatewayPaymentRow, 'failure' | 'at'> {
  readonly orderId: string | null;
}

const columns = `gateway_payment_id as "gatewayPaymentId", status, amount_paise as "amountPaise",
  refunded_paise as "refundedPaise", currency, method, extra`;

const selectPayments = {
  name: 'gateway-payment-list',
  text: `select ${columns}, failure, created_at as "at"
         from gateway_payments where order_id = $1 order by created_at, gateway_payment_id`,
};

const refundOwnPayments = {
  name: 'gateway-payment-refund-own',
  text: `update gateway_payments set status = 'refunded', refunded_paise = amount_paise
         where order_id = $1 and status = 'refund-due' and not extra`,
};

const selectExtrasDue = {
  name: 'gateway-payment-extras-due',
  text: `select ${columns}, order_id as "orderId" from gateway_payments
         where order_id = $1 and extra and status in ('refund-due', 'mismatch')
         order by created_at, gateway_payment_id for update`,
};

const lockPayment = {
  name: 'gateway-payment-lock',
  text: `select ${columns}, order_id as "orderId" from gateway_payments where gateway_payment_id = $1 for update`,
};

// The table itself refuses more than came.
const addToRefunded = {
  name: 'gateway-payment-add-refund',
  text: `update gateway_payments set refunded_paise = refunded_paise + $2,
           status = case when refunded_paise + $2 = amount_paise then 'refunded' else status end
         where gateway_payment_id = $1`,
};

export const listOfOrder = (db: Queryable, orderId: string): Promise<GatewayPaymentRow[]> =>
  db.query<GatewayPaymentRow>(selectPayments, [orderId]);

/** The money of the order itself, which came too late, has gone back. */
export async function markOwnRefunded(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(refundOwnPayments, [orderId]);
}

/** What came beside the order's own money and has not gone back. */
export const lockExtrasDue = (tx: Queryable, orderId: string): Promise<LockedPayment[]> =>
  tx.query<LockedPayment>(selectExtrasDue, [orderId]);

export async function lock(tx: Queryable, gatewayPaymentId: string): Promise<LockedPayment | null> {
  return (await tx.query<LockedPayment>(lockPayment, [gatewayPaymentId]))[0] ?? null;
}

export async function addRefund(tx: Queryable, gatewayPaymentId: string, paise: number): Promise<void> {
  await tx.query(addToRefunded, [gatewayPaymentId, paise]);
}
