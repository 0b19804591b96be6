/** At most this many of one product, in one cart. */
export const maxQuantity = 99;
export const minQuantity = 1;

/** More parts than any bill of ours has lines. */
export const maxUnitLines = 200;

/** More lines than any cart has: a product is one line, and the shop sells fewer. */
export const maxRemovedLines = 1000;

/** From this many on, a cart says how many are left. */
export const lowStockThreshold = 5;

/** What a shelf can give. `stock` is null for what is not counted. */
export interface StockLevel {
  readonly inStock: boolean;
  readonly stock: number | null;
}

interface StockedLine {
  readonly quantity: number;
  readonly product: StockLevel & { readonly name: string };
}

/** The number in the header's badge: quantities, not lines. */
export const countItems = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** How many of a product one cart may hold right now. */
export const quantityLimit = ({ inStock, stock }: StockLevel): number =>
  inStock ? Math.min(stock ?? maxQuantity, maxQuantity) : 0;

const positiveInteger = /^0*[1-9]\d*$/;

/** A typed quantity. Null: it is no positive whole number, so nobody meant it. */
export function readQuantity(text: string): number | null {
  const typed = text.trim();
  return positiveInteger.test(typed) && Number.isSafeInteger(Number(typed)) ? Number(typed) : null;
}

export const stockSentence = (name: string, stock: number): string => `Only ${stock} of ${name} left in stock.`;

export const quantitySentence = `A cart holds at most ${maxQuantity} of one product.`;

/** Why a line cannot be bought as it is, or null when it can. */
export function checkoutObstacle({ quantity, product }: StockedLine): string | null {
  if (!product.inStock) return `${product.name} is out of stock. Remove it or save it for later to check out.`;
  const limit = quantityLimit(product);
  return quantity > limit ? `${stockSentence(product.name, limit)} Lower the quantity to check out.` : null;
}
