import { fromDecimal, toPaise, type Paise } from '../money/money.ts';
import { lineTotal, priceOrder, subtotalOf, type Line, type OrderPrice } from './pricing.ts';
import type { DeliveryRates } from './shipping-fees.ts';

/** A line as the API gives it. */
interface CartLine {
  readonly quantity: number;
  readonly product: { readonly price: string };
}

const toLine = ({ product, quantity }: CartLine): Line => ({ price: fromDecimal(product.price), quantity });

export const cartLineTotal = (line: CartLine): Paise => lineTotal(toLine(line));

export const cartSubtotal = (lines: readonly CartLine[]): Paise => subtotalOf(lines.map(toLine));

export interface CartTotals extends Pick<OrderPrice, 'subtotal' | 'adjustments' | 'shipping' | 'total'> {
  /** How much more would ship free of charge; zero when it does already. */
  readonly missingForFreeShipping: Paise;
}

/** With domestic standard, which is what a cart shows before it knows the address. */
export function cartTotals(lines: readonly CartLine[], rates: DeliveryRates): CartTotals {
  const { subtotal, adjustments, shipping, total } = priceOrder(
    { lines: lines.map(toLine) },
    { method: 'domestic-standard', region: 'india', rates },
  );
  const missing = rates.freeShippingThreshold - (total - shipping);
  return { subtotal, adjustments, shipping, total, missingForFreeShipping: toPaise(Math.max(0, missing)) };
}
