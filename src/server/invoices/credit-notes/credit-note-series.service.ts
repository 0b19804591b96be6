import { creditNoteNumber, financialYear } from '#domain/pricing/invoice-number.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import { readClock } from '../../clock/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { readSettings } from '../../settings/settings.service.ts';
import * as notes from './credit-note.repository.ts';

/**
 * Gives a refund the next number of the financial year, in its transaction. An order without an invoice has nothing to be
 * credited. To be called last: whoever refunds at the same time waits from here on.
 */
export async function issueCreditNote(
  tx: Queryable,
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
): Promise<void> {
  if (!(await notes.isInvoiced(tx, orderId))) return;
  const issuedAt = await readClock(tx);
  const year = financialYear(issuedAt);
  const seller = sellerOf(await readSettings(tx));
  const serial = await notes.takeNextSerial(tx, year);
  const number = creditNoteNumber(year, serial);
  await notes.insert(tx, { refundId, orderId, number, financialYear: year, serial, issuedAt, seller });
}
