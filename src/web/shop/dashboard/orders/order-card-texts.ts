import type { OrderCard } from '#contracts/own-orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { formatDeviceTime } from '#domain/time.ts';

const namesShown = 2;

/** 'Fuzz Box, Clean Booster and 7 more' */
export function namesText({ items, lineCount }: Pick<OrderCard, 'items' | 'lineCount'>): string {
  const names = items.slice(0, namesShown).map(({ name }) => name);
  const rest = lineCount - names.length;
  return `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** '2 kits', or '23 pieces, delivered 9 Oct' */
export function piecesText({ pieces, kitsOnly, history }: Pick<OrderCard, 'pieces' | 'kitsOnly' | 'history'>): string {
  const delivered = history.find(({ status }) => status === 'delivered');
  const what = counted(pieces, kitsOnly ? 'kit' : 'piece');
  return delivered ? `${what}, delivered ${formatDeviceTime(delivered.at, 'shortDay')}` : what;
}

/** 'Sample Audio Works LLP, purchase order PO-118' */
export const businessText = ({ companyName, purchaseOrder }: NonNullable<OrderCard['business']>): string =>
  purchaseOrder ? `${companyName}, purchase order ${purchaseOrder}` : companyName;

/** Only the time when that is today. */
function deadlineText(payUntil: string, now: Date): string {
  const time = formatDeviceTime(payUntil, 'time');
  return formatDeviceTime(payUntil, 'day') === formatDeviceTime(now, 'day')
    ? time
    : `${time} on ${formatDeviceTime(payUntil, 'day')}`;
}

/** What an order waits for, if its buyer can do something about it or should know. */
export interface OrderNeed {
  readonly kind: 'pay' | 'wait' | 'over';
  readonly title: string;
  readonly text: string;
}

function paymentNeed(order: OrderCard, now: Date): OrderNeed {
  const total = formatMoney(order.totalAmount, order.currency);
  const by = { upi: ' by UPI', 'bank-transfer': ' by bank transfer', cod: '', razorpay: '' }[order.payment.method];
  const text = order.payUntil === null ? '' : `We keep it for you until ${deadlineText(order.payUntil, now)}.`;
  return { kind: 'pay', title: `One step left: pay ${total}${by}.`, text };
}

function cancelledNeed({ payment, totalAmount, currency }: OrderCard): OrderNeed {
  const total = formatMoney(totalAmount, currency);
  const text =
    payment.status === 'refund-due'
      ? 'We’ll refund your original payment method.'
      : payment.status === 'refunded'
        ? `We refunded ${total} to your original payment method.`
        : 'Nothing was charged.';
  return { kind: 'over', title: 'This order was cancelled.', text };
}

/** Null: there is nothing to do but to watch it come. */
export function orderNeed(order: OrderCard, now: Date): OrderNeed | null {
  if (order.status === 'cancelled') return cancelledNeed(order);
  if (order.status !== 'pending' || order.payment.method === 'cod') return null;
  if (order.payment.status === 'processing') {
    return { kind: 'wait', title: 'Waiting for your bank.', text: 'You don’t have to pay again.' };
  }
  return order.payment.status === 'due' ? paymentNeed(order, now) : null;
}

const dayMs = 24 * 60 * 60 * 1000;
const claimedDays = 30;

/** What became the account's lately, having been bought as a guest: 'We added PK-1042, …'. Null: nothing did. */
export function claimedText(orders: readonly Pick<OrderCard, 'number' | 'claimedAt'>[], now: Date): string | null {
  const numbers = orders
    .filter(({ claimedAt }) => claimedAt !== null && now.getTime() - Date.parse(claimedAt) < claimedDays * dayMs)
    .map(({ number }) => number);
  if (numbers.length === 0) return null;
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(numbers);
  return `We’ve added ${list}, which you ordered as a guest with this email address.`;
}
