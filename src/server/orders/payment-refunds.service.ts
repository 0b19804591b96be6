import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { formatMoney, toPaise, type Paise } from '#domain/money/money.ts';
import type { Queryable } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import * as moves from './order-moves.repository.ts';
import type { GatewayPayments, GatewayRefunds, LockedPayment } from './order-payments.ts';
import * as refunds from './refund.repository.ts';

export interface RefundInput {
  readonly staff: Staff;
  readonly amount: Paise;
  readonly reason: string;
  readonly reference?: string | undefined;
  /** The money went back in another way than by the gateway. */
  readonly byHand?: boolean | undefined;
}

interface RefundOf {
  readonly orderId: string | null;
  readonly gatewayPaymentId?: string;
}

export const refundRowOf = (
  { staff: { userId, name: staffName }, amount, reason, reference }: RefundInput,
  { orderId, gatewayPaymentId }: RefundOf,
): refunds.NewRefundRow => ({
  orderId,
  gatewayPaymentId: gatewayPaymentId ?? null,
  amountPaise: amount,
  reason,
  reference: reference || null,
  userId,
  staffName,
});

interface Deps {
  readonly jobs: JobQueue;
  readonly gatewayPayments: Pick<GatewayPayments, 'lockExtrasDue' | 'lock' | 'addRefund'>;
  readonly gatewayRefunds: Pick<GatewayRefunds, 'ask'>;
}

/**
 * Sends a refund that was written down on its way: by the gateway, which tells when it has taken it on, or by hand, in which case
 * the buyer is told at once. Whoever has a reference has given it back already.
 */
export async function sendRefund(
  tx: Queryable,
  refundId: string,
  { byHand = false, reference }: Pick<RefundInput, 'byHand' | 'reference'>,
  { jobs, gatewayRefunds }: { readonly jobs: JobQueue; readonly gatewayRefunds: Pick<GatewayRefunds, 'ask'> },
): Promise<void> {
  const isAsked = !byHand && !reference && (await gatewayRefunds.ask(tx, refundId));
  if (!isAsked) await jobs.enqueue(tx, 'mail/refund', { refundId });
}

export type PaymentRefunds = ReturnType<typeof createPaymentRefunds>;

const leftOf = ({ amountPaise, refundedPaise }: LockedPayment): Paise => toPaise(amountPaise - refundedPaise);

function checkAmount(payment: LockedPayment, amount: Paise): void {
  const left = leftOf(payment);
  if (left === 0) throw new Refusal('payment-not-due', 'All of this payment has gone back already.');
  if (amount > left) {
    throw new Refusal(
      'payment-not-due',
      `Only ${formatMoney(left, payment.currency)} of this payment can still go back.`,
    );
  }
}

/** Money that goes back payment by payment: what came beside an order's own money, and what fits no order. */
export function createPaymentRefunds({ jobs, gatewayPayments, gatewayRefunds }: Deps) {
  async function record(tx: Queryable, payment: LockedPayment, refund: RefundInput): Promise<string> {
    const { gatewayPaymentId, orderId } = payment;
    checkAmount(payment, refund.amount);
    await gatewayPayments.addRefund(tx, gatewayPaymentId, refund.amount);
    return refunds.insert(tx, refundRowOf(refund, { orderId, gatewayPaymentId }));
  }

  async function recordExtra(tx: Queryable, orderId: string, payment: LockedPayment, refund: RefundInput) {
    const { gatewayPaymentId, currency } = payment;
    const { amount, reason, staff } = refund;
    const order = await moves.lock(tx, orderId);
    if (!order) throw new Refusal('order-unknown');
    const refundId = await record(tx, payment, refund);
    const note = `Refunded ${formatMoney(amount, currency)} of the payment ${gatewayPaymentId}. ${reason}`;
    await moves.insertEvent(tx, { orderId, status: order.status, author: 'admin', userId: staff.userId, note });
    await moves.countChange(tx, orderId);
    await sendRefund(tx, refundId, refund, { jobs, gatewayRefunds });
  }

  return {
    /** One payment that came beside the own money of an order, which is held. */
    async refundExtra(tx: Queryable, orderId: string, gatewayPaymentId: string, refund: RefundInput): Promise<void> {
      const payment = await gatewayPayments.lock(tx, gatewayPaymentId);
      if (payment?.orderId !== orderId) throw new Refusal('payment-unknown');
      if (!payment.extra) {
        throw new Refusal('payment-not-due', 'This is the money of the order itself: refund the order.');
      }
      await recordExtra(tx, orderId, payment, refund);
    },

    /** Everything that came beside the own money of an order, which is held. Answers with how many payments that were. */
    async refundExtras(tx: Queryable, orderId: string, told: Omit<RefundInput, 'amount'>): Promise<number> {
      const extras = await gatewayPayments.lockExtrasDue(tx, orderId);
      for (const extra of extras) await recordExtra(tx, orderId, extra, { ...told, amount: leftOf(extra) });
      return extras.length;
    },

    /** A payment that fits no order. Nobody is told, since nobody knows whose it is. */
    async refundUnmatched(
      tx: Queryable,
      gatewayPaymentId: string,
      refund: RefundInput,
      seenRefunded?: Paise,
    ): Promise<void> {
      const payment = await gatewayPayments.lock(tx, gatewayPaymentId);
      if (!payment) throw new Refusal('payment-unknown');
      if (seenRefunded !== undefined && seenRefunded !== payment.refundedPaise) throw new Refusal('changed-meanwhile');
      if (payment.orderId !== null) throw new Refusal('payment-not-due', 'This payment belongs to an order by now.');
      await record(tx, payment, refund);
    },
  };
}
