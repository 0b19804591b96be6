import { orderCardPictures } from '#contracts/own-orders.ts';
import { lastOrderDays } from '#domain/orders/order-link.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/orders/payment.ts';
import type { ShippingMethod } from '#domain/shipping/shipping.ts';
import type { Queryable } from '../db/database.ts';
import { summaryColumns, type AddressRow, type OrderRow, type WholeOrderRow } from './order.repository.ts';

export interface OrderCardRow extends OrderRow, Pick<WholeOrderRow, 'business'> {
  readonly status: OrderStatus;
  readonly shippingMethod: ShippingMethod;
  readonly arrivesFrom: string;
  readonly arrivesTo: string;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly payUntil: Date | null;
  readonly claimedAt: Date | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly hasInvoice: boolean;
  readonly items: readonly { readonly name: string; readonly imageUrl: string; readonly slug: string | null }[];
  readonly lineCount: number;
  readonly pieces: number;
  readonly kitsOnly: boolean;
  readonly againPaise: number;
  readonly events: readonly { readonly at: string; readonly status: OrderStatus }[];
}

export interface OwnOrderFilter {
  /** Part of a number or of a product's name. */
  readonly search: string | null;
  readonly year: number | null;
  readonly onTheWay: boolean;
}

const isOnTheWay = `status in ('confirmed', 'shipped')`;
const yearOfOrder = `extract(year from orders.created_at at time zone 'Asia/Kolkata')::integer`;

// A search looks for the text itself, so nothing in it is a pattern.
const matching = `from orders where user_id = $1
  and ($2::text is null or strpos(lower(number), lower($2)) > 0 or exists (
    select from order_items item where item.order_id = orders.id and strpos(lower(item.name), lower($2)) > 0))
  and ($3::integer is null or ${yearOfOrder} = $3)
  and (not $4::boolean or ${isOnTheWay})`;

const dearestItems = `select json_agg(json_build_object('name', shown.name, 'imageUrl', shown.image_url, 'slug', shown.slug))
  from (
    select item.name, item.image_url, case when product.archived_at is null then product.slug end as slug
    from order_items item join products product on product.id = item.product_id where item.order_id = orders.id
    order by item.price_paise * item.quantity desc, item.name limit ${orderCardPictures}
  ) shown`;

/** What can be bought today of what was bought, as `buy again` would put it into an empty cart. */
const againSum = `sum(case when product.in_stock and product.archived_at is null
  then product.price_paise * least(item.quantity, coalesce(product.stock, item.quantity)) else 0 end)`;

const listOrders = {
  name: 'own-orders-list',
  text: `select ${summaryColumns}, shipping_method as "shippingMethod", arrives_from as "arrivesFrom",
           arrives_to as "arrivesTo", payment_method as "paymentMethod", payment_status as "paymentStatus",
           pay_until as "payUntil", claimed_at as "claimedAt", carrier, tracking_number as "trackingNumber",
           business, sums.*,
           exists (select from invoices invoice where invoice.order_id = orders.id) as "hasInvoice",
           coalesce((${dearestItems}), '[]') as items,
           coalesce((select json_agg(json_build_object('at', event.created_at, 'status', event.status) order by event.id)
                     from order_events event where event.order_id = orders.id), '[]') as events
         from (select * ${matching} order by created_at desc, number desc limit $5 offset $6) orders
         cross join lateral (
           select count(*)::integer as "lineCount", coalesce(sum(item.quantity), 0)::integer as pieces,
             coalesce(bool_and(product.category = 'kit'), false) as "kitsOnly", coalesce(${againSum}, 0)::bigint as "againPaise"
           from order_items item join products product on product.id = item.product_id where item.order_id = orders.id
         ) sums
         order by created_at desc, number desc`,
};

const countOrders = { name: 'own-orders-count', text: `select count(*)::integer as "count" ${matching}` };

const countByYear = {
  name: 'own-orders-years',
  text: `select ${yearOfOrder} as year, count(*)::integer as "count",
           count(*) filter (where ${isOnTheWay})::integer as "onTheWay"
         from orders where user_id = $1 group by 1 order by 1 desc`,
};

const valuesOf = (userId: number, { search, year, onTheWay }: OwnOrderFilter) => [userId, search, year, onTheWay];

interface Page {
  readonly limit: number;
  readonly offset: number;
}

export const list = (
  db: Queryable,
  userId: number,
  filter: OwnOrderFilter,
  { limit, offset }: Page,
): Promise<OrderCardRow[]> => db.query<OrderCardRow>(listOrders, [...valuesOf(userId, filter), limit, offset]);

export async function count(db: Queryable, userId: number, filter: OwnOrderFilter): Promise<number> {
  return (await db.query<{ count: number }>(countOrders, valuesOf(userId, filter)))[0]!.count;
}

export const countYears = (db: Queryable, userId: number) =>
  db.query<{ readonly year: number; readonly count: number; readonly onTheWay: number }>(countByYear, [userId]);

export interface LastOrderRow extends Pick<WholeOrderRow, 'business'> {
  readonly email: string;
  readonly phone: string | null;
  readonly shippingAddress: AddressRow;
  readonly billingAddress: AddressRow | null;
}

const lastColumns = `email, phone, shipping_address as "shippingAddress", billing_address as "billingAddress", business`;

const lastOfUser = {
  name: 'own-orders-last-of-user',
  text: `select ${lastColumns} from orders where user_id = $1 and forgotten_at is null
         order by created_at desc, id desc limit 1`,
};

const lastOfSession = {
  name: 'own-orders-last-of-session',
  // What was bought in an account, or belongs to one by now, is shown to whoever signs in to it and to nobody else. A
  // session outlives sign-in and sign-out, so once anybody has signed in there, its guest may be another person than
  // before. The user it knows can be forgotten again, but not that its token was replaced.
  text: `select ${lastColumns} from orders
         where user_id is null and forgotten_at is null and created_at > now() - interval '${lastOrderDays} days'
           and id in (select order_id from order_keys where session_id = $1)
           and exists (select from sessions where sessions.id = $1 and known_user_id is null and previous_token_hash is null)
         order by created_at desc, id desc limit 1`,
};

export const findLastOfUser = async (db: Queryable, userId: number): Promise<LastOrderRow | null> =>
  (await db.query<LastOrderRow>(lastOfUser, [userId]))[0] ?? null;

export const findLastOfSession = async (db: Queryable, sessionId: string): Promise<LastOrderRow | null> =>
  (await db.query<LastOrderRow>(lastOfSession, [sessionId]))[0] ?? null;
