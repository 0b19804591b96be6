import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { GatewayPaymentStatus, PaymentStatus } from '#domain/orders/payment.ts';
import type { GatewayPayment } from './gateway/gateway.ts';

/** What is looked at when a payment comes in. */
export interface OrderForPayment {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly totalPaise: number;
  readonly currency: string;
}

export interface PaymentDecision {
  /** What is kept about the payment. */
  readonly payment: GatewayPaymentStatus;
  /** What becomes of the order. */
  readonly order: 'paid' | 'refund-due' | 'processing' | 'failed' | 'unchanged';
}

/** News about a payment come in any order and more than once; only what is further along counts. */
const rank: Readonly<Record<GatewayPaymentStatus, number>> = {
  created: 0,
  failed: 1,
  // A payment that failed may still be authorised, for three days.
  authorized: 2,
  captured: 3,
  mismatch: 3,
  'refund-due': 3,
  refunded: 3,
};

const isUnpaid = ({ paymentStatus }: OrderForPayment): boolean =>
  paymentStatus === 'due' || paymentStatus === 'processing';

function decideCaptured(order: OrderForPayment, fits: boolean): PaymentDecision {
  if (!fits) return { payment: 'mismatch', order: 'unchanged' };
  const isUncounted = isUnpaid(order) || order.paymentStatus === 'void';
  if (order.status === 'cancelled' && isUncounted) return { payment: 'refund-due', order: 'refund-due' };
  if (order.status === 'pending' && isUnpaid(order)) return { payment: 'captured', order: 'paid' };
  // The money of the order has been counted already: this is the second.
  return { payment: 'refund-due', order: 'unchanged' };
}

/** Money beside what the order asked for: it goes back by itself, and is no part of the order's own. */
export const isExtra = ({ payment, order }: PaymentDecision): boolean =>
  payment === 'mismatch' || (payment === 'refund-due' && order === 'unchanged');

/** What news about a payment mean. Null: nothing that was not known. */
export function decidePayment(
  order: OrderForPayment,
  known: GatewayPaymentStatus | null,
  news: Pick<GatewayPayment, 'status' | 'amountPaise' | 'currency'>,
): PaymentDecision | null {
  if (known !== null && rank[known] >= rank[news.status]) return null;
  const fits = news.amountPaise === order.totalPaise && news.currency === order.currency;
  if (news.status === 'captured') return decideCaptured(order, fits);
  const waits = order.status === 'pending' && isUnpaid(order);
  if (!waits) return { payment: news.status, order: 'unchanged' };
  if (news.status === 'failed') return { payment: 'failed', order: 'failed' };
  return { payment: news.status, order: fits ? 'processing' : 'unchanged' };
}
