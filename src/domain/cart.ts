import { addMoney, fromDecimal, timesQuantity, type Paise } from './money.ts';

/** At most this many of one product, in one cart. */
export const maxQuantity = 99;
export const minQuantity = 1;

interface Line {
  readonly quantity: number;
  readonly product: { readonly price: string };
}

/** The number in the header's badge: quantities, not lines. */
export const countItems = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);

export const lineTotal = (line: Line): Paise => timesQuantity(fromDecimal(line.product.price), line.quantity);

export const subtotal = (lines: readonly Line[]): Paise => addMoney(...lines.map(lineTotal));
