import { quoteAnswerDays, quoteReasonNames } from '#domain/quotes/quotes.ts';
import { shop } from '#domain/shop/shop.ts';
import { placeLine } from '#domain/places/address.ts';
import { button, note, paragraph, quote, table, type MailContent } from '../mail/mail.ts';
import type { QuotedProductRow, QuoteRow } from './quote.repository.ts';

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
