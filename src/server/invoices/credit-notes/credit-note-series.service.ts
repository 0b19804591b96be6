import { bookMonthOf } from '#domain/books/book-month.ts';
import { creditNoteNumber, financialYear } from '#domain/pricing/invoice-number.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import { readClock } from '../../clock/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { readSettings } from '../../settings/settings.service.ts';
import * as notes from './credit-note.repository.ts';

async function issue(tx: Queryable, orderId: string, refundId: string | null, issuedAt: Date): Promise<void> {
  const year = financialYear(issuedAt);
  const seller = sellerOf(await readSettings(tx));
  const serial = await notes.takeNextSerial(tx, year);
  const number = creditNoteNumber(year, serial);
  await notes.insert(tx, { refundId, orderId, number, financialYear: year, serial, issuedAt, seller });
}

/**
 * Gives a refund the next number of the financial year, in its transaction. An order without an invoice has nothing to be
 * credited, nor has one whose invoice was taken back unpaid. To be called last: whoever refunds at the same time waits from
 * here on.
 */
export async function issueCreditNote(
  tx: Queryable,
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
): Promise<void> {
  const invoice = await notes.invoiceOf(tx, orderId);
  if (!invoice || invoice.isTakenBack) return;
  await issue(tx, orderId, refundId, await readClock(tx));
}

/**
 * Takes back the invoice of an order that was cancelled before anything was paid: a parcel that was refused at the door, say. In the
 * month of the invoice it is a cancelled document and needs none; later it stands in a return that was filed. To be called last too.
 */
export async function creditUnpaid(tx: Queryable, orderId: string): Promise<void> {
  const invoice = await notes.invoiceOf(tx, orderId);
  if (!invoice) return;
  const issuedAt = await readClock(tx);
  if (bookMonthOf(invoice.issuedAt) < bookMonthOf(issuedAt)) await issue(tx, orderId, null, issuedAt);
}
