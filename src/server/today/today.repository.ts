import { lowStockThreshold } from '#domain/cart/cart.ts';
import { indiaOffsetMinutes, type Day } from '#domain/office/periods.ts';
import type { Paise } from '#domain/money/money.ts';
import { deadShownDays } from '#domain/webhooks/webhooks.ts';
import { isUnseen } from '../contributions/contribution-columns.ts';
import type { Queryable } from '../db/database.ts';

export interface WaitingRow {
  readonly name: string;
  readonly count: number;
  readonly oldestAt: Date | null;
}

export interface DayRow {
  readonly day: Day;
  /** What came in, less what went back. */
  readonly money: Paise;
  readonly refunds: Paise;
  readonly orders: number;
  /** What the orders of that day come to, paid or not. */
  readonly ordered: Paise;
}

const refundDue = `from orders where id in (
  select due.id from orders due where due.payment_status = 'refund-due'
  union select order_id from gateway_payments where status in ('refund-due', 'mismatch') and order_id is not null)`;

/** The buyer had the last word, and nobody says that it needs no answer. */
const isWaiting = 'done_at is null and answered_at is null';

const countWaiting = {
  name: 'today-todo',
  text: `select 'toConfirm' as name, count(*) as count, min(created_at) as "oldestAt"
         from orders where status = 'pending' and payment_method = 'cod'
         union all select 'toPack', count(*), min(created_at) from orders where status = 'confirmed'
         union all select 'toRefund', count(*), min(created_at) ${refundDue}
         union all select 'unpaidEnding', count(*), min(pay_until) from orders
           where status = 'pending' and payment_method <> 'cod' and pay_until between now() and now() + interval '6 hours'
         union all select 'lowStock', count(*), min(updated_at) from products
           where archived_at is null and stock <= ${lowStockThreshold}
         union all select 'unanswered', count(*), min(created_at) from contact_messages where ${isWaiting}
         union all select 'returnsToAnswer', count(*), min(created_at) from returns
           where answered_at is null and (status = 'asked' or status in ('approved', 'received') and exists (
             select from return_events said
             where said.return_id = returns.id and said.kind = 'message' and said.staff_name is null))
         union all select 'returnsToRefund', count(*), min(created_at) from returns where status = 'received'
         union all select 'community', count(*), min(created_at) from contributions contribution where ${isUnseen}
         union all select 'quotes', count(*), min(created_at) from quotes
           where kind = 'quote' and (status = 'asked' or has_question)
         union all select 'failedJobs', count(*), min(failed_at) from jobs where failed_at is not null
         union all select 'deadWebhooks', count(*), min(ended_at) from webhook_deliveries
           where state = 'dead' and ended_at > now() - interval '${deadShownDays} days'
         union all select 'strayPayments', count(*), min(created_at) from gateway_payments
           where order_id is null and status in ('authorized', 'captured', 'mismatch', 'refund-due')`,
};

const shift = `interval '${indiaOffsetMinutes} minutes'`;
const localDay = (column: string) => `to_char((${column} at time zone 'UTC') + ${shift}, 'YYYY-MM-DD')`;
const startOf = (parameter: string) => `((${parameter}::date::timestamp - ${shift}) at time zone 'UTC')`;

// Only the money of orders is counted in, so what went back of other payments is not counted out.
const sumDays = {
  name: 'today-days',
  text: `with paid as (
           select ${localDay('paid_at')} as day, sum(total_paise)::bigint as money from orders
           where paid_at >= ${startOf('$1')} group by 1
         ), gone as (
           select ${localDay('created_at')} as day, sum(amount_paise)::bigint as refunds from refunds
           where created_at >= ${startOf('$1')} and gateway_payment_id is null group by 1
         ), placed as (
           select ${localDay('created_at')} as day, count(*) as orders, sum(total_paise)::bigint as ordered from orders
           where created_at >= ${startOf('$1')} and status <> 'cancelled' group by 1
         )
         select day, (coalesce(money, 0) - coalesce(refunds, 0))::bigint as money, coalesce(refunds, 0)::bigint as refunds,
                coalesce(orders, 0) as orders, coalesce(ordered, 0)::bigint as ordered
         from paid full join gone using (day) full join placed using (day)`,
};

const listToPack = {
  name: 'today-to-pack',
  text: `select orders.id, number, shipping_address ->> 'name' as name, shipping_address ->> 'city' as city,
                total_paise as total, lines.count as lines, lines.pictures
         from orders, lateral (
           select count(*) as count, (array_agg(image_url order by price_paise desc))[1:2] as pictures
           from order_items where order_id = orders.id and quantity > refunded_quantity
         ) lines
         where status = 'confirmed' order by created_at limit 5`,
};

const listLow = {
  name: 'today-running-low',
  text: `select id, slug, name, image_url as "imageUrl", stock from products
         where archived_at is null and stock <= ${lowStockThreshold} order by stock, name limit 5`,
};

const listMessages = {
  name: 'today-messages',
  text: `select id, ticket, concat_ws(' ', first_name, nullif(last_name, '')) as name, subject, created_at as at
         from contact_messages where ${isWaiting} order by created_at, id limit 5`,
};

export interface ToPackRow {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly city: string;
  readonly total: Paise;
  readonly lines: number;
  readonly pictures: string[] | null;
}

export interface LowRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly stock: number;
}

export interface MessageRow {
  readonly id: string;
  readonly ticket: string;
  readonly name: string;
  readonly subject: string;
  readonly at: Date;
}

const readClock = { name: 'today-clock', text: `select now() as now` };

/** The database's, which also says when an order was paid. */
export async function clock(db: Queryable): Promise<Date> {
  return (await db.query<{ now: Date }>(readClock))[0]!.now;
}

export const waiting = (db: Queryable): Promise<WaitingRow[]> => db.query<WaitingRow>(countWaiting);

/** The days since one, by the calendar of India; a day on which nothing happened is left out. */
export const daysSince = (db: Queryable, first: Day): Promise<DayRow[]> => db.query<DayRow>(sumDays, [first]);

export const toPack = (db: Queryable): Promise<ToPackRow[]> => db.query<ToPackRow>(listToPack);
export const runningLow = (db: Queryable): Promise<LowRow[]> => db.query<LowRow>(listLow);
export const messages = (db: Queryable): Promise<MessageRow[]> => db.query<MessageRow>(listMessages);
