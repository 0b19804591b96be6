/** How the money of the shop is looked at: each as many steps as fit a plot, beside as many before. */
const periods = { day: 30, week: 12, month: 12 } as const;
export type Period = keyof typeof periods;
export const periodNames = Object.keys(periods) as Period[];

/** A day as '2026-11-15', of the calendar of India. */
export type Day = string;

const dayMs = 86_400_000;
const asDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): Day => date.toISOString().slice(0, 10);

/** India keeps one time all year, five and a half hours ahead. */
export const indiaOffsetMinutes = 330;
export const dayInIndia = (at: Date): Day => asDay(new Date(at.getTime() + indiaOffsetMinutes * 60_000));

const addDays = (day: Day, count: number): Day => asDay(new Date(asDate(day).getTime() + count * dayMs));

/** The first day of the step that a day belongs to; weeks begin on Monday. */
export function stepOf(period: Period, day: Day): Day {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((asDate(day).getUTCDay() + 6) % 7));
}

function stepBefore(period: Period, step: Day): Day {
  return stepOf(period, addDays(step, -1));
}

/** The first days of the steps up to today, the oldest first: those before, then those shown. */
export function stepsUntil(period: Period, today: Day): { readonly before: Day[]; readonly shown: Day[] } {
  const steps = [stepOf(period, today)];
  while (steps.length < 2 * periods[period]) steps.unshift(stepBefore(period, steps[0]!));
  return { before: steps.slice(0, periods[period]), shown: steps.slice(periods[period]) };
}
