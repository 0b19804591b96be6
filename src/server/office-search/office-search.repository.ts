import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { ReturnStatus } from '#domain/returns/returns.ts';
import type { Queryable } from '../db/database.ts';

export interface OrderHit {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly city: string;
  readonly status: OrderStatus;
}

export interface CustomerHit {
  /** As a customer goes by in the office: 'u42', or an order of a guest. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface MessageHit {
  readonly id: string;
  readonly ticket: string;
  readonly name: string;
  readonly subject: string;
  readonly isWaiting: boolean;
}

export interface ReturnHit {
  readonly number: string;
  readonly orderNumber: string;
  readonly name: string;
  readonly status: ReturnStatus;
}

export interface ProductHit {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly pricePaise: number;
  readonly stock: number | null;
  readonly image: string;
  readonly isArchived: boolean;
  readonly isDraft: boolean;
}

/** From each index a few: all that begin with two letters may be tens of thousands. */
const fromEach = 10;

/**
 * `$1` and `$2` are the prefix and the last text that begins with it. Written as a range and not with LIKE, whose index
 * a prepared plan cannot use.
 */
const begins = (what: string, from = '$1', to = '$2'): string => `${what} ~>=~ ${from} and ${what} ~<~ ${to}`;

/** Their buyer asked to be forgotten: they are found by their number alone. */
const isErased = `(forgotten_at is not null and status in ('delivered', 'cancelled'))`;

/** By any word of its company, its GSTIN or its purchase order. Written as the index of it is. */
const ofBusiness = `business is not null and (words || business_words(business)) @@ search_query($1)`;

const orderBranch = (condition: string): string =>
  `(select id, number, shipping_address, status, created_at, ${isErased} as erased from orders where ${condition} limit ${fromEach})`;

const findOrders = {
  name: 'office-find-orders',
  text: `select id, number, case when erased then 'Erased customer' else shipping_address ->> 'name' end as name,
           case when erased then '' else shipping_address ->> 'city' end as city, status from (
           ${[
             begins(`lower(shipping_address ->> 'name')`),
             begins(`lower(regexp_replace(shipping_address ->> 'name', '^.*\\s', ''))`),
             begins('lower(email)'),
             begins(`right(regexp_replace(phone, '\\D', '', 'g'), 10)`, '$5::text', '$6::text'),
             ofBusiness,
           ]
             .map((condition) => orderBranch(`${condition} and not ${isErased}`))
             .concat(orderBranch(begins('number', '$3::text', '$4::text')))
             .join(' union ')}
         ) found
         order by created_at desc, id limit $7`,
};

const customerBranch = (condition: string): string =>
  `(select id, first_name, last_name, username, email from users
    where role = 'customer' and ${condition} limit ${fromEach})`;

const findCustomers = {
  name: 'office-find-customers',
  text: `select 'u' || id as id, coalesce(nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), username)
           as name, email
         from (
           ${[
             begins(`lower(coalesce(first_name || ' ', '') || coalesce(last_name, ''))`),
             begins('lower(last_name)'),
             begins('lower(email)'),
             begins('lower(username)'),
           ]
             .map(customerBranch)
             .join(' union ')}
         ) found
         order by name, found.id limit $3`,
};

const guestBranch = (condition: string): string =>
  `(select id, shipping_address, email, created_at from orders
    where user_id is null and forgotten_at is null and ${condition} limit ${fromEach})`;

/** Those who bought without an account, by their last order. Whoever has one by now is found as an account. */
const findGuests = {
  name: 'office-find-guests',
  text: `select distinct on (lower(found.email)) found.id, found.shipping_address ->> 'name' as name, found.email
         from (
           ${[
             begins(`lower(shipping_address ->> 'name')`),
             begins(`lower(regexp_replace(shipping_address ->> 'name', '^.*\\s', ''))`),
             begins('lower(email)'),
           ]
             .map(guestBranch)
             .join(' union ')}
         ) found
         where not exists (select from users where lower(users.email) = lower(found.email))
         order by lower(found.email), found.created_at desc limit $3`,
};

const messageBranch = (condition: string): string =>
  `(select id, ticket, first_name, last_name, subject, created_at, done_at, answered_at from contact_messages
    where ${condition} limit ${fromEach})`;

const findMessages = {
  name: 'office-find-messages',
  text: `select found.id, ticket, concat_ws(' ', first_name, nullif(last_name, '')) as name, subject,
           done_at is null and answered_at is null as "isWaiting"
         from (
           ${[
             begins(`lower(first_name || ' ' || last_name)`),
             begins('lower(last_name)'),
             begins('lower(email)'),
             begins('lower(subject)'),
             begins('ticket', '$3::text', '$4::text'),
           ]
             .map(messageBranch)
             .join(' union ')}
         ) found
         order by done_at is null and answered_at is null desc, created_at desc, found.id limit $5`,
};

const findReturns = {
  name: 'office-find-returns',
  text: `select returns.number, orders.number as "orderNumber",
           case when orders.forgotten_at is null then coalesce(orders.shipping_address ->> 'name', '') else '' end as name,
           returns.status
         from returns join orders on orders.id = returns.order_id
         where ${begins('returns.number')} order by returns.created_at desc, returns.id limit $3`,
};

const findProducts = {
  name: 'office-find-products',
  text: `select id, slug, name, price_paise as "pricePaise", stock, image_url as image,
           archived_at is not null and not draft as "isArchived", draft as "isDraft"
         from products where ${begins('slug')} order by archived_at is not null, slug limit $3`,
};

/** The highest sign there is: nothing that begins with the prefix comes after it. */
const rangeOf = (prefix: string): [string, string] => [prefix, `${prefix}\u{10ffff}`];

/** A range that holds nothing. */
const nowhere: [string, string] = ['', ''];

export interface OrderPrefixes {
  readonly text: string;
  /** 'PK-10', or null when it cannot be the number of an order. */
  readonly number: string | null;
  /** The last ten digits at most, or null when it cannot be a phone number. */
  readonly phone: string | null;
}

export const orders = (db: Queryable, { text, number, phone }: OrderPrefixes, limit: number): Promise<OrderHit[]> =>
  db.query<OrderHit>(findOrders, [
    ...rangeOf(text),
    ...(number === null ? nowhere : rangeOf(number)),
    ...(phone === null ? nowhere : rangeOf(phone)),
    limit,
  ]);

/** Accounts, and then guests. */
export async function customers(db: Queryable, text: string, limit: number): Promise<CustomerHit[]> {
  const accounts = await db.query<CustomerHit>(findCustomers, [...rangeOf(text), limit]);
  if (accounts.length >= limit) return accounts;
  return [...accounts, ...(await db.query<CustomerHit>(findGuests, [...rangeOf(text), limit - accounts.length]))];
}

/** By how their number begins: 'CL-10'. */
export const returns = (db: Queryable, number: string, limit: number): Promise<ReturnHit[]> =>
  db.query<ReturnHit>(findReturns, [...rangeOf(number), limit]);

export const messages = (db: Queryable, text: string, limit: number): Promise<MessageHit[]> =>
  db.query<MessageHit>(findMessages, [...rangeOf(text.toLowerCase()), ...rangeOf(text.toUpperCase()), limit]);

/** Archived ones too, which the catalogue does not know. */
export const products = (db: Queryable, slug: string, limit: number): Promise<ProductHit[]> =>
  db.query<ProductHit>(findProducts, [...rangeOf(slug), limit]);
