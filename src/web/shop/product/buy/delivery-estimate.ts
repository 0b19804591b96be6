import { formatMoney } from '#domain/money/money.ts';
import { arrivalDates, type DispatchDays } from '#domain/orders/delivery-dates.ts';
import { zoneDays, zoneOf, type DeliveryZones } from '#domain/places/delivery-zones.ts';
import { isPinCode } from '#domain/places/india.ts';
import { placeOfPin } from '#domain/places/pin-places.ts';
import type { DeliveryRates } from '#domain/pricing/shipping-fees.ts';
import { deliveryDays, shippingMethodNames } from '#domain/shipping/shipping.ts';
import { formatCalendarDay } from '#domain/time.ts';

const method = 'domestic-standard';

export type DeliveryEstimate =
  | { readonly place: string; readonly dates: string }
  /** Why there is none. */
  | { readonly error: string };

/** 'Tue 24 – Fri 27 Nov': the month is said once where it is the same. */
function rangeText(from: string, to: string): string {
  const [start, end] = [from, to].map((day) =>
    formatCalendarDay(day, 'weekday').replace(',', '').replaceAll(' ', '\u00a0'),
  ) as [string, string];
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isSameMonth ? start.slice(0, start.lastIndexOf('\u00a0')) : start} – ${end}`;
}

export const shippingTerms = ({ standardFee, freeShippingThreshold }: DeliveryRates): string =>
  standardFee === 0
    ? `${shippingMethodNames[method]} delivery is free`
    : `${shippingMethodNames[method]} ${formatMoney(standardFee)}, free from ${formatMoney(freeShippingThreshold)}`;

/** When an order placed now would arrive at a PIN code. */
export function deliveryEstimate(pin: string, now: Date, settings: DispatchDays & DeliveryZones): DeliveryEstimate {
  if (!isPinCode(pin)) return { error: 'Enter a PIN code of six digits, like 560003.' };
  const place = placeOfPin(pin);
  if (place === null) return { error: `We can’t find ${pin}. Check the first three digits.` };
  const zone = zoneOf({ zipCode: pin, state: '' }, settings);
  const days = zoneDays(method, deliveryDays(method, 'india')!, zone, settings);
  const { from, to } = arrivalDates(days, now, settings);
  return { place, dates: rangeText(from, to) };
}
