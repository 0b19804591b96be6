import type { Queryable } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import type { MoveOrder } from '../orders/order-moves.service.ts';
import type { GatewayPayment } from './gateway/gateway.ts';
import * as watches from './gateway/gateway-watch.repository.ts';
import { decidePayment, isExtra, type PaymentDecision } from './payment-decision.ts';
import * as rows from './payment.repository.ts';

/** 'unmatched': no order of ours. 'unchanged': nothing that was not known, or that changes an order. */
type PaymentOutcome = PaymentDecision['order'] | 'mismatch' | 'unmatched';

interface Deps {
  readonly jobs: JobQueue;
  readonly countAsPaid: CountAsPaid;
}

export type FinalisePayment = (tx: Queryable, payment: GatewayPayment) => Promise<PaymentOutcome>;

/** Money that came for nothing we know is written down too; tries that moved none are not our business. */
async function recordUnmatchedPayment(tx: Queryable, payment: GatewayPayment): Promise<PaymentOutcome> {
  if (payment.status === 'captured') await rows.insertUnmatchedPayment(tx, payment);
  return 'unmatched';
}

type By = Pick<Parameters<MoveOrder>[1], 'author' | 'userId' | 'note'>;

export type CountAsPaid = (tx: Queryable, orderId: string, by: By) => Promise<void>;

/** Takes an order that waits for its money as paid, for one that is held. */
export const createCountAsPaid =
  (moveOrder: MoveOrder): CountAsPaid =>
  async (tx, orderId, by) => {
    await rows.setPaid(tx, orderId);
    await moveOrder(tx, { ...by, orderId, to: 'confirmed' });
    await watches.remove(tx, orderId);
  };

/**
 * The only way a payment at the gateway changes an order, whoever tells of it first: the browser, a webhook or the
 * reconciler. The order is locked, so that of many who tell at once each sees what the one before it did.
 */
export function createFinalisePayment({ jobs, countAsPaid }: Deps): FinalisePayment {
  async function changeOrder(
    tx: Queryable,
    orderId: string,
    change: PaymentDecision['order'],
    payment: GatewayPayment,
  ) {
    switch (change) {
      case 'paid':
        return countAsPaid(tx, orderId, { author: 'payment' });
      case 'refund-due':
        await rows.setRefundDue(tx, orderId);
        return watches.remove(tx, orderId);
      case 'processing':
        return rows.setProcessing(tx, orderId);
      case 'failed':
        await rows.setFailure(tx, orderId, payment.failure);
        return rows.resetToDue(tx, orderId);
      case 'unchanged':
        return rows.resetToDue(tx, orderId);
    }
  }

  return async function finalisePayment(tx, payment) {
    const order = await rows.lockOrderByGatewayId(tx, payment.gatewayOrderId);
    if (!order) return recordUnmatchedPayment(tx, payment);
    const decision = decidePayment(order, await rows.findPaymentStatus(tx, payment.gatewayPaymentId), payment);
    if (!decision) return 'unchanged';
    const isKept = await rows.upsertGatewayPayment(tx, payment, {
      orderId: order.id,
      status: decision.payment,
      extra: isExtra(decision),
    });
    if (!isKept) return 'unchanged';
    await changeOrder(tx, order.id, decision.order, payment);
    if (isExtra(decision)) await rows.countExtraPayment(tx, order.id);
    if (decision.payment === 'mismatch' || decision.payment === 'refund-due') {
      await jobs.enqueue(tx, 'mail/shop-refund', { orderId: order.id });
    }
    return decision.payment === 'mismatch' ? 'mismatch' : decision.order;
  };
}
