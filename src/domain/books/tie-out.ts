import { addMoney, toPaise, type Paise } from '../money/money.ts';
import { gstr1Sections, sumOf, type Gstr1 } from './gstr1.ts';

/** What came in and went out in a month, and what of it belongs to another month's papers, as the orders have it. */
export interface MonthMoney {
  readonly paid: Paise;
  readonly refunded: Paise;
  /** Invoiced in the month, and not paid by its end. */
  readonly unpaid: Paise;
  /** Invoiced in the month, and paid before it. */
  readonly paidBefore: Paise;
  /** Paid in the month for what was invoiced before it. */
  readonly invoicedBefore: Paise;
  /** Paid in the month, and not invoiced by its end. */
  readonly uninvoiced: Paise;
  /** Refunded in the month without a credit note of the month. */
  readonly uncredited: Paise;
  /** Credit notes of the month for what was refunded in another one, or was never paid. */
  readonly creditedLater: Paise;
  /** What orders that a payment service collects for were paid in the month, by the orders and by its payments. */
  readonly gatewayOrders: Paise;
  readonly gatewayPayments: Paise;
}

/** What went between the papers and the money, each with the sign that it has on the way from money to papers. */
export const moneyReasons = [
  'unpaid',
  'paidBefore',
  'invoicedBefore',
  'uninvoiced',
  'uncredited',
  'creditedLater',
] as const;
type MoneyReason = (typeof moneyReasons)[number];

const signs: Readonly<Record<MoneyReason, 1 | -1>> = {
  unpaid: 1,
  paidBefore: 1,
  invoicedBefore: -1,
  uninvoiced: -1,
  uncredited: 1,
  creditedLater: -1,
};

export interface TieOut {
  readonly invoiced: Paise;
  readonly credited: Paise;
  /** Invoices less credit notes, document by document. */
  readonly books: Paise;
  readonly sections: Paise;
  readonly hsn: Paise;
  /** What came in less what went out, with what belongs to papers of another month. */
  readonly money: Paise;
  readonly reasons: Readonly<Record<MoneyReason, Paise>>;
  /** Numbers that no document has. */
  readonly missing: readonly string[];
  readonly isTied: boolean;
}

export interface DocumentSums {
  readonly invoiced: Paise;
  readonly credited: Paise;
}

export function tieOut(
  gstr1: Gstr1,
  { invoiced, credited }: DocumentSums,
  money: MonthMoney,
  missing: string[],
): TieOut {
  const books = toPaise(invoiced - credited);
  const sections = addMoney(...gstr1Sections.map((section) => gstr1.sums[section].total));
  const hsn = sumOf([...gstr1.hsn.registered, ...gstr1.hsn.unregistered]).total;
  const reasons = Object.fromEntries(
    moneyReasons.map((reason) => [reason, toPaise(signs[reason] * money[reason])]),
  ) as Record<MoneyReason, Paise>;
  const reached = toPaise(money.paid - money.refunded + addMoney(...Object.values(reasons)));
  const isTied =
    sections === books &&
    hsn === books &&
    reached === books &&
    money.gatewayOrders === money.gatewayPayments &&
    missing.length === 0;
  return { invoiced, credited, books, sections, hsn, money: reached, reasons, missing, isTied };
}
