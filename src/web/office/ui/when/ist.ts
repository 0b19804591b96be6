import { formatIndianTime, indianDay } from '#domain/time.ts';

/** '10:12 am' */
export const istTime = (at: Date | string): string => formatIndianTime(at, 'time');

/** 'Monday, 16 November 2026 at 10:12 am IST' */
export const istFull = (at: Date | string): string => `${formatIndianTime(at, 'longMoment')} IST`;

/** '16 Nov', with the year when it is another one. */
export function istDate(at: Date | string, now: Date = new Date()): string {
  const isThisYear = indianDay(at).slice(0, 4) === indianDay(now).slice(0, 4);
  return formatIndianTime(at, isThisYear ? 'shortDay' : 'day');
}

/** 'Today, 9:41 am' or '15 Nov, 7:45 pm': the shop keeps India's time, wherever one works. */
export function istMoment(at: Date | string, now: Date = new Date()): string {
  const day = indianDay(at) === indianDay(now) ? 'Today' : istDate(at, now);
  return `${day}, ${istTime(at)}`;
}

/** 'today, 9:41 am', for the middle of a sentence. */
export const istMomentInSentence = (at: Date | string): string => istMoment(at).replace(/^Today/, 'today');
