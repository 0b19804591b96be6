import { addMoney, toPaise, type Paise } from '../money/money.ts';
import { apportion } from '../money/rounding.ts';
import { splitTax, sumTax, taxedAs, type SupplyKind, type TaxSplit } from '../pricing/tax.ts';
import { makeInvoice, type Invoice, type InvoiceLine, type Sale } from './invoice.ts';

/** A sale whose items can be named by a refund. */
export interface CreditedSale extends Sale {
  readonly items: readonly (Sale['items'][number] & { readonly id: string })[];
}

/** A refund as it was made: units of items, the delivery, or an amount alone. */
export interface MadeRefund {
  readonly amount: Paise;
  readonly delivery: Paise;
  readonly lines: readonly { readonly itemId: string; readonly quantity: number; readonly amount: Paise }[];
}

/**
 * What an invoice says, as far as it goes back. A line of which a part of the price goes back, and no unit, has a quantity of 0.
 */
export type CreditNote = Invoice;

/** What was invoiced once, and how much of it has been credited. */
interface Position {
  readonly line: InvoiceLine;
  /** Null: the delivery. */
  readonly itemId: string | null;
  credited: Paise;
  /** How much of each half of its tax has been, inside the state. */
  creditedHalf: Paise;
}

const leftOf = ({ line, credited }: Position): Paise => toPaise(line.amount - credited);

/**
 * What of a refund falls on each position: what it names, as far as that is left there; the rest is shared out over what is left
 * of all. No position is ever credited with more than was invoiced for it.
 */
function shareOut(positions: readonly Position[], { amount, delivery, lines }: MadeRefund): Paise[] {
  const wanted = positions.map(({ itemId }) =>
    itemId === null ? delivery : addMoney(...lines.filter((line) => line.itemId === itemId).map((line) => line.amount)),
  );
  const taken = positions.map((position, index) => toPaise(Math.min(wanted[index]!, leftOf(position))));
  const left = positions.map((position, index) => toPaise(leftOf(position) - taken[index]!));
  const all = addMoney(...left);
  const rest = Math.min(amount - addMoney(...taken), all);
  if (rest <= 0) return taken;
  return apportion(toPaise(rest), left).map((more, index) => addMoney(taken[index]!, more));
}

/** A tax in one part, up to here less that of before: all credit notes of a line make the tax of its invoice. */
function taxBetween(before: Paise, after: Paise, ratePercent: number, kind: SupplyKind): TaxSplit {
  const from = splitTax(before, ratePercent, kind);
  const to = splitTax(after, ratePercent, kind);
  return {
    taxable: toPaise(to.taxable - from.taxable),
    cgst: toPaise(0),
    sgst: toPaise(0),
    igst: toPaise(to.igst - from.igst),
  };
}

/**
 * The halves of the tax inside the state, which are equal on every paper and never more than the amount: what is due up to here,
 * and at least what the rest of the line could not carry. A single paisa carries none, and what it leaves is made up for by the
 * next one.
 */
function halvesOf({ line, credited: before, creditedHalf }: Position, amount: Paise): TaxSplit {
  const after = addMoney(before, amount);
  const due = splitTax(after, line.ratePercent, 'intra-state').cgst - creditedHalf;
  const least = line.tax.cgst - creditedHalf - Math.floor((line.amount - after) / 2);
  const half = toPaise(Math.min(Math.max(due, least, 0), Math.floor(amount / 2)));
  return { taxable: toPaise(amount - 2 * half), cgst: half, sgst: half, igst: toPaise(0) };
}

function unitsOf({ line, itemId, credited }: Position, amount: Paise, { lines }: MadeRefund): number {
  const named = lines.find((one) => one.itemId === itemId);
  if (named?.amount === amount) return named.quantity;
  return credited === 0 && amount === line.amount ? line.quantity : 0;
}

function credit(position: Position, amount: Paise, refund: MadeRefund, kind: SupplyKind): InvoiceLine {
  const { line, credited: before } = position;
  const quantity = unitsOf(position, amount, refund);
  const after = addMoney(before, amount);
  const tax = kind === 'intra-state' ? halvesOf(position, amount) : taxBetween(before, after, line.ratePercent, kind);
  position.credited = after;
  position.creditedHalf = addMoney(position.creditedHalf, tax.cgst);
  return {
    ...line,
    quantity,
    adjusted: toPaise(quantity === 0 ? 0 : amount - quantity * line.price),
    amount,
    tax,
  };
}

/** The credit note of each refund of a sale, in the order in which they were made. Together they never exceed its invoice. */
export function makeCreditNotes(sale: CreditedSale, refunds: readonly MadeRefund[]): CreditNote[] {
  const { place, isExportTaxed, lines: invoiced } = makeInvoice(sale);
  const kind = taxedAs(place.kind, isExportTaxed);
  const positions = invoiced.map((line, index): Position => ({
    line,
    itemId: sale.items[index]?.id ?? null,
    credited: toPaise(0),
    creditedHalf: toPaise(0),
  }));
  return refunds.map((refund) => {
    const shares = shareOut(positions, refund);
    const lines = positions.flatMap((position, index) =>
      shares[index]! > 0 ? [credit(position, shares[index]!, refund, kind)] : [],
    );
    const rates = [...new Set(lines.map(({ ratePercent }) => ratePercent))].toSorted((one, other) => other - one);
    return {
      place,
      isExportTaxed,
      lines,
      tax: sumTax(lines.map(({ tax }) => tax)),
      rates: rates.map((ratePercent) => ({
        ratePercent,
        ...sumTax(lines.filter((line) => line.ratePercent === ratePercent).map(({ tax }) => tax)),
      })),
      adjustments: [],
      total: addMoney(...lines.map(({ amount }) => amount)),
    };
  });
}
