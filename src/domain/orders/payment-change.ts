import type { OrderAuthor, OrderStatus } from './order-state.ts';
import type { PaymentMethod, PaymentStatus } from './payment.ts';

interface ChangingOrder {
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  /** What the buyer says the bank calls their transfer. */
  readonly sentReference: string | null;
  /** The time to pay is over. */
  readonly isLate: boolean;
}

/**
 * Why an order cannot be paid in another way than was chosen, or null: it can. Whoever may have paid already is asked to wait:
 * money that comes twice has to go back.
 */
export function paymentChangeObstacle(order: ChangingOrder, author: Extract<OrderAuthor, 'buyer' | 'admin'>) {
  const { status, paymentMethod, paymentStatus, sentReference, isLate } = order;
  if (paymentStatus === 'processing') {
    return 'Your bank is still working on a payment for this order. Please wait for its answer.';
  }
  if (status !== 'pending' || paymentStatus !== 'due') return 'This order doesn’t wait for a payment any more.';
  if (author === 'admin') return null;
  if (isLate) return 'The time to pay for this order is over. Please order again.';
  return paymentMethod === 'bank-transfer' && sentReference !== null
    ? 'You told us that you’ve sent a transfer. If you pay another way as well, you pay twice. Haven’t sent it? Write to us.'
    : null;
}
