import type { PaymentMethod } from '#domain/orders/payment.ts';
import type { Database } from '../db/database.ts';
import { repeat, type Repetition } from '../process/repeat.ts';
import type { MoveOrder } from './order-moves.service.ts';
import * as overdue from './overdue-orders.repository.ts';

interface Deps {
  readonly db: Database;
  readonly moveOrder: MoveOrder;
}

const pollEveryMs = 20_000;
const noteFor = (method: PaymentMethod): string =>
  method === 'cod' ? 'Not confirmed in time.' : 'No payment came in time.';

/** Cancels the orders whose payment or confirmation did not come, each in a transaction of its own. Answers how many. */
export async function cancelOverdue({ db, moveOrder }: Deps): Promise<number> {
  const cancelOne = (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const order = await overdue.lockOne(tx);
      if (!order) return false;
      const { id: orderId, paymentMethod } = order;
      await moveOrder(tx, { orderId, to: 'cancelled', author: 'clock', note: noteFor(paymentMethod) });
      return true;
    });
  let cancelled = 0;
  while (await cancelOne()) cancelled += 1;
  return cancelled;
}

/** Looks now and every few seconds. */
export function startOverdueOrderCancellation({ log, ...deps }: Deps & { log: (message: string) => void }): Repetition {
  return repeat({
    everyMs: pollEveryMs,
    async run() {
      const count = await cancelOverdue(deps);
      if (count > 0) log(`${count} unpaid or unconfirmed orders were cancelled.`);
    },
    onFailure: (error) => log(`Unpaid orders wait: ${error.message}`),
    immediately: true,
  });
}
