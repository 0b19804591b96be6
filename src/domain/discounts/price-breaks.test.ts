import { describe, expect, it } from 'vitest';
import { anyDiscount } from '#tests/support/builders/discounts.ts';
import type { DiscountCandidate } from './discount.ts';
import { discountGoods } from './discounted-goods.ts';
import { namedBreaks, unitPrices } from './price-breaks.ts';
import { fromDecimal } from '../money/money.ts';
import { priceOrder } from '../pricing/pricing.ts';

const breaks = [
  { from: 10, percent: 5 },
  { from: 25, percent: 12.5 },
];
const candidate = anyDiscount({
  code: null,
  gift: { kind: 'price-breaks', breaks },
  goods: { for: 'kinds', kinds: ['parts'] },
});
const today = '2026-11-18';
const named = (changes: Partial<DiscountCandidate>) => namedBreaks([{ ...candidate, ...changes }], today);

describe('price breaks that pages name', () => {
  it('are those that count for everybody today', () => {
    expect(named({})).toEqual([{ goods: candidate.goods, breaks, kitsOnly: false }]);
    expect(named({ startsOn: today, endsOn: today })).toHaveLength(1);
    for (const not of [
      { code: 'TEN' },
      { minimum: fromDecimal('100') },
      { maxUses: 5 },
      { maxPerPerson: 1 },
      { isEnded: true },
      { endsOn: '2026-11-17' },
      { startsOn: '2026-11-19' },
      { gift: { kind: 'percent', percent: 5 } },
    ] as const) {
      expect(named(not), JSON.stringify(not)).toEqual([]);
    }
  });

  it('are those of class sets, for kits alone', () => {
    expect(named({ gift: { kind: 'class-sets', from: 10, percent: 8 } })).toEqual([
      { goods: candidate.goods, breaks: [{ from: 10, percent: 8 }], kitsOnly: true },
    ]);
  });

  it('say what one costs, and whether that is to the paisa', () => {
    expect(unitPrices('3.00', breaks)).toEqual([
      { from: 10, price: 285, isExact: true },
      { from: 25, price: 263, isExact: false },
    ]);
    // Of several, the better; one that is no better from more units on is not named.
    expect(unitPrices('100.00', [...breaks, { from: 10, percent: 10 }, { from: 50, percent: 12.5 }])).toEqual([
      { from: 10, price: 9000, isExact: true },
      { from: 25, price: 8750, isExact: true },
    ]);
  });

  it('cost in an order what they say', () => {
    for (const { from, price, isExact } of unitPrices('1.40', breaks)) {
      const line = { price: fromDecimal('1.40'), quantity: from, gstRatePercent: 18 };
      const lines = [{ ...line, slug: 'resistor-4k7', category: 'parts', kind: 'resistor' }];
      const { goods } = discountGoods({ lines, candidates: [candidate], today, code: null });
      const { subtotal, adjusted } = priceOrder(goods, { fee: fromDecimal('0') });
      const paid = subtotal + adjusted;
      expect(Math.abs(paid - from * price)).toBeLessThanOrEqual(isExact ? 0 : from / 2 + 1);
    }
  });
});
