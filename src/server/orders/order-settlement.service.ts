import { Refusal } from '#domain/errors.ts';
import type { Queryable } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { GatewayPaymentService } from '../payments/gateway/gateway-payment.service.ts';
import * as moves from './order-moves.repository.ts';
import type { LockedOrder } from './order-moves.repository.ts';
import type { MoveOrder } from './order-moves.service.ts';

/** What a keeper says about an order. */
export interface AdminAction {
  readonly adminId: number;
  readonly note?: string | undefined;
}

interface Deps {
  readonly jobs: JobQueue;
  readonly moveOrder: MoveOrder;
  readonly gatewayPayments: Pick<GatewayPaymentService, 'markRefunded'>;
}

export type OrderSettlement = ReturnType<typeof createOrderSettlement>;

async function lockOrder(tx: Queryable, orderId: string): Promise<LockedOrder> {
  const order = await moves.lock(tx, orderId);
  if (!order) throw new Refusal('order-unknown');
  return order;
}

function checkPayable({ paymentMethod, paymentStatus }: LockedOrder): void {
  if (paymentMethod === 'razorpay') {
    throw new Refusal('payment-not-due', 'The payment service itself says when an order that it collects for is paid.');
  }
  if (!['due', 'processing', 'void'].includes(paymentStatus)) {
    throw new Refusal('payment-not-due', 'The money of this order has been counted already.');
  }
}

/** Money that the admin saw come in or sent back, where no gateway tells of it. */
export const createOrderSettlement = ({ jobs, moveOrder, gatewayPayments }: Deps) => ({
  /** Transfers that come after their order was cancelled have to go back; all others count. */
  async markPaid(tx: Queryable, orderId: string, { adminId, note }: AdminAction): Promise<void> {
    const order = await lockOrder(tx, orderId);
    checkPayable(order);
    const late = order.status === 'cancelled';
    await moves.setPaymentStatus(tx, orderId, late ? 'refund-due' : 'paid');
    const eventNote = [late ? 'Paid after it was cancelled.' : 'Paid.', note].filter(Boolean).join(' ');
    const event = { orderId, author: 'admin', userId: adminId, note: eventNote } as const;
    if (order.paymentMethod === 'upi' && order.status === 'pending') await moveOrder(tx, { ...event, to: 'confirmed' });
    else await moves.insertEvent(tx, { ...event, status: order.status });
    if (late) await jobs.enqueue(tx, 'mail/shop-refund', { orderId });
  },

  async markRefunded(tx: Queryable, orderId: string, { adminId, note }: AdminAction): Promise<void> {
    const order = await lockOrder(tx, orderId);
    const atGateway = await gatewayPayments.markRefunded(tx, orderId);
    if (order.paymentStatus === 'refund-due') await moves.setPaymentStatus(tx, orderId, 'refunded');
    else if (!atGateway) throw new Refusal('payment-not-due', 'No money of this order has to go back.');
    const eventNote = ['Refunded.', note].filter(Boolean).join(' ');
    await moves.insertEvent(tx, { orderId, status: order.status, author: 'admin', userId: adminId, note: eventNote });
  },
});
