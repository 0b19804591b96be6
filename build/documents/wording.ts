/** The formats of dates, lists, counts and voltages in documents. */

const months = 'January February March April May June July August September October November December'.split(' ');

/** '2026-01-12' becomes '12 January 2026'. */
export function formatLongDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} ${months[month! - 1]} ${year}`;
}

/** 'R1, R2 and R3'. */
export const joinList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** '4.5 V', and '0.75 V' below one volt, where a tenth is the difference between right and wrong. */
export const formatVolts = (volts: number): string =>
  `${volts.toFixed(Math.abs(volts) > 0 && Math.abs(volts) < 1 ? 2 : 1)} V`;
