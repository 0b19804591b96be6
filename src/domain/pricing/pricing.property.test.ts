import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPaise, type Paise } from '../money/money.ts';
import { defaultSettings } from '../settings/defaults.ts';
import {
  priceMadeOrder,
  priceOrder,
  priceRefund,
  taxOrder,
  type Adjustment,
  type OrderPrice,
  type TaxedLine,
} from './pricing.ts';
import { shippingMethods } from '../shipping/shipping.ts';
import { shippingFee } from './shipping-fees.ts';
import { supplyKinds, type TaxSplit } from './tax.ts';

const paise = (range: { min: number; max: number }) => fc.integer(range).map(toPaise);
const maxLines = 6;
const onSome: fc.Arbitrary<Pick<Adjustment, 'on'>> = fc.oneof(
  fc.constant({}),
  fc.constant({}),
  fc.constant({ on: 'freight' as const }),
  fc.record({ on: fc.array(fc.nat(maxLines - 1), { maxLength: 3 }) }),
);
const adjustment: fc.Arbitrary<Adjustment> = fc
  .tuple(
    fc.record({
      label: fc.string(),
      // Surcharges are rare, but they must add up like discounts.
      amount: fc.oneof(
        paise({ min: -2_000_000, max: 0 }),
        paise({ min: -100_000, max: 10_000 }),
        fc.constantFrom(-100, -33.33, -10, -0.25, 5).map((percent) => ({ percent })),
      ),
    }),
    onSome,
  )
  .map(([fields, on]) => ({ ...fields, ...on }));
const order = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.oneof(paise({ min: 0, max: 9_999_999 }), paise({ min: 0, max: 100_000 })),
        quantity: fc.integer({ min: 1, max: 99 }),
        gstRatePercent: fc.constantFrom(18, 18, '12.00', 5, 0.25, 0, 40),
      }),
      { maxLength: maxLines },
    ),
    adjustments: fc.array(adjustment, { maxLength: 4 }),
  })
  .map(({ lines, adjustments }) => ({
    lines,
    adjustments: adjustments.map((one) =>
      typeof one.on === 'object' ? { ...one, on: one.on.filter((place) => place < lines.length) } : one,
    ),
  }));
const method = fc.constantFrom(...shippingMethods);

const sum = (amounts: readonly number[]): bigint => amounts.reduce((total, amount) => total + BigInt(amount), 0n);

const priced = (
  goods: { lines: readonly TaxedLine[]; adjustments: readonly Adjustment[] },
  way: (typeof shippingMethods)[number],
) =>
  priceOrder(goods, {
    method: way,
    region: way.startsWith('international') ? 'canada' : 'india',
    rates: defaultSettings,
  });

it('adjustments never take more off than their goods cost, and every sum is exact to the paisa', () => {
  fc.assert(
    fc.property(order, method, (goods, way) => {
      const price = priced(goods, way);
      const made = price.lines.map(({ line, adjusted }) => ({ ...line, adjusted }));
      const kept = priceMadeOrder({ lines: made, adjustments: price.adjustments, shipping: price.shipping });
      expect({ ...kept, lines: kept.lines.map(({ amount, paid }) => [amount, paid]) }).toEqual({
        ...price,
        lines: price.lines.map(({ amount, paid }) => [amount, paid]),
      });
      expect(BigInt(price.subtotal)).toBe(
        sum(goods.lines.flatMap((line) => Array<number>(line.quantity).fill(line.price))),
      );
      for (const { amount, adjusted, paid } of [...price.lines, price.freight]) {
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(amount + adjusted).toBe(paid);
      }
      const paidForGoods = sum(price.lines.map(({ paid }) => paid));
      expect(price.freight.amount).toBe(shippingFee(way, toPaise(Number(paidForGoods)), defaultSettings));
      expect(BigInt(price.total)).toBe(paidForGoods + BigInt(price.shipping));
      expect(BigInt(price.total)).toBe(
        sum([price.subtotal, price.freight.amount, ...price.adjustments.map(({ amount }) => amount)]),
      );
      const inOrder = [false, true].flatMap((freight) =>
        goods.adjustments.filter(({ on }) => (on === 'freight') === freight),
      );
      expect(price.adjustments.map(({ label }) => label)).toEqual(inOrder.map(({ label }) => label));
    }),
    { numRuns: 700 },
  );
}, 60_000);

it('an adjustment of all goods counts in full, unless it would have taken them below nothing', () => {
  const onAll = order.map(({ lines, adjustments }) => ({
    lines,
    adjustments: adjustments.map(({ label, amount }) => ({
      label,
      amount: typeof amount === 'number' ? amount : toPaise(0),
    })),
  }));
  fc.assert(
    fc.property(onAll, method, (goods, way) => {
      const { subtotal, adjustments } = priced(goods, way);
      adjustments.forEach(({ amount }, index) => {
        const wanted = goods.adjustments[index]!.amount;
        const left = BigInt(subtotal) + sum(adjustments.slice(0, index + 1).map((one) => one.amount));
        const nothingToAdjust = goods.lines.length === 0 && amount === 0;
        expect(amount === wanted || nothingToAdjust || (amount > wanted && left === 0n)).toBe(true);
      });
    }),
    { numRuns: 500 },
  );
}, 60_000);

const parts = ({ taxable, cgst, sgst, igst }: TaxSplit): Paise[] => [taxable, cgst, sgst, igst];

function expectTaxToTie(price: OrderPrice<TaxedLine>): void {
  for (const kind of supplyKinds) {
    const { lines, freight, sum: all } = taxOrder(price, kind);
    lines.forEach((tax, index) => expect(sum(parts(tax))).toBe(BigInt(price.lines[index]!.paid)));
    expect(sum(parts(freight))).toBe(BigInt(price.shipping));
    expect(sum(parts(all))).toBe(BigInt(price.total));
    expect(parts(all).map(BigInt)).toEqual(
      parts(all).map((_, part) => sum([...lines, freight].map((tax) => parts(tax)[part]!))),
    );
  }
}

it('taxes tie to what is paid, and refunds of all units in any parts to what was paid for them', () => {
  fc.assert(
    fc.property(order, method, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }), (goods, way, takes) => {
      const price = priced(goods, way);
      expectTaxToTie(price);
      const refunded = price.lines.map((line) => {
        let before = 0;
        const counts = [...takes, 99].map((take) => {
          const count = Math.min(take, line.line.quantity - before);
          before += count;
          return { line, before: before - count, count };
        });
        const { lines, total } = priceRefund(counts);
        expect(lines.every((amount) => amount >= 0)).toBe(true);
        return total;
      });
      expect(refunded).toEqual(price.lines.map(({ paid }) => paid));
      expect(sum([...refunded, price.shipping])).toBe(BigInt(price.total));
    }),
    { numRuns: 700 },
  );
}, 60_000);
