import { Refusal } from '#domain/errors.ts';
import type { Parcel } from '#domain/orders/carriers.ts';
import { moveObstacle, type OrderAuthor, type OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import type { Queryable } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import * as rows from './order-moves.repository.ts';
import * as productStock from './stock.repository.ts';

interface OrderMove {
  readonly orderId: string;
  readonly to: OrderStatus;
  readonly author: OrderAuthor;
  readonly userId?: number | null | undefined;
  readonly note?: string | null | undefined;
  /** With what it leaves, when it is shipped. */
  readonly parcel?: Parcel | null | undefined;
}

/** Money that came has to go back; money that did not come is no longer wanted. */
function paymentAfterCancelling(status: PaymentStatus): PaymentStatus {
  if (status === 'paid') return 'refund-due';
  return status === 'due' || status === 'processing' ? 'void' : status;
}

async function cancel(
  tx: Queryable,
  { jobs, giveBackDiscounts }: Pick<Deps, 'jobs' | 'giveBackDiscounts'>,
  move: OrderMove,
  { paymentStatus: payment, isAdjusted }: rows.LockedOrder,
): Promise<PaymentStatus> {
  const { orderId, author, userId = null, note } = move;
  await productStock.release(tx, orderId, { userId: author === 'admin' ? userId : null, reason: note || null });
  if (isAdjusted) await giveBackDiscounts(tx, orderId);
  const after = paymentAfterCancelling(payment);
  await rows.setPaymentStatus(tx, orderId, after);
  if (after === 'refund-due') await jobs.enqueue(tx, 'mail/shop-refund', { orderId });
  return after;
}

interface Deps {
  readonly jobs: JobQueue;
  /** Gives the order the next number of its series, which it answers with. */
  readonly issueInvoice: (tx: Queryable, orderId: string) => Promise<string>;
  /** Makes the uses of discounts of an order there for others again. */
  readonly giveBackDiscounts: (tx: Queryable, orderId: string) => Promise<void>;
  /** Takes back the invoice of an earlier month of an order that nobody paid. */
  readonly creditUnpaid: (tx: Queryable, orderId: string) => Promise<void>;
}

export type MoveOrder = (tx: Queryable, move: OrderMove) => Promise<void>;

/**
 * The only way an order changes its status. The order is locked first, so of many moves at once each sees what the one
 * before it did. Everything that follows from a move is part of the same transaction.
 */
export const createMoveOrder =
  ({ jobs, issueInvoice, giveBackDiscounts, creditUnpaid }: Deps): MoveOrder =>
  async (tx, move) => {
    const { orderId, to, author, userId, note, parcel } = move;
    const order = await rows.lock(tx, orderId);
    if (!order) throw new Refusal('order-unknown');
    const obstacle = moveObstacle(order, to, author);
    if (obstacle !== null) throw new Refusal('order-move-refused', obstacle);
    await rows.setStatus(tx, orderId, to);
    if (to === 'shipped' && parcel) await rows.setParcel(tx, orderId, parcel);
    await rows.insertEvent(tx, { orderId, status: to, author, userId: userId ?? null, note: note || null });
    if (to === 'confirmed') await issueInvoice(tx, orderId);
    const payment = to === 'cancelled' ? await cancel(tx, { jobs, giveBackDiscounts }, move, order) : null;
    if (to === 'cancelled' && order.status === 'shipped') await jobs.enqueue(tx, 'stash/recount', { orderId });
    if (to !== 'pending') await jobs.enqueue(tx, 'mail/order', { orderId, event: to });
    if (payment === 'void' && order.status !== 'pending') await creditUnpaid(tx, orderId);
  };
