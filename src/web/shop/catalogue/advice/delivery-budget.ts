import { toPaise, type Paise } from '#domain/money/money.ts';
import { listedFee, shippingFee, type DeliveryRates } from '#domain/pricing/shipping-fees.ts';

const method = 'domestic-standard';

/**
 * The whole rupees that are left for goods when a budget pays their delivery too; null where delivery takes nothing from
 * it, or all of it. It is the goods that earn free delivery, so they are held against the threshold, not the budget.
 */
export function goodsWithinBudget(budget: Paise, rates: DeliveryRates): number | null {
  const goods = Math.floor((budget - listedFee(method, rates)) / 100);
  if (goods < 1 || shippingFee(method, toPaise(goods * 100), rates) === 0) return null;
  return goods;
}
