import { rupees } from '../money/money.ts';
import { shop } from '../shop/shop.ts';

/** Whom an order counts for while nobody has paid or confirmed it. A visitor is a browser, a network its line. */
export type HolderKind = 'visitor' | 'network' | 'mailbox' | 'phone' | 'address';

/** As many orders as each may have waiting. A college is one address, and a hostel one line. */
export const maxOpenOrders: Readonly<Record<HolderKind, number>> = {
  visitor: 5,
  mailbox: 5,
  phone: 5,
  address: 10,
  network: 20,
};

/** As many as each may have had cancelled within a day: ordering and cancelling in a circle only makes mails. */
export const maxCancelledPerDay = 20;

/** As many different products as one order may have. */
export const maxOrderLines = 100;

/** Counted units, and what they cost in paise. */
export interface Held {
  readonly units: number;
  readonly value: number;
}

/** What anyone may hold, however little is on the shelf: about thirty kits, or the parts of a few pedals. */
const alwaysAllowed: Held = { units: 100, value: rupees(100_000) };
/** A fuller shelf gives more: a class of thirty gets its parts. */
const shareOfShelf = 1 / 20;

/** Whether that much may wait for its money at once, measured in pieces and in rupees. */
export const mayHold = (held: Held, shelf: Held): boolean =>
  held.units <= Math.max(alwaysAllowed.units, shelf.units * shareOfShelf) &&
  held.value <= Math.max(alwaysAllowed.value, shelf.value * shareOfShelf);

const writeToUs = `write to ${shop.email.support}`;

/** They do not say which count it was, since a mailbox or an address may be somebody else's. */
export const orderLimitSentences = {
  open: `Too many unpaid orders are open for you, your address or your internet connection. Pay or cancel one and try again, or ${writeToUs}.`,
  held: `That’s more than we can set aside before it’s paid. Order fewer, pay or cancel an open order first, or ${writeToUs}: we’re happy to supply a class or a workshop.`,
  cancelled: `Too many orders were cancelled today. Please try again tomorrow, or ${writeToUs}.`,
  lines: `One order can hold ${maxOrderLines} different products. Please split it into two.`,
} as const;
