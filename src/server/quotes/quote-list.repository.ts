import type { QuoteView } from '#contracts/office-quotes.ts';
import type { QuoteStatus } from '#domain/quotes/quotes.ts';
import type { Queryable } from '../db/database.ts';
import { quoteStatus } from './quote-status.ts';

export interface QuoteSummaryRow {
  readonly id: string;
  readonly number: string;
  readonly kind: 'quote' | 'draft';
  readonly status: QuoteStatus;
  readonly hasQuestion: boolean;
  readonly name: string | null;
  readonly companyName: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly units: number;
  readonly lineCount: number;
  readonly totalPaise: number | null;
  readonly validUntil: Date | null;
  readonly createdAt: Date;
  readonly now: Date;
  /** Where it stands in the list: what waits for us is first. */
  readonly rank: number;
  /** The moment it was asked to the microsecond, which a Date does not keep. */
  readonly exactlyAt: string;
}

/** Where a page begins: after this one. */
export interface QuotePlace {
  readonly rank: number;
  readonly at: string;
  readonly id: string;
}

// It does not ask the clock, so that a list keeps its order from one page to the next.
const rank = `case when quote.has_question or (${quoteStatus} = 'asked' and quote.kind = 'quote') then 0
  when ${quoteStatus} in ('asked', 'sent') then 1 else 2 end`;

const columns = `quote.id, quote.number, quote.kind, ${quoteStatus} as status, quote.has_question as "hasQuestion",
  quote.address ->> 'name' as name, quote.business ->> 'companyName' as "companyName", quote.address ->> 'city' as city,
  quote.address ->> 'country' as country,
  coalesce((select sum((line ->> 'quantity')::integer) from jsonb_array_elements(quote.lines) line), 0)::integer as units,
  jsonb_array_length(quote.lines) as "lineCount", sent.total_paise as "totalPaise", sent.valid_until as "validUntil",
  quote.created_at as "createdAt", now() as now, ${rank} as rank, quote.created_at::text as "exactlyAt"`;

const search = `($4::text is null or quote.number = upper($4) or lower(quote.email) like $5
  or lower(quote.address ->> 'name') like $5 or lower(quote.business ->> 'companyName') like $5)`;

const after = `($1::integer is null or ${rank} > $1
  or (${rank} = $1 and (quote.created_at, quote.id) < ($2::timestamptz, $3::uuid)))`;

const list = (name: string, where: string) => ({
  name,
  text: `select ${columns}
         from quotes quote left join quote_versions sent on sent.quote_id = quote.id and sent.number = quote.sent_version
         where ${where} and ${search} and ${after}
         order by ${rank}, quote.created_at desc, quote.id desc limit $6`,
});

const lists = {
  all: list('quote-list-all', 'true'),
  'to-price': list('quote-list-to-price', `${quoteStatus} = 'asked' and quote.kind = 'quote'`),
  drafts: list('quote-list-drafts', `${quoteStatus} = 'asked' and quote.kind = 'draft'`),
  questions: list('quote-list-questions', 'quote.has_question'),
  sent: list('quote-list-sent', `${quoteStatus} = 'sent' and sent.valid_until > now()`),
  accepted: list('quote-list-accepted', `${quoteStatus} = 'accepted'`),
  over: list(
    'quote-list-over',
    `(${quoteStatus} = 'declined' or (${quoteStatus} = 'sent' and sent.valid_until <= now()))`,
  ),
} as const satisfies Record<QuoteView, unknown>;

export function listQuotes(
  db: Queryable,
  { view, words }: { readonly view: QuoteView; readonly words: string | null },
  place: QuotePlace | null,
  limit: number,
): Promise<QuoteSummaryRow[]> {
  const part = words === null ? null : `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db.query<QuoteSummaryRow>(lists[view], [
    place?.rank ?? null,
    place?.at ?? null,
    place?.id ?? null,
    words,
    part,
    limit,
  ]);
}

/** A quote in the list of whoever asked for it. */
export interface OwnQuoteRow extends Pick<
  QuoteSummaryRow,
  'id' | 'number' | 'status' | 'units' | 'totalPaise' | 'validUntil' | 'createdAt' | 'now' | 'exactlyAt'
> {
  readonly orderId: string | null;
  readonly orderNumber: string | null;
}

const listOwn = {
  name: 'quote-list-own',
  text: `select quote.id, quote.number, ${quoteStatus} as status,
           coalesce((select sum((line ->> 'quantity')::integer) from jsonb_array_elements(quote.lines) line), 0)::integer as units,
           sent.total_paise as "totalPaise", sent.valid_until as "validUntil", quote.created_at as "createdAt", now() as now,
           quote.created_at::text as "exactlyAt", orders.id as "orderId", orders.number as "orderNumber"
         from quotes quote left join quote_versions sent on sent.quote_id = quote.id and sent.number = quote.sent_version
           left join orders on orders.id = quote.order_id and orders.status <> 'cancelled'
         where quote.user_id = $1 and quote.kind = 'quote'
           and ($2::timestamptz is null or (quote.created_at, quote.id) < ($2::timestamptz, $3::uuid))
         order by quote.created_at desc, quote.id desc limit $4`,
};

export const listOwnQuotes = (
  db: Queryable,
  userId: number,
  place: readonly [at: string, id: string] | null,
  limit: number,
): Promise<OwnQuoteRow[]> => db.query<OwnQuoteRow>(listOwn, [userId, place?.[0] ?? null, place?.[1] ?? null, limit]);
