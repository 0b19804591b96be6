import type { GatewayPaymentStatus } from '#domain/orders/payment.ts';
import type { Queryable } from '../../db/database.ts';

export interface UnmatchedPaymentRow {
  readonly gatewayPaymentId: string;
  readonly gatewayOrderId: string;
  readonly status: GatewayPaymentStatus;
  readonly amountPaise: number;
  readonly refundedPaise: number;
  readonly currency: string;
  readonly method: string | null;
  readonly at: Date;
  /** The moment as the database writes it, to the microsecond. */
  readonly place: string;
}

export interface OneUnmatchedRow extends UnmatchedPaymentRow {
  readonly orderId: string | null;
  readonly orderNumber: string | null;
}

interface UnmatchedRefundRow {
  readonly amountPaise: number;
  readonly reason: string;
  readonly reference: string | null;
  readonly staffName: string;
  readonly at: Date;
}

interface CandidateRow {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly at: Date;
}

const columns = `gateway_payment_id as "gatewayPaymentId", payment.gateway_order_id as "gatewayOrderId", payment.status,
  amount_paise as "amountPaise", payment.refunded_paise as "refundedPaise", payment.currency, method,
  payment.created_at as "at", payment.created_at::text as "place"`;

const selectUnmatched = {
  name: 'unmatched-payment-list',
  text: `select ${columns} from gateway_payments payment
         where order_id is null and (payment.status = 'refunded') = $1
           and ($2::timestamptz is null or (payment.created_at, gateway_payment_id) < ($2, $3))
         order by payment.created_at desc, gateway_payment_id desc limit $4`,
};

const countUnmatched = {
  name: 'unmatched-payment-count',
  text: `select count(*)::integer as count from gateway_payments where order_id is null and (status = 'refunded') = $1`,
};

// One that was matched since can still be looked at by its address.
const selectOne = {
  name: 'unmatched-payment-read',
  text: `select ${columns}, order_id as "orderId", orders.number as "orderNumber"
         from gateway_payments payment left join orders on orders.id = payment.order_id
         where gateway_payment_id = $1`,
};

const selectRefunds = {
  name: 'unmatched-payment-refunds',
  text: `select amount_paise as "amountPaise", reason, reference, staff_name as "staffName", created_at as "at"
         from refunds where gateway_payment_id = $1 order by created_at, id`,
};

const selectCandidates = {
  name: 'unmatched-payment-candidates',
  text: `select id, number, coalesce(shipping_address ->> 'name', '') as name, email, created_at as "at" from orders
         where status = 'pending' and payment_status in ('due', 'processing') and total_paise = $1 and currency = $2
         order by created_at desc, id limit 5`,
};

const updateOrder = {
  name: 'unmatched-payment-match',
  text: `update gateway_payments set order_id = $2 where gateway_payment_id = $1`,
};

interface Ask {
  readonly refunded: boolean;
  readonly place: readonly [string, string] | null;
  readonly limit: number;
}

export const list = (db: Queryable, { refunded, place, limit }: Ask): Promise<UnmatchedPaymentRow[]> =>
  db.query<UnmatchedPaymentRow>(selectUnmatched, [refunded, place?.[0] ?? null, place?.[1] ?? null, limit]);

export async function count(db: Queryable, refunded: boolean): Promise<number> {
  return (await db.query<{ count: number }>(countUnmatched, [refunded]))[0]!.count;
}

export async function read(db: Queryable, id: string): Promise<OneUnmatchedRow | null> {
  return (await db.query<OneUnmatchedRow>(selectOne, [id]))[0] ?? null;
}

export const refundsOf = (db: Queryable, id: string): Promise<UnmatchedRefundRow[]> =>
  db.query<UnmatchedRefundRow>(selectRefunds, [id]);

/** Orders that wait for just as much. */
export const candidates = (db: Queryable, amountPaise: number, currency: string): Promise<CandidateRow[]> =>
  db.query<CandidateRow>(selectCandidates, [amountPaise, currency]);

export async function setOrder(tx: Queryable, id: string, orderId: string): Promise<void> {
  await tx.query(updateOrder, [id, orderId]);
}
