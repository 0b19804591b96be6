import { quoteAnswerDays, quoteLinkDays, quoteReasonNames } from '#domain/quotes/quotes.ts';
import { formatMoney } from '#domain/money/money.ts';
import { shop } from '#domain/shop/shop.ts';
import { formatIndianTime } from '#domain/time.ts';
import { placeLine } from '#domain/places/address.ts';
import { button, note, paragraph, quote, table, type MailContent } from '../mail/mail.ts';
import { priceOffer } from './quote-offer.ts';
import type { QuotedProductRow, QuoteRow, QuoteVersionRow } from './quote.repository.ts';

const reason = 'You’re getting this email because someone, hopefully you, asked us for a quote with this address.';

const linesTable = (row: QuoteRow, products: ReadonlyMap<string, QuotedProductRow>) =>
  table(
    row.lines.flatMap(({ productId, quantity }): [string, string][] => {
      const product = products.get(productId);
      return product ? [[product.name, String(quantity)]] : [];
    }),
  );

/** To the shop. Answering it answers the person who asked. */
export const shopQuoteMail = (
  row: QuoteRow,
  products: ReadonlyMap<string, QuotedProductRow>,
  officeLink: string,
): MailContent => ({
  to: shop.email.support,
  subject: `[${row.number}] Quote for ${row.business?.companyName ?? row.address.name}`,
  heading: `${row.number} is to be priced`,
  blocks: [
    paragraph(
      `${row.address.name} (${row.email ?? 'no email'}) asks for a quote to ${[placeLine(row.address), row.address.country].join(', ')}.`,
    ),
    linesTable(row, products),
    ...(row.reasons.length > 0 ? [paragraph(row.reasons.map((one) => quoteReasonNames[one]).join('. '))] : []),
    ...(row.neededBy ? [paragraph(`Needed by ${row.neededBy}.`)] : []),
    ...(row.words ? [quote(row.words)] : []),
    button('Price it', officeLink),
  ],
  reason: 'You’re getting this email because someone asked the shop for a quote.',
  ...(row.email !== null && { envelope: { replyTo: row.email } }),
  needed: true,
});

/** To whoever asked, if it was them. It holds nothing of their words, so that nobody advertises by way of us. */
export const quoteReceiptMail = (row: QuoteRow, to: string, link: string): MailContent => ({
  to,
  subject: `We’ve got your request for a quote (${row.number})`,
  heading: 'We’re pricing it',
  blocks: [
    paragraph(
      `Thank you. We’ll email you our prices within ${quoteAnswerDays} working days. It’s free and binds nobody until you accept.`,
    ),
    button('See your request', link),
    note(`Need it sooner? Reply to this email, or write to ${shop.email.support} and name ${row.number}.`),
  ],
  reason,
});

/** What a version comes to, as a mail lists it. */
function toSums({ offer }: QuoteVersionRow) {
  const price = priceOffer(offer);
  return {
    lines: price.lines.map(({ line: { row }, amount }): [string, string] => [
      `${row.quantity} × ${row.name}`,
      formatMoney(amount),
    ]),
    adjustments: price.adjustments.map(({ label, amount }): [string, string] => [label, formatMoney(amount)]),
    freight: price.shipping === 0 ? 'Free' : formatMoney(price.shipping),
    total: formatMoney(price.total),
  };
}

/** The prices, with the day until which they hold. Staff have read what was asked before this goes out. */
export function quoteSentMail(row: QuoteRow, sent: QuoteVersionRow, to: string, link: string): MailContent {
  const { lines, adjustments, freight, total } = toSums(sent);
  const again = sent.number > 1 ? ', version ' + String(sent.number) : '';
  return {
    to,
    subject: `Your quote ${row.number}${again}: ${total}`,
    heading: `Your quote ${row.number}${again}`,
    blocks: [
      ...(sent.offer.note ? [paragraph(sent.offer.note)] : []),
      table([...lines, ...adjustments, ['Freight', freight], ['Total', total]]),
      paragraph(
        `Prices hold until ${formatIndianTime(new Date(sent.validUntil), 'longDate')}. Accept and pay online; the stock is yours from then on.`,
      ),
      ...(sent.number > 1 ? [paragraph('The version before can no longer be accepted.')] : []),
      button('See your quote', link),
      note('The quote is attached as a PDF. Questions? Ask them on that page, or reply to this email.'),
    ],
    reason: 'You’re getting this email because you asked us for a quote.',
    envelope: { replyTo: shop.email.support },
    needed: true,
  };
}

/** On asking, to whoever has lost the link. */
export const quoteLinkMail = (row: QuoteRow, to: string, link: string): MailContent => ({
  to,
  subject: `Your link to quote ${row.number}`,
  heading: `Your link to quote ${row.number}`,
  blocks: [
    paragraph(`The button opens your quote for ${quoteLinkDays} days. Older links to it still work.`),
    button('See your quote', link),
    note('If you didn’t ask for this, ignore it.'),
  ],
  reason: 'You’re getting this email because someone, hopefully you, asked us for the link to this quote.',
  envelope: { replyTo: shop.email.support },
  needed: true,
});

/** What staff wrote in the thread. */
export const quoteAnswerMail = (row: QuoteRow, body: string, to: string, link: string): MailContent => ({
  to,
  subject: `Your quote ${row.number}: our answer`,
  heading: `About your quote ${row.number}`,
  blocks: [
    ...body
      .split(/\n{2,}/)
      .filter(Boolean)
      .map((text) => paragraph(text)),
    button('See your quote', link),
  ],
  reason: 'You’re getting this email because you asked us for a quote.',
  envelope: { replyTo: shop.email.support },
  needed: true,
});

/** To the shop: what whoever asked wrote or decided. */
export const shopNewsMail = (row: QuoteRow, what: string, body: string, officeLink: string): MailContent => ({
  to: shop.email.support,
  subject: `[${row.number}] ${what} ${row.number}`,
  heading: `${what} ${row.number}`,
  blocks: [
    paragraph(`${row.address.name} (${row.email ?? 'no email'}) wrote:`),
    quote(body),
    button('Open the quote', officeLink),
  ],
  reason: 'You’re getting this email because someone asked the shop for a quote.',
  ...(row.email !== null && { envelope: { replyTo: row.email } }),
  needed: true,
});
