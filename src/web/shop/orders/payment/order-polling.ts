import type { Order } from '#contracts/orders.ts';
import { isTransfer } from '#domain/orders/payment.ts';

const minPollMs = 2000;
const maxPollMs = 15_000;
const pollGrowth = 1.4;
/** About five minutes in all; after that the person is offered to look by hand. */
export const maxPolls = 24;

/** A transfer is confirmed by a person, so there is no point in asking every other second. */
const transferPollMs = 20_000;

type PolledOrder = Pick<Order, 'status'> & { readonly payment: Pick<Order['payment'], 'method' | 'status'> };

/** True while the bank has been asked and has not answered. */
export const isWaitingForBank = ({ payment }: PolledOrder): boolean => payment.status === 'processing';

const isWaitingForTransfer = ({ status, payment }: PolledOrder): boolean =>
  status === 'pending' && isTransfer(payment.method) && payment.status === 'due';

interface PollState {
  /** How often it was looked at so far. */
  readonly polls: number;
  /** A payment was made in this window that the shop has not heard of yet. */
  readonly isPaymentExpected: boolean;
}

/** When to look at an order again by itself; false: it is not worth it, or was done often enough. */
export function nextPollMs(order: PolledOrder | undefined, { polls, isPaymentExpected }: PollState): number | false {
  if (!order || polls >= maxPolls) return false;
  if (isWaitingForBank(order) || (isPaymentExpected && order.payment.status === 'due')) {
    return Math.min(maxPollMs, Math.round(minPollMs * pollGrowth ** Math.max(0, polls - 1)));
  }
  return isWaitingForTransfer(order) ? transferPollMs : false;
}
