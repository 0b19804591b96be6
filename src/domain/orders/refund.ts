import { formatMoney, toPaise, type Paise } from '../money/money.ts';
import type { OrderStatus } from './order-state.ts';
import type { PaymentStatus } from './payment.ts';

export interface RefundableOrder {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly totalPaise: number;
  readonly refundedPaise: number;
}

const came: ReadonlySet<PaymentStatus> = new Set(['paid', 'refund-due', 'refunded']);

/** What of the money that came has not gone back yet. */
export const refundable = ({ paymentStatus, totalPaise, refundedPaise }: RefundableOrder): Paise =>
  toPaise(came.has(paymentStatus) ? totalPaise - refundedPaise : 0);

/** Why so much cannot go back, or null. After delivery too: a buyer has thirty days. */
export function refundObstacle(order: RefundableOrder & { readonly currency: string }, amount: Paise): string | null {
  const left = refundable(order);
  if (left === 0)
    return order.refundedPaise > 0 ? 'All of it has gone back already.' : 'Nothing was paid for this order.';
  if (amount > left) return `Only ${formatMoney(left, order.currency)} of this order can still go back.`;
  const waits = order.status === 'pending' || order.status === 'confirmed';
  if (amount === left && waits)
    return 'Cancel this order first: it has not been sent, and its units go back on the shelf.';
  return null;
}

/** How the money stands once so much more has gone back. */
export const paymentAfterRefund = (order: RefundableOrder, amount: Paise): PaymentStatus =>
  amount === refundable(order) ? 'refunded' : order.paymentStatus;
