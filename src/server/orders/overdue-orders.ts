import type { Database, Queryable } from '../db/database.ts';
import { repeat, type Repetition } from '../repeat.ts';
import { moveOrder } from './order-moves.ts';

const pollEveryMs = 20_000;
/** A payment made in the last moment is on its way for a while. A bank that was asked is given more time. */
const graceMinutes = { due: 1, processing: 60 } as const;

/** One that nobody else is moving right now. Processes that look at the same time each find another. */
const lockOverdueOrder = {
  name: 'order-lock-overdue',
  text: `select id from orders
         where status = 'pending' and pay_until is not null
           and pay_until < now() - make_interval(mins => case payment_status
             when 'due' then ${graceMinutes.due} when 'processing' then ${graceMinutes.processing} end)
         order by pay_until limit 1 for no key update skip locked`,
};

const note = 'No payment came in time.';

async function cancelOne(tx: Queryable): Promise<boolean> {
  const [order] = await tx.query<{ id: string }>(lockOverdueOrder);
  if (order) await moveOrder(tx, { orderId: order.id, to: 'cancelled', author: 'clock', note });
  return order !== undefined;
}

/** Cancels the orders whose payment did not come, each in a transaction of its own. Answers how many. */
export async function cancelOverdue(db: Database): Promise<number> {
  let cancelled = 0;
  while (await db.transaction(cancelOne)) cancelled += 1;
  return cancelled;
}

/** Looks now and every few seconds. */
export function startOverdueOrderCancellation(db: Database, log: (message: string) => void): Repetition {
  return repeat({
    everyMs: pollEveryMs,
    async run() {
      const count = await cancelOverdue(db);
      if (count > 0) log(`${count} unpaid orders were cancelled.`);
    },
    onFailure: (error) => log(`Unpaid orders wait: ${error.message}`),
    immediately: true,
  });
}
