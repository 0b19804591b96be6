import { Refusal } from '#domain/errors.ts';
import { bankAccountOf } from '#domain/orders/bank-transfer.ts';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../settings/settings.service.ts';
import type { QuoteRow } from './quote.repository.ts';

export interface QuoteFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The version that counts, on paper, with the account that the shop has now. What draws is loaded by whoever needs it. */
export async function sentQuoteFile(
  db: Queryable,
  { number, sent }: Pick<QuoteRow, 'number' | 'sent'>,
): Promise<QuoteFile> {
  if (sent === null) throw new Refusal('quote-refused', 'We’re still pricing this quote, so there’s no PDF yet.');
  const { quotationPdf } = await import('./quotation-pdf.ts');
  const bytes = await quotationPdf({
    number,
    version: sent.number,
    sentAt: new Date(sent.sentAt),
    validUntil: new Date(sent.validUntil),
    offer: sent.offer,
    account: bankAccountOf(await readSettings(db)),
  });
  return { name: `taar-quote-${number}-v${sent.number}.pdf`, bytes };
}
