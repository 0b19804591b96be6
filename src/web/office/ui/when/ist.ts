const zone = { timeZone: 'Asia/Kolkata' } as const;
const dayKeys = new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' });
const times = new Intl.DateTimeFormat('en-IN', { ...zone, hour: 'numeric', minute: '2-digit' });
const days = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'short' });
const yearDays = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'short', year: 'numeric' });
const full = new Intl.DateTimeFormat('en-IN', { ...zone, dateStyle: 'full', timeStyle: 'short' });

/** '2026-11-16', the day in India. */
export const istDay = (at: Date | string): string => dayKeys.format(new Date(at));

/** '10:12 am' */
export const istTime = (at: Date | string): string => times.format(new Date(at));

/** 'Monday, 16 November 2026 at 10:12 am IST' */
export const istFull = (at: Date | string): string => `${full.format(new Date(at))} IST`;

/** '16 Nov', with the year when it is another one. */
export function istDate(at: Date | string, now: Date = new Date()): string {
  const date = new Date(at);
  return (istDay(date).slice(0, 4) === istDay(now).slice(0, 4) ? days : yearDays).format(date);
}

/** 'Today, 9:41 am' or '15 Nov, 7:45 pm': the shop keeps India's time, wherever one works. */
export function istMoment(at: Date | string, now: Date = new Date()): string {
  const day = istDay(at) === istDay(now) ? 'Today' : istDate(at, now);
  return `${day}, ${istTime(at)}`;
}
