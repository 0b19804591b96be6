import { financialYear, invoiceNumber } from '#domain/pricing/invoice-number.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../settings/settings.service.ts';
import { readClock } from '../clock/clock.ts';
import * as invoices from './invoice.repository.ts';

/** Gives an order the next number of the financial year. To be called once, when the order is confirmed. */
export async function issueInvoice(tx: Queryable, orderId: string): Promise<string> {
  const at = await readClock(tx);
  const year = financialYear(at);
  const serial = await invoices.takeNextSerial(tx, year);
  const seller = sellerOf(await readSettings(tx));
  const number = invoiceNumber(year, serial);
  await invoices.insert(tx, { orderId, number, financialYear: year, serial, issuedAt: at, seller });
  return number;
}
