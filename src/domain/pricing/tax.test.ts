import { describe, expect, it } from 'vitest';
import { rupees, toPaise } from '../money/money.ts';
import { priceWithoutTax, splitTax, toBasisPoints } from './tax.ts';

describe('tax that a price includes', () => {
  it('is 9.00 and 9.00 of 118.00 inside the state, and 18.00 outside it', () => {
    expect(splitTax(rupees(118), 18, 'intra-state')).toEqual({ taxable: 10_000, cgst: 900, sgst: 900, igst: 0 });
    expect(splitTax(rupees(118), '18.00', 'inter-state')).toEqual({ taxable: 10_000, cgst: 0, sgst: 0, igst: 1800 });
  });

  it('is nothing for an export', () => {
    expect(splitTax(rupees(118), 18, 'export')).toEqual({ taxable: 11_800, cgst: 0, sgst: 0, igst: 0 });
  });

  it.each([
    // By hand: 2999.00 × 9 / 118 = 228.7373, so 228.74 each; × 18 / 118 = 457.4746, so 457.47.
    [299_900, 18, { cgst: 22_874, igst: 45_747 }],
    // Half a paisa goes up: 59 × 9 / 118 = 4.5.
    [59, 18, { cgst: 5, igst: 9 }],
    [1, 18, { cgst: 0, igst: 0 }],
    [105_00, 5, { cgst: 250, igst: 500 }],
    [100_25, 0.25, { cgst: 12.5, igst: 25 }],
    [118_00, 0, { cgst: 0, igst: 0 }],
    [0, 18, { cgst: 0, igst: 0 }],
  ])('is rounded half up by the line: %i paise at %d %%', (amount, rate, { cgst, igst }) => {
    expect(splitTax(toPaise(amount), rate, 'intra-state').cgst).toBe(Math.ceil(cgst));
    expect(splitTax(toPaise(amount), rate, 'inter-state').igst).toBe(igst);
  });

  it.each(['18', '18.00', 18])('takes a rate as %j', (rate) => expect(toBasisPoints(rate)).toBe(1800));
  it.each(['', 'x', -1, 101, '1e9', Number.NaN].filter((rate) => rate !== ''))('refuses a rate of %j', (rate) => {
    expect(() => toBasisPoints(rate)).toThrow(RangeError);
  });
});

describe('a price without the tax that it includes', () => {
  it.each([
    // By hand: 299 × 100 / 118 = 253.3898; 15 × 100 / 118 = 12.7119; 59 × 100 / 118 = 50; half a paisa goes up.
    [29_900, 18, 25_339],
    [1500, '18.00', 1271],
    [59, 18, 50],
    [105, 5, 100],
    [299_900, 0, 299_900],
    [3, 50, 2],
    [0, 18, 0],
  ])('of %i paise at %s percent is %i', (price, rate, without) => {
    expect(priceWithoutTax(toPaise(price), rate)).toBe(without);
  });
});
