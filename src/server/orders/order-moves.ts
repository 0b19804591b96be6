import { Refusal } from '#domain/errors.ts';
import { moveObstacle, type OrderAuthor, type OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import type { Queryable } from '../db/database.ts';
import { issueInvoice } from '../invoices/invoice.repository.ts';
import { enqueue } from '../jobs/job.repository.ts';
import * as rows from './order-moves.repository.ts';
import * as productStock from './stock.repository.ts';

export interface OrderMove {
  readonly orderId: string;
  readonly to: OrderStatus;
  readonly author: OrderAuthor;
  readonly userId?: number | null | undefined;
  readonly note?: string | null | undefined;
}

/** Money that came has to go back; money that did not come is no longer wanted. */
function paymentAfterCancelling(status: PaymentStatus): PaymentStatus {
  if (status === 'paid') return 'refund-due';
  return status === 'due' || status === 'processing' ? 'void' : status;
}

async function cancel(tx: Queryable, orderId: string, payment: PaymentStatus): Promise<void> {
  await productStock.release(tx, orderId);
  const after = paymentAfterCancelling(payment);
  await rows.setPaymentStatus(tx, orderId, after);
  if (after === 'refund-due') await enqueue(tx, 'mail/shop-refund', { orderId });
}

/**
 * The only way an order changes its status. The order is locked first, so of many moves at once each sees what the one
 * before it did. Everything that follows from a move is part of the same transaction.
 */
export async function moveOrder(tx: Queryable, { orderId, to, author, userId, note }: OrderMove): Promise<void> {
  const order = await rows.lock(tx, orderId);
  if (!order) throw new Refusal('order-unknown');
  const obstacle = moveObstacle(order, to, author);
  if (obstacle !== null) throw new Refusal('order-move-refused', obstacle);
  await rows.setStatus(tx, orderId, to);
  await rows.insertEvent(tx, { orderId, status: to, author, userId: userId ?? null, note: note || null });
  if (to === 'confirmed') await issueInvoice(tx, orderId, new Date());
  if (to === 'cancelled') await cancel(tx, orderId, order.paymentStatus);
  if (to !== 'pending') await enqueue(tx, 'mail/order', { orderId, event: to });
}
