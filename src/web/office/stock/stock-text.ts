import type { StockState } from '#domain/stock/reorder-point.ts';
import type { StockCause } from '#domain/stock/stock-moves.ts';
import { cart, list, shelf, truck, undo, warning } from '../../ui/icon/icon-shapes.ts';
import type { LampColour } from '../../ui/lamp/lamp.tsx';

export const causeText: Readonly<Record<StockCause, { readonly label: string; readonly shape: string }>> = {
  sold: { label: 'Sold', shape: cart },
  returned: { label: 'Returned', shape: undo },
  received: { label: 'Received', shape: truck },
  counted: { label: 'Counted', shape: list },
  broken: { label: 'Broken', shape: warning },
  spare: { label: 'Sent as a spare', shape: truck },
  first: { label: 'Opened', shape: shelf },
};

export const stateText: Readonly<Record<StockState, { readonly label: string; readonly colour: LampColour }>> = {
  out: { label: 'Out of stock', colour: 'red' },
  low: { label: 'Re-order', colour: 'amber' },
  enough: { label: 'Enough', colour: 'green' },
  uncounted: { label: 'Not counted', colour: 'off' },
};

const number = new Intl.NumberFormat('en-IN');
export const inDigits = (value: number): string => number.format(value);

/** '+200', '−6', '0': with a real minus. */
export const inSigned = (change: number): string =>
  change === 0 ? '0' : `${change > 0 ? '+' : '−'}${inDigits(Math.abs(change))}`;

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${inDigits(count)} ${count === 1 ? one : many}`;

/** How long something lasts or takes, as one would say it: 12 days, 16 weeks, over a year. */
export function inDays(days: number): string {
  if (days > 365) return 'over a year';
  return days < 28 ? plural(days, 'day') : plural(Math.round(days / 7), 'week');
}
