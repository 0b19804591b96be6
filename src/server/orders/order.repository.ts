import type { Business } from '#domain/business/business.ts';
import type { KitBill } from '#domain/customs/one-kit.ts';
import type { OrderAuthor, OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/orders/payment.ts';
import type { ShippingMethod } from '#domain/shipping/shipping.ts';
import type { Queryable } from '../db/database.ts';

export interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Date;
  readonly totalPaise: number;
  readonly currency: string;
  readonly status: string;
  readonly notes: string | null;
}

export interface OrderItemRow {
  readonly id: string;
  readonly productId: string;
  /** Null: the product is no longer sold. */
  readonly slug: string | null;
  readonly name: string;
  readonly imageUrl: string;
  readonly quantity: number;
  /** How many of them have gone back. */
  readonly refundedQuantity: number;
  readonly pricePaise: number;
  /** Its share of the adjustments; below zero it was lowered. */
  readonly adjustedPaise: number;
  readonly hsnCode: string;
  readonly gstRatePercent: number;
  /** Null: bought before there was one. */
  readonly unitCode: string | null;
}

/** What changed the price of an order, as it is listed. */
export interface OrderAdjustmentRow {
  readonly label: string;
  readonly paise: number;
  readonly on: 'goods' | 'freight';
}

/** A kit that lines of an order are declared as, with its bill as it was when it was ordered. */
export interface CustomsKitRow extends KitBill {
  readonly quantity: number;
}

interface OrderEventRow {
  /** As JSON writes a moment. */
  readonly at: string;
  readonly status: OrderStatus;
  readonly author: OrderAuthor;
  readonly note: string | null;
}

/** A credit note of an order, as it is listed. */
interface CreditNoteRow {
  readonly id: string;
  readonly number: string;
  readonly amountPaise: number;
  /** As JSON writes a moment. */
  readonly at: string;
}

/** Orders from before checkout existed may lack any of it. */
export type AddressRow = Readonly<
  Partial<Record<'name' | 'streetAddress' | 'city' | 'state' | 'zipCode' | 'country', string>>
>;

export interface WholeOrderRow extends OrderRow {
  readonly status: OrderStatus;
  readonly updatedAt: Date;
  readonly version: number;
  readonly userId: number | null;
  readonly email: string;
  readonly phone: string | null;
  readonly subtotalPaise: number;
  /** Null: nothing changed the price. */
  readonly adjustments: readonly OrderAdjustmentRow[] | null;
  readonly shippingPaise: number;
  readonly shippingMethod: ShippingMethod;
  readonly arrivesFrom: string;
  readonly arrivesTo: string;
  readonly shippingAddress: AddressRow;
  readonly billingAddress: AddressRow | null;
  readonly business: Business | null;
  /** What stands on the slip of a present. Null: it is none. */
  readonly giftNote: string | null;
  /** As what lines are declared to customs. Null: each as what it is. */
  readonly customsKits: readonly CustomsKitRow[] | null;
  /** The GST code of the place of supply where that is not where it is delivered. */
  readonly supplyState: string | null;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly testPayment: boolean;
  readonly lastFailure: string | null;
  /** What the buyer says the bank calls their transfer. */
  readonly sentReference: string | null;
  /** What whoever saw the money come in calls it. */
  readonly paymentReference: string | null;
  /** What differs from the default settings, where the buyer is told an account to transfer to; else null. */
  readonly changedSettings: Readonly<Record<string, unknown>> | null;
  readonly paidAt: Date | null;
  readonly payUntil: Date | null;
  readonly refundedPaise: number;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly invoiceNumber: string | null;
  /** The integrated tax stands on its invoice, though it leaves the country. */
  readonly isExportTaxed: boolean;
  readonly erased: boolean;
  readonly items: readonly OrderItemRow[];
  readonly events: readonly OrderEventRow[];
  readonly creditNotes: readonly CreditNoteRow[];
  /** How many returns and claims there are of it. */
  readonly returnCount: number;
  /** The quote that it came from, if that was for a class of the buyer's own. */
  readonly classQuote: ClassQuoteRow | null;
}

interface ClassQuoteRow {
  readonly id: string;
  readonly number: string;
  readonly className: string;
  readonly pupils: number;
}

/** The buyer was erased, and nothing is under way that would need them. */
export const isErased = `(forgotten_at is not null and status in ('delivered', 'cancelled'))`;

export const summaryColumns = `id, number, created_at as "createdAt", total_paise as "totalPaise", currency, status, notes`;

const itemsOfOrder = (table: string): string => `select json_agg(json_build_object(
    'id', item.id, 'productId', item.product_id, 'slug', case when product.archived_at is null then product.slug end,
    'name', item.name, 'imageUrl', item.image_url, 'quantity', item.quantity,
    'refundedQuantity', item.refunded_quantity, 'pricePaise', item.price_paise,
    'adjustedPaise', item.adjusted_paise,
    'hsnCode', item.hsn_code, 'gstRatePercent', item.gst_rate_percent, 'unitCode', item.unit_code
  ) order by item.name, item.id)
  from ${table} item join products product on product.id = item.product_id where item.order_id = orders.id`;

const eventsOfOrder = (table: string): string => `select json_agg(json_build_object(
    'at', event.created_at, 'status', event.status, 'author', event.author, 'note', event.note
  ) order by event.id)
  from ${table} event where event.order_id = orders.id`;

// One without a refund takes back an invoice that nobody paid.
const creditNotesOfOrder = `case when refunded_paise > 0 or status = 'cancelled' then coalesce((
    select json_agg(json_build_object('id', note.id, 'number', note.number,
                                      'amountPaise', coalesce(refund.amount_paise, orders.total_paise),
                                      'at', note.issued_at) order by note.issued_at, note.serial)
    from credit_notes note left join refunds refund on refund.id = note.refund_id where note.order_id = orders.id), '[]')
  else '[]' end`;

/** Columns of `orders` with its lines and its history, which a statement that has just written them reads from there. */
export const wholeOrderColumns = ({
  items,
  events,
  creditNotes,
  returnCount,
  classQuote,
}: {
  readonly items: string;
  readonly events: string;
  readonly creditNotes: string;
  readonly returnCount: string;
  readonly classQuote: string;
}): string =>
  `${summaryColumns}, updated_at as "updatedAt", version, user_id as "userId", email, phone,
           subtotal_paise as "subtotalPaise", adjustments, shipping_paise as "shippingPaise", shipping_method as "shippingMethod",
           arrives_from as "arrivesFrom", arrives_to as "arrivesTo",
           shipping_address as "shippingAddress", billing_address as "billingAddress", business, gift_note as "giftNote",
           customs_kits as "customsKits",
           supply_state as "supplyState",
           payment_method as "paymentMethod", payment_status as "paymentStatus",
           coalesce(test_payment and payment_method = 'razorpay', false) as "testPayment",
           sent_reference as "sentReference", payment_reference as "paymentReference",
           case when payment_method = 'bank-transfer' and status = 'pending'
             then coalesce((select changed from settings), '{}') end as "changedSettings",
           last_failure as "lastFailure", paid_at as "paidAt", pay_until as "payUntil",
           refunded_paise as "refundedPaise", carrier, tracking_number as "trackingNumber", ${isErased} as "erased",
           (select invoice.number from invoices invoice where invoice.order_id = orders.id) as "invoiceNumber",
           case when shipping_method in ('international-standard', 'international-express') then exists (
             select from invoices invoice where invoice.order_id = orders.id and invoice.seller @> '{"isExportTaxed": true}'
           ) else false end as "isExportTaxed",
           coalesce((${itemsOfOrder(items)}), '[]') as items, coalesce((${eventsOfOrder(events)}), '[]') as events,
           ${creditNotes} as "creditNotes", ${returnCount} as "returnCount",
           ${classQuote} as "classQuote"`;

// Nothing comes back, and nothing is missing, of what has not been sent.
const returnsOfOrder = `case when status in ('shipped', 'delivered')
  then (select count(*)::integer from returns where returns.order_id = orders.id) else 0 end`;

// A class is somebody's, so an order of nobody's account is for none.
const classQuoteOfOrder = `case when user_id is not null then (
    select json_build_object('id', quote.id, 'number', quote.number, 'className', classes.name,
                             'pupils', (select count(*) from class_pupils where class_id = classes.id))
    from quotes quote join classes on classes.id = quote.class_id and classes.user_id = orders.user_id
    where quote.order_id = orders.id) end`;

/** Of an order that has just been written. */
export const nothingYet = { creditNotes: `'[]'::json`, returnCount: '0', classQuote: 'null::json' } as const;

const readWhole = {
  name: 'order-read',
  text: `select ${wholeOrderColumns({
    items: 'order_items',
    events: 'order_events',
    creditNotes: creditNotesOfOrder,
    returnCount: returnsOfOrder,
    classQuote: classQuoteOfOrder,
  })} from orders where id = $1`,
};

export async function read(db: Queryable, orderId: string): Promise<WholeOrderRow | null> {
  return (await db.query<WholeOrderRow>(readWhole, [orderId]))[0] ?? null;
}

const updateSentReference = {
  name: 'order-set-sent-reference',
  text: `update orders set sent_reference = $2
         where id = $1 and payment_method = 'bank-transfer' and status = 'pending' and payment_status = 'due' returning id`,
};

/** False: it waits for no transfer. */
export async function setSentReference(db: Queryable, orderId: string, reference: string): Promise<boolean> {
  return (await db.query<{ id: string }>(updateSentReference, [orderId, reference])).length > 0;
}
