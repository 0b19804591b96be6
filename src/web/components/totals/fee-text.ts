import type { PriceAdjustment } from '#contracts/orders.ts';
import { addMoney, formatMoney, fromDecimal, toDecimal, toPaise } from '#domain/money/money.ts';

/** 'Free', or an amount. */
export const feeText = (fee: string, currency?: string): string =>
  Number(fee) === 0 ? 'Free' : formatMoney(fee, currency);

/** What the delivery cost before a discount on it, which has a row of its own. */
export function feeBefore(fee: string, adjustments: readonly PriceAdjustment[]): string {
  const off = adjustments.filter(({ on }) => on === 'freight').map(({ amount }) => fromDecimal(amount));
  return toDecimal(toPaise(fromDecimal(fee) - addMoney(...off)));
}
