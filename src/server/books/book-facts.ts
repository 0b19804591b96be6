import { bookMonthOf } from '#domain/books/book-month.ts';
import {
  creditNoteDocuments,
  invoiceDocument,
  type BookDocument,
  type CreditedRefund,
  type InvoiceFacts,
} from '#domain/books/book-document.ts';
import { toPaise } from '#domain/money/money.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import { indianDay } from '#domain/time.ts';
import { partiesOf, saleOf } from '../invoices/invoice.service.ts';
import type { BookInvoiceRow, BookNoteRow } from './book.repository.ts';

/** Cancelled in the month of its invoice, before anything was paid: the number stays used, and nothing was supplied. */
const isVoid = ({ status, paymentStatus, cancelledAt, issuedAt }: BookInvoiceRow): boolean =>
  status === 'cancelled' &&
  paymentStatus === 'void' &&
  cancelledAt !== null &&
  bookMonthOf(cancelledAt) <= bookMonthOf(issuedAt);

function toFacts(row: BookInvoiceRow): InvoiceFacts {
  const { business, billTo, shipTo } = partiesOf(row);
  return {
    number: row.number,
    serial: row.serial,
    day: indianDay(row.issuedAt),
    orderNumber: row.orderNumber,
    seller: row.seller ?? sellerOf(defaultSettings),
    gstin: business?.gstin ?? null,
    buyerName: business?.companyName ?? billTo.name,
    billTo,
    shipTo,
    stored: toPaise(row.totalPaise),
    isVoid: isVoid(row),
    sale: saleOf({ ...row, isExportTaxed: row.seller?.isExportTaxed === true }),
  };
}

const toRefund = ({ amountPaise, deliveryPaise, lines, note }: BookNoteRow['refunds'][number]): CreditedRefund => ({
  refund: {
    amount: toPaise(amountPaise),
    delivery: toPaise(deliveryPaise),
    lines: lines.map(({ itemId, quantity, amountPaise: paise }) => ({ itemId, quantity, amount: toPaise(paise) })),
  },
  note: note && {
    number: note.number,
    serial: note.serial,
    day: indianDay(note.issuedAt),
    seller: note.seller,
    stored: toPaise(amountPaise),
  },
});

export const toInvoiceDocument = (row: BookInvoiceRow): BookDocument => invoiceDocument(toFacts(row));

/** One credit note of an invoice; null: it has none with this number. */
export const toNoteDocument = (
  row: BookInvoiceRow & Pick<BookNoteRow, 'refunds'>,
  number: string,
): BookDocument | null =>
  creditNoteDocuments(toFacts(row), row.refunds.map(toRefund)).find((note) => note.number === number) ?? null;
