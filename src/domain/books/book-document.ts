import { toPaise, type Paise } from '../money/money.ts';
import { makeCreditNotes, type CreditedSale, type MadeRefund } from '../orders/credit-note.ts';
import { makeInvoice, type Invoice } from '../orders/invoice.ts';
import type { PlaceOfSupply } from '../pricing/place-of-supply.ts';
import type { TaxSplit } from '../pricing/tax.ts';
import type { Seller } from '../shop/shop-details.ts';

export interface BookAddress {
  readonly name: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
}

/** A line of an invoice, or what of it a credit note takes back: always above zero. */
export interface DocumentLine {
  readonly description: string;
  /** HSN of goods, SAC of services. */
  readonly code: string;
  readonly isService: boolean;
  /** The tax office's code of the unit; services have none. */
  readonly unit: string;
  readonly quantity: number;
  readonly ratePercent: number;
  /** Before discounts, with the tax in it. */
  readonly gross: Paise;
  /** What is paid for it, or goes back. */
  readonly amount: Paise;
  readonly tax: TaxSplit;
}

/** An invoice or a credit note as the books have it. */
export interface BookDocument {
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  readonly serial: number;
  /** '2026-10-31', by India's calendar. */
  readonly day: string;
  readonly orderNumber: string;
  readonly seller: Seller;
  /** The GSTIN or the UIN of a registered buyer. */
  readonly gstin: string | null;
  readonly buyerName: string;
  readonly billTo: BookAddress;
  readonly shipTo: BookAddress;
  readonly place: PlaceOfSupply;
  /** An export on payment of integrated tax. */
  readonly isExportTaxed: boolean;
  readonly lines: readonly DocumentLine[];
  readonly tax: TaxSplit;
  /** What the lines make. */
  readonly total: Paise;
  /** What the order or the refund says that it is. */
  readonly stored: Paise;
  /** Its order was cancelled in the same month before anything was paid: the number is used, and nothing was supplied. */
  readonly isVoid: boolean;
  /** The invoice that a credit note takes back from; null for an invoice. */
  readonly of: { readonly number: string; readonly day: string; readonly total: Paise } | null;
}

/** An invoice as it is stored: whose, of what, and what its order says that it makes. */
export type InvoiceFacts = Pick<
  BookDocument,
  'number' | 'serial' | 'day' | 'orderNumber' | 'seller' | 'gstin' | 'buyerName' | 'billTo' | 'shipTo' | 'stored'
> & { readonly sale: CreditedSale; readonly isVoid: boolean };

/** A line that was bought before lines had a unit. */
const formerUnit = 'NOS';
const noUnit = 'NA';

/** Goods that leave without tax have no rate of it in the books. */
const bookRate = ({ place, isExportTaxed }: Invoice, ratePercent: number): number =>
  place.kind === 'export' && !isExportTaxed ? 0 : ratePercent;

/** Codes of services are those of chapter 99; goods have the chapters before it. */
const isServiceCode = (code: string): boolean => code.startsWith('99');

function linesOf(invoice: Invoice): DocumentLine[] {
  return invoice.lines.map(({ description, code, unitCode, quantity, ratePercent, amount, adjusted, tax }) => ({
    description,
    code,
    isService: isServiceCode(code),
    unit: isServiceCode(code) ? noUnit : (unitCode ?? formerUnit),
    quantity,
    ratePercent: bookRate(invoice, ratePercent),
    gross: toPaise(amount - adjusted),
    amount,
    tax,
  }));
}

const documentOf = ({ sale: _sale, ...facts }: InvoiceFacts, invoice: Invoice) => ({
  ...facts,
  place: invoice.place,
  isExportTaxed: invoice.isExportTaxed,
  lines: linesOf(invoice),
  tax: invoice.tax,
  total: invoice.total,
});

export const invoiceDocument = (facts: InvoiceFacts): BookDocument => ({
  ...documentOf(facts, makeInvoice(facts.sale)),
  kind: 'invoice',
  of: null,
});

/** A credit note as it is stored; its amounts are those of the refund that it is for. */
type CreditNoteFacts = Pick<BookDocument, 'number' | 'serial' | 'day' | 'seller' | 'stored'>;

/** A refund of an order, with the credit note that was issued for it, if there was one. */
export interface CreditedRefund {
  readonly refund: MadeRefund;
  readonly note: CreditNoteFacts | null;
}

/** The credit notes of an invoice: of all that went back, in the order in which it did. */
export function creditNoteDocuments(of: InvoiceFacts, refunds: readonly CreditedRefund[]): BookDocument[] {
  const { total } = makeInvoice(of.sale);
  const notes = makeCreditNotes(
    of.sale,
    refunds.map(({ refund }) => refund),
  );
  return notes.flatMap((made, index) => {
    const { note } = refunds[index]!;
    if (note === null) return [];
    const invoice = { number: of.number, day: of.day, total };
    return { ...documentOf(of, made), ...note, kind: 'credit-note', isVoid: false, of: invoice };
  });
}
