import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPaise } from '../money/money.ts';
import { defaultSettings } from '../settings/defaults.ts';
import { priceOrder } from './pricing.ts';
import { shippingMethods } from '../shipping/shipping.ts';
import { shippingFee } from './shipping-fees.ts';

const paise = (range: { min: number; max: number }) => fc.integer(range).map(toPaise);
const order = fc.record({
  lines: fc.array(
    fc.record({
      price: fc.oneof(paise({ min: 0, max: 9_999_999 }), paise({ min: 0, max: 100_000 })),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 6 },
  ),
  adjustments: fc.array(
    fc.record({
      label: fc.string(),
      // Surcharges are rare, but they must add up like discounts.
      amount: fc.oneof(paise({ min: -2_000_000, max: 0 }), paise({ min: -100_000, max: 10_000 })),
    }),
    { maxLength: 4 },
  ),
});
const method = fc.constantFrom(...shippingMethods);

const sum = (amounts: readonly number[]): bigint => amounts.reduce((total, amount) => total + BigInt(amount), 0n);

it('adjustments never take more off than the goods cost, and every sum is exact to the paisa', () => {
  fc.assert(
    fc.property(order, method, (goods, way) => {
      const region = way.startsWith('international') ? 'canada' : 'india';
      const { subtotal, adjustments, shipping, total } = priceOrder(goods, { method: way, region }, defaultSettings);
      const paidForGoods = BigInt(subtotal) + sum(adjustments.map(({ amount }) => amount));
      expect(BigInt(subtotal)).toBe(sum(goods.lines.flatMap(({ price, quantity }) => Array(quantity).fill(price))));
      expect(paidForGoods).toBeGreaterThanOrEqual(0n);
      expect(shipping).toBe(shippingFee(way, toPaise(Number(paidForGoods)), defaultSettings));
      expect(BigInt(total)).toBe(paidForGoods + BigInt(shipping));
      expect(adjustments.map(({ label }) => label)).toEqual(goods.adjustments.map(({ label }) => label));
      // Each counts in full, unless it would have taken the goods below nothing.
      adjustments.forEach(({ amount }, index) => {
        const wanted = goods.adjustments[index]!.amount;
        const left = BigInt(subtotal) + sum(adjustments.slice(0, index + 1).map((one) => one.amount));
        expect(amount === wanted || (amount > wanted && left === 0n)).toBe(true);
      });
    }),
    { numRuns: 2000 },
  );
}, 60_000);
