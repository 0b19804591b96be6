import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, formatMoney, fromDecimal, rupees, timesQuantity, toDecimal, toPaise } from './money.ts';

describe('money', () => {
  it('is written with two decimals outside', () => {
    expect(toDecimal(rupees(3499))).toBe('3499.00');
    expect(toDecimal(toPaise(5))).toBe('0.05');
    expect(toDecimal(toPaise(-150))).toBe('-1.50');
  });

  it('survives the way out and back for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (amount) => {
        expect(fromDecimal(toDecimal(toPaise(amount)))).toBe(amount);
      }),
    );
  });

  it.each(['', '1.', '.5', '1.234', '1e3', ' 1', '1,000', 'NaN', '--1', '12345678901234'])('refuses %j', (text) => {
    expect(() => fromDecimal(text)).toThrow(RangeError);
  });

  it('never holds a fraction of a paisa', () => {
    expect(() => toPaise(0.5)).toThrow('0.5 is not a whole number of paise.');
    expect(() => rupees(0.005)).toThrow(RangeError);
    expect(() => timesQuantity(rupees(1), Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
  });

  it('adds exactly where floating point would not', () => {
    const tenths = Array.from({ length: 3 }, () => fromDecimal('0.10'));
    expect(addMoney(...tenths)).toBe(30);
    expect(timesQuantity(fromDecimal('19.99'), 3)).toBe(5997);
  });
});

describe('formatMoney', () => {
  it.each([
    ['3499.00', 'INR', '₹3,499'],
    ['124999.00', 'INR', '₹1,24,999'],
    ['0.00', 'INR', '₹0'],
    ['99.50', 'INR', '₹99.50'],
    ['225.60', 'INR', '₹225.60'],
    ['-225.60', 'INR', '-₹225.60'],
    ['99.05', 'INR', '₹99.05'],
    ['12.00', 'USD', '$12.00'],
    ['1234.50', 'USD', '$1,234.50'],
    ['12.00', 'EUR', '€12.00'],
  ])('shows %s %s as %s', (amount, currency, shown) => {
    expect(formatMoney(amount, currency)).toBe(shown);
  });

  it('takes rupees when no currency is named, and amounts in paise', () => {
    expect(formatMoney('799.00')).toBe('₹799');
    expect(formatMoney(rupees(6200))).toBe('₹6,200');
  });
});
