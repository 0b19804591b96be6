import type { PriceQuote } from '#contracts/quotes.ts';
import { quoteStateOf } from '#domain/quotes/quotes.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import { toOfferView } from './quote-offer.ts';
import type { QuotedProductRow, QuoteRow } from './quote.repository.ts';

export const validUntilOf = ({ sent }: Pick<QuoteRow, 'sent'>): Date | null => sent && new Date(sent.validUntil);

/** One quote as whoever asked sees it: what staff are pricing now is not for them. */
export const toPriceQuote = (
  row: QuoteRow,
  products: ReadonlyMap<string, QuotedProductRow>,
  pictures: AssetUrls,
): Omit<PriceQuote, 'class' | 'paymentMethods'> => ({
  number: row.number,
  state: quoteStateOf({ status: row.status, validUntil: validUntilOf(row) }, row.now),
  askedAt: row.createdAt.toISOString(),
  email: row.email,
  phone: row.phone,
  address: row.address,
  business: row.business,
  asked: row.lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [{ name: product.name, quantity }] : [];
  }),
  words: row.words,
  offer: row.sent && toOfferView(row.sent, pictures),
  order: row.orderId !== null && row.orderNumber !== null ? { id: row.orderId, number: row.orderNumber } : null,
  cancelledOrder: row.cancelledOrder,
  acceptedAt: row.orderId === null ? null : (row.acceptedAt?.toISOString() ?? null),
  declinedAt: row.declinedAt?.toISOString() ?? null,
  declineReason: row.declineReason,
  messages: row.messages.map(({ at, ...message }) => ({ ...message, at: new Date(at).toISOString() })),
});
