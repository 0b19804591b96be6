import { deliveryDays, processingDays, sameDayCutOff, type BusinessDays } from '../shipping/shipping.ts';
import type { ShippingMethod, ShippingRegion } from '../shipping/shipping.ts';
import { wallClock } from '../time.ts';

/** Calendar days as 'YYYY-MM-DD', both included. */
export interface DeliveryDates {
  readonly from: string;
  readonly to: string;
}

/** A day on which nothing is packed, and that is no business day of a promise. */
export interface Holiday {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly name: string;
}

/** When parcels leave, as the settings have it. */
export interface DispatchDays {
  /** An order placed before this hour leaves the same day, by the clock of the cut-off. */
  readonly cutOffHour: number;
  readonly holidays: readonly Holiday[];
}

const dayMs = 24 * 60 * 60 * 1000;
const saturday = 6;
const sunday = 0;

const toText = (day: Date): string => day.toISOString().slice(0, 10);

/** The day and the hour by the clock of the cut-off. */
function localDay(moment: Date): { day: Date; hour: number } {
  const clock = wallClock(moment, sameDayCutOff.timeZone);
  return { day: new Date(toText(clock)), hour: clock.getUTCHours() };
}

const isBusinessDay = (day: Date, holidays: readonly Holiday[]): boolean =>
  day.getUTCDay() !== saturday && day.getUTCDay() !== sunday && !holidays.some((one) => one.day === toText(day));

function addBusinessDays(start: Date, count: number, holidays: readonly Holiday[]): Date {
  let day = start;
  while (!isBusinessDay(day, holidays)) day = new Date(day.getTime() + dayMs);
  for (let left = count; left > 0; left -= 1) {
    do day = new Date(day.getTime() + dayMs);
    while (!isBusinessDay(day, holidays));
  }
  return day;
}

/**
 * When an order placed now should arrive, if the carrier takes so many days. After the cut-off the next day counts; the
 * time of the carrier comes after the shop's own, except where both are said to be the same day.
 */
export function arrivalDates(days: BusinessDays, now: Date, { cutOffHour, holidays }: DispatchDays): DeliveryDates {
  const { day, hour } = localDay(now);
  const start = addBusinessDays(hour < cutOffHour ? day : new Date(day.getTime() + dayMs), 0, holidays);
  const sameDay = days.toDays === 0;
  const { usual } = processingDays;
  return {
    from: toText(addBusinessDays(start, sameDay ? 0 : usual.fromDays + days.fromDays, holidays)),
    to: toText(addBusinessDays(start, sameDay ? 0 : usual.toDays + days.toDays, holidays)),
  };
}

/** The same by the time that is stated for a whole region. Null: the method does not go there. */
export function deliveryDates(
  method: ShippingMethod,
  region: ShippingRegion,
  now: Date,
  dispatch: DispatchDays,
): DeliveryDates | null {
  const days = deliveryDays(method, region);
  return days && arrivalDates(days, now, dispatch);
}
