import { describe, expect, it } from 'vitest';
import { indianStates } from '../places/india.ts';
import { rupees, toPaise } from '../money/money.ts';
import { financialYear, invoiceNumber, placeOfSupply, splitTax, toBasisPoints } from './tax.ts';

describe('the place of supply', () => {
  it.each([
    [
      { state: 'Karnataka', country: 'India' },
      { kind: 'intra-state', name: 'Karnataka', gstCode: '29' },
    ],
    [
      { state: ' ka ', country: 'IN' },
      { kind: 'intra-state', name: 'Karnataka', gstCode: '29' },
    ],
    [
      { state: 'Maharashtra', country: 'India' },
      { kind: 'inter-state', name: 'Maharashtra', gstCode: '27' },
    ],
    [
      { state: 'Chandigarh', country: 'Bharat' },
      { kind: 'inter-state', name: 'Chandigarh', gstCode: '04' },
    ],
    [
      { state: 'Nowhere', country: 'India' },
      { kind: 'inter-state', name: 'Nowhere', gstCode: null },
    ],
    [
      { state: 'Karnataka', country: ' Canada ' },
      { kind: 'export', name: 'Canada', gstCode: null },
    ],
  ] as const)('of %o', (destination, place) => {
    expect(placeOfSupply(destination)).toEqual(place);
  });

  it('is inside the state of the shop for one of the 36 alone', () => {
    const inside = indianStates.filter(
      ({ name }) => placeOfSupply({ state: name, country: 'India' }).kind !== 'inter-state',
    );
    expect(inside.map(({ name }) => name)).toEqual(['Karnataka']);
  });
});

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

describe('the number of an invoice', () => {
  it.each([
    ['2026-03-31T18:29:59.999Z', '2526'],
    ['2026-03-31T18:30:00.000Z', '2627'],
    ['2026-12-31T23:00:00.000Z', '2627'],
    ['2027-03-31T18:29:00.000Z', '2627'],
    ['2099-05-01T00:00:00.000Z', '9900'],
  ])('belongs at %s to the financial year %s, by the clock of India', (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year);
  });

  it('has at most the 16 characters that the law allows', () => {
    expect(invoiceNumber('2627', 1)).toBe('TR/2627/000001');
    expect(invoiceNumber('2627', 99_999_999)).toHaveLength(16);
  });
});
