import { describe, expect, it } from 'vitest';
import { fromDecimal, rupees } from '#domain/money/money.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { goodsWithinBudget } from './delivery-budget.ts';

const rates = { ...defaultSettings, standardFee: rupees(799), freeShippingThreshold: rupees(6200) };

describe('a budget that pays the delivery too', () => {
  it.each([
    ['leaves the rest for goods', '2499.99', 1700],
    ['is eaten up by the delivery', '799.99', null],
    ['leaves one rupee', '800.00', 1],
    ['reaches the threshold only before delivery is paid', '6200.00', 5401],
    ['still leaves goods that pay delivery', '6998.99', 6199],
    ['leaves goods that travel free', '6999.00', null],
  ])('%s', (_, budget, goods) => {
    expect(goodsWithinBudget(fromDecimal(budget), rates)).toBe(goods);
  });

  it('has nothing to pay where delivery is free for all', () => {
    expect(goodsWithinBudget(rupees(2500), { ...rates, standardFee: rupees(0) })).toBeNull();
  });
});
