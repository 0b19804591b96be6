import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paymentAfterRefund, refundable, refundObstacle } from '#domain/orders/refund.ts';
import { isTransfer } from '#domain/orders/payment.ts';
import { formatIndianTime, indianDay } from '#domain/time.ts';
import type { Queryable } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import * as moves from './order-moves.repository.ts';
import type { LockedOrder } from './order-moves.repository.ts';
import type { MoveOrder } from './order-moves.service.ts';
import type { GatewayPayments, GatewayRefunds } from './order-payments.ts';
import { refundRowOf, sendRefund, type PaymentRefunds, type RefundInput } from './payment-refunds.service.ts';
import { reckonGoods, recordGoods, type ReckonedGoods, type RefundedGoods } from './refund-lines.service.ts';
import * as refunds from './refund.repository.ts';

/** What somebody of the office says about an order. */
interface StaffAction {
  readonly staff: Staff;
  readonly note?: string | undefined;
}

/** Money that somebody saw come in. */
export interface SeenMoney {
  /** The day on which it came, in India; today, if it is not said. */
  readonly paidOn?: string | undefined;
  /** What the bank calls it. */
  readonly reference?: string | undefined;
}

interface Deps {
  readonly jobs: JobQueue;
  readonly moveOrder: MoveOrder;
  readonly gatewayPayments: Pick<GatewayPayments, 'markOwnRefunded'>;
  readonly gatewayRefunds: Pick<GatewayRefunds, 'ask'>;
  readonly paymentRefunds: Pick<PaymentRefunds, 'refundExtras'>;
  /** Gives a refund of an order that has an invoice its credit note. */
  readonly issueCreditNote: (tx: Queryable, refund: { orderId: string; refundId: string }) => Promise<void>;
}

export type OrderSettlement = ReturnType<typeof createOrderSettlement>;

async function lockOrder(tx: Queryable, orderId: string): Promise<LockedOrder> {
  const order = await moves.lock(tx, orderId);
  if (!order) throw new Refusal('order-unknown');
  return order;
}

type Payable = Pick<LockedOrder, 'paymentMethod' | 'paymentStatus'>;

const isCounted = ({ paymentStatus }: Payable): boolean => !['due', 'processing', 'void'].includes(paymentStatus);

/** Where a gateway collects, the gateway says when it has. */
export const mayMarkPaid = (order: Payable): boolean => order.paymentMethod !== 'razorpay' && !isCounted(order);

function checkPayable(order: LockedOrder): void {
  if (mayMarkPaid(order)) return;
  throw new Refusal(
    'payment-not-due',
    order.paymentMethod === 'razorpay'
      ? 'The payment service itself says when an order that it collects for is paid.'
      : 'The money of this order has been counted already.',
  );
}

/** Money comes after its order was made, and not tomorrow. */
function checkDay(paidOn: string | undefined, { createdAt, now }: LockedOrder): void {
  if (paidOn === undefined) return;
  if (paidOn > indianDay(now)) throw new Refusal('input-invalid', 'The day of the payment has not come yet.');
  if (paidOn < indianDay(createdAt)) {
    const made = formatIndianTime(createdAt, 'day');
    throw new Refusal('input-invalid', `The order was made on ${made}: its money cannot have come before.`);
  }
}

/** Money that the admin saw come in or sends back. */
export const createOrderSettlement = (deps: Deps) => {
  const { jobs, moveOrder, gatewayPayments, gatewayRefunds, paymentRefunds, issueCreditNote } = deps;
  const eventOf = ({ status }: LockedOrder, orderId: string, { userId }: Staff) =>
    ({ orderId, status, author: 'admin', userId }) as const;

  async function record(
    tx: Queryable,
    orderId: string,
    order: LockedOrder,
    {
      staff,
      amount,
      reason,
      reference,
      byHand,
      eventNote = reason,
    }: RefundInput & { readonly eventNote?: string | undefined },
  ): Promise<string> {
    await refunds.addToOrder(tx, orderId, amount, paymentAfterRefund(order, amount));
    const refundId = await refunds.insert(tx, refundRowOf({ staff, amount, reason, reference }, { orderId }));
    const told = amount === order.totalPaise ? 'Refunded.' : `Refunded ${formatMoney(amount, order.currency)}.`;
    await moves.insertEvent(tx, {
      ...eventOf(order, orderId, staff),
      note: [told, eventNote].filter(Boolean).join(' '),
    });
    await sendRefund(tx, refundId, { byHand, reference }, { jobs, gatewayRefunds });
    return refundId;
  }

  async function refundAmount(
    tx: Queryable,
    orderId: string,
    order: LockedOrder,
    refund: RefundInput,
  ): Promise<string> {
    const obstacle = refundObstacle(order, refund.amount);
    if (obstacle !== null) throw new Refusal('payment-not-due', obstacle);
    // What came too late for a cancelled order is the same money.
    if (order.paymentStatus === 'refund-due' && refund.amount === refundable(order))
      await gatewayPayments.markOwnRefunded(tx, orderId);
    return record(tx, orderId, order, refund);
  }

  return {
    /** Transfers that come after their order was cancelled have to go back; all others count. */
    async markPaid(
      tx: Queryable,
      orderId: string,
      { staff, note, paidOn, reference }: StaffAction & SeenMoney,
    ): Promise<void> {
      const order = await lockOrder(tx, orderId);
      checkPayable(order);
      checkDay(paidOn, order);
      const late = order.status === 'cancelled';
      const money = { paidOn: paidOn ?? null, reference: reference ?? null };
      await moves.setCounted(tx, orderId, late ? 'refund-due' : 'paid', money);
      const told = late ? 'Paid after it was cancelled.' : 'Paid.';
      const eventNote = [told, reference && `Reference ${reference}.`, note].filter(Boolean).join(' ');
      const event = { orderId, author: 'admin', userId: staff.userId, note: eventNote } as const;
      if (isTransfer(order.paymentMethod) && order.status === 'pending')
        await moveOrder(tx, { ...event, to: 'confirmed' });
      else await moves.insertEvent(tx, { ...event, status: order.status });
      if (late) await jobs.enqueue(tx, 'mail/shop-refund', { orderId });
    },

    /** Money that went back, whole or in part. Of several at once each sees what the one before it left. */
    async refund(tx: Queryable, orderId: string, refund: RefundInput): Promise<{ readonly refundId: string }> {
      const refundId = await refundAmount(tx, orderId, await lockOrder(tx, orderId), refund);
      await issueCreditNote(tx, { orderId, refundId });
      return { refundId };
    },

    /** The price of single units and of the delivery; the amount is reckoned here, and units may go back on the shelf. */
    async refundGoods(
      tx: Queryable,
      orderId: string,
      goods: RefundedGoods,
      told: Omit<RefundInput, 'amount'>,
    ): Promise<ReckonedGoods & { readonly refundId: string }> {
      const order = await lockOrder(tx, orderId);
      const reckoned = await reckonGoods(tx, orderId, order, goods);
      const refundId = await refundAmount(tx, orderId, order, { ...told, amount: reckoned.amount });
      await recordGoods(tx, { orderId, refundId, userId: told.staff.userId, reason: told.reason }, reckoned);
      if (reckoned.lines.length > 0) await jobs.enqueue(tx, 'stash/recount', { orderId });
      await issueCreditNote(tx, { orderId, refundId });
      return { ...reckoned, refundId };
    },

    /** All that had to go back: the money of the order, and whatever came beside it. */
    async markRefunded(tx: Queryable, orderId: string, { staff, note }: StaffAction): Promise<void> {
      const order = await lockOrder(tx, orderId);
      const isDue = order.paymentStatus === 'refund-due';
      const reason =
        note || (isDue && order.status === 'cancelled' ? 'The order was cancelled.' : 'The money had to go back.');
      const extras = await paymentRefunds.refundExtras(tx, orderId, { staff, reason, byHand: true });
      if (!isDue) {
        if (extras === 0) throw new Refusal('payment-not-due', 'No money of this order has to go back.');
        return;
      }
      await gatewayPayments.markOwnRefunded(tx, orderId);
      const amount = refundable(order);
      const refundId = await record(tx, orderId, order, { staff, amount, reason, byHand: true, eventNote: note });
      await issueCreditNote(tx, { orderId, refundId });
    },
  };
};
