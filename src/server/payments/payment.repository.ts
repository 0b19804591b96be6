import type { GatewayPaymentStatus, PaymentMethod } from '#domain/orders/payment.ts';
import type { Queryable } from '../db/database.ts';
import type { GatewayPayment } from './gateway/gateway.ts';
import type { OrderForPayment } from './payment-decision.ts';

export interface LockedOrder extends OrderForPayment {
  readonly id: string;
}

export interface PayableOrder extends LockedOrder {
  readonly number: string;
  readonly method: PaymentMethod;
  readonly gatewayOrderId: string | null;
  readonly test: boolean;
  /** The time to pay is over. */
  readonly late: boolean;
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
}

const orderColumns = `id, status, payment_status as "paymentStatus", total_paise as "totalPaise", currency`;

const lockOrder = {
  name: 'payment-lock-order',
  text: `select ${orderColumns} from orders where gateway_order_id = $1 for no key update`,
};

const lockOrderOfId = {
  name: 'payment-lock-order-by-id',
  text: `select ${orderColumns}, number from orders where id = $1 for no key update`,
};

const findPayable = {
  name: 'payment-find-payable',
  text: `select ${orderColumns}, number, payment_method as "method", gateway_order_id as "gatewayOrderId",
           test_payment as "test", coalesce(pay_until <= now(), false) as "late",
           shipping_address ->> 'name' as "name", email, phone
         from orders where id = $1`,
};

const findAwaiting = {
  name: 'payment-find-awaiting',
  text: `select ${orderColumns}, gateway_order_id as "gatewayOrderId" from orders where gateway_order_id = $1`,
};

const findPayment = {
  name: 'payment-find',
  text: `select status from gateway_payments where gateway_payment_id = $1`,
};

// A payment belongs to one order of the gateway for good.
const upsertPayment = {
  name: 'payment-upsert',
  text: `insert into gateway_payments
           (gateway_payment_id, gateway_order_id, order_id, amount_paise, currency, status, method, failure, extra)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (gateway_payment_id) do update
           set amount_paise = excluded.amount_paise, currency = excluded.currency, status = excluded.status,
               extra = excluded.extra,
               method = coalesce(excluded.method, gateway_payments.method), failure = excluded.failure
           where gateway_payments.gateway_order_id = excluded.gateway_order_id
         returning gateway_payment_id`,
};

// What became of it since is not told by the gateway, so a second telling changes nothing.
const insertUnmatched = {
  name: 'payment-insert-unmatched',
  text: `insert into gateway_payments (gateway_payment_id, gateway_order_id, amount_paise, currency, status, method)
         values ($1, $2, $3, $4, 'captured', $5) on conflict (gateway_payment_id) do nothing`,
};

// Whatever way to pay was chosen meanwhile, it was the gateway by which the money came, and by which it goes back.
const byGateway = `payment_method = case when gateway_order_id is null then payment_method else 'razorpay' end`;

const markPaid = {
  name: 'payment-mark-paid',
  text: `update orders set payment_status = 'paid', paid_at = now(), last_failure = null, ${byGateway} where id = $1`,
};

const markRefundDue = {
  name: 'payment-mark-refund-due',
  text: `update orders set payment_status = 'refund-due', paid_at = coalesce(paid_at, now()), ${byGateway} where id = $1`,
};

const markProcessing = {
  name: 'payment-mark-processing',
  text: `update orders set payment_status = 'processing', last_failure = null
         where id = $1 and status = 'pending' and payment_status = 'due'`,
};

const markDue = {
  name: 'payment-mark-due',
  text: `update orders set payment_status = 'due'
         where id = $1 and status = 'pending' and payment_status = 'processing' and not exists (
           select from gateway_payments paid
           where paid.order_id = orders.id and paid.status in ('created', 'authorized')
         )`,
};

const noteFailure = { name: 'payment-note-failure', text: `update orders set last_failure = $2 where id = $1` };

const insertEvent = {
  name: 'payment-event-insert',
  text: `insert into gateway_events (event_id) values ($1) on conflict do nothing returning event_id`,
};

// The gateway repeats an event for a day.
const deleteOldEvents = {
  name: 'payment-event-delete-expired',
  text: `delete from gateway_events where created_at < now() - interval '30 days'`,
};

const first = async <Row>(rows: Promise<Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

/** Holds the order of a payment until the transaction ends. */
export const lockOrderByGatewayId = (tx: Queryable, gatewayOrderId: string): Promise<LockedOrder | null> =>
  first(tx.query<LockedOrder>(lockOrder, [gatewayOrderId]));

export const lockOrderById = (
  tx: Queryable,
  orderId: string,
): Promise<(LockedOrder & { readonly number: string }) | null> =>
  first(tx.query<LockedOrder & { readonly number: string }>(lockOrderOfId, [orderId]));

export const findPayableOrder = (db: Queryable, orderId: string): Promise<PayableOrder | null> =>
  first(db.query<PayableOrder>(findPayable, [orderId]));

export const findOrderByGatewayId = (db: Queryable, gatewayOrderId: string) =>
  first(db.query<LockedOrder & { readonly gatewayOrderId: string }>(findAwaiting, [gatewayOrderId]));

export async function findPaymentStatus(tx: Queryable, gatewayPaymentId: string): Promise<GatewayPaymentStatus | null> {
  return (await first(tx.query<{ status: GatewayPaymentStatus }>(findPayment, [gatewayPaymentId])))?.status ?? null;
}

/** False: the payment is known under another order. */
export async function upsertGatewayPayment(
  tx: Queryable,
  payment: GatewayPayment,
  {
    orderId,
    status,
    extra,
  }: { readonly orderId: string; readonly status: GatewayPaymentStatus; readonly extra: boolean },
): Promise<boolean> {
  const { gatewayPaymentId, gatewayOrderId, amountPaise, currency, method, failure } = payment;
  const values = [gatewayPaymentId, gatewayOrderId, orderId, amountPaise, currency, status, method, failure, extra];
  return (await tx.query(upsertPayment, values)).length > 0;
}

/** Writes down money that came for no order we know, once. */
export async function insertUnmatchedPayment(tx: Queryable, payment: GatewayPayment): Promise<void> {
  const { gatewayPaymentId, gatewayOrderId, amountPaise, currency, method } = payment;
  await tx.query(insertUnmatched, [gatewayPaymentId, gatewayOrderId, amountPaise, currency, method]);
}

export async function setPaid(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(markPaid, [orderId]);
}

export async function setRefundDue(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(markRefundDue, [orderId]);
}

/** The bank has been asked. */
export async function setProcessing(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(markProcessing, [orderId]);
}

const countExtra = { name: 'payment-count-extra', text: `update orders set version = version where id = $1` };

/** Money came beside the order's own: whoever is looking at the order has not seen it. */
export async function countExtraPayment(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(countExtra, [orderId]);
}

/** Back to being due, unless a payment is still under way. */
export async function resetToDue(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(markDue, [orderId]);
}

export async function setFailure(tx: Queryable, orderId: string, sentence: string | null): Promise<void> {
  await tx.query(noteFailure, [orderId, sentence]);
}

/** False: this event has had its effect already. */
export async function recordEventOnce(tx: Queryable, eventId: string): Promise<boolean> {
  return (await tx.query(insertEvent, [eventId])).length > 0;
}

export async function deleteExpiredEvents(db: Queryable): Promise<void> {
  await db.query(deleteOldEvents);
}
