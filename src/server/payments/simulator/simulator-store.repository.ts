import type { Queryable } from '../../db/database.ts';
import type { StoredPayment, SimulatedOrder, SimulatorStore } from './simulator-store.ts';

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

const deleteOld = {
  name: 'test-gateway-delete-expired',
  text: `delete from test_gateway where created_at < now() - interval '30 days'`,
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
  };
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteOld);
}
