import { wallClock } from '../time.ts';

/** Opening and closing on the 24-hour clock, in the zone the hours are kept in. */
export interface OpeningTime {
  readonly opensHour: number;
  readonly closesHour: number;
}

/** When someone answers, as the settings have it; null: not on these days. */
export interface SupportTimes {
  readonly weekdayHours: OpeningTime | null;
  readonly saturdayHours: OpeningTime | null;
  readonly sundayHours: OpeningTime | null;
}

export interface SupportDays {
  /** ISO weekdays: Monday is 1, Sunday is 7. */
  readonly weekdays: readonly number[];
  readonly shortName: string;
  readonly longName: string;
  readonly time: OpeningTime | null;
}

const shopZone = 'America/Los_Angeles';
export const supportZoneName = 'PST';

export const supportDays = (times: SupportTimes): readonly SupportDays[] => [
  { weekdays: [1, 2, 3, 4, 5], shortName: 'Mon-Fri', longName: 'Monday to Friday', time: times.weekdayHours },
  { weekdays: [6], shortName: 'Sat', longName: 'Saturday', time: times.saturdayHours },
  { weekdays: [7], shortName: 'Sun', longName: 'Sunday', time: times.sundayHours },
];

/** A whole hour of the day as a person says it: '2 PM'. */
export const clockHour = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

/** 'Mon-Fri 9-5 PST, Sat 10-2, Sun closed': the zone is named once, with the first open days. */
export function supportHours(times: SupportTimes): string {
  const days = supportDays(times);
  const firstOpen = days.find(({ time }) => time !== null);
  return days
    .map((each) => {
      if (!each.time) return `${each.shortName} closed`;
      const span = `${each.time.opensHour % 12 || 12}-${each.time.closesHour % 12 || 12}`;
      return `${each.shortName} ${span}${each === firstOpen ? ` ${supportZoneName}` : ''}`;
    })
    .join(', ');
}

/** What the clock and the calendar on the wall say somewhere. Monday is 1, Sunday is 7. */
interface WallTime {
  /** The day, counted from a fixed one. */
  readonly dayNumber: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
}

const dayMs = 86_400_000;

const weekdayOf = (dayNumber: number): number => new Date(dayNumber * dayMs).getUTCDay() || 7;

/** As if the wall's reading were UTC: the difference to the instant is the zone's offset. */
const wallMs = (instantMs: number, timeZone: string): number => wallClock(instantMs, timeZone).getTime();

function wallTime(instant: Date, timeZone: string): WallTime {
  const clock = wallClock(instant, timeZone);
  const dayNumber = Math.floor(clock.getTime() / dayMs);
  return { dayNumber, weekday: weekdayOf(dayNumber), hour: clock.getUTCHours(), minute: clock.getUTCMinutes() };
}

/** When the shop's clock shows this hour on this day. Asked twice, since the first guess may lie across a change of clocks. */
function shopInstant(dayNumber: number, hour: number): Date {
  const wanted = dayNumber * dayMs + hour * 3_600_000;
  const first = wanted - (wallMs(wanted, shopZone) - wanted);
  return new Date(wanted - (wallMs(first, shopZone) - first));
}

interface Span {
  readonly opens: Date;
  readonly closes: Date;
}

const spanOn = (dayNumber: number, time: OpeningTime): Span => ({
  opens: shopInstant(dayNumber, time.opensHour),
  closes: shopInstant(dayNumber, time.closesHour),
});

export type SupportState =
  | { readonly open: true; readonly closesAt: Date }
  | { readonly open: false; readonly opensAt: Date };

/** Whether someone is there to answer, and until or from when. Null: never. */
export function supportStateAt(now: Date, times: SupportTimes): SupportState | null {
  const days = supportDays(times);
  const today = wallTime(now, shopZone).dayNumber;
  for (let day = today; day <= today + 7; day += 1) {
    const time = days.find(({ weekdays }) => weekdays.includes(weekdayOf(day)))?.time;
    if (!time) continue;
    const { opens, closes } = spanOn(day, time);
    if (now < opens) return { open: false, opensAt: opens };
    if (now < closes) return { open: true, closesAt: closes };
  }
  return null;
}

/** '10:30 PM', and '9 AM' for a whole hour. */
export function clockTime({ hour, minute }: { readonly hour: number; readonly minute: number }): string {
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const weekdayName = (weekday: number): string => weekdayNames[(weekday + 6) % 7]!;

/** 'today at 5 PM', 'tomorrow at 10:30 PM', 'Monday at 9 AM', as the visitor's own clock shows it. */
function whenWords(instant: Date, now: Date, timeZone: string): string {
  const [then, present] = [wallTime(instant, timeZone), wallTime(now, timeZone)];
  const days = then.dayNumber - present.dayNumber;
  const day = days === 0 ? 'today' : days === 1 ? 'tomorrow' : weekdayName(then.weekday);
  return `${day} at ${clockTime(then)}`;
}

/** 'until 6:30 AM' or 'Opens tomorrow at 10:30 PM', in the visitor's time. */
export function supportStateText(state: SupportState, now: Date, timeZone: string): string {
  if (!state.open) return `Opens ${whenWords(state.opensAt, now, timeZone)}`;
  return `until ${clockTime(wallTime(state.closesAt, timeZone))}`;
}

export interface LocalHours {
  /** 'Mon-Fri', or 'Tue-Sat' where the shop's morning is the next day already. */
  readonly days: string;
  readonly from: string;
  readonly to: string;
  readonly endsNextDay: boolean;
}

/** The hours of some days as clocks elsewhere show them in the coming week; null while the shop is closed. */
export function localSupportHours(days: SupportDays, now: Date, timeZone: string): LocalHours | null {
  if (!days.time) return null;
  const today = wallTime(now, shopZone);
  const first = days.weekdays[0]!;
  const dayNumber = today.dayNumber + ((first - today.weekday + 7) % 7);
  const span = spanOn(dayNumber, days.time);
  const [opens, closes] = [wallTime(span.opens, timeZone), wallTime(span.closes, timeZone)];
  const shift = opens.dayNumber - dayNumber;
  const names = [first, days.weekdays.at(-1)!].map((weekday) => weekdayName(weekday + shift).slice(0, 3));
  return {
    days: [...new Set(names)].join('-'),
    from: clockTime(opens),
    to: clockTime(closes),
    endsNextDay: closes.dayNumber > opens.dayNumber,
  };
}

/** True where clocks show the same as the shop's, so that there is nothing to convert. */
export const isShopTimeZone = (now: Date, timeZone: string): boolean =>
  wallMs(now.getTime(), timeZone) === wallMs(now.getTime(), shopZone);
