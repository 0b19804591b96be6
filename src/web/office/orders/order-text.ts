import type { AdminOrderSummary } from '#contracts/office-orders.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/orders/payment.ts';
import type { LampColour } from '../../ui/lamp/lamp.tsx';

/** Short words for the rows of a list. */
export const methodText: Readonly<Record<PaymentMethod, string>> = {
  cod: 'Cash',
  upi: 'UPI',
  razorpay: 'Card',
  'bank-transfer': 'Transfer',
};

export const paymentText: Readonly<Record<PaymentStatus, string>> = {
  due: 'Due',
  processing: 'With the bank',
  paid: 'Paid',
  'refund-due': 'Refund due',
  refunded: 'Refunded',
  void: 'Not charged',
};

export const paymentLamps: Readonly<Record<PaymentStatus, LampColour>> = {
  due: 'amber',
  processing: 'amber',
  paid: 'green',
  'refund-due': 'red',
  refunded: 'off',
  void: 'off',
};

export const statusText: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const nextText: Readonly<Record<NonNullable<AdminOrderSummary['next']>, string>> = {
  confirm: 'Confirm',
  'await-payment': 'Unpaid',
  ship: 'Pack',
  deliver: 'Mark delivered',
  refund: 'Refund',
};

/** 'ends in 2 h': how long an unpaid order keeps its units. */
export function timeLeft(until: string, now: number = Date.now()): string {
  const minutes = Math.max(0, Math.round((Date.parse(until) - now) / 60_000));
  if (minutes === 0) return 'ends now';
  if (minutes < 90) return `ends in ${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `ends in ${hours} h` : `ends in ${Math.round(hours / 24)} days`;
}
