import type { Seller } from '#domain/shop/shop-details.ts';
import type { Queryable } from '../../db/database.ts';

interface CreditNoteRow {
  /** Null: the order was cancelled before anything was paid. */
  readonly refundId: string | null;
  readonly orderId: string;
  readonly number: string;
  readonly financialYear: string;
  readonly serial: number;
  readonly issuedAt: Date;
  readonly seller: Seller;
}

// The row of the year is held until the transaction ends: a number that is not used goes back, and there is no gap.
const takeSerial = {
  name: 'credit-note-next-serial',
  text: `insert into credit_note_series (financial_year, last_serial) values ($1, 1)
         on conflict (financial_year) do update set last_serial = credit_note_series.last_serial + 1
         returning last_serial as "serial"`,
};

const insertNote = {
  name: 'credit-note-insert',
  text: `insert into credit_notes (refund_id, order_id, number, financial_year, serial, issued_at, seller)
         values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
};

/** What of an invoice went back, or was never paid. */
export interface CreditedRefundRow {
  /** Null: made before there were credit notes. */
  readonly noteId: string | null;
  readonly number: string | null;
  readonly issuedAt: Date | null;
  readonly seller: Seller | null;
  readonly reason: string;
  readonly amountPaise: number;
  readonly deliveryPaise: number;
  readonly lines: { readonly itemId: string; readonly quantity: number; readonly amountPaise: number }[];
}

// Of the money of the order itself, as it was invoiced. They were made one after the other: each held the order. What was
// cancelled unpaid takes back all of it.
const selectRefunds = {
  name: 'credit-note-refunds',
  text: `select note.id as "noteId", note.number, note.issued_at as "issuedAt", note.seller, refund.reason,
           refund.amount_paise as "amountPaise", refund.delivery_paise as "deliveryPaise",
           coalesce((select json_agg(json_build_object('itemId', line.order_item_id, 'quantity', line.quantity,
                                                       'amountPaise', line.amount_paise))
                     from refund_lines line where line.refund_id = refund.id), '[]') as lines,
           refund.created_at as "madeAt", refund.id as "madeId"
         from refunds refund left join credit_notes note on note.refund_id = refund.id
         where refund.order_id = $1 and refund.gateway_payment_id is null
         union all
         select note.id, note.number, note.issued_at, note.seller, 'The order was cancelled before it was paid.',
           orders.total_paise, 0, '[]', note.issued_at, note.id
         from credit_notes note join orders on orders.id = note.order_id
         where note.order_id = $1 and note.refund_id is null
         order by "madeAt", "madeId"`,
};

interface CreditedInvoiceRow {
  readonly number: string;
  readonly issuedAt: Date;
  /** The order was cancelled before anything was paid, and a credit note says so. */
  readonly isTakenBack: boolean;
}

const selectInvoice = {
  name: 'credit-note-of-invoice',
  text: `select number, issued_at as "issuedAt",
           exists (select from credit_notes note where note.order_id = $1 and note.refund_id is null) as "isTakenBack"
         from invoices where order_id = $1`,
};

export async function takeNextSerial(tx: Queryable, year: string): Promise<number> {
  return (await tx.query<{ serial: number }>(takeSerial, [year]))[0]!.serial;
}

export async function insert(tx: Queryable, note: CreditNoteRow): Promise<void> {
  const { refundId, orderId, number, financialYear, serial, issuedAt, seller } = note;
  await tx.query(insertNote, [refundId, orderId, number, financialYear, serial, issuedAt, JSON.stringify(seller)]);
}

/** What went back of the money of an order, in the order in which it did. */
export const refundsOf = (db: Queryable, orderId: string): Promise<CreditedRefundRow[]> =>
  db.query<CreditedRefundRow>(selectRefunds, [orderId]);

/** Null: the order has none. */
export async function invoiceOf(db: Queryable, orderId: string): Promise<CreditedInvoiceRow | null> {
  return (await db.query<CreditedInvoiceRow>(selectInvoice, [orderId]))[0] ?? null;
}
