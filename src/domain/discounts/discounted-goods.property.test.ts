import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDiscount } from '#tests/support/builders/discounts.ts';
import { addMoney, toPaise } from '../money/money.ts';
import { priceMadeOrder, priceOrder, priceRefund, taxOrder, type Freight } from '../pricing/pricing.ts';
import { supplyKinds, taxAmount } from '../pricing/tax.ts';
import { defaultSettings } from '../settings/defaults.ts';
import { discountGoods } from './discounted-goods.ts';
import type { DiscountGift } from './discount.ts';

const line = fc.record({
  price: fc.integer({ min: 100, max: 500_000 }).map(toPaise),
  quantity: fc.integer({ min: 1, max: 99 }),
  slug: fc.constantFrom('a', 'b', 'c'),
  category: fc.constantFrom('kit', 'parts'),
  kind: fc.constantFrom(null, 'resistor', 'jack'),
  gstRatePercent: fc.constantFrom(0, 5, 12, 18, 28),
});

const percent = fc.integer({ min: 1, max: 9_000 }).map((points) => points / 100);
const units = fc.integer({ min: 1, max: 20 });

const gift: fc.Arbitrary<DiscountGift> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 1_000_000 }).map(toPaise) }),
  fc.constant({ kind: 'free-shipping' as const }),
  fc.record({ kind: fc.constant('buy-get' as const), buy: units, get: units }),
  fc.record({
    kind: fc.constant('price-breaks' as const),
    breaks: fc
      .uniqueArray(fc.record({ from: units, percent }), { minLength: 1, maxLength: 4, selector: ({ from }) => from })
      .map((breaks) => breaks.toSorted((one, other) => one.from - other.from)),
  }),
  fc.record({ kind: fc.constant('class-sets' as const), from: units, percent }),
);

const goods = fc.oneof(
  fc.constant({ for: 'everything' as const }),
  fc.record({ for: fc.constant('products' as const), slugs: fc.subarray(['a', 'b', 'c'], { minLength: 1 }) }),
  fc.record({ for: fc.constant('kinds' as const), kinds: fc.subarray(['kit', 'parts', 'resistor'], { minLength: 1 }) }),
);

const candidates = fc
  .array(fc.record({ gift, goods, together: fc.boolean(), isTyped: fc.boolean() }), { maxLength: 4 })
  .map((all) =>
    all.map(({ isTyped, ...rule }, index) =>
      anyDiscount({ ...rule, id: `id-${index}`, code: isTyped ? `CODE-${index}` : null }),
    ),
  );

it('ties to the paisa: lines, adjustments, tax, the order as it is kept, and all that comes back', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      candidates,
      fc.constantFrom(...supplyKinds),
      fc.nat(),
      (lines, all, supply, pick) => {
        const codes = all.flatMap(({ code }) => (code === null ? [] : [code]));
        const code = codes.length === 0 ? null : codes[pick % codes.length]!;
        const { goods: discounted, chosenFor } = discountGoods({ lines, candidates: all, today: '2026-12-10', code });
        const way: Freight = { method: 'domestic-standard', region: 'india', rates: defaultSettings };
        const price = priceOrder(discounted, way);
        const { used } = chosenFor('domestic-standard');

        expect(price.total).toBe(addMoney(...price.lines.map(({ paid }) => paid), price.shipping));
        const onGoods = price.adjustments.filter(({ on }) => on === 'goods').map(({ amount }) => amount);
        expect(addMoney(...price.lines.map(({ adjusted }) => adjusted))).toBe(addMoney(...onGoods));
        expect(price.lines.every(({ paid }) => paid >= 0)).toBe(true);

        // Never dearer than without, and each that counts takes something off, at its place among the adjustments.
        expect(price.total).toBeLessThanOrEqual(priceOrder({ lines }, way).total);
        expect(price.total).toBeGreaterThanOrEqual(100);
        expect(price.adjustments).toHaveLength(used.length);
        for (const [index, { name }] of used.entries()) {
          expect(price.adjustments[index]!.label).toContain(name);
          expect(price.adjustments[index]!.amount).toBeLessThan(0);
        }
        expect(used.length < 2 || used.every(({ together }) => together)).toBe(true);

        const tax = taxOrder(price, supply);
        for (const [index, { taxable, ...parts }] of tax.lines.entries()) {
          expect(addMoney(taxable, parts.cgst, parts.sgst, parts.igst)).toBe(price.lines[index]!.paid);
        }
        expect(taxAmount(tax.sum)).toBeLessThanOrEqual(price.total);

        const made = priceMadeOrder({
          lines: price.lines.map(({ line: sold, adjusted }) => ({ ...sold, adjusted })),
          adjustments: price.adjustments,
          shipping: price.shipping,
        });
        expect([made.total, made.adjusted, made.lines.map(({ paid }) => paid)]).toEqual([
          price.total,
          price.adjusted,
          price.lines.map(({ paid }) => paid),
        ]);
        const back = made.lines.map((one) => ({ line: one, before: 0, count: one.line.quantity }));
        expect(priceRefund(back, made.shipping).total).toBe(price.total);
      },
    ),
    { numRuns: 2_000 },
  );
});
