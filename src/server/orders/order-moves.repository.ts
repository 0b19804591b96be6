import type { Parcel } from '#domain/orders/carriers.ts';
import type { MovableOrder, OrderAuthor, OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import type { Queryable } from '../db/database.ts';

export interface LockedOrder extends MovableOrder {
  readonly number: string;
  readonly version: number;
  readonly createdAt: Date;
  /** The time of the database. */
  readonly now: Date;
  readonly totalPaise: number;
  readonly currency: string;
  readonly refundedPaise: number;
  readonly userId: number | null;
  /** Discounts, or whatever else was agreed, changed its price. */
  readonly isAdjusted: boolean;
}

const lockOrder = {
  name: 'order-lock',
  text: `select status, payment_method as "paymentMethod", payment_status as "paymentStatus", user_id as "userId", number,
           version, created_at as "createdAt", now() as now, total_paise as "totalPaise", currency, refunded_paise as "refundedPaise",
           adjustments is not null as "isAdjusted"
         from orders where id = $1 for no key update`,
};

const updateStatus = { name: 'order-set-status', text: `update orders set status = $2 where id = $1` };

const updateParcel = {
  name: 'order-set-parcel',
  text: `update orders set carrier = $2, tracking_number = $3 where id = $1`,
};

// Money that has to go back has come: else it would be counted out and never in.
const updatePayment = {
  name: 'order-set-payment-status',
  text: `update orders set payment_status = $2,
           paid_at = case $2 when 'paid' then now() when 'refund-due' then coalesce(paid_at, now()) else paid_at end
         where id = $1`,
};

// A day has no hour: noon, unless that was before the order was made or has not come yet.
const updateCounted = {
  name: 'order-set-counted',
  text: `update orders set payment_status = $2, payment_reference = $4,
           paid_at = case when $3::date is null then now()
             else least(now(), greatest(created_at, ($3::date + time '12:00') at time zone 'Asia/Kolkata')) end
         where id = $1`,
};

const insertOrderEvent = {
  name: 'order-event-insert',
  text: `insert into order_events (order_id, status, author, user_id, note) values ($1, $2, $3, $4, $5)`,
};

/** Holds the order until the transaction ends. Null: there is none. */
export async function lock(tx: Queryable, orderId: string): Promise<LockedOrder | null> {
  return (await tx.query<LockedOrder>(lockOrder, [orderId]))[0] ?? null;
}

/** Money beside the order's own is part of what whoever looks at it has seen. */
const countChangeOf = { name: 'order-count-change', text: `update orders set version = version where id = $1` };

export async function countChange(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(countChangeOf, [orderId]);
}

export async function setStatus(tx: Queryable, orderId: string, status: OrderStatus): Promise<void> {
  await tx.query(updateStatus, [orderId, status]);
}

export async function setParcel(tx: Queryable, orderId: string, { carrier, trackingNumber }: Parcel): Promise<void> {
  await tx.query(updateParcel, [orderId, carrier, trackingNumber]);
}

export async function setPaymentStatus(tx: Queryable, orderId: string, status: PaymentStatus): Promise<void> {
  await tx.query(updatePayment, [orderId, status]);
}

/** Money that somebody saw come in: on which day, and what the bank calls it. */
export interface CountedMoney {
  /** YYYY-MM-DD in India; null: now. */
  readonly paidOn: string | null;
  readonly reference: string | null;
}

/** Writes down money that came in by hand. */
export async function setCounted(
  tx: Queryable,
  orderId: string,
  status: Extract<PaymentStatus, 'paid' | 'refund-due'>,
  { paidOn, reference }: CountedMoney,
): Promise<void> {
  await tx.query(updateCounted, [orderId, status, paidOn, reference]);
}

export interface OrderEvent {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly author: OrderAuthor;
  readonly userId: number | null;
  readonly note: string | null;
}

export async function insertEvent(tx: Queryable, event: OrderEvent): Promise<void> {
  const { orderId, status, author, userId, note } = event;
  await tx.query(insertOrderEvent, [orderId, status, author, userId, note]);
}
