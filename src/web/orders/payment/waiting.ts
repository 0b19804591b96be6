import type { Order } from '#contracts/orders.ts';

const firstPauseMs = 2000;
const longestPauseMs = 15_000;
const growth = 1.4;
/** About five minutes in all; after that the person is offered to look by hand. */
export const mostLooks = 24;

/** A transfer by UPI is confirmed by a person, so there is no point in asking every other second. */
const transferPauseMs = 20_000;

type Waiting = Pick<Order, 'status'> & { readonly payment: Pick<Order['payment'], 'method' | 'status'> };

/** True while the bank has been asked and has not answered. */
export const isWaitingForBank = ({ payment }: Waiting): boolean => payment.status === 'processing';

const isWaitingForTransfer = ({ status, payment }: Waiting): boolean =>
  status === 'pending' && payment.method === 'upi' && payment.status === 'due';

interface Looks {
  /** How often it was looked at so far. */
  readonly looks: number;
  /** A payment was made in this window that the shop has not heard of yet. */
  readonly isExpected: boolean;
}

/** When to look at an order again by itself; false: it is not worth it, or was done often enough. */
export function nextLookMs(order: Waiting | undefined, { looks, isExpected }: Looks): number | false {
  if (!order || looks >= mostLooks) return false;
  if (isWaitingForBank(order) || (isExpected && order.payment.status === 'due')) {
    return Math.min(longestPauseMs, Math.round(firstPauseMs * growth ** Math.max(0, looks - 1)));
  }
  return isWaitingForTransfer(order) ? transferPauseMs : false;
}
