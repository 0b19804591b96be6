import type { Order } from '#contracts/orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { formatDeviceTime } from '#domain/time.ts';
import type { LampColour } from '../../ui/lamp/lamp.tsx';

/** How the money of an order stands, for its buyer. */
export interface PaymentTexts {
  readonly lamp: LampColour;
  readonly title: string;
  readonly text: string;
}

type Payable = Pick<Order, 'status' | 'totalAmount' | 'refundedAmount' | 'currency' | 'payUntil' | 'payment'>;

const totalOf = ({ totalAmount, currency }: Payable): string => formatMoney(totalAmount, currency);

function untilText({ payUntil }: Payable): string {
  return payUntil === null ? '' : ` We keep your items for you until ${formatDeviceTime(payUntil, 'moment')}.`;
}

/** Of what was paid, some may have gone back. */
const refundedText = ({ refundedAmount, currency }: Payable): string =>
  Number(refundedAmount) === 0 ? '' : ` We’ve refunded ${formatMoney(refundedAmount, currency)} of it.`;

/** Whoever pays in cash hears from us first. */
function confirmationText({ payUntil }: Payable): string {
  if (payUntil === null) return '';
  return ` We’ll email you once we confirm your order. If we can’t by ${formatDeviceTime(payUntil, 'moment')}, we’ll cancel it and you owe nothing.`;
}

function dueWords(order: Payable): PaymentTexts {
  const total = totalOf(order);
  switch (order.payment.method) {
    case 'cod':
      if (order.status === 'delivered')
        return {
          lamp: 'amber',
          title: 'Cash on delivery',
          text: `${total} went to the courier. We’ll mark it paid once it has reached us.`,
        };
      return {
        lamp: 'amber',
        title: 'Pay when it arrives',
        text: `Please keep ${total} ready for the courier.${confirmationText(order)}`,
      };
    case 'upi':
      return {
        lamp: 'amber',
        title: 'Waiting for your transfer',
        text: `Send ${total} by UPI. We check transfers by hand and email you once yours arrives.${untilText(order)}`,
      };
    case 'bank-transfer':
      return {
        lamp: 'amber',
        title: 'Waiting for your transfer',
        text: `Send ${total} to our bank account. We check transfers by hand and email you once yours arrives.${untilText(order)}`,
      };
    case 'razorpay':
      return {
        lamp: 'amber',
        title: 'Not paid yet',
        text: `Pay ${total} to confirm your order.${untilText(order)}`,
      };
  }
}

export function paymentTexts(order: Payable): PaymentTexts {
  const { payment } = order;
  const total = totalOf(order);
  switch (payment.status) {
    case 'due':
      return dueWords(order);
    case 'processing':
      return {
        lamp: 'amber',
        title: 'Waiting for your bank',
        text: 'Your bank hasn’t answered yet. This page checks again by itself. You don’t have to pay again.',
      };
    case 'paid':
      return {
        lamp: 'green',
        title: 'Paid',
        text: `Paid ${total}${payment.paidAt === null ? '' : ` on ${formatDeviceTime(payment.paidAt, 'day')}`}.${refundedText(order)}`,
      };
    case 'refund-due':
      return {
        lamp: 'amber',
        title: 'Refund on its way',
        text: `We’ll refund ${total} to your original payment method.`,
      };
    case 'refunded':
      return { lamp: 'off', title: 'Refunded', text: `We refunded ${total} to your original payment method.` };
    case 'void':
      return { lamp: 'off', title: 'Nothing to pay', text: 'This order was cancelled before anything was paid.' };
  }
}

interface OrderWithNumber extends Payable {
  readonly number: string;
}

/** The heading of an order's page: a word of thanks right after it was placed, and its number later. */
export function orderHeading(order: OrderWithNumber, wasJustPlaced: boolean): string {
  const isNew = order.status === 'pending' || order.status === 'confirmed';
  if (!wasJustPlaced || !isNew) return `Order ${order.number}`;
  const isUnpaid = order.payment.method !== 'cod' && order.payment.status === 'due';
  if (!isUnpaid) return 'Thank you for your order!';
  return `One step left: ${order.payment.method === 'bank-transfer' ? 'transfer' : 'pay'} ${totalOf(order)}`;
}

/** Who did something to an order, as its buyer reads it. */
export const authorTexts: Readonly<Record<Order['history'][number]['author'], string>> = {
  buyer: 'by you',
  admin: 'by the shop',
  payment: 'by your payment',
  clock: 'automatically',
};
