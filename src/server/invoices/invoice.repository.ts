import { financialYear, invoiceNumber } from '#domain/pricing/tax.ts';
import type { Queryable } from '../db/database.ts';

// The row of the year is held until the transaction ends: a number that is not used goes back, and there is no gap.
const nextSerial = {
  name: 'invoice-next-serial',
  text: `insert into invoice_series (financial_year, last_serial) values ($1, 1)
         on conflict (financial_year) do update set last_serial = invoice_series.last_serial + 1
         returning last_serial as "serial"`,
};

const insertInvoice = {
  name: 'invoice-insert',
  text: `insert into invoices (order_id, number, financial_year, serial, issued_at) values ($1, $2, $3, $4, $5)`,
};

/** Gives an order the next number of the financial year. To be called once, when the order is confirmed. */
export async function issueInvoice(tx: Queryable, orderId: string, at: Date): Promise<string> {
  const year = financialYear(at);
  const [row] = await tx.query<{ serial: number }>(nextSerial, [year]);
  const number = invoiceNumber(year, row!.serial);
  await tx.query(insertInvoice, [orderId, number, year, row!.serial, at]);
  return number;
}

const issuedAt = {
  name: 'invoice-issued-at',
  text: `select issued_at as "issuedAt" from invoices where order_id = $1`,
};

/** Null: the order has no invoice yet. */
export async function findIssuedAt(db: Queryable, orderId: string): Promise<Date | null> {
  return (await db.query<{ issuedAt: Date }>(issuedAt, [orderId]))[0]?.issuedAt ?? null;
}
