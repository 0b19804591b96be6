import type { PaymentMethod } from '#domain/orders/payment.ts';
import type { Queryable } from '../db/database.ts';

/** A payment made in the last moment is on its way for a while. A bank that was asked is given more time. */
const graceMinutes = { due: 1, processing: 60 } as const;

const lockOverdueOrder = {
  name: 'order-lock-overdue',
  text: `select id, payment_method as "paymentMethod" from orders
         where status = 'pending' and pay_until is not null
           and pay_until < now() - make_interval(mins => case payment_status
             when 'due' then ${graceMinutes.due} when 'processing' then ${graceMinutes.processing} end)
         order by pay_until limit 1 for no key update skip locked`,
};

interface OverdueOrder {
  readonly id: string;
  readonly paymentMethod: PaymentMethod;
}

/** One that nobody else is moving right now. Processes that look at the same time each find another. */
export async function lockOne(tx: Queryable): Promise<OverdueOrder | null> {
  return (await tx.query<OverdueOrder>(lockOverdueOrder))[0] ?? null;
}
