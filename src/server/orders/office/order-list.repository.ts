import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { OrderView } from '#domain/orders/order-views.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/orders/payment.ts';
import type { ShippingMethod } from '#domain/shipping/shipping.ts';
import type { Queryable } from '../../db/database.ts';
import { isErased, type AddressRow, type OrderRow } from '../order.repository.ts';

export interface OrderFilter {
  /** Beginnings of words of the number, the names, the mail address, the company, its GSTIN or its purchase order. */
  readonly search: string | null;
  /** What may be a phone, too: its digits. */
  readonly phone: string | null;
  readonly view: OrderView | null;
  readonly status: OrderStatus | null;
  readonly payment: PaymentStatus | null;
  readonly method: PaymentMethod | null;
  readonly shipping: ShippingMethod | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly productId: string | null;
}

/** Where a page ended: the moment as the database writes it, to the microsecond. */
export interface OrderPlace {
  readonly placedAt: string;
  readonly id: string;
}

export interface ListedOrderRow extends OrderRow {
  readonly status: OrderStatus;
  readonly place: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subtotalPaise: number;
  readonly adjustedPaise: number;
  readonly shippingPaise: number;
  readonly shippingMethod: ShippingMethod;
  readonly shippingAddress: AddressRow;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly refundedPaise: number;
  readonly payUntil: Date | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly invoiceNumber: string | null;
  readonly erased: boolean;
  readonly items: readonly { readonly name: string; readonly imageUrl: string; readonly quantity: number }[];
}

// An order that was paid twice stays paid, and has money to give back all the same. Written as one set, which two small
// indexes make: with `or` all orders would be read.
const isRefundDue = `id in (
  select due.id from orders due where due.payment_status = 'refund-due'
  union select order_id from gateway_payments where status in ('refund-due', 'mismatch') and order_id is not null)`;

const viewConditions: Readonly<Record<OrderView, string>> = {
  'to-confirm': `status = 'pending' and (payment_method = 'cod' or payment_status = 'paid')`,
  'to-pack': `status = 'confirmed'`,
  shipped: `status = 'shipped'`,
  unpaid: `status = 'pending' and payment_method <> 'cod' and payment_status in ('due', 'processing')`,
  'to-refund': isRefundDue,
  done: `status = 'delivered'`,
};

const dayIn = (value: string) => `(${value}::date::timestamp at time zone 'Asia/Kolkata')`;

/** An order for a business has more words, in an index of its own; written as that index has them. */
const wordsMatch = (query: string): string =>
  `(words @@ ${query} or (business is not null and (words || business_words(business)) @@ ${query}))`;

const queryOf = ({ search, phone }: OrderFilter, value: (one: unknown) => string): string => {
  const words = `search_query(${value(search)}::text)`;
  return phone === null ? words : `(${words} || search_query(${value(`tel${phone}`)}::text))`;
};

/**
 * Only what is asked for stands in the statement, and it is not prepared: which way is the quickest depends on how rare
 * the asked value is, so each call is planned for its own values.
 */
function conditionsOf(filter: OrderFilter, place: OrderPlace | null): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const conditions = [
    filter.search !== null &&
      `${wordsMatch(queryOf(filter, value))} and (not ${isErased} or number = upper(${value(filter.search)}))`,
    filter.view !== null && viewConditions[filter.view],
    filter.status !== null && `status = ${value(filter.status)}`,
    filter.payment !== null &&
      (filter.payment === 'refund-due' ? isRefundDue : `payment_status = ${value(filter.payment)}`),
    filter.method !== null && `payment_method = ${value(filter.method)}`,
    filter.shipping !== null && `shipping_method = ${value(filter.shipping)}`,
    filter.from !== null && `created_at >= ${dayIn(value(filter.from))}`,
    filter.to !== null && `created_at < ${dayIn(value(filter.to))} + interval '1 day'`,
    filter.productId !== null &&
      `exists (select from order_items item where item.order_id = orders.id and item.product_id = ${value(filter.productId)}::uuid)`,
    place !== null && `(created_at, id) < (${value(place.placedAt)}::timestamptz, ${value(place.id)}::uuid)`,
  ].filter((one) => one !== false);
  return { where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', values };
}

const columns = `orders.id, number, created_at as "createdAt", created_at::text as "place", total_paise as "totalPaise", currency,
  status, notes, email, phone, subtotal_paise as "subtotalPaise", adjusted_paise as "adjustedPaise", shipping_paise as "shippingPaise",
  shipping_method as "shippingMethod", shipping_address as "shippingAddress", payment_method as "paymentMethod",
  payment_status as "paymentStatus", refunded_paise as "refundedPaise", pay_until as "payUntil", carrier,
  tracking_number as "trackingNumber", ${isErased} as "erased",
  (select invoice.number from invoices invoice where invoice.order_id = orders.id) as "invoiceNumber",
  coalesce((select json_agg(json_build_object('name', item.name, 'imageUrl', item.image_url, 'quantity', item.quantity)
              order by item.price_paise * item.quantity desc, item.name)
            from order_items item where item.order_id = orders.id), '[]') as items`;

interface PageAsked {
  readonly place: OrderPlace | null;
  readonly limit: number;
}

/** The newest first, from a place on. */
export function list(db: Queryable, filter: OrderFilter, { place, limit }: PageAsked): Promise<ListedOrderRow[]> {
  const { where, values } = conditionsOf(filter, place);
  // The page is found in an index alone before the rows themselves are read.
  const text = `with page as materialized (
      select id from orders ${where} order by created_at desc, id desc limit ${limit}
    )
    select ${columns} from page join orders on orders.id = page.id order by created_at desc, orders.id desc`;
  return db.query<ListedOrderRow>(text, values);
}

const selectSome = {
  name: 'office-orders-some',
  text: `select ${columns} from orders where id = any($1::uuid[]) order by created_at desc, id desc`,
};

/**
 * How many there are, as far as `most` and one more; and, should that be all of them, the page among them. Asked for by
 * itself, the page of a filter that few fit would be looked for from the newest order on, past nearly all there are.
 */
async function countAndFind(db: Queryable, filter: OrderFilter, { place, limit }: PageAsked, most: number) {
  const { where, values } = conditionsOf(filter, null);
  const after =
    place === null
      ? ''
      : `and (created_at, id) < ($${values.push(place.placedAt)}::timestamptz, $${values.push(place.id)}::uuid)`;
  const text = `with counted as materialized (select id, created_at from orders ${where} limit ${most + 1}),
      counts as (select count(*)::integer as total from counted)
    select total, array(select id from counted where total <= ${most} ${after}
                        order by created_at desc, id desc limit ${limit}) as ids
    from counts`;
  return (await db.query<{ total: number; ids: string[] }>(text, values))[0]!;
}

/** A page, the newest first, and how many there are in all, as far as `most` and one more. */
export async function page(
  db: Queryable,
  filter: OrderFilter,
  { most, ...asked }: PageAsked & { readonly most: number },
): Promise<{ rows: ListedOrderRow[]; total: number }> {
  const { total, ids } = await countAndFind(db, filter, asked, most);
  const rows = total > most ? await list(db, filter, asked) : await db.query<ListedOrderRow>(selectSome, [ids]);
  return { rows, total };
}

/** How many there are, as far as `most` and one more. */
export async function count(db: Queryable, filter: OrderFilter, most: number): Promise<number> {
  const { where, values } = conditionsOf(filter, null);
  const text = `select count(*)::integer as "count" from (select from orders ${where} limit ${most + 1}) counted`;
  return (await db.query<{ count: number }>(text, values))[0]!.count;
}

const countOf = (name: string, where = ''): string => `(select count(*)::integer from orders${where}) as "${name}"`;

// Each by itself, so that the few that are under way are read from an index, and not all orders for all of them.
const countEach = {
  name: 'office-orders-count-views',
  text: `select ${[
    countOf('all'),
    ...Object.entries(viewConditions).map(([view, condition]) => countOf(view, ` where ${condition}`)),
  ].join(', ')}`,
};

export async function countViews(db: Queryable): Promise<Record<'all' | OrderView, number>> {
  return (await db.query<Record<'all' | OrderView, number>>(countEach))[0]!;
}

const findProductId = {
  name: 'office-orders-find-product',
  text: `select id from products where id = $1::uuid or slug = $2`,
};

export async function findProduct(db: Queryable, id: string | null, slug: string | null): Promise<string | null> {
  return (await db.query<{ id: string }>(findProductId, [id, slug]))[0]?.id ?? null;
}
