import type { Books } from '#contracts/books.ts';
import { gstr1Sections, type HsnSum } from '#domain/books/gstr1.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { sumTax, type TaxSplit } from '#domain/pricing/tax.ts';
import type { ReadMonth } from './book.service.ts';

const taxesOf = ({ taxable, igst, cgst, sgst }: TaxSplit) => ({
  taxable: toDecimal(taxable),
  igst: toDecimal(igst),
  cgst: toDecimal(cgst),
  sgst: toDecimal(sgst),
});

const hsnOf =
  (registered: boolean) =>
  ({ code, unit, quantity, ratePercent, tax }: HsnSum) => ({
    registered,
    code,
    unit,
    quantity,
    ratePercent,
    ...taxesOf(tax),
  });

function tieOutOf({ tieOut, money }: ReadMonth): Books['tieOut'] {
  const { invoiced, credited, books, sections, hsn, reasons, missing } = tieOut;
  return {
    invoiced: toDecimal(invoiced),
    credited: toDecimal(credited),
    books: toDecimal(books),
    sections: toDecimal(sections),
    hsn: toDecimal(hsn),
    paid: toDecimal(money.paid),
    refunded: toDecimal(money.refunded),
    reasons: Object.fromEntries(
      Object.entries(reasons).map(([reason, amount]) => [reason, toDecimal(amount)]),
    ) as Books['tieOut']['reasons'],
    money: toDecimal(tieOut.money),
    gatewayOrders: toDecimal(money.gatewayOrders),
    gatewayPayments: toDecimal(money.gatewayPayments),
    missing: missing.slice(0, 100),
  };
}

interface Told {
  readonly isReady: boolean;
  readonly isRunning: boolean;
  readonly cancelledLater: string[];
}

/** A month as the office shows it. */
export function toBooks(read: ReadMonth, { isReady, isRunning, cancelledLater }: Told): Books {
  const { gstr1, month, gstin, problems, problemCount, eInvoices, ewayBills, ewayBillCount } = read;
  const sections = gstr1Sections.map((section) => ({ section, ...gstr1.sums[section] }));
  const tax = sumTax(sections.map((one) => one.tax));
  return {
    month: month.month,
    gstin,
    running: isRunning,
    sections: sections.map(({ section, documents, tax: of, total }) => ({
      section,
      documents,
      ...taxesOf(of),
      total: toDecimal(total),
    })),
    sum: {
      documents: sections.reduce((count, { documents }) => count + documents, 0),
      ...taxesOf(tax),
      total: toDecimal(toPaise(sections.reduce((sum, { total }) => sum + total, 0))),
    },
    hsn: [...gstr1.hsn.registered.map(hsnOf(true)), ...gstr1.hsn.unregistered.map(hsnOf(false))],
    series: gstr1.series.map(({ kind, from, to, count, cancelled }) => ({ kind, from, to, count, cancelled })),
    tieOut: tieOutOf(read),
    ready: isReady,
    problems: [...problems],
    problemCount,
    cancelledLater,
    eInvoices,
    ewayBills: ewayBills.map(({ total, ...bill }) => ({ ...bill, total: toDecimal(total) })),
    ewayBillCount,
  };
}
