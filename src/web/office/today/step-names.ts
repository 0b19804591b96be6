import { formatMoney } from '#domain/money/money.ts';
import type { Period } from '#domain/office/periods.ts';

const format = (options: Intl.DateTimeFormatOptions) => {
  const names = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options });
  return (day: string): string => names.format(new Date(`${day}T00:00:00Z`));
};

const dayAndMonth = format({ day: 'numeric', month: 'short' });
const wholeDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
const month = format({ month: 'short' });
const wholeMonth = format({ month: 'long', year: 'numeric' });

/** Below the plot: '22 Oct', or 'Oct'. */
export const shortName = (period: Period, day: string): string => (period === 'month' ? month(day) : dayAndMonth(day));

/** In the tip and the table: 'Thursday, 22 October', 'Week of 19 Oct', 'October 2026'. */
export function longName(period: Period, day: string): string {
  if (period === 'month') return wholeMonth(day);
  return period === 'week' ? `Week of ${dayAndMonth(day)}` : wholeDay(day);
}

/** Beside money that is told without what went back of it. */
export const refundsText = (refunds: string): string =>
  Number(refunds) === 0 ? 'no refunds' : `${formatMoney(refunds)} refunded`;

export const titles: Readonly<Record<Period, { readonly shown: string; readonly before: string }>> = {
  day: { shown: 'Last 30 days', before: 'The 30 days before' },
  week: { shown: 'Last 12 weeks', before: 'The 12 weeks before' },
  month: { shown: 'Last 12 months', before: 'The 12 months before' },
};
