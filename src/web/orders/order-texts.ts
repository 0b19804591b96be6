import type { Order } from '#contracts/orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { formatDay, formatDateTime } from './order-dates.ts';
import type { LampColour } from '../ui/lamp/lamp.tsx';

/** How the money of an order stands, for its buyer. */
export interface PaymentTexts {
  readonly lamp: LampColour;
  readonly title: string;
  readonly text: string;
}

type Payable = Pick<Order, 'status' | 'totalAmount' | 'currency' | 'payUntil' | 'payment'>;

const totalOf = ({ totalAmount, currency }: Payable): string => formatMoney(totalAmount, currency);

function untilText({ payUntil }: Payable): string {
  return payUntil === null ? '' : ` We keep your items for you until ${formatDateTime(payUntil)}.`;
}

function dueWords(order: Payable): PaymentTexts {
  const total = totalOf(order);
  switch (order.payment.method) {
    case 'cod':
      return {
        lamp: 'amber',
        title: 'Pay when it arrives',
        text: `Please have ${total} ready when the parcel arrives.`,
      };
    case 'upi':
      return {
        lamp: 'amber',
        title: 'Waiting for your transfer',
        text: `Send ${total} by UPI. We look for it by hand, confirm your order and mail you.${untilText(order)}`,
      };
    case 'razorpay':
      return {
        lamp: 'amber',
        title: 'Not paid yet',
        text: `Pay ${total}, and your order is confirmed.${untilText(order)}`,
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
        text: 'Your bank has not answered yet. This page looks again by itself. You do not have to pay again.',
      };
    case 'paid':
      return {
        lamp: 'green',
        title: 'Paid',
        text:
          payment.paidAt === null
            ? `We have your ${total}.`
            : `We have your ${total} since ${formatDay(payment.paidAt)}.`,
      };
    case 'refund-due':
      return { lamp: 'amber', title: 'Your money goes back', text: `We are sending your ${total} back to you.` };
    case 'refunded':
      return { lamp: 'off', title: 'Refunded', text: `Your ${total} went back to you.` };
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
  const isUnpaid = order.payment.method === 'razorpay' && order.payment.status === 'due';
  return isUnpaid ? 'One step left: your payment' : 'Thank you for your order!';
}

/** Who did something to an order, as its buyer reads it. */
export const authorTexts: Readonly<Record<Order['history'][number]['author'], string>> = {
  buyer: 'by you',
  admin: 'by the shop',
  payment: 'by your payment',
  clock: 'because the time to pay was over',
};
