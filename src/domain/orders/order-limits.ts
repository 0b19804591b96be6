import { rupees } from '../money/money.ts';
import { shop } from '../shop/shop.ts';

/** What buyers are recognised by while their orders are neither paid nor confirmed. A visitor is a browser, a network its internet connection. */
export type BuyerKeyKind = 'visitor' | 'network' | 'mailbox' | 'phone' | 'address';

/** How much one may order, as the settings have it. */
export interface OrderLimits {
  /** As many orders as a person may have waiting. */
  readonly openOrders: number;
  /** As many as each may have had cancelled within a day: ordering and cancelling in a circle only makes mails. */
  readonly cancelledPerDay: number;
  /** As many different products as one order may have. */
  readonly orderLines: number;
}

/** A college is one address, and a hostel one line. */
const peopleBehind: Readonly<Record<BuyerKeyKind, number>> = {
  visitor: 1,
  mailbox: 1,
  phone: 1,
  address: 2,
  network: 4,
};

export const maxOpenOrders = (kind: BuyerKeyKind, { openOrders }: Pick<OrderLimits, 'openOrders'>): number =>
  openOrders * peopleBehind[kind];

/** Counted units, and what they cost in paise. */
export interface Reserved {
  readonly units: number;
  readonly value: number;
}

/** What anyone may reserve, however little is in stock: about thirty kits, or the parts of a few pedals. */
const alwaysAllowed: Reserved = { units: 100, value: rupees(100_000) };
/** A larger stock allows more, so that a class of thirty gets its parts. */
const shareOfStock = 1 / 20;

/** Whether that much may wait for its money at once, measured in pieces and in rupees. */
export const mayReserve = (held: Reserved, shelf: Reserved): boolean =>
  held.units <= Math.max(alwaysAllowed.units, shelf.units * shareOfStock) &&
  held.value <= Math.max(alwaysAllowed.value, shelf.value * shareOfStock);

const writeToUs = `write to ${shop.email.support}`;

/** They do not say which count it was, since a mailbox or an address may be somebody else's. */
export const orderLimitSentences = {
  open: `Too many unpaid orders are open for you, your address or your internet connection. Pay or cancel one and try again, or ${writeToUs}.`,
  held: `That’s more than we can set aside before it’s paid. Order fewer, pay or cancel an open order first, or ${writeToUs}: we’re happy to supply a class or a workshop.`,
  cancelled: `Too many orders were cancelled today. Please try again tomorrow, or ${writeToUs}.`,
} as const;

/** Why an order has too many different products, or null. */
export const linesObstacle = (lines: number, { orderLines }: Pick<OrderLimits, 'orderLines'>): string | null =>
  lines > orderLines ? `One order can hold ${orderLines} different products. Please split it into two.` : null;
