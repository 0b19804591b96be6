import type { OrderAddress } from '#contracts/orders.ts';
import type { Business } from '#domain/business/business.ts';
import { quoteLinkDays, quoteRetentionYears, type QuoteReason, type QuoteStatus } from '#domain/quotes/quotes.ts';
import type { ShippingMethod } from '#domain/shipping/shipping.ts';
import type { Queryable } from '../db/database.ts';
import { unitCode } from '../orders/unit-code.ts';
import type { QuoteOfferRow } from './quote-offer.ts';
import { quoteStatus } from './quote-status.ts';

/** A line as staff price it. What the product is called stands in the product until the quote is sent. */
export interface QuoteLineRow {
  readonly productId: string;
  readonly quantity: number;
  readonly pricePaise: number;
}

/** One of the two: paise, or percent. */
export interface QuoteDiscountRow {
  readonly label: string;
  readonly paise?: number;
  readonly percent?: number;
}

interface QuoteMessageRow {
  readonly id: string;
  readonly author: 'buyer' | 'staff';
  readonly body: string;
  /** As JSON writes a moment. */
  readonly at: string;
}

export interface QuoteVersionRow {
  readonly number: number;
  /** As JSON writes a moment. */
  readonly sentAt: string;
  readonly validUntil: string;
  readonly offer: QuoteOfferRow;
}

/** Everything about a quote, with the version that counts and the thread. */
export interface QuoteRow {
  readonly id: string;
  readonly number: string;
  readonly kind: 'quote' | 'draft';
  readonly status: QuoteStatus;
  readonly userId: number | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: OrderAddress;
  readonly business: Business | null;
  readonly reasons: QuoteReason[];
  readonly neededBy: string | null;
  readonly words: string | null;
  readonly lines: readonly QuoteLineRow[];
  readonly discount: QuoteDiscountRow | null;
  readonly shippingMethod: ShippingMethod;
  readonly freightPaise: number | null;
  readonly deliveryDays: number;
  readonly validDays: number;
  readonly note: string | null;
  readonly sentVersion: number | null;
  readonly hasQuestion: boolean;
  readonly declinedAt: Date | null;
  readonly declineReason: string | null;
  readonly acceptedAt: Date | null;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  /** The order it was, which was cancelled: it can be accepted again. */
  readonly cancelledOrder: { readonly id: string; readonly number: string } | null;
  readonly version: number;
  readonly createdAt: Date;
  /** The time of the database, by which a quote ends. */
  readonly now: Date;
  readonly sent: QuoteVersionRow | null;
  readonly messages: readonly QuoteMessageRow[];
  /** The class that it is for, while there is one. */
  readonly class: { readonly name: string; readonly pupils: number } | null;
}

export interface NewQuoteRow {
  readonly kind: 'quote' | 'draft';
  readonly userId: number | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: OrderAddress;
  readonly business: Business | null;
  readonly reasons: readonly QuoteReason[];
  readonly neededBy: string | null;
  readonly words: string | null;
  readonly lines: readonly QuoteLineRow[];
  readonly shippingMethod: ShippingMethod;
  readonly deliveryDays: number;
  /** Null: not priced yet. */
  readonly freightPaise: number | null;
  /** Kept if it is a class of the user. */
  readonly classId: string | null;
  /** Null: whoever asked is known by an account. */
  readonly linkHash: Buffer | null;
}

/** What is said of a product in a quote. */
export interface QuotedProductRow {
  readonly productId: string;
  readonly slug: string | null;
  readonly name: string;
  readonly imageUrl: string;
  readonly pricePaise: number;
  readonly hsnCode: string;
  readonly gstRatePercent: string;
  readonly unitCode: string;
  /** Null: it is not counted. */
  readonly stock: number | null;
  /** False: it was taken out of the shop. */
  readonly isSold: boolean;
}

const insertQuote = {
  name: 'quote-insert',
  text: `with quote as (
           insert into quotes (kind, user_id, email, phone, address, business, reasons, needed_by, words, lines,
             shipping_method, delivery_days, freight_paise, class_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
             (select id from classes where id = $15 and user_id = $2)) returning id, number
         ), linked as (
           insert into quote_links (token_hash, quote_id) select $14, id from quote where $14::bytea is not null
         )
         select id, number from quote`,
};

const takeNumber = { name: 'quote-number', text: `select 'Q-' || nextval('quote_numbers') as number` };

const messagesOfQuote = `select json_agg(json_build_object(
    'id', message.id::text, 'author', message.author, 'body', message.body, 'at', message.created_at
  ) order by message.id) from quote_messages message where message.quote_id = quote.id`;

const sentVersion = `select json_build_object('number', sent.number, 'sentAt', sent.sent_at, 'validUntil', sent.valid_until,
    'offer', sent.offer) from quote_versions sent where sent.quote_id = quote.id and sent.number = quote.sent_version`;

const classOfQuote = `select json_build_object('name', classes.name,
    'pupils', (select count(*) from class_pupils where class_id = classes.id))
  from classes where classes.id = quote.class_id`;

/** `sent` answers null where nothing was sent, and so does the number of an order that is none. */
const quoteColumns = `quote.id, quote.number, quote.kind, ${quoteStatus} as status, quote.user_id as "userId", quote.email, quote.phone,
  quote.address, quote.business, quote.reasons, quote.needed_by as "neededBy", quote.words, quote.lines,
  quote.adjustment as discount, quote.shipping_method as "shippingMethod", quote.freight_paise as "freightPaise",
  quote.delivery_days as "deliveryDays", quote.valid_days as "validDays", quote.note,
  quote.sent_version as "sentVersion", quote.has_question as "hasQuestion", quote.declined_at as "declinedAt",
  quote.decline_reason as "declineReason", quote.accepted_at as "acceptedAt",
  (select orders.id from orders where orders.id = quote.order_id and orders.status <> 'cancelled') as "orderId",
  (select orders.number from orders where orders.id = quote.order_id and orders.status <> 'cancelled') as "orderNumber",
  (select json_build_object('id', orders.id, 'number', orders.number) from orders
   where orders.id = quote.order_id and orders.status = 'cancelled') as "cancelledOrder", quote.version,
  quote.created_at as "createdAt", now() as now, (${sentVersion}) as sent, coalesce((${messagesOfQuote}), '[]') as messages,
  (${classOfQuote}) as class`;

const linkAge = `interval '${quoteLinkDays} days'`;

/** The account that asked, or whoever has a link. */
const mayOpen = `(quote.user_id = $2::integer or exists (
           select from quote_links link
           where link.quote_id = quote.id and link.token_hash = $3 and link.created_at > now() - ${linkAge}))`;

const findOwnQuote = {
  name: 'quote-find-own',
  text: `select ${quoteColumns} from quotes quote where quote.number = $1 and quote.kind = 'quote' and ${mayOpen}`,
};

const readQuote = { name: 'quote-read', text: `select ${quoteColumns} from quotes quote where quote.id = $1` };

const findIdByNumber = { name: 'quote-id-by-number', text: `select id from quotes where number = $1` };

const selectProducts = {
  name: 'quote-products',
  text: `select product.id as "productId", case when product.archived_at is null then product.slug end as slug,
           product.name, product.image_url as "imageUrl", product.price_paise as "pricePaise",
           product.hsn_code as "hsnCode", product.gst_rate_percent as "gstRatePercent",
           ${unitCode} as "unitCode",
           product.stock, product.archived_at is null as "isSold"
         from products product where product.id = any($1::uuid[])`,
};

const findOfMailbox = {
  name: 'quote-of-mailbox',
  text: `select id from quotes where number = $1 and kind = 'quote' and lower(email) = lower($2)`,
};

const insertLink = {
  name: 'quote-link-insert',
  text: `insert into quote_links (token_hash, quote_id) values ($1, $2)`,
};

const deleteQuotesOf = { name: 'quote-delete-by-email', text: `delete from quotes where lower(email) = lower($1)` };

const deleteOldQuotes = {
  name: 'quote-delete-expired',
  text: `delete from quotes where created_at < now() - interval '${quoteRetentionYears} years'`,
};

const deleteOldLinks = {
  name: 'quote-link-delete-expired',
  text: `delete from quote_links where created_at < now() - ${linkAge}`,
};

const first = async <Row>(rows: Promise<Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

export async function insert(tx: Queryable, quote: NewQuoteRow): Promise<{ id: string; number: string }> {
  const rows = await tx.query<{ id: string; number: string }>(insertQuote, [
    quote.kind,
    quote.userId,
    quote.email,
    quote.phone,
    JSON.stringify(quote.address),
    quote.business && JSON.stringify(quote.business),
    quote.reasons,
    quote.neededBy,
    quote.words,
    JSON.stringify(quote.lines),
    quote.shippingMethod,
    quote.deliveryDays,
    quote.freightPaise,
    quote.linkHash,
    quote.classId,
  ]);
  return rows[0]!;
}

/** A number that no quote will have. */
export const takeQuoteNumber = async (db: Queryable): Promise<string> =>
  (await db.query<{ number: string }>(takeNumber))[0]!.number;

export interface QuoteCaller {
  readonly userId: number | null;
  readonly tokenHash: Buffer | null;
}

/** Null: there is none, or it is somebody else's. */
export const findOwn = (db: Queryable, number: string, { userId, tokenHash }: QuoteCaller): Promise<QuoteRow | null> =>
  first(db.query<QuoteRow>(findOwnQuote, [number, userId, tokenHash]));

export const read = (db: Queryable, id: string): Promise<QuoteRow | null> => first(db.query<QuoteRow>(readQuote, [id]));

export const idOfNumber = async (db: Queryable, number: string): Promise<string | null> =>
  (await first(db.query<{ id: string }>(findIdByNumber, [number])))?.id ?? null;

/** Null: there is none, or it was asked with another address. */
export const findByMailbox = async (db: Queryable, number: string, email: string): Promise<string | null> =>
  (await first(db.query<{ id: string }>(findOfMailbox, [number, email])))?.id ?? null;

export async function productsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, QuotedProductRow>> {
  const rows = await db.query<QuotedProductRow>(selectProducts, [ids]);
  return new Map(rows.map((row) => [row.productId, row]));
}

export async function addLink(db: Queryable, tokenHash: Buffer, quoteId: string): Promise<void> {
  await db.query(insertLink, [tokenHash, quoteId]);
}

export async function removeByEmail(db: Queryable, email: string): Promise<void> {
  await db.query(deleteQuotesOf, [email]);
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteOldLinks);
  await db.query(deleteOldQuotes);
}
