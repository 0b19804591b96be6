import type { Queryable } from '../db/database.ts';
import type { QuoteOfferRow } from './quote-offer.ts';
import type { QuoteDiscountRow, QuoteLineRow, QuoteRow } from './quote.repository.ts';

const lockQuote = { name: 'quote-lock', text: `select version from quotes where id = $1 for update` };

const updateSheet = {
  name: 'quote-update-sheet',
  text: `update quotes
         set lines = $2, adjustment = $3, freight_paise = $4, shipping_method = $5, delivery_days = $6, valid_days = $7,
           note = $8, address = $9, email = $10, phone = $11, business = $12
         where id = $1`,
};

const insertVersion = {
  name: 'quote-version-insert',
  text: `with sent as (
           insert into quote_versions (quote_id, number, valid_until, total_paise, offer)
           select id, coalesce(sent_version, 0) + 1, now() + make_interval(days => valid_days), $2, $3
           from quotes where id = $1 returning number
         )
         update quotes set status = 'sent', sent_version = sent.number, has_question = false, declined_at = null,
           decline_reason = null, order_id = null, accepted_at = null
         from sent where quotes.id = $1 returning sent.number as "sentVersion"`,
};

const updateDeclined = {
  name: 'quote-decline',
  text: `update quotes set status = 'declined', declined_at = now(), decline_reason = $2, has_question = false,
           order_id = null, accepted_at = null where id = $1`,
};

const updateReopened = {
  name: 'quote-reopen',
  text: `update quotes set status = case when sent_version is null then 'asked' else 'sent' end, declined_at = null,
           decline_reason = null where id = $1`,
};

const updateAccepted = {
  name: 'quote-accept',
  text: `update quotes set status = 'accepted', accepted_at = now(), order_id = $2, has_question = false where id = $1`,
};

const insertMessage = {
  name: 'quote-message-insert',
  text: `with asked as (
           update quotes set has_question = ($2 = 'buyer') where id = $1
         )
         insert into quote_messages (quote_id, author, user_id, body) values ($1, $2, $3, $4) returning id::text`,
};

/** Holds the quote until the transaction ends, and tells its version. Null: it is gone. */
export const lock = async (tx: Queryable, id: string): Promise<{ version: number } | null> =>
  (await tx.query<{ version: number }>(lockQuote, [id]))[0] ?? null;

export interface SheetRow extends Pick<
  QuoteRow,
  'freightPaise' | 'shippingMethod' | 'deliveryDays' | 'validDays' | 'note' | 'address' | 'email' | 'phone' | 'business'
> {
  readonly lines: readonly QuoteLineRow[];
  readonly discount: QuoteDiscountRow | null;
}

export async function saveSheet(tx: Queryable, id: string, sheet: SheetRow): Promise<void> {
  await tx.query(updateSheet, [
    id,
    JSON.stringify(sheet.lines),
    sheet.discount && JSON.stringify(sheet.discount),
    sheet.freightPaise,
    sheet.shippingMethod,
    sheet.deliveryDays,
    sheet.validDays,
    sheet.note,
    JSON.stringify(sheet.address),
    sheet.email,
    sheet.phone,
    sheet.business && JSON.stringify(sheet.business),
  ]);
}

/** Answers with the number of the version. */
export async function addVersion(tx: Queryable, id: string, offer: QuoteOfferRow): Promise<number> {
  const values = [id, offer.totalPaise, JSON.stringify(offer)];
  return (await tx.query<{ sentVersion: number }>(insertVersion, values))[0]!.sentVersion;
}

export async function decline(tx: Queryable, id: string, reason: string | null): Promise<void> {
  await tx.query(updateDeclined, [id, reason]);
}

export async function reopen(tx: Queryable, id: string): Promise<void> {
  await tx.query(updateReopened, [id]);
}

export async function accept(tx: Queryable, id: string, orderId: string): Promise<void> {
  await tx.query(updateAccepted, [id, orderId]);
}

/** Answers with its id. */
export async function addMessage(
  tx: Queryable,
  quoteId: string,
  {
    author,
    userId,
    body,
  }: { readonly author: 'buyer' | 'staff'; readonly userId: number | null; readonly body: string },
): Promise<string> {
  return (await tx.query<{ id: string }>(insertMessage, [quoteId, author, userId, body]))[0]!.id;
}
