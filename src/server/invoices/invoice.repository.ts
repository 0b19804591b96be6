import type { Seller } from '#domain/shop/shop-details.ts';
import type { Queryable } from '../db/database.ts';

export interface InvoiceRow {
  readonly orderId: string;
  readonly number: string;
  readonly financialYear: string;
  readonly serial: number;
  readonly issuedAt: Date;
  readonly seller: Seller;
}

// The row of the year is held until the transaction ends: a number that is not used goes back, and there is no gap.
const takeSerial = {
  name: 'invoice-next-serial',
  text: `insert into invoice_series (financial_year, last_serial) values ($1, 1)
         on conflict (financial_year) do update set last_serial = invoice_series.last_serial + 1
         returning last_serial as "serial"`,
};

const insertInvoice = {
  name: 'invoice-insert',
  text: `insert into invoices (order_id, number, financial_year, serial, issued_at, seller)
         values ($1, $2, $3, $4, $5, $6::jsonb)`,
};

const selectIssued = {
  name: 'invoice-issued',
  text: `select issued_at as "issuedAt", seller from invoices where order_id = $1`,
};

const selectFile = {
  name: 'invoice-file',
  text: `select pdf from invoice_files where order_id = $1 and facts_hash = $2`,
};

// Of two that are made at the same time the first is kept, so that both callers get the same bytes.
const upsertFile = {
  name: 'invoice-keep-file',
  text: `insert into invoice_files (order_id, facts_hash, pdf) values ($1, $2, $3)
         on conflict (order_id) do update set facts_hash = excluded.facts_hash, pdf = excluded.pdf, created_at = now()
         where invoice_files.facts_hash <> excluded.facts_hash`,
};

export async function takeNextSerial(tx: Queryable, year: string): Promise<number> {
  return (await tx.query<{ serial: number }>(takeSerial, [year]))[0]!.serial;
}

export async function insert(tx: Queryable, invoice: InvoiceRow): Promise<void> {
  const { orderId, number, financialYear, serial, issuedAt, seller } = invoice;
  await tx.query(insertInvoice, [orderId, number, financialYear, serial, issuedAt, JSON.stringify(seller)]);
}

/** Null: the order has no invoice yet. Its seller is null if it was issued before the details could be changed. */
export async function findIssued(
  db: Queryable,
  orderId: string,
): Promise<{ readonly issuedAt: Date; readonly seller: Seller | null } | null> {
  return (await db.query<{ issuedAt: Date; seller: Seller | null }>(selectIssued, [orderId]))[0] ?? null;
}

/** Null: it was never asked for, or says something else now. */
export async function findFile(db: Queryable, orderId: string, factsHash: Buffer): Promise<Buffer | null> {
  return (await db.query<{ pdf: Buffer }>(selectFile, [orderId, factsHash]))[0]?.pdf ?? null;
}

export async function keepFile(db: Queryable, orderId: string, factsHash: Buffer, pdf: Buffer): Promise<void> {
  await db.query(upsertFile, [orderId, factsHash, pdf]);
}
