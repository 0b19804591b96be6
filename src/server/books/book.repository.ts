import type { Business } from '#domain/business/business.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import type { ShippingMethod } from '#domain/shipping/shipping.ts';
import type { Seller } from '#domain/shop/shop-details.ts';
import type { Queryable } from '../db/database.ts';
import type { AddressRow, OrderAdjustmentRow } from '../orders/order.repository.ts';

interface BookItemRow {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly pricePaise: number;
  readonly adjustedPaise: number;
  readonly hsnCode: string;
  readonly gstRatePercent: number;
  readonly unitCode: string | null;
}

/** An invoice with the order that it is of. */
export interface BookInvoiceRow {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly number: string;
  readonly serial: number;
  readonly issuedAt: Date;
  /** Null: issued before the details could be changed. */
  readonly seller: Seller | null;
  readonly totalPaise: number;
  readonly shippingPaise: number;
  readonly shippingMethod: ShippingMethod;
  readonly shippingAddress: AddressRow;
  readonly billingAddress: AddressRow | null;
  readonly business: Business | null;
  readonly supplyState: string | null;
  readonly adjustments: readonly OrderAdjustmentRow[] | null;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly cancelledAt: Date | null;
  readonly items: readonly BookItemRow[];
}

interface RefundRow {
  readonly amountPaise: number;
  readonly deliveryPaise: number;
  readonly lines: readonly { readonly itemId: string; readonly quantity: number; readonly amountPaise: number }[];
  /** Null: it has no credit note. As JSON writes a moment. */
  readonly note: {
    readonly number: string;
    readonly serial: number;
    readonly issuedAt: string;
    readonly seller: Seller;
  } | null;
}

/** A credit note, with the invoice that it takes back from and everything that went back of it. */
export interface BookNoteRow extends BookInvoiceRow {
  readonly noteNumber: string;
  readonly noteSerial: number;
  readonly refunds: readonly RefundRow[];
}

const orderColumns = `orders.id as "orderId", orders.number as "orderNumber", invoice.number, invoice.serial,
  invoice.issued_at as "issuedAt", invoice.seller, orders.total_paise as "totalPaise",
  orders.shipping_paise as "shippingPaise", orders.shipping_method as "shippingMethod",
  orders.shipping_address as "shippingAddress", orders.billing_address as "billingAddress", orders.business,
  orders.supply_state as "supplyState", orders.adjustments, orders.status, orders.payment_status as "paymentStatus",
  case when orders.status = 'cancelled' then (
    select max(event.created_at) from order_events event where event.order_id = orders.id and event.status = 'cancelled'
  ) end as "cancelledAt",
  coalesce((select json_agg(json_build_object('id', item.id, 'name', item.name, 'quantity', item.quantity,
              'pricePaise', item.price_paise, 'adjustedPaise', item.adjusted_paise, 'hsnCode', item.hsn_code,
              'gstRatePercent', item.gst_rate_percent, 'unitCode', item.unit_code) order by item.name, item.id)
            from order_items item where item.order_id = orders.id), '[]') as items`;

const noteOf = `json_build_object('number', issued.number, 'serial', issued.serial, 'issuedAt', issued.issued_at,
      'seller', issued.seller)`;

// Those of the money of the order, as it was invoiced, in the order in which they were made. What was cancelled unpaid takes back
// all of it.
const refundsOfOrder = `coalesce((select json_agg(made.entry order by made.at, made.id) from (
    select refund.created_at as at, refund.id, json_build_object(
      'amountPaise', refund.amount_paise, 'deliveryPaise', refund.delivery_paise,
      'lines', coalesce((select json_agg(json_build_object('itemId', line.order_item_id, 'quantity', line.quantity,
                                                           'amountPaise', line.amount_paise))
                         from refund_lines line where line.refund_id = refund.id), '[]'),
      'note', (select ${noteOf} from credit_notes issued where issued.refund_id = refund.id)) as entry
    from refunds refund where refund.order_id = orders.id and refund.gateway_payment_id is null
    union all
    select issued.issued_at, issued.id, json_build_object(
      'amountPaise', orders.total_paise, 'deliveryPaise', 0, 'lines', '[]'::json, 'note', ${noteOf})
    from credit_notes issued where issued.order_id = orders.id and issued.refund_id is null
  ) made), '[]')`;

// A month lies in one financial year, whose numbers are in an index: each page goes on where the one before it ended.
const pageOfInvoices = {
  name: 'books-invoices',
  text: `with page as materialized (
           select order_id from invoices
           where financial_year = $1 and issued_at >= $2 and issued_at < $3 and serial > $4 order by serial limit $5
         )
         select ${orderColumns} from page join invoices invoice on invoice.order_id = page.order_id
           join orders on orders.id = page.order_id
         order by invoice.serial`,
};

const pageOfNotes = {
  name: 'books-credit-notes',
  text: `with page as materialized (
           select id, order_id, number, serial from credit_notes
           where financial_year = $1 and issued_at >= $2 and issued_at < $3 and serial > $4 order by serial limit $5
         )
         select ${orderColumns}, page.number as "noteNumber", page.serial as "noteSerial",
           ${refundsOfOrder} as refunds
         from page join invoices invoice on invoice.order_id = page.order_id join orders on orders.id = page.order_id
         order by page.serial`,
};

const oneInvoice = {
  name: 'books-invoice',
  text: `select ${orderColumns}, ${refundsOfOrder} as refunds
         from invoices invoice join orders on orders.id = invoice.order_id where invoice.order_id = $1`,
};

// Sums of whole orders and refunds, beside the lines that the papers are made of.
const sumMoney = {
  name: 'books-money',
  text: `with invoiced as (
           select orders.total_paise, orders.paid_at from invoices invoice join orders on orders.id = invoice.order_id
           where invoice.financial_year = $1 and invoice.issued_at >= $2 and invoice.issued_at < $3
             and not (orders.status = 'cancelled' and orders.payment_status = 'void' and exists (
               select from order_events event where event.order_id = orders.id and event.status = 'cancelled'
                 and event.created_at < $3))
         ), paid as (
           select orders.id, orders.total_paise, orders.payment_method, invoice.issued_at
           from orders left join invoices invoice on invoice.order_id = orders.id
           where orders.paid_at >= $2 and orders.paid_at < $3
         ), refunded as (
           select refund.amount_paise, note.issued_at from refunds refund
             left join credit_notes note on note.refund_id = refund.id
           where refund.created_at >= $2 and refund.created_at < $3 and refund.gateway_payment_id is null
             and refund.order_id is not null
         ), credited as (
           select coalesce(refund.amount_paise, orders.total_paise) as amount_paise
           from credit_notes note join orders on orders.id = note.order_id left join refunds refund on refund.id = note.refund_id
           where note.financial_year = $1 and note.issued_at >= $2 and note.issued_at < $3
             and (refund.id is null or not (refund.created_at >= $2 and refund.created_at < $3))
         )
         select (select coalesce(sum(total_paise), 0)::bigint from paid) as paid,
           (select coalesce(sum(amount_paise), 0)::bigint from refunded) as refunded,
           (select coalesce(sum(total_paise), 0)::bigint from invoiced where paid_at is null or paid_at >= $3) as unpaid,
           (select coalesce(sum(total_paise), 0)::bigint from invoiced where paid_at < $2) as "paidBefore",
           (select coalesce(sum(total_paise), 0)::bigint from paid where issued_at < $2) as "invoicedBefore",
           (select coalesce(sum(total_paise), 0)::bigint from paid where issued_at is null or issued_at >= $3) as "uninvoiced",
           (select coalesce(sum(amount_paise), 0)::bigint from refunded
            where issued_at is null or not (issued_at >= $2 and issued_at < $3)) as "uncredited",
           (select coalesce(sum(amount_paise), 0)::bigint from credited) as "creditedLater",
           (select coalesce(sum(total_paise), 0)::bigint from paid where payment_method = 'razorpay') as "gatewayOrders",
           (select coalesce(sum(payment.amount_paise), 0)::bigint
            from paid join gateway_payments payment on payment.order_id = paid.id and not payment.extra
              and payment.status in ('captured', 'refund-due', 'refunded')
            where paid.payment_method = 'razorpay') as "gatewayPayments"`,
};

const selectKnown = {
  name: 'books-known-serials',
  text: `select serial from invoices where $1 = 'invoice' and financial_year = $2 and serial = any($3::integer[])
         union all
         select serial from credit_notes where $1 = 'credit-note' and financial_year = $2 and serial = any($3::integer[])`,
};

const cancelledLater = {
  name: 'books-cancelled-later',
  text: `select invoice.number from order_events event join orders on orders.id = event.order_id
           join invoices invoice on invoice.order_id = orders.id
         where event.status = 'cancelled' and event.created_at >= $1 and event.created_at < $2
           and orders.status = 'cancelled' and orders.payment_status = 'void' and invoice.issued_at < $1
           and not exists (select from credit_notes note where note.order_id = orders.id)
         order by invoice.number limit 100`,
};

const firstInvoice = { name: 'books-first', text: `select min(issued_at) as "at", now() as "now" from invoices` };

interface Span {
  readonly financialYear: string;
  readonly from: Date;
  readonly to: Date;
}

interface PageAsked extends Span {
  /** The number in its series that the page before ended with. */
  readonly after: number;
  readonly limit: number;
}

export const invoices = (
  db: Queryable,
  { financialYear, from, to, after, limit }: PageAsked,
): Promise<BookInvoiceRow[]> => db.query<BookInvoiceRow>(pageOfInvoices, [financialYear, from, to, after, limit]);

export const creditNotes = (
  db: Queryable,
  { financialYear, from, to, after, limit }: PageAsked,
): Promise<BookNoteRow[]> => db.query<BookNoteRow>(pageOfNotes, [financialYear, from, to, after, limit]);

/** Null: the order has no invoice. */
export async function invoiceOf(
  db: Queryable,
  orderId: string,
): Promise<(BookInvoiceRow & Pick<BookNoteRow, 'refunds'>) | null> {
  return (await db.query<BookInvoiceRow & Pick<BookNoteRow, 'refunds'>>(oneInvoice, [orderId]))[0] ?? null;
}

export interface MoneyRow {
  readonly paid: number;
  readonly refunded: number;
  readonly unpaid: number;
  readonly paidBefore: number;
  readonly invoicedBefore: number;
  readonly uninvoiced: number;
  readonly uncredited: number;
  readonly creditedLater: number;
  readonly gatewayOrders: number;
  readonly gatewayPayments: number;
}

export async function money(db: Queryable, { financialYear, from, to }: Span): Promise<MoneyRow> {
  return (await db.query<MoneyRow>(sumMoney, [financialYear, from, to]))[0]!;
}

/** Which of some numbers of a series are there, in whichever month. */
export async function knownSerials(
  db: Queryable,
  kind: 'invoice' | 'credit-note',
  financialYear: string,
  serials: readonly number[],
): Promise<number[]> {
  const rows = await db.query<{ serial: number }>(selectKnown, [kind, financialYear, serials]);
  return rows.map(({ serial }) => serial);
}

/** Invoices of before a month that were cancelled in it unpaid, and have no credit note: before the shop issued those by itself. */
export async function cancelledIn(db: Queryable, { from, to }: Span): Promise<string[]> {
  return (await db.query<{ number: string }>(cancelledLater, [from, to])).map(({ number }) => number);
}

/** When the first invoice was issued, and what the time is; null: there is none yet. */
export async function firstAndNow(db: Queryable): Promise<{ at: Date | null; now: Date }> {
  return (await db.query<{ at: Date | null; now: Date }>(firstInvoice))[0]!;
}
