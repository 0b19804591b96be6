import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { OfficeQuote, OfficeQuoteSummary, QuoteChange, QuoteView } from '#contracts/office-quotes.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { differingStates, receiverProblem, type Business } from '#domain/business/business.ts';
import { Refusal } from '#domain/errors.ts';
import { fromDecimal, toDecimal, toPaise } from '#domain/money/money.ts';
import { bankAccountOf } from '#domain/orders/bank-transfer.ts';
import { maxOrderTotal } from '#domain/orders/checkout.ts';
import { isIndia } from '#domain/places/india.ts';
import { placeOfSupply } from '#domain/pricing/place-of-supply.ts';
import { quoteStateOf } from '#domain/quotes/quotes.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import { isUuid } from '../db/uuid.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import { toOrderAddress } from '../orders/placing/order-address.ts';
import { decodeCursor, pageOf, type Page } from '../paging/cursor.ts';
import { readSettings } from '../settings/settings.service.ts';
import * as changes from './quote-changes.repository.ts';
import * as lists from './quote-list.repository.ts';
import type { QuoteSummaryRow } from './quote-list.repository.ts';
import { makeOffer, supplyStateOfQuote, type QuoteOfferRow } from './quote-offer.ts';
import { sentQuoteFile, type QuoteFile } from './quote-files.ts';
import * as rows from './quote.repository.ts';
import type { QuotedProductRow, QuoteRow } from './quote.repository.ts';
import { validUntilOf } from './quote-view.ts';

interface Deps {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly pictures: AssetUrls;
}

const refuse = (sentence: string): never => {
  throw new Refusal('quote-refused', sentence);
};

const decimal = (paise: number): string => toDecimal(toPaise(paise));

const productsOf = (db: Queryable, { lines }: Pick<QuoteRow, 'lines'>) =>
  rows.productsOf(
    db,
    lines.map(({ productId }) => productId),
  );

const toSummary = ({
  name,
  city,
  country,
  totalPaise,
  validUntil,
  createdAt,
  ...row
}: QuoteSummaryRow): OfficeQuoteSummary => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  status: row.status,
  state: quoteStateOf({ status: row.status, validUntil }, row.now),
  hasQuestion: row.hasQuestion,
  name: name ?? '',
  companyName: row.companyName,
  place: isIndia(country ?? '') && city ? city : (country ?? ''),
  units: row.units,
  lineCount: row.lineCount,
  total: totalPaise === null ? null : decimal(totalPaise),
  validUntil: validUntil?.toISOString() ?? null,
  askedAt: createdAt.toISOString(),
});

function toOfficeQuote(
  row: QuoteRow,
  products: ReadonlyMap<string, QuotedProductRow>,
  pictures: AssetUrls,
): OfficeQuote {
  const place = placeOfSupply(row.address, supplyStateOfQuote(row));
  const { discount, sent } = row;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    state: quoteStateOf({ status: row.status, validUntil: validUntilOf(row) }, row.now),
    version: row.version,
    askedAt: row.createdAt.toISOString(),
    email: row.email,
    phone: row.phone,
    address: row.address,
    business: row.business,
    reasons: row.reasons,
    neededBy: row.neededBy,
    words: row.words,
    lines: row.lines.flatMap(({ productId, quantity, pricePaise }) => {
      const product = products.get(productId);
      if (!product) return [];
      const { name, imageUrl, stock, gstRatePercent } = product;
      const price = { price: decimal(pricePaise), listPrice: decimal(product.pricePaise) };
      return [{ productId, name, imageUrl: pictures.resolve(imageUrl), quantity, ...price, stock, gstRatePercent }];
    }),
    discount: discount && {
      label: discount.label,
      percent: discount.percent ?? null,
      amount: discount.paise === undefined ? null : decimal(discount.paise),
    },
    freight: row.freightPaise === null ? null : decimal(row.freightPaise),
    shippingMethod: row.shippingMethod,
    deliveryDays: row.deliveryDays,
    validDays: row.validDays,
    note: row.note,
    supply: place.kind,
    placeOfSupply: place.name,
    sent: sent && {
      version: sent.number,
      sentAt: new Date(sent.sentAt).toISOString(),
      validUntil: new Date(sent.validUntil).toISOString(),
      total: decimal(sent.offer.totalPaise),
    },
    order: row.orderId !== null && row.orderNumber !== null ? { id: row.orderId, number: row.orderNumber } : null,
    cancelledOrder: row.cancelledOrder,
    declinedAt: row.declinedAt?.toISOString() ?? null,
    declineReason: row.declineReason,
    messages: row.messages.map(({ at, ...message }) => ({ ...message, at: new Date(at).toISOString() })),
    hasQuestion: row.hasQuestion,
    class: row.class,
  };
}

/** Who receives it is kept only where the tax depends on it. */
function toBusiness(business: Business | null, address: QuoteRow['address']): Business | null {
  const problem = business && receiverProblem(business, address);
  if (problem) throw new Refusal('input-invalid', problem);
  return business && { ...business, receiver: differingStates(business.gstin, address) ? business.receiver : null };
}

/** The sheet as staff save it, with the buyer as it was unless they changed that. */
function toSheet(row: QuoteRow, change: QuoteChange): changes.SheetRow {
  const { buyer, discount } = change;
  const address = buyer ? toOrderAddress({ ...buyer.address, isDefault: false }) : row.address;
  return {
    lines: change.lines.map(({ price, ...line }) => ({ ...line, pricePaise: fromDecimal(price) })),
    discount: discount && {
      label: discount.label,
      ...(discount.percent == null ? { paise: fromDecimal(discount.amount!) } : { percent: discount.percent }),
    },
    freightPaise: change.freight === null ? null : fromDecimal(change.freight),
    shippingMethod: change.shippingMethod,
    deliveryDays: change.deliveryDays,
    validDays: change.validDays,
    note: change.note,
    address,
    email: buyer ? buyer.email : row.email,
    phone: buyer ? buyer.phone : row.phone,
    business: buyer ? toBusiness(buyer.business, address) : row.business,
  };
}

/** What of a sheet the audit tells: sums rather than everybody’s address. */
const traceOf = (
  sheet: Pick<QuoteRow, 'lines' | 'discount' | 'freightPaise' | 'shippingMethod' | 'validDays' | 'note'>,
) => ({
  lines: sheet.lines.map(
    ({ productId, quantity, pricePaise }) => `${quantity} × ${productId} at ${decimal(pricePaise)}`,
  ),
  discount: sheet.discount,
  freight: sheet.freightPaise === null ? null : decimal(sheet.freightPaise),
  shippingMethod: sheet.shippingMethod,
  validDays: sheet.validDays,
  note: sheet.note,
});

/** Freezes the sheet, or says what is missing. */
export async function freezeSheet(tx: Queryable, row: QuoteRow): Promise<QuoteOfferRow> {
  const products = await productsOf(tx, row);
  if (row.lines.length === 0) refuse('Add at least one product first.');
  if (row.lines.some(({ productId }) => !products.has(productId)))
    refuse('One of these products is gone. Take it out.');
  if (row.freightPaise === null) refuse('Say what the freight costs first; 0 if nothing.');
  const offer = makeOffer(row, products, sellerOf(await readSettings(tx)));
  if (offer.totalPaise > maxOrderTotal) refuse('That’s more than one order can hold. Please make two quotes of it.');
  return offer;
}

const place = z.tuple([z.int(), z.string(), z.uuid()]);
const defaultLimit = 50;
const dayMs = 24 * 60 * 60 * 1000;

interface Change {
  readonly staff: Staff;
  /** Null: whatever was read. */
  readonly version: number | null;
  readonly action: string;
  /** What may be done to a quote that is an order by now. */
  readonly evenOrdered?: boolean;
}

export type OfficeQuoteService = ReturnType<typeof createOfficeQuoteService>;

/** As the database keeps them: without what is undefined, in any order of fields. */
const isSameOffer = (offer: QuoteOfferRow, sent: QuoteOfferRow): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(offer)), sent);

/** What the office does with quotes. */
export function createOfficeQuoteService({ db, jobs, pictures }: Deps) {
  async function require(tx: Queryable, id: string): Promise<QuoteRow> {
    const row = isUuid(id) ? await rows.read(tx, id) : null;
    if (!row) throw new Refusal('quote-unknown', 'There’s no such quote. It may have been deleted.');
    return row;
  }

  async function view(id: string): Promise<OfficeQuote> {
    const row = await require(db, id);
    return toOfficeQuote(row, await productsOf(db, row), pictures);
  }

  /** Changes a quote that nobody else changes meanwhile, and writes down who did. */
  async function change(
    id: string,
    { staff, version, action, evenOrdered = false }: Change,
    work: (tx: Queryable, row: QuoteRow) => Promise<{ before?: object; after?: object }>,
  ): Promise<OfficeQuote> {
    await require(db, id);
    await db.transaction(async (tx) => {
      const held = await changes.lock(tx, id);
      if (version !== null && held?.version !== version) throw new Refusal('changed-meanwhile');
      const row = await require(tx, id);
      if (row.status === 'accepted' && !evenOrdered)
        refuse(`This is order ${row.orderNumber} by now. Please change the order.`);
      const trace = await work(tx, row);
      await recordChange(tx, staff, { thing: 'quote', thingId: id, label: row.number, action, ...trace });
    });
    return view(id);
  }

  return {
    change,
    view,

    /** By its id, or by the number that is in mails and on paper. */
    async find(address: string): Promise<OfficeQuote> {
      const isNumber = /^q-\d+$/i.test(address);
      return view(isNumber ? ((await rows.idOfNumber(db, address.toUpperCase())) ?? address) : address);
    },

    async list({
      view: of,
      search,
      cursor,
      limit = defaultLimit,
    }: {
      readonly view: QuoteView;
      readonly search: string | null;
      readonly cursor?: string | undefined;
      readonly limit?: number | undefined;
    }): Promise<Page<OfficeQuoteSummary>> {
      const after = decodeCursor(cursor, place);
      const from = after && { rank: after[0], at: after[1], id: after[2] };
      const found = await lists.listQuotes(db, { view: of, words: search }, from, limit + 1);
      return pageOf(found, limit, { item: toSummary, cursor: (row) => [row.rank, row.exactlyAt, row.id] });
    },

    save: (id: string, wanted: QuoteChange, staff: Staff): Promise<OfficeQuote> =>
      change(id, { staff, version: wanted.version, action: 'priced' }, async (tx, row) => {
        if (row.status === 'declined') refuse('This quote was declined. Open it again first.');
        const sheet = toSheet(row, wanted);
        const known = await productsOf(tx, sheet);
        if (sheet.lines.some(({ productId }) => !known.has(productId))) throw new Refusal('product-unknown');
        await changes.saveSheet(tx, id, sheet);
        return { before: traceOf(row), after: traceOf(sheet) };
      }),

    send: (id: string, version: number, staff: Staff): Promise<OfficeQuote> =>
      change(id, { staff, version, action: 'sent' }, async (tx, row) => {
        if (row.kind === 'draft') refuse('A draft becomes an order; it isn’t sent.');
        if (row.status === 'declined') refuse('This quote was declined. Open it again first.');
        if (row.email === null) refuse('Add an email address first, so it can be sent.');
        const offer = await freezeSheet(tx, row);
        const sentVersion = await changes.addVersion(tx, id, offer);
        await jobs.enqueue(tx, 'mail/quote-sent', { quoteId: id, version: sentVersion });
        return { after: { version: sentVersion, total: decimal(offer.totalPaise) } };
      }),

    answer: (id: string, body: string, staff: Staff): Promise<OfficeQuote> =>
      change(id, { staff, version: null, action: 'answered', evenOrdered: true }, async (tx) => {
        const messageId = await changes.addMessage(tx, id, { author: 'staff', userId: staff.userId, body });
        await jobs.enqueue(tx, 'mail/quote-answer', { quoteId: id, messageId });
        return {};
      }),

    decline: (id: string, version: number, staff: Staff): Promise<OfficeQuote> =>
      change(id, { staff, version, action: 'closed' }, async (tx, row) => {
        if (row.status === 'declined') refuse('This quote was declined already.');
        await changes.decline(tx, id, null);
        return {};
      }),

    reopen: (id: string, version: number, staff: Staff): Promise<OfficeQuote> =>
      change(id, { staff, version, action: 'opened again' }, async (tx, row) => {
        if (row.status !== 'declined') refuse('Only a quote that was declined can be opened again.');
        await changes.reopen(tx, id);
        return {};
      }),

    /** The sheet on paper: what was sent, or, where it has changed since, as it would be sent now. */
    async file(id: string): Promise<QuoteFile> {
      const row = await require(db, id);
      const offer = await freezeSheet(db, row);
      if (row.sent && isSameOffer(offer, row.sent.offer)) return sentQuoteFile(db, row);
      const { quotationPdf } = await import('./quotation-pdf.ts');
      const validUntil = new Date(row.now.getTime() + row.validDays * dayMs);
      const account = bankAccountOf(await readSettings(db));
      const changedSince = row.sent?.number ?? null;
      const sheet = { number: row.number, version: null, changedSince, sentAt: row.now, validUntil, offer, account };
      const bytes = await quotationPdf(sheet);
      return { name: `taar-quote-${row.number}.pdf`, bytes };
    },
  };
}
