/** How days and times are read and written: on screens, in mails and in PDFs. Nothing else makes a formatter of its own. */

type Moment = Date | string | number;

const locale = 'en-IN';

/** The time that the shop keeps its books in. */
const indianTimeZone = 'Asia/Kolkata';

/** What a style shows of 12 November 2026, half past ten in the morning. */
const styles = {
  /** '12 Nov' */
  shortDay: { day: 'numeric', month: 'short' },
  /** '12 Nov 2026' */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** '12 November' */
  longDay: { day: 'numeric', month: 'long' },
  /** '12 November 2026' */
  longDate: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 'Thu, 12 Nov' */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 'Thu, 12 Nov, 2026' */
  weekdayDate: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** 'Thursday, 12 November' */
  longWeekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 'Nov' */
  shortMonth: { month: 'short' },
  /** 'November 2026' */
  month: { month: 'long', year: 'numeric' },
  /** '10:30 am' */
  time: { hour: 'numeric', minute: '2-digit' },
  /** '12 Nov 2026, 10:30 am' */
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** 'Thursday, 12 November 2026 at 10:30 am' */
  longMoment: { dateStyle: 'full', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type TimeStyle = keyof typeof styles;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Kept once made: making one costs more than using it. */
function formatterOf(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const formatter = formatters.get(key) ?? make();
  formatters.set(key, formatter);
  return formatter;
}

const format = (at: Moment, style: TimeStyle, timeZone: string | undefined): string =>
  formatterOf(
    `${style} ${timeZone}`,
    () => new Intl.DateTimeFormat(locale, timeZone ? { ...styles[style], timeZone } : styles[style]),
  ).format(new Date(at));

/** A moment by India's clock: in the office and on papers, wherever they are read. */
export const formatIndianTime = (at: Moment, style: TimeStyle): string => format(at, style, indianTimeZone);

/** A moment by the clock of whoever reads it: in the shop and at the workbench. */
export const formatDeviceTime = (at: Moment, style: TimeStyle): string => format(at, style, undefined);

/** A day of the calendar ('2026-11-12') has no clock and no zone: it reads the same everywhere. */
export const formatCalendarDay = (day: string, style: TimeStyle): string => format(`${day}T00:00:00Z`, style, 'UTC');

/** What the wall's clock and calendar show somewhere, to the minute, as if it were UTC. */
export function wallClock(at: Moment, timeZone: string): Date {
  const make = () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  const parts = formatterOf(`wall clock ${timeZone}`, make).formatToParts(new Date(at));
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute')));
}

/** '2026-11-12', the day in India. */
export const indianDay = (at: Moment): string => wallClock(at, indianTimeZone).toISOString().slice(0, 10);

/** '2026-11-12 10:30' by India's clock, for tables that other programs sort. */
export const indianTimestamp = (at: Moment): string =>
  wallClock(at, indianTimeZone).toISOString().slice(0, 16).replace('T', ' ');

/** The zone of this device, as the tz database calls it. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Browsers still say it by either name. */
export const isIndianTimeZone = (timeZone: string): boolean =>
  timeZone === indianTimeZone || timeZone === 'Asia/Calcutta';

/** 'India Standard Time' */
export const timeZoneName = (timeZone: string, at: Moment): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(at))
    .find((part) => part.type === 'timeZoneName')!.value;
