import { addMoney, toPaise, type Paise } from '../money/money.ts';
import { apportion } from '../money/rounding.ts';
import { splitTax, sumTax, type SupplyKind, type TaxSplit } from '../pricing/tax.ts';
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

/** Each part of the tax up to here, less that of before: all credit notes of a line make the tax of its invoice. */
function taxBetween(before: Paise, after: Paise, ratePercent: number, kind: SupplyKind): TaxSplit {
  const from = splitTax(before, ratePercent, kind);
  const to = splitTax(after, ratePercent, kind);
  return {
    taxable: toPaise(to.taxable - from.taxable),
    cgst: toPaise(to.cgst - from.cgst),
    sgst: toPaise(to.sgst - from.sgst),
    igst: toPaise(to.igst - from.igst),
  };
}

function unitsOf({ line, itemId, credited }: Position, amount: Paise, { lines }: MadeRefund): number {
  const named = lines.find((one) => one.itemId === itemId);
  if (named?.amount === amount) return named.quantity;
  return credited === 0 && amount === line.amount ? line.quantity : 0;
}

function credit(position: Position, amount: Paise, refund: MadeRefund, kind: SupplyKind): InvoiceLine {
  const { line, credited: before } = position;
  const quantity = unitsOf(position, amount, refund);
  position.credited = addMoney(before, amount);
  return {
    ...line,
    quantity,
    adjusted: toPaise(quantity === 0 ? 0 : amount - quantity * line.price),
    amount,
    tax: taxBetween(before, position.credited, line.ratePercent, kind),
  };
}

/** The credit note of each refund of a sale, in the order in which they were made. Together they never exceed its invoice. */
export function makeCreditNotes(sale: CreditedSale, refunds: readonly MadeRefund[]): CreditNote[] {
  const { place, lines: invoiced } = makeInvoice(sale);
  const positions = invoiced.map((line, index): Position => ({
    line,
    itemId: sale.items[index]?.id ?? null,
    credited: toPaise(0),
  }));
  return refunds.map((refund) => {
    const shares = shareOut(positions, refund);
    const lines = positions.flatMap((position, index) =>
      shares[index]! > 0 ? [credit(position, shares[index]!, refund, place.kind)] : [],
    );
    const rates = [...new Set(lines.map(({ ratePercent }) => ratePercent))].toSorted((one, other) => other - one);
    return {
      place,
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
