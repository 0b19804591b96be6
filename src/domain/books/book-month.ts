import { financialYear } from '../pricing/invoice-number.ts';
import { formatCalendarDay, indianDay } from '../time.ts';

/** '2026-10': a month of the books, by India's clock. */
export const bookMonthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

export interface BookMonth {
  /** '2026-10' */
  readonly month: string;
  readonly from: Date;
  /** The first moment after it. */
  readonly to: Date;
  /** '2627' */
  readonly financialYear: string;
  /** '102026', as the tax office writes it. */
  readonly period: string;
}

const startOf = (year: number, month: number): Date => {
  const day = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  return new Date(`${day}T00:00:00+05:30`);
};

export function bookMonth(month: string): BookMonth {
  if (!bookMonthPattern.test(month)) throw new RangeError(`'${month}' is not a month.`);
  const [year, number] = month.split('-').map(Number) as [number, number];
  const from = startOf(year, number);
  return {
    month,
    from,
    to: startOf(year, number + 1),
    financialYear: financialYear(from),
    period: `${month.slice(5)}${year}`,
  };
}

/** '2026-10', the month of a moment. */
export const bookMonthOf = (at: Date): string => indianDay(at).slice(0, 7);

/** 'October 2026' */
export const bookMonthName = (month: string): string => formatCalendarDay(`${month}-01`, 'month');

/** The month before it. */
export function monthBefore(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}
