import {
  deliveryDays,
  processingDays,
  sameDayCutOff,
  type ShippingMethod,
  type ShippingRegion,
} from '../pricing/shipping.ts';

/** Calendar days as 'YYYY-MM-DD', both included. */
export interface DeliveryDates {
  readonly from: string;
  readonly to: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const saturday = 6;
const sunday = 0;

let format: Intl.DateTimeFormat | undefined;

/** The day and the hour by the clock of the cut-off. The format is kept: making one costs more than using it. */
function localDay(moment: Date): { day: Date; hour: number } {
  format ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: sameDayCutOff.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: new Date(`${parts['year']}-${parts['month']}-${parts['day']}T00:00:00Z`), hour: Number(parts['hour']) };
}

const isBusinessDay = (day: Date): boolean => day.getUTCDay() !== saturday && day.getUTCDay() !== sunday;

function addBusinessDays(start: Date, count: number): Date {
  let day = start;
  while (!isBusinessDay(day)) day = new Date(day.getTime() + dayMs);
  for (let left = count; left > 0; left -= 1) {
    do day = new Date(day.getTime() + dayMs);
    while (!isBusinessDay(day));
  }
  return day;
}

const toText = (day: Date): string => day.toISOString().slice(0, 10);

/**
 * When an order placed now should arrive. After the cut-off the next day counts; the time of the carrier comes after the
 * shop's own, except where both are said to be the same day. Null: the method does not go there.
 */
export function deliveryDates(method: ShippingMethod, region: ShippingRegion, now: Date): DeliveryDates | null {
  const days = deliveryDays(method, region);
  if (!days) return null;
  const { day, hour } = localDay(now);
  const start = addBusinessDays(hour < sameDayCutOff.hour ? day : new Date(day.getTime() + dayMs), 0);
  const sameDay = days.toDays === 0;
  const { usual } = processingDays;
  return {
    from: toText(addBusinessDays(start, sameDay ? 0 : usual.fromDays + days.fromDays)),
    to: toText(addBusinessDays(start, sameDay ? 0 : usual.toDays + days.toDays)),
  };
}
