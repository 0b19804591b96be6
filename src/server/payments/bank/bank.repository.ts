import type { CandidateOrder } from './match-transfers.ts';
import type { Queryable } from '../../db/database.ts';

export interface CandidateRow extends CandidateOrder {
  readonly name: string;
  readonly company: string | null;
}

const columns = `'order' as kind, orders.id, orders.number, orders.status, orders.payment_method as "paymentMethod",
  orders.payment_status as "paymentStatus", orders.total_paise as "totalPaise", orders.created_at as "createdAt",
  orders.sent_reference as "sentReference", coalesce(orders.shipping_address ->> 'name', '') as name,
  orders.business ->> 'companyName' as company,
  (select quote.number from quotes quote where quote.order_id = orders.id) as "quoteNumber"`;

/** A quote that waits for a yes, as the order that it would be. */
const quoteColumns = `'quote' as kind, quote.id, quote.number, 'pending' as status, 'bank-transfer' as "paymentMethod",
  'due' as "paymentStatus", sent.total_paise::bigint as "totalPaise", sent.sent_at as "createdAt",
  null::text as "sentReference", coalesce(quote.address ->> 'name', '') as name,
  quote.business ->> 'companyName' as company, quote.number as "quoteNumber"`;

const openQuotes = `quotes quote
         join quote_versions sent on sent.quote_id = quote.id and sent.number = quote.sent_version
           and quote.kind = 'quote' and quote.status = 'sent'`;

const findCandidates = {
  name: 'bank-candidates',
  text: `select ${columns} from orders
         where orders.status = 'pending' and orders.payment_status = 'due'
           and orders.payment_method in ('upi', 'bank-transfer')
         union
         select ${columns} from orders where orders.number = any($1::text[])
         union
         select ${columns} from quotes named join orders on orders.id = named.order_id where named.number = any($2::text[])
         union
         select ${quoteColumns} from ${openQuotes} where quote.number = any($2::text[])
         order by number`,
};

const findOrder = { name: 'bank-order', text: `select ${columns} from orders where orders.id = $1` };

const findQuote = { name: 'bank-quote', text: `select ${quoteColumns} from ${openQuotes} where quote.id = $1` };

/** More than these nobody reads: whoever looks for another says more of it. */
const mostFound = 20;

/** Unpaid, or cancelled before it was paid: that money has to go back. Where a gateway collects, it does so itself. */
const isUnpaid = `(orders.payment_status = 'due' or (orders.payment_status = 'void' and orders.payment_method <> 'razorpay'
             and orders.forgotten_at is null))`;

const wordsMatch = `(orders.words @@ search_query($1::text)
           or (orders.business is not null and (orders.words || business_words(orders.business)) @@ search_query($1::text)))`;

// By words and by amount are two statements in one, so that each goes by its own index.
const searchOrders = {
  name: 'bank-search-orders',
  text: `with found as (
           (select orders.id from orders where ${wordsMatch} and ${isUnpaid} order by orders.created_at desc limit ${mostFound})
           union
           (select orders.id from orders where orders.total_paise = $2::bigint and orders.payment_status = 'due'
            order by orders.created_at desc limit ${mostFound})
         )
         select ${columns} from found join orders on orders.id = found.id
         order by (orders.total_paise = $3::bigint) desc, orders.created_at desc, orders.id desc limit ${mostFound}`,
};

const searchQuotes = {
  name: 'bank-search-quotes',
  text: `select ${quoteColumns} from ${openQuotes}
         where quote.number = upper($1) or lower(quote.email) like $2 or lower(quote.address ->> 'name') like $2
           or lower(quote.business ->> 'companyName') like $2 or sent.total_paise = $3::bigint
         order by (sent.total_paise = $4::bigint) desc, sent.sent_at desc, quote.id desc limit ${mostFound}`,
};

const findTaken = {
  name: 'bank-rows-taken',
  text: `select bank_rows.hash, orders.number from bank_rows join orders on orders.id = order_id
         where bank_rows.hash = any($1::bytea[])`,
};

/** Whoever comes second waits until the first is done, and then finds the row taken or free. */
const takeRow = {
  name: 'bank-row-take',
  text: `insert into bank_rows (hash, order_id, booked_on, amount_paise, user_id) values ($1, $2, $3, $4, $5)
         on conflict (hash) do nothing returning order_id as "orderId"`,
};

/** Orders that wait for a transfer, and those of these numbers, or of quotes with these, whatever they wait for. */
export const candidates = (
  db: Queryable,
  { orders, quotes }: { readonly orders: readonly string[]; readonly quotes: readonly string[] },
): Promise<CandidateRow[]> => db.query<CandidateRow>(findCandidates, [orders, quotes]);

const first = async (rows: Promise<CandidateRow[]>): Promise<CandidateRow | null> => (await rows)[0] ?? null;

/** Null: there is none, or the quote was accepted or declined meanwhile. */
export const find = (db: Queryable, kind: CandidateRow['kind'], id: string): Promise<CandidateRow | null> =>
  kind === 'order' ? first(db.query<CandidateRow>(findOrder, [id])) : first(db.query<CandidateRow>(findQuote, [id]));

export interface PayableSearch {
  readonly words: string;
  /** What the words are, if they are an amount. */
  readonly wordsPaise: number | null;
  /** What came: of it come first. */
  readonly rowPaise: number;
}

/** Unpaid orders and open quotes, those of the amount first, then the newest. */
export async function search(db: Queryable, { words, wordsPaise, rowPaise }: PayableSearch): Promise<CandidateRow[]> {
  const part = `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const orders = await db.query<CandidateRow>(searchOrders, [words, wordsPaise, rowPaise]);
  const quotes = await db.query<CandidateRow>(searchQuotes, [words, part, wordsPaise, rowPaise]);
  const differs = ({ totalPaise }: CandidateRow): number => (totalPaise === rowPaise ? 0 : 1);
  return [...orders, ...quotes]
    .toSorted((a, b) => differs(a) - differs(b) || b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, mostFound);
}

export const taken = (db: Queryable, hashes: readonly Buffer[]): Promise<{ hash: Buffer; number: string }[]> =>
  db.query<{ hash: Buffer; number: string }>(findTaken, [hashes]);

interface TakenRow {
  readonly hash: Buffer;
  readonly orderId: string;
  readonly bookedOn: string;
  readonly amountPaise: number;
  readonly userId: number;
}

/** False: the row has confirmed an order before. */
export async function take(tx: Queryable, row: TakenRow): Promise<boolean> {
  const { hash, orderId, bookedOn, amountPaise, userId } = row;
  const values = [hash, orderId, bookedOn, amountPaise, userId];
  return (await tx.query<{ orderId: string }>(takeRow, values)).length > 0;
}
