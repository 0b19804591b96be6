import { itemColumns, productColumns, weightColumns, type CartRow } from '../../cart/cart-columns.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { candidatesOf, type CandidateRow } from '../../discounts/discount-columns.ts';
import { enqueuedJobs, toJobRows, type NewJob } from '../../jobs/job-rows.ts';
import { moveNote, toMoveNote } from '../../stock/stock-move-note.ts';
import {
  nothingYet,
  wholeOrderColumns,
  type CustomsKitRow,
  type OrderAdjustmentRow,
  type WholeOrderRow,
} from '../order.repository.ts';
import { reservedUnits } from '../stock.repository.ts';
import { unitCode } from '../unit-code.ts';
import { lockedBuyerKeys } from './reservation-limits.repository.ts';
import type { CustomsProduct } from '#domain/customs/goods.ts';
import type { Business } from '#domain/business/business.ts';
import type { OrderAuthor } from '#domain/orders/order-state.ts';
import type { PaymentMethod } from '#domain/orders/payment.ts';
import type { ShippingMethod } from '#domain/shipping/shipping.ts';
import type { OrderAddress } from '#contracts/orders.ts';

/** A line that is about to be ordered, of a product that the transaction holds. */
export interface CheckoutLineRow extends CartRow, Pick<CustomsProduct, 'kind' | 'packSize' | 'netWeightGrams'> {
  /** What its owner was told that one costs. */
  readonly expectedPricePaise: number;
  readonly lowStockTold: boolean;
  readonly gstRatePercent: string;
}

/** What an order is checked by. */
export interface CheckoutRow {
  /** The time of the database. */
  readonly now: Date;
  /** What differs from the default settings; read here, since what this process remembers may be older. */
  readonly changedSettings: Readonly<Record<string, unknown>>;
  /** Empty when there is an order of the same key. */
  readonly lines: readonly CheckoutLineRow[];
  /** Those of the order that was placed under the same key; null if there is none. */
  readonly requestHash: Buffer | null;
  readonly orderId: string | null;
  readonly userId: number | null;
  /** The code that was typed for the cart. */
  readonly discountCode: string | null;
  /** The discounts that may count. */
  readonly discounts: readonly CandidateRow[];
}

/** A line of the cart as it is sold. */
interface SoldLineRow {
  /** That of the line of the cart. */
  readonly id: string;
  readonly pricePaise: number;
  readonly adjustedPaise: number;
}

export interface NewOrderRow {
  readonly id: string;
  readonly sessionId: string;
  /** Whom the order counts for while it is open. */
  readonly buyerKeys: readonly string[];
  readonly key: string;
  readonly requestHash: Buffer;
  readonly userId: number | null;
  /** Null for a user, who needs none. */
  readonly linkHash: Buffer | null;
  readonly email: string;
  readonly phone: string | null;
  readonly notes: string | null;
  /** What stands on the slip of a present; absent: it is none. */
  readonly giftNote?: string | null | undefined;
  /** As what its lines are declared to customs; absent: each as what it is. */
  readonly customsKits?: readonly CustomsKitRow[] | null;
  readonly subtotalPaise: number;
  readonly adjustments: readonly OrderAdjustmentRow[];
  /** What they make of the goods together. */
  readonly adjustedPaise: number;
  readonly shippingPaise: number;
  readonly totalPaise: number;
  readonly shippingMethod: ShippingMethod;
  readonly arrivesFrom: string;
  readonly arrivesTo: string;
  readonly shippingAddress: OrderAddress;
  readonly billingAddress: OrderAddress | null;
  readonly business: Business | null;
  readonly supplyState: string | null;
  readonly paymentMethod: PaymentMethod;
  readonly testPayment: boolean;
  /** How long its units are kept without a payment or a confirmation, by the clock of the database. */
  readonly holdMinutes: number;
  /** What follows from the order. */
  readonly jobs: readonly NewJob[];
  /** The lines of the cart that it is of, at what they are sold for. */
  readonly lines: readonly SoldLineRow[];
  /** How many of them take their units from a counted stock. */
  readonly countedLines: number;
}

// Before anything else is held: an account that is being deleted holds its row first, too.
const selectUserForKeyShare = { name: 'order-lock-user', text: `select email from users where id = $1 for key share` };

const lockSessionAndBuyerKeys = {
  name: 'order-lock-session',
  text: `with held as materialized (
           select user_id from sessions where id = $1 for no key update
         ), ${lockedBuyerKeys(2)}
         select held.user_id as "userId", (select count(*)::integer from locked) as "lockedKeys" from held`,
};

/**
 * A statement of its own after the session and the buyer keys are held: it sees what whoever held them before has written.
 * Locks come after the sort, so the products are held in the order of their ids, as everywhere.
 */
const readCheckout = {
  name: 'order-read-checkout',
  text: `with known as materialized (
           select request_hash, order_id, orders.user_id
           from order_keys join orders on orders.id = order_id where session_id = $1 and key = $2
         ), line as materialized (
           select ${itemColumns}, coalesce(item.quoted_price_paise, item.added_price_paise) as "expectedPricePaise",
             ${productColumns}, product.low_stock_told as "lowStockTold",
             product.gst_rate_percent::text as "gstRatePercent", ${weightColumns}
           from cart_items item join products product on product.id = item.product_id
           where item.session_id = $1 and not exists (select from known)
           order by product.id for no key update of item, product
         )
         select now() as now, coalesce((select changed from settings), '{}') as "changedSettings",
           coalesce((select json_agg(line) from line), '[]') as lines,
           known.request_hash as "requestHash", known.order_id as "orderId", known.user_id as "userId",
           once.discount_code as "discountCode", ${candidatesOf({ code: 'once.discount_code', person: '$3' })} as discounts
         from (select (select discount_code from sessions where id = $1) as discount_code) once left join known on true`,
};

/** What an order comes from: how its lines are found, who is said to have made it, and what else is written with it. */
interface OrderSource {
  /** Expressions of the author and of the account that made it. */
  readonly author: string;
  readonly authorId: string;
  /** Further parts of the statement, each with a comma behind it. */
  readonly keyed: string;
  /** Lines with the id that $21 names, their product and quantity. */
  readonly sold: string;
}

/** The order with everything that hangs on it and its units taken, in one statement. */
const orderText = ({ author, authorId, keyed, sold }: OrderSource): string => `with bought as (
           insert into orders (id, user_id, email, phone, notes, subtotal_paise, shipping_paise, total_paise,
             shipping_method, arrives_from, arrives_to, shipping_address, billing_address, payment_method,
             test_payment, pay_until, business, supply_state, adjustments, adjusted_paise, gift_note,
             customs_kits)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
             now() + make_interval(mins => $16), $25, $26, $28, $29, $32, $33)
           returning *
         ), ${keyed}linked as (
           insert into order_links (token_hash, order_id) select $20, $1 where $20::bytea is not null
         ), counted_for as (
           insert into order_holders (holder, order_id) select unnest($22::text[]), $1
         ), told as (
           insert into order_events (order_id, status, author, user_id) values ($1, 'pending', ${author}, ${authorId})
           returning *
         ), sold as (
           ${sold}
         ), ${moveNote(23)}, ${reservedUnits}, ${enqueuedJobs(24)}, itemised as (
           insert into order_items (order_id, product_id, name, quantity, price_paise, image_url, hsn_code,
             gst_rate_percent, counted, unit_code, adjusted_paise)
           select $1, product.id, product.name, sold.quantity, line.price_paise, product.image_url, product.hsn_code,
             product.gst_rate_percent, product.stock is not null, ${unitCode}, line.adjusted_paise
           from sold join products product on product.id = sold.product_id
             join unnest($21::uuid[], $30::bigint[], $31::bigint[]) line (id, price_paise, adjusted_paise)
               on line.id = sold.id
           returning *
         )
         select ${wholeOrderColumns({ items: 'itemised', events: 'told', ...nothingYet })} from bought orders
         where require_whole_order(
           (select count(*) from reserved), $27, (select count(*) from itemised), cardinality($21::uuid[]))`;

/** Of a cart, which is emptied of what was ordered. */
const insertOrder = {
  name: 'order-insert',
  text: orderText({
    author: `'buyer'`,
    authorId: '$2',
    keyed: `keyed as (
           insert into order_keys (session_id, key, request_hash, order_id) values ($17, $18, $19, $1)
         ), `,
    sold: `delete from cart_items where session_id = $17 and id = any($21::uuid[]) returning id, product_id, quantity`,
  }),
};

/** Of lines that were agreed on, whatever is in any cart. */
const insertMadeOrder = {
  name: 'order-insert-made',
  text: orderText({
    author: '$19',
    authorId: '$34::integer',
    keyed: '',
    sold: `select id, product_id, quantity
           from unnest($21::uuid[], $17::uuid[], $18::integer[]) given (id, product_id, quantity)`,
  }),
};

const lockMadeLines = {
  name: 'order-lock-made-lines',
  text: `select id as "productId", name, stock, low_stock_told as "lowStockTold"
         from products where id = any($1::uuid[]) order by id for no key update`,
};

const insertLink = {
  name: 'order-link-insert',
  text: `insert into order_links (token_hash, order_id) values ($1, $2)`,
};

/** The mail address of the account. Null: it is gone. */
export async function lockUser(tx: Queryable, userId: number): Promise<string | null> {
  return (await tx.query<{ email: string }>(selectUserForKeyShare, [userId]))[0]?.email ?? null;
}

/** Makes the orders of one session and of the same buyer keys take turns. Null: the session is gone. */
export async function lockSession(
  tx: Queryable,
  sessionId: string,
  buyerKeys: readonly string[],
): Promise<{ readonly userId: number | null } | null> {
  const values = [sessionId, buyerKeys];
  return (await tx.query<{ userId: number | null; lockedKeys: number }>(lockSessionAndBuyerKeys, values))[0] ?? null;
}

/** What is known once the session is held, for a person who may have used discounts; holds the lines of its cart and their products. */
export async function lockCheckout(
  tx: Queryable,
  { sessionId, key }: Pick<NewOrderRow, 'sessionId' | 'key'>,
  person: string | null = null,
): Promise<CheckoutRow> {
  return (await tx.query<CheckoutRow>(readCheckout, [sessionId, key, person]))[0]!;
}

/** A product that is about to be sold by agreement, held until the transaction ends. */
export interface MadeProductRow {
  readonly productId: string;
  readonly name: string;
  readonly stock: number | null;
  readonly lowStockTold: boolean;
}

export async function lockProducts(tx: Queryable, ids: readonly string[]): Promise<Map<string, MadeProductRow>> {
  const rows = await tx.query<MadeProductRow>(lockMadeLines, [ids]);
  return new Map(rows.map((row) => [row.productId, row]));
}

/** The constraint that an order breaks whose units were not all there. */
export const unitsTaken = 'order_units_taken';

/** What both statements take, the three that stand for where the lines come from put in. */
const valuesOf = (
  order: Omit<NewOrderRow, 'sessionId' | 'key' | 'requestHash'>,
  source: readonly [unknown, unknown, unknown],
): unknown[] => [
  order.id,
  order.userId,
  order.email,
  order.phone,
  order.notes,
  order.subtotalPaise,
  order.shippingPaise,
  order.totalPaise,
  order.shippingMethod,
  order.arrivesFrom,
  order.arrivesTo,
  JSON.stringify(order.shippingAddress),
  order.billingAddress && JSON.stringify(order.billingAddress),
  order.paymentMethod,
  order.testPayment,
  order.holdMinutes,
  ...source,
  order.linkHash,
  order.lines.map(({ id }) => id),
  order.buyerKeys,
  toMoveNote({ cause: 'sold', orderId: order.id }),
  toJobRows(order.jobs),
  order.business && JSON.stringify(order.business),
  order.supplyState,
  order.countedLines,
  order.adjustments.length === 0 ? null : JSON.stringify(order.adjustments),
  order.adjustedPaise,
  order.lines.map(({ pricePaise }) => pricePaise),
  order.lines.map(({ adjustedPaise }) => adjustedPaise),
  order.giftNote ?? null,
  order.customsKits ? JSON.stringify(order.customsKits) : null,
];

/** Writes the order and commits. */
export async function insert(tx: Transaction, order: NewOrderRow): Promise<WholeOrderRow> {
  const values = valuesOf(order, [order.sessionId, order.key, order.requestHash]);
  return (await tx.commitWith<WholeOrderRow>(insertOrder, values))[0]!;
}

/** An order of lines that were agreed on. */
export interface MadeOrderRow extends Omit<NewOrderRow, 'sessionId' | 'key' | 'requestHash' | 'lines'> {
  readonly lines: readonly (SoldLineRow & { readonly productId: string; readonly quantity: number })[];
  readonly author: OrderAuthor;
  readonly authorId: number | null;
}

/** Writes it, for a transaction that has more to do. */
export async function insertMade(tx: Queryable, order: MadeOrderRow): Promise<WholeOrderRow> {
  const { lines, author, authorId } = order;
  const source = [lines.map(({ productId }) => productId), lines.map(({ quantity }) => quantity), author] as const;
  return (await tx.query<WholeOrderRow>(insertMadeOrder, [...valuesOf(order, source), authorId]))[0]!;
}

export async function addLink(tx: Queryable, tokenHash: Buffer, orderId: string): Promise<void> {
  await tx.query(insertLink, [tokenHash, orderId]);
}
