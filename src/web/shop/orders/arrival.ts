import type { ShippingMethod } from '#domain/shipping/shipping.ts';
import { formatCalendarDay } from '#domain/time.ts';

interface Arrival {
  readonly arrivesFrom: string;
  readonly arrivesTo: string;
}

/** 'Arrives Thu, 19 Nov to Mon, 23 Nov' */
export function arrivalText({ arrivesFrom, arrivesTo }: Arrival, method: ShippingMethod): string {
  const verb = method === 'pickup' ? 'Ready' : 'Arrives';
  const until = arrivesTo === arrivesFrom ? '' : ` to ${formatCalendarDay(arrivesTo, 'weekday')}`;
  return `${verb} ${formatCalendarDay(arrivesFrom, 'weekday')}${until}`;
}

/** 'due 24–27 Nov', 'due 28 Nov–2 Dec' */
export function dueText({ arrivesFrom, arrivesTo }: Arrival): string {
  const [from, to] = [formatCalendarDay(arrivesFrom, 'shortDay'), formatCalendarDay(arrivesTo, 'shortDay')];
  // The formatter would put thin spaces around the dash of a range.
  const start = arrivesFrom.slice(0, 7) === arrivesTo.slice(0, 7) ? Number(arrivesFrom.slice(8)) : from;
  return arrivesFrom === arrivesTo ? `due ${to}` : `due ${start}–${to}`;
}
