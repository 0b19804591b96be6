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

/** How much more would ship free of charge; zero where nothing is charged. */
export const freeShippingGap = (
  { shipping, total }: Pick<OrderPrice, 'shipping' | 'total'>,
  rates: DeliveryRates,
): Paise => toPaise(shipping === 0 ? 0 : Math.max(0, rates.freeShippingThreshold - (total - shipping)));

/** With domestic standard, which is what a cart shows before it knows the address. */
export function cartTotals(lines: readonly CartLine[], rates: DeliveryRates): CartTotals {
  const { subtotal, adjustments, shipping, total } = priceOrder(
    { lines: lines.map(toLine) },
    { method: 'domestic-standard', region: 'india', rates },
  );
  return {
    subtotal,
    adjustments,
    shipping,
    total,
    missingForFreeShipping: freeShippingGap({ shipping, total }, rates),
  };
}
