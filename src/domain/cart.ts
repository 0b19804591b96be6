import { addMoney, fromDecimal, timesQuantity, toPaise, type Paise } from './money.ts';
import { domesticStandardFee, freeShippingThreshold } from './shipping.ts';

/** At most this many of one product, in one cart. */
export const maxQuantity = 99;
export const minQuantity = 1;

/** From this many on, a cart says how many are left. */
export const lowStock = 5;

interface Line {
  readonly quantity: number;
  readonly product: { readonly price: string };
}

/** What a shelf can give. `stock` is null for what is not counted. */
export interface Shelf {
  readonly inStock: boolean;
  readonly stock: number | null;
}

interface ShelfLine {
  readonly quantity: number;
  readonly product: Shelf & { readonly name: string };
}

/** The number in the header's badge: quantities, not lines. */
export const countItems = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

export const lineTotal = (line: Line): Paise => timesQuantity(fromDecimal(line.product.price), line.quantity);

export const subtotal = (lines: readonly Line[]): Paise => addMoney(...lines.map(lineTotal));

export interface CartTotals {
  readonly subtotal: Paise;
  /** Domestic standard, which is what a cart shows before it knows the address. */
  readonly shipping: Paise;
  readonly total: Paise;
  /** How much more would ship free of charge; zero when it does already. */
  readonly missingForFreeShipping: Paise;
}

export function cartTotals(lines: readonly Line[]): CartTotals {
  const goods = subtotal(lines);
  const shipping = domesticStandardFee(goods);
  const missing = toPaise(Math.max(0, freeShippingThreshold - goods));
  return { subtotal: goods, shipping, total: addMoney(goods, shipping), missingForFreeShipping: missing };
}

/** How many of a product one cart may hold right now. */
export const quantityLimit = ({ inStock, stock }: Shelf): number =>
  inStock ? Math.min(stock ?? maxQuantity, maxQuantity) : 0;

const positiveInteger = /^0*[1-9]\d*$/;

/** A typed quantity. Null: it is no positive whole number, so nobody meant it. */
export function readQuantity(text: string): number | null {
  const typed = text.trim();
  return positiveInteger.test(typed) && Number.isSafeInteger(Number(typed)) ? Number(typed) : null;
}

export const stockSentence = (name: string, stock: number): string => `There are only ${stock} of ${name} in stock.`;

export const quantitySentence = `A cart holds at most ${maxQuantity} of one product.`;

/** Why a line cannot be bought as it is, or null when it can. */
export function checkoutObstacle({ quantity, product }: ShelfLine): string | null {
  if (!product.inStock) return `${product.name} is out of stock. Remove it or save it for later to check out.`;
  const limit = quantityLimit(product);
  return quantity > limit ? `${stockSentence(product.name, limit)} Lower the quantity to check out.` : null;
}
