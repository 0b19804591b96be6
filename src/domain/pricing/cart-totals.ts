import { addMoney, fromDecimal, timesQuantity, toPaise, type Paise } from '../money/money.ts';
import { domesticStandardFee, freeShippingThreshold } from './shipping.ts';

interface Line {
  readonly quantity: number;
  readonly product: { readonly price: string };
}

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
