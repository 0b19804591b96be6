/** What a point of re-order rests on besides the sales, as the settings have it. */
export interface Supply {
  /** How long a supplier takes, from the order to the shelf. */
  readonly supplyDays: number;
}

/** What was sold is looked at this far back; a product that is newer, since it is on sale. */
export const salesWindowDays = 90;

/** A product is on sale for at least this long before its days are taken for what they look like. */
const leastWindowDays = 14;

/** By how many deviations the safety stock covers the spread: 19 deliveries in 20 come before the shelf is empty. */
const safetyFactor = 1.65;

/** What was sold in a window of days. The squares are those of each day's units, for the spread. */
export interface Sales {
  readonly windowDays: number;
  readonly units: number;
  readonly squares: number;
}

export interface ReorderPoint {
  readonly perDay: number;
  /** What sells while a delivery is on its way. */
  readonly forDelivery: number;
  /** What the spread of days asks for on top. */
  readonly forSafety: number;
  /** Below or at this many, it is time to order. */
  readonly reorderAt: number;
}

/** How many days of sales tell something about a product that has been on sale for so long. */
export const windowOf = (daysOnSale: number): number =>
  Math.min(salesWindowDays, Math.max(leastWindowDays, Math.ceil(daysOnSale)));

/** Mean daily sales over the time of a delivery, and a safety for how much the days differ. Nothing sold: 0. */
export function reorderPoint({ windowDays, units, squares }: Sales, { supplyDays }: Supply): ReorderPoint {
  if (units === 0) return { perDay: 0, forDelivery: 0, forSafety: 0, reorderAt: 0 };
  const perDay = units / windowDays;
  const spread = Math.sqrt(Math.max(0, squares / windowDays - perDay ** 2));
  const forDelivery = perDay * supplyDays;
  const forSafety = safetyFactor * spread * Math.sqrt(supplyDays);
  return { perDay, forDelivery, forSafety, reorderAt: Math.ceil(forDelivery + forSafety) };
}

/** For how many whole days a stock lasts. Null: nothing sells, or nothing is counted. */
export const daysLeft = (stock: number | null, perDay: number): number | null =>
  stock === null || perDay === 0 ? null : Math.floor(stock / perDay);

/** How a shelf stands. */
export const stockStates = ['out', 'low', 'enough', 'uncounted'] as const;
export type StockState = (typeof stockStates)[number];

export function stockState(stock: number | null, reorderAt: number): StockState {
  if (stock === null) return 'uncounted';
  if (stock === 0) return 'out';
  return stock <= reorderAt ? 'low' : 'enough';
}
