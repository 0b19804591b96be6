import { formatMoney } from '#domain/money/money.ts';
import type { Period } from '#domain/office/periods.ts';
import { formatCalendarDay } from '#domain/time.ts';

/** Below the plot: '22 Oct', or 'Oct'. */
export const shortName = (period: Period, day: string): string =>
  formatCalendarDay(day, period === 'month' ? 'shortMonth' : 'shortDay');

/** In the tip and the table: 'Thursday, 22 October', 'Week of 19 Oct', 'October 2026'. */
export function longName(period: Period, day: string): string {
  if (period === 'month') return formatCalendarDay(day, 'month');
  return period === 'week' ? `Week of ${formatCalendarDay(day, 'shortDay')}` : formatCalendarDay(day, 'longWeekday');
}

/** Beside money that is told without what went back of it. */
export const refundsText = (refunds: string): string =>
  Number(refunds) === 0 ? 'no refunds' : `${formatMoney(refunds)} refunded`;

export const titles: Readonly<Record<Period, { readonly shown: string; readonly before: string }>> = {
  day: { shown: 'Last 30 days', before: 'The 30 days before' },
  week: { shown: 'Last 12 weeks', before: 'The 12 weeks before' },
  month: { shown: 'Last 12 months', before: 'The 12 months before' },
};
