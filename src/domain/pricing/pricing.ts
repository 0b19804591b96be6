import { addMoney, timesQuantity, toPaise, type Paise } from '../money/money.ts';
import { deliveryDays, type ShippingMethod, type ShippingRegion } from '../shipping/shipping.ts';
import { shippingFee, type DeliveryRates } from './shipping-fees.ts';

export interface Line {
  /** Of one. */
  readonly price: Paise;
  readonly quantity: number;
}

/** What changes the price of the goods: a discount takes off and is below zero. */
interface Adjustment {
  readonly label: string;
  readonly amount: Paise;
}

export interface Goods {
  readonly lines: readonly Line[];
  readonly adjustments?: readonly Adjustment[];
}

export interface Carriage {
  readonly method: ShippingMethod;
  readonly region: ShippingRegion;
}

export interface OrderPrice {
  /** The lines alone. */
  readonly subtotal: Paise;
  /** As far as they count: together they never take off more than the goods cost. */
  readonly adjustments: readonly Adjustment[];
  readonly shipping: Paise;
  readonly total: Paise;
}

export const lineTotal = ({ price, quantity }: Line): Paise => timesQuantity(price, quantity);

export const subtotalOf = (lines: readonly Line[]): Paise => addMoney(...lines.map(lineTotal));

/** One after the other, down to nothing and no further. */
function applyAdjustments(subtotal: Paise, adjustments: readonly Adjustment[]): Adjustment[] {
  let left = subtotal;
  return adjustments.map(({ label, amount }) => {
    const applied = toPaise(Math.max(amount, 0 - left));
    left = addMoney(left, applied);
    return { label, amount: applied };
  });
}

/**
 * The one place that says what an order costs: the cart, the quote of the checkout and the order itself ask it. Whether
 * the goods travel free is decided by what they cost after the adjustments.
 */
export function priceOrder(
  { lines, adjustments = [] }: Goods,
  { method, region }: Carriage,
  rates: DeliveryRates,
): OrderPrice {
  if (deliveryDays(method, region) === null) throw new RangeError(`'${method}' does not go to '${region}'.`);
  const subtotal = subtotalOf(lines);
  const applied = applyAdjustments(subtotal, adjustments);
  const goods = addMoney(subtotal, ...applied.map(({ amount }) => amount));
  const shipping = shippingFee(method, goods, rates);
  return { subtotal, adjustments: applied, shipping, total: addMoney(goods, shipping) };
}
