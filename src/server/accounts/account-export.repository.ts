import type { Queryable } from '../db/database.ts';

export interface ExportedOrderRow {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Date;
  readonly totalPaise: number;
  readonly currency: string;
  readonly status: string;
  readonly notes: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly shippingMethod: string;
  readonly paymentMethod: string;
  readonly paymentStatus: string;
  readonly shippingAddress: unknown;
  readonly billingAddress: unknown;
  readonly business: unknown;
  readonly giftNote: string | null;
  readonly sentReference: string | null;
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly pricePaise: number }[];
  readonly returns: readonly {
    readonly id: string;
    readonly number: string;
    readonly kind: string;
    readonly status: string;
    readonly reason: string;
    readonly words: string | null;
    readonly askedAt: string;
    readonly messages: readonly { readonly by: string; readonly text: string; readonly at: string }[];
    readonly photoIds: readonly string[];
  }[];
  /** Which discounts were used, and what each of them took off. */
  readonly discounts: readonly { readonly name: string; readonly code: string | null; readonly offPaise: number }[];
}

const ordersWithItems = (name: string, where: string) => ({
  name,
  text: `select id, number, created_at as "createdAt", total_paise as "totalPaise", currency, status, notes, email, phone,
           shipping_method as "shippingMethod", payment_method as "paymentMethod", payment_status as "paymentStatus",
           shipping_address as "shippingAddress", billing_address as "billingAddress", business,
           gift_note as "giftNote", sent_reference as "sentReference",
           coalesce((select json_agg(json_build_object('name', name, 'quantity', quantity, 'pricePaise', price_paise) order by id)
                     from order_items where order_id = orders.id), '[]') as items,
           coalesce((select json_agg(json_build_object('id', id, 'number', number, 'kind', kind, 'status', status,
               'reason', reason, 'words', words, 'askedAt', created_at,
               'messages', coalesce((select json_agg(json_build_object(
                   'by', case when staff_name is null then 'you' else 'us' end, 'text', note, 'at', created_at) order by id)
                 from return_events where return_id = returns.id and kind = 'message'), '[]'),
               'photoIds', array(select id from return_photos where return_id = returns.id order by position)
             ) order by created_at) from returns where order_id = orders.id), '[]') as returns,
           coalesce((select json_agg(json_build_object('name', discount.name, 'code', discount.code,
                                                       'offPaise', used.given_paise) order by discount.name)
                     from discount_uses used join discounts discount on discount.id = used.discount_id
                     where used.order_id = orders.id), '[]') as discounts
         from orders where ${where} order by created_at desc`,
});

const ordersOfAccount = ordersWithItems('account-export-orders', 'user_id = $1');
const ordersOfGuest = ordersWithItems(
  'account-export-guest-orders',
  `user_id is null and lower(email) collate "C" = lower($1)`,
);

const subscription = {
  name: 'account-export-newsletter',
  text: `select status, created_at as "since" from newsletter_subscribers where lower(email) = lower($1)`,
};

const stockNotices = {
  name: 'account-export-stock-notices',
  text: `select product.name as "product", watcher.created_at as "askedAt"
         from stock_watchers watcher join products product on product.id = watcher.product_id
         where lower(watcher.email) = lower($1) order by watcher.created_at desc`,
};

const messages = {
  name: 'account-export-messages',
  text: `select ticket, subject, message, created_at as "sentAt"
         from contact_messages where lower(email) = lower($1) order by created_at desc`,
};

const quotesOfMailbox = {
  name: 'account-export-quotes',
  text: `select number, status, address, phone, business, words, created_at as "askedAt"
         from quotes where user_id = $1 or lower(email) = lower($2) order by created_at desc`,
};

export interface ExportedQuoteRow {
  readonly number: string;
  readonly status: string;
  readonly address: unknown;
  readonly phone: string | null;
  readonly business: unknown;
  readonly words: string | null;
  readonly askedAt: Date;
}

/** Those that the account asked for, and those of its mailbox, if it is known to be theirs. */
export const quotes = (
  db: Queryable,
  { userId, email }: { readonly userId: number | null; readonly email: string | null },
): Promise<ExportedQuoteRow[]> => db.query<ExportedQuoteRow>(quotesOfMailbox, [userId, email]);

export const orders = (db: Queryable, userId: number): Promise<ExportedOrderRow[]> =>
  db.query<ExportedOrderRow>(ordersOfAccount, [userId]);

export const guestOrders = (db: Queryable, email: string): Promise<ExportedOrderRow[]> =>
  db.query<ExportedOrderRow>(ordersOfGuest, [email]);

export async function newsletter(db: Queryable, email: string): Promise<{ status: string; since: Date } | null> {
  return (await db.query<{ status: string; since: Date }>(subscription, [email]))[0] ?? null;
}

export const notices = (db: Queryable, email: string) =>
  db.query<{ product: string; askedAt: Date }>(stockNotices, [email]);

export interface ExportedMessageRow {
  readonly ticket: string;
  readonly subject: string;
  readonly message: string;
  readonly sentAt: Date;
}

export const contactMessages = (db: Queryable, email: string): Promise<ExportedMessageRow[]> =>
  db.query<ExportedMessageRow>(messages, [email]);

const contributionsOfAccount = {
  name: 'account-export-contributions',
  text: `select contribution.kind, product.name as product, shown_name as "shownName", words, stars,
                contribution.state, contribution.reason, contribution.created_at as "writtenAt"
         from contributions contribution join products product on product.id = contribution.product_id
         where contribution.user_id = $1 order by contribution.created_at, contribution.id`,
};

export interface ExportedContributionRow {
  readonly kind: string;
  readonly product: string;
  readonly shownName: string;
  readonly words: string;
  readonly stars: number | null;
  readonly state: string;
  readonly reason: string | null;
  readonly writtenAt: Date;
}

export const contributions = (db: Queryable, userId: number): Promise<ExportedContributionRow[]> =>
  db.query<ExportedContributionRow>(contributionsOfAccount, [userId]);
