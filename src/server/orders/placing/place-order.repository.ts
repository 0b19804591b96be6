import { itemColumns, productColumns, type CartRow } from '../../cart/cart-columns.ts';
import type { Queryable } from '../../db/database.ts';
import type { PaymentMethod } from '#domain/orders/payment.ts';
import type { ShippingMethod } from '#domain/shipping/shipping.ts';
import type { OrderAddress } from '#contracts/orders.ts';

/** A line that is about to be ordered, of a product that the transaction holds. */
export interface CheckoutLineRow extends CartRow {
  /** What its owner was told that one costs. */
  readonly expectedPricePaise: number;
  readonly hsnCode: string;
  readonly gstRatePercent: string;
  readonly lowStockTold: boolean;
}

export interface IdempotencyKeyRow {
  readonly requestHash: Buffer;
  readonly orderId: string;
  readonly userId: number | null;
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
  readonly subtotalPaise: number;
  readonly shippingPaise: number;
  readonly totalPaise: number;
  readonly shippingMethod: ShippingMethod;
  readonly arrivesFrom: string;
  readonly arrivesTo: string;
  readonly shippingAddress: OrderAddress;
  readonly billingAddress: OrderAddress | null;
  readonly paymentMethod: PaymentMethod;
  readonly testPayment: boolean;
  /** How long its units are kept without a payment or a confirmation, by the clock of the database. */
  readonly holdMinutes: number;
}

// Before anything else is held: an account that is being deleted holds its row first, too.
const selectUserForKeyShare = { name: 'order-lock-user', text: `select email from users where id = $1 for key share` };

const selectSessionForUpdate = {
  name: 'order-lock-session',
  text: `select user_id as "userId" from sessions where id = $1 for no key update`,
};

const findKey = {
  name: 'order-find-idempotency-key',
  text: `select request_hash as "requestHash", order_id as "orderId", orders.user_id as "userId"
         from order_keys join orders on orders.id = order_id where session_id = $1 and key = $2`,
};

/** Locks come after the sort, so the products are held in the order of their ids, as everywhere. */
const selectLinesForUpdate = {
  name: 'order-lock-lines',
  text: `select ${itemColumns}, coalesce(item.quoted_price_paise, item.added_price_paise) as "expectedPricePaise",
           ${productColumns}, product.hsn_code as "hsnCode", product.gst_rate_percent as "gstRatePercent",
           product.low_stock_told as "lowStockTold"
         from cart_items item join products product on product.id = item.product_id
         where item.session_id = $1 order by product.id for no key update of item, product`,
};

/** The order with everything that hangs on it, and the cart emptied of what was ordered, in one statement. */
const insertOrder = {
  name: 'order-insert',
  text: `with bought as (
           insert into orders (id, user_id, email, phone, notes, subtotal_paise, shipping_paise, total_paise,
             shipping_method, arrives_from, arrives_to, shipping_address, billing_address, payment_method,
             test_payment, pay_until)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
             now() + make_interval(mins => $16))
         ), keyed as (
           insert into order_keys (session_id, key, request_hash, order_id) values ($17, $18, $19, $1)
         ), linked as (
           insert into order_links (token_hash, order_id) select $20, $1 where $20::bytea is not null
         ), counted_for as (
           insert into order_holders (holder, order_id) select unnest($22::text[]), $1
         ), told as (
           insert into order_events (order_id, status, author, user_id) values ($1, 'pending', 'buyer', $2)
         ), sold as (
           delete from cart_items where session_id = $17 and id = any($21::uuid[]) returning product_id, quantity
         )
         insert into order_items (order_id, product_id, name, quantity, price_paise, image_url, hsn_code,
           gst_rate_percent, counted)
         select $1, product.id, product.name, sold.quantity, product.price_paise, product.image_url, product.hsn_code,
           product.gst_rate_percent, product.stock is not null
         from sold join products product on product.id = sold.product_id
         returning id`,
};

const insertLink = {
  name: 'order-link-insert',
  text: `insert into order_links (token_hash, order_id) values ($1, $2)`,
};

/** The mail address of the account. Null: it is gone. */
export async function lockUser(tx: Queryable, userId: number): Promise<string | null> {
  return (await tx.query<{ email: string }>(selectUserForKeyShare, [userId]))[0]?.email ?? null;
}

/** Makes the orders of one session take turns. Null: the session is gone. */
export async function lockSession(tx: Queryable, sessionId: string): Promise<{ userId: number | null } | null> {
  return (await tx.query<{ userId: number | null }>(selectSessionForUpdate, [sessionId]))[0] ?? null;
}

export async function findIdempotencyKey(
  tx: Queryable,
  sessionId: string,
  key: string,
): Promise<IdempotencyKeyRow | null> {
  return (await tx.query<IdempotencyKeyRow>(findKey, [sessionId, key]))[0] ?? null;
}

export const lockLines = (tx: Queryable, sessionId: string): Promise<CheckoutLineRow[]> =>
  tx.query<CheckoutLineRow>(selectLinesForUpdate, [sessionId]);

/** Writes the order. Answers how many lines it has. */
export async function insert(tx: Queryable, order: NewOrderRow, lineIds: readonly string[]): Promise<number> {
  const rows = await tx.query(insertOrder, [
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
    order.sessionId,
    order.key,
    order.requestHash,
    order.linkHash,
    lineIds,
    order.buyerKeys,
  ]);
  return rows.length;
}

export async function addLink(tx: Queryable, tokenHash: Buffer, orderId: string): Promise<void> {
  await tx.query(insertLink, [tokenHash, orderId]);
}
