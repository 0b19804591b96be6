import type { Queryable } from '../../db/database.ts';

export interface GatewayWatch {
  readonly gatewayOrderId: string;
  readonly orderId: string;
}

// Of many that begin at once, one order of the gateway stays; one of the other gateway is replaced.
const assignGatewayOrder = {
  name: 'watch-assign-order',
  text: `update orders set gateway_order_id = $2, test_payment = $3
         where id = $1 and (gateway_order_id is null or test_payment <> $3)
         returning id`,
};

const insertWatch = {
  name: 'watch-insert',
  text: `insert into gateway_watches (gateway_order_id, order_id, test, ask_at)
         values ($1, $2, $3, now() + interval '20 seconds')`,
};

/**
 * A buyer who waits is answered within a minute. Once the order is cancelled, hardly anything comes any more, and the
 * gateway is asked ever more seldom.
 */
const claimWatches = {
  name: 'watch-claim',
  text: `with due as materialized (
           select gateway_order_id from gateway_watches
           where test = $1 and ask_at <= now() order by ask_at limit $2 for update skip locked
         )
         update gateway_watches watch
         set ask_at = now() + case
           when orders.status = 'pending'
             then least(interval '40 seconds', greatest(interval '20 seconds', (now() - watch.created_at) / 8))
           else least(interval '6 hours', greatest(interval '40 seconds', (now() - watch.created_at) / 4))
         end
         from due, orders
         where watch.gateway_order_id = due.gateway_order_id and orders.id = watch.order_id
         returning watch.gateway_order_id as "gatewayOrderId", watch.order_id as "orderId"`,
};

const scheduleWatchNow = {
  name: 'watch-schedule-now',
  text: `update gateway_watches set ask_at = least(ask_at, now()) where order_id = $1`,
};

const deleteWatches = { name: 'watch-delete', text: `delete from gateway_watches where order_id = $1` };

// A payment that failed comes true within three days, or never.
const deleteOldWatches = {
  name: 'watch-delete-expired',
  text: `delete from gateway_watches where created_at < now() - interval '3 days'`,
};

/** Gives an order its order of the gateway and begins to watch it. False: it has one already. */
export async function assignAndWatch(
  tx: Queryable,
  { gatewayOrderId, orderId }: GatewayWatch,
  test: boolean,
): Promise<boolean> {
  if ((await tx.query(assignGatewayOrder, [orderId, gatewayOrderId, test])).length === 0) return false;
  await tx.query(insertWatch, [gatewayOrderId, orderId, test]);
  return true;
}

/** Those it is time to ask about. Each is left alone by others until its next turn. */
export const claim = (db: Queryable, test: boolean, limit: number): Promise<GatewayWatch[]> =>
  db.query<GatewayWatch>(claimWatches, [test, limit]);

/** Something happened there: it is asked about at the next opportunity. */
export async function scheduleNow(db: Queryable, orderId: string): Promise<void> {
  await db.query(scheduleWatchNow, [orderId]);
}

export async function remove(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(deleteWatches, [orderId]);
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteOldWatches);
}
