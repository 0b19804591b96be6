import type { ShippingMethod } from '#domain/shipping/shipping.ts';

/** Calendar days have no clock and no zone: they read the same everywhere. */
const days = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

interface Arrival {
  readonly arrivesFrom: string;
  readonly arrivesTo: string;
}

/** 'Arrives Thu, 19 Nov to Mon, 23 Nov' */
export function arrivalText({ arrivesFrom, arrivesTo }: Arrival, method: ShippingMethod): string {
  const verb = method === 'pickup' ? 'Ready' : 'Arrives';
  const until = arrivesTo === arrivesFrom ? '' : ` to ${dayText(arrivesTo)}`;
  return `${verb} ${dayText(arrivesFrom)}${until}`;
}

const shortDays = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** 'due 24–27 Nov', 'due 28 Nov–2 Dec' */
export function dueText({ arrivesFrom, arrivesTo }: Arrival): string {
  const [from, to] = [arrivesFrom, arrivesTo].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  // The formatter would put thin spaces around the dash of a range.
  const start = arrivesFrom.slice(0, 7) === arrivesTo.slice(0, 7) ? String(from.getUTCDate()) : shortDays.format(from);
  return arrivesFrom === arrivesTo ? `due ${shortDays.format(to)}` : `due ${start}–${shortDays.format(to)}`;
}
