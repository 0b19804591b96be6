import type { Customer } from '#contracts/customers.ts';
import type { Paise } from '#domain/money/money.ts';
import type { Queryable } from '../db/database.ts';

export interface CustomerRow {
  readonly mailbox: string;
  readonly email: string;
  readonly userId: number | null;
  readonly firstOrderId: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly orders: number;
  /** What was paid, less what went back or has to. */
  readonly spent: Paise;
  readonly refunded: Paise;
  readonly lastOrderAt: Date | null;
}

/** Who is meant: a mailbox, and the account that uses it. */
export interface FoundCustomer {
  readonly email: string;
  readonly userId: number | null;
  readonly username: string | null;
  readonly since: Date | null;
  readonly confirmed: boolean;
  readonly isStaff: boolean;
}

// Both engines sort and compare by the bytes here, so that an index serves the beginning of a word and the next page.
const mailboxOf = (table: string) => `lower(${table}.email) collate "C"`;
const accountName = `lower(coalesce(account.first_name, '') || ' ' || coalesce(account.last_name, '')) collate "C"`;
const buyerName = `lower(bought.shipping_address ->> 'name') collate "C"`;
const buyerSurname = `lower(regexp_replace(bought.shipping_address ->> 'name', '^.* ', '')) collate "C"`;
const buyerPhone = `regexp_replace(bought.phone, '[^0-9]', '', 'g') collate "C"`;

/** A page of mailboxes, with what is told about each. An account has the orders it made, and its mailbox's as a guest. */
const withFacts = (mailboxes: string) => `
  with page as (${mailboxes})
  select page.mailbox, coalesce(account.email, bought.email) as email, account.id as "userId",
    bought.first_id as "firstOrderId", bought.phone, bought.count as orders, bought.spent, bought.refunded,
    bought.last_at as "lastOrderAt",
    coalesce(nullif(btrim(concat_ws(' ', account.first_name, account.last_name)), ''), bought.name, account.username) as name
  from page
  left join users account on lower(account.email) collate "C" = page.mailbox
  left join lateral (
    select count(*) as count, max(created_at) as last_at, (array_agg(id order by created_at, id))[1] as first_id,
      (array_agg(email order by created_at desc))[1] as email, (array_agg(phone order by created_at desc))[1] as phone,
      (array_agg(shipping_address ->> 'name' order by created_at desc))[1] as name,
      coalesce(sum(total_paise - refunded_paise) filter (where payment_status = 'paid'), 0)::bigint as spent,
      coalesce(sum(refunded_paise), 0)::bigint as refunded
    from orders
    where user_id = account.id or (user_id is null and forgotten_at is null and lower(email) collate "C" = page.mailbox)
  ) bought on true
  order by page.mailbox`;

const listAll = {
  name: 'customer-list',
  text: withFacts(`
    select mailbox from (
      (select distinct ${mailboxOf('account')} as mailbox from users account where ${mailboxOf('account')} > $1
       order by 1 limit $2)
      union
      (select distinct ${mailboxOf('bought')} from orders bought where user_id is null and forgotten_at is null and ${mailboxOf('bought')} > $1
       order by 1 limit $2)
    ) either order by mailbox limit $2`),
};

const bought = (where: string) => `select user_id, email from orders bought where forgotten_at is null and ${where}`;

const search = {
  name: 'customer-search',
  text: withFacts(`
    select mailbox from (
      select ${mailboxOf('account')} as mailbox from users account
      where ${mailboxOf('account')} like $3 or ${accountName} like $3 or lower(account.last_name) collate "C" like $3
      union
      select coalesce(${mailboxOf('account')}, ${mailboxOf('found')})
      from (
        ${bought(`${mailboxOf('bought')} like $3`)} union all ${bought(`${buyerName} like $3`)}
        union all ${bought(`${buyerSurname} like $3`)}
        union all ${bought(`${buyerPhone} like $4`)} union all ${bought(`${buyerPhone} like $5`)}
      ) found left join users account on account.id = found.user_id
    ) either where mailbox > $1 order by mailbox limit $2`),
};

const found = `select account.id as "userId", account.username, account.created_at as since,
  account.email_confirmed_at is not null as confirmed, coalesce(account.role = 'admin', false) as "isStaff",`;

const findAccount = { name: 'customer-find-account', text: `${found} email from users account where id = $1` };

const findBuyer = {
  name: 'customer-find-buyer',
  text: `${found} coalesce(account.email, named.email) as email
         from (select user_id, email from orders where id = $1::uuid
               union all select null, email from contact_messages where id = $1::uuid) named
         left join users account on account.id = named.user_id or lower(account.email) = lower(named.email)
         order by account.id = named.user_id desc nulls last limit 1`,
};

const factsOfOne = { name: 'customer-facts', text: withFacts(`select lower($1::text) collate "C" as mailbox`) };

const listOrders = {
  name: 'customer-orders',
  text: `select id, number, status, total_paise as total, refunded_paise as refunded, created_at as "createdAt" from orders
         where user_id = $2 or (user_id is null and lower(email) collate "C" = lower($1))
         order by created_at desc, id limit 100`,
};

const findBusiness = {
  name: 'customer-business',
  text: `(select company_name as "companyName", gstin, 1 as place from business_details where user_id = $2)
         union all
         (select business ->> 'companyName', business ->> 'gstin', 2 from orders
          where business is not null and forgotten_at is null
            and (user_id = $2 or (user_id is null and lower(email) collate "C" = lower($1)))
          order by created_at desc, id limit 1)
         order by place limit 1`,
};

const listMessages = {
  name: 'customer-messages',
  text: `select id, ticket, subject, done_at is not null as "isDone",
           done_at is null and answered_at is null as "isWaiting", created_at as "createdAt"
         from contact_messages where lower(email) = lower($1) order by created_at desc limit 100`,
};

const findSubscription = {
  name: 'customer-newsletter',
  text: `select status from newsletter_subscribers where lower(email) = lower($1)`,
};

const begins = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

export function list(
  db: Queryable,
  { after, search: wanted, limit }: { after: string; search: string | null; limit: number },
): Promise<CustomerRow[]> {
  if (wanted === null) return db.query<CustomerRow>(listAll, [after, limit]);
  const digits = wanted.replaceAll(/[^0-9]/g, '');
  // A number is typed with or without its country; too few digits are none.
  const phones = digits.length < 4 ? [null, null] : [begins(digits), begins(`91${digits}`)];
  return db.query<CustomerRow>(search, [after, limit, begins(wanted.toLowerCase()), ...phones]);
}

const first = async <Row>(rows: Promise<Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

export const findByAccount = (db: Queryable, userId: number) => first(db.query<FoundCustomer>(findAccount, [userId]));

/** By something of theirs: an order or a message. */
export const findByThing = (db: Queryable, id: string) => first(db.query<FoundCustomer>(findBuyer, [id]));

export async function facts(db: Queryable, email: string): Promise<CustomerRow> {
  return (await db.query<CustomerRow>(factsOfOne, [email]))[0]!;
}

export interface OrderOfCustomerRow {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly total: Paise;
  readonly refunded: Paise;
  readonly createdAt: Date;
}

export const ordersOf = (db: Queryable, { email, userId }: FoundCustomer) =>
  db.query<OrderOfCustomerRow>(listOrders, [email, userId]);

/** What the account says, or else the newest order that was made for one. */
export async function businessOf(db: Queryable, { email, userId }: FoundCustomer): Promise<Customer['business']> {
  const [row] = await db.query<NonNullable<Customer['business']>>(findBusiness, [email, userId]);
  return row ? { companyName: row.companyName, gstin: row.gstin } : null;
}

export interface MessageOfCustomerRow {
  readonly id: string;
  readonly ticket: string;
  readonly subject: string;
  readonly isDone: boolean;
  readonly isWaiting: boolean;
  readonly createdAt: Date;
}

export const messagesOf = (db: Queryable, email: string) => db.query<MessageOfCustomerRow>(listMessages, [email]);

export async function newsletterOf(db: Queryable, email: string): Promise<string | null> {
  return (await db.query<{ status: string }>(findSubscription, [email]))[0]?.status ?? null;
}
