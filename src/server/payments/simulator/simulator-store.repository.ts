import type { Queryable } from '../../db/database.ts';
import type { KeyedRequest, SimulatedOrder, SimulatorStore, StoredPayment, StoredRefund } from './simulator-store.ts';

const find = { name: 'test-gateway-find', text: 'select body from test_gateway where id = $1' };

const list = {
  name: 'test-gateway-list',
  text: 'select body from test_gateway where order_id = $1 order by created_at, id',
};

const save = {
  name: 'test-gateway-save',
  text: `insert into test_gateway (id, order_id, body) values ($1, $2, $3)
         on conflict (id) do update set body = excluded.body`,
};

// The row is written anew from what is there when its turn comes: two that refund at once never give back more than came.
const refundedSum = `coalesce((body #>> '{payment,amount_refunded}')::bigint, 0) + $2::bigint`;
const addToRefunded = {
  name: 'test-gateway-add-refunded',
  text: `update test_gateway set body = jsonb_set(
           jsonb_set(body, '{payment,amount_refunded}', to_jsonb(${refundedSum})), '{payment,status}',
           to_jsonb(case when ${refundedSum} = (body #>> '{payment,amount}')::bigint then 'refunded' else 'captured' end))
         where id = $1 and ${refundedSum} between 0 and (body #>> '{payment,amount}')::bigint
         returning id`,
};

const insertOnce = {
  name: 'test-gateway-insert-once',
  text: `insert into test_gateway (id, body) values ($1, $2) on conflict (id) do nothing returning id`,
};

const deleteOld = {
  name: 'test-gateway-delete-expired',
  text: `delete from test_gateway where created_at < now() - interval '120 days'`,
};

/** In the database of the shop, so that its processes see the same test gateway. */
export function databaseStore(db: Queryable): SimulatorStore {
  const bodyOf = async <Body>(id: string): Promise<Body | null> =>
    (await db.query<{ body: Body }>(find, [id]))[0]?.body ?? null;
  return {
    order: (id) => bodyOf<SimulatedOrder>(id),
    payment: (id) => bodyOf<StoredPayment>(id),
    async paymentsOf(orderId) {
      return (await db.query<{ body: StoredPayment }>(list, [orderId])).map(({ body }) => body);
    },
    async saveOrder(order) {
      await db.query(save, [order.id, null, JSON.stringify(order)]);
    },
    async savePayment(kept) {
      await db.query(save, [kept.payment.id, kept.payment.order_id, JSON.stringify(kept)]);
    },
    refund: (id) => bodyOf<StoredRefund>(id),
    async saveRefund(kept) {
      await db.query(save, [kept.refund.id, kept.refund.payment_id, JSON.stringify(kept)]);
    },
    async addRefunded(paymentId, amount) {
      return (await db.query<{ id: string }>(addToRefunded, [paymentId, amount])).length > 0;
    },
    async beginKeyed(key, request) {
      const begun = JSON.stringify({ request, outcome: null } satisfies KeyedRequest);
      const isFirst = (await db.query<{ id: string }>(insertOnce, [`key_${key}`, begun])).length > 0;
      return isFirst ? null : bodyOf<KeyedRequest>(`key_${key}`);
    },
    async endKeyed(key, ended) {
      await db.query(save, [`key_${key}`, null, JSON.stringify(ended)]);
    },
  };
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteOld);
}
