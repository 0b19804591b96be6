import type { GatewayPaymentStatus } from '#domain/orders/payment.ts';
import type { Queryable } from '../../db/database.ts';

export interface GatewayPaymentRow {
  readonly gatewayPaymentId: string;
  readonly status: GatewayPaymentStatus;
  readonly amountPaise: number;
  readonly currency: string;
  readonly method: string | null;
  readonly failure: string | null;
  readonly at: Date;
}

const selectPayments = {
  name: 'gateway-payment-list',
  text: `select gateway_payment_id as "gatewayPaymentId", status, amount_paise as "amountPaise", currency, method, failure,
           created_at as "at"
         from gateway_payments where order_id = $1 order by created_at, gateway_payment_id`,
};

const refundPayments = {
  name: 'gateway-payment-refund',
  text: `update gateway_payments set status = 'refunded'
         where order_id = $1 and status in ('refund-due', 'mismatch') returning gateway_payment_id`,
};

export const listOfOrder = (db: Queryable, orderId: string): Promise<GatewayPaymentRow[]> =>
  db.query<GatewayPaymentRow>(selectPayments, [orderId]);

/** Marks the money that had to go back as gone. False: there was none. */
export async function markRefunded(tx: Queryable, orderId: string): Promise<boolean> {
  return (await tx.query(refundPayments, [orderId])).length > 0;
}
