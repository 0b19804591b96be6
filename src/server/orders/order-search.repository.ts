import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import type { Queryable } from '../db/database.ts';
import { summaryColumns, type OrderRow } from './order.repository.ts';

export interface FoundOrderRow extends OrderRow {
  readonly email: string;
  readonly paymentMethod: string;
  readonly paymentStatus: PaymentStatus;
}

export interface OrderFilter {
  /** Part of a number, a mail address or a name. */
  readonly search: string | null;
  readonly status: OrderStatus | null;
  readonly payment: PaymentStatus | null;
}

// A search looks for the text itself, so nothing in it is a pattern. An order that was paid twice stays paid, and has
// money to give back all the same.
const matching = `from orders
  where ($1::text is null or strpos(lower(number), lower($1)) > 0 or strpos(lower(email), lower($1)) > 0
      or strpos(lower(shipping_address ->> 'name'), lower($1)) > 0)
    and ($2::text is null or status = $2) and ($3::text is null or payment_status = $3 or ($3 = 'refund-due' and exists (
      select from gateway_payments payment
      where payment.order_id = orders.id and payment.status in ('refund-due', 'mismatch')
    )))`;

const listOrders = {
  name: 'order-search',
  text: `select ${summaryColumns}, email, payment_method as "paymentMethod", payment_status as "paymentStatus"
         ${matching} order by created_at desc, number desc limit $4 offset $5`,
};

const countOrders = { name: 'order-search-count', text: `select count(*) as "count" ${matching}` };

const valuesOf = ({ search, status, payment }: OrderFilter) => [search, status, payment];

export const list = (db: Queryable, filter: OrderFilter, limit: number, offset: number): Promise<FoundOrderRow[]> =>
  db.query<FoundOrderRow>(listOrders, [...valuesOf(filter), limit, offset]);

export async function count(db: Queryable, filter: OrderFilter): Promise<number> {
  return (await db.query<{ count: number }>(countOrders, valuesOf(filter)))[0]!.count;
}
