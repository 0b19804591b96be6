import { describe, expect, it } from 'vitest';
import { fromDecimal, rupees, toDecimal, toPaise } from '../money/money.ts';
import { defaultDutyRules } from './duty-defaults.ts';
import { estimateDuty, type DutyRule } from './duty.ts';

const rate = (currency: string, rupeesForOne: number) => ({
  currency,
  hundredthPaise: Math.round(rupeesForOne * 10_000),
  day: '2026-11-16',
});
const rates = [
  rate('EUR', 101.2),
  rate('GBP', 118.45),
  rate('CHF', 109.3375),
  rate('AUD', 58.1),
  rate('NZD', 50.05),
  rate('SGD', 68.9),
  rate('JPY', 0.582),
  rate('NOK', 8.75),
  rate('CAD', 63.5),
];

const estimate = (countryCode: string, goods: number, freight: number, codeCount: number, rules = defaultDutyRules) =>
  estimateDuty(
    {
      countryCode,
      goods: fromDecimal(goods.toFixed(2)),
      freight: fromDecimal(freight.toFixed(2)),
      // Every line twice: what counts are different codes.
      codes: Array.from({ length: 2 * codeCount }, (_, index) => String(854_300 + (index % codeCount))),
    },
    rules,
    rates,
  );

const shown = (found: ReturnType<typeof estimate>): string => {
  if ('why' in found) return found.why;
  const [duty, tax, total] = [found.duty, found.tax, found.total].map((amount) => toDecimal(toPaise(amount)));
  return `${found.rule.currency} ${duty} + ${tax} = ${total}`;
};

/**
 * Country, goods and freight in rupees, different HS codes, duty + tax on arrival. Worked out apart from the code, by decimal
 * fractions: (goods + freight) / rate, to the cent; 3 euro for each code; tax of both together, to the cent.
 */
const cases: readonly (readonly [string, number, number, number, string])[] = [
  ['DE', 1783.03, 2461.02, 9, 'EUR 27.00 + 13.10 = 40.10'],
  ['DE', 2541.53, 2461.02, 1, 'EUR 3.00 + 9.96 = 12.96'],
  ['DE', 236.44, 2904, 1, 'EUR 3.00 + 6.47 = 9.47'],
  ['DE', 253.39, 3299, 1, 'EUR 3.00 + 7.24 = 10.24'],
  ['DE', 15180, 2904, 1, 'EUR 3.00 + 34.52 = 37.52'],
  ['DE', 15180.5, 2904, 1, 'EUR 3.00 + 34.52 = 37.52'],
  ['DE', 15180.51, 2904, 1, 'unsure'],
  ['DE', 15181, 2904, 1, 'unsure'],
  ['AT', 5083.06, 2904, 1, 'EUR 3.00 + 16.38 = 19.38'],
  ['AT', 5083.06, 3299, 2, 'EUR 6.00 + 17.77 = 23.77'],
  ['FR', 5083.06, 2904, 3, 'EUR 9.00 + 17.58 = 26.58'],
  ['FR', 0.85, 2904, 1, 'EUR 3.00 + 6.34 = 9.34'],
  ['NL', 9999.99, 2904, 12, 'EUR 36.00 + 34.34 = 70.34'],
  ['NL', 1, 3299, 1, 'EUR 3.00 + 7.48 = 10.48'],
  ['BE', 4321.09, 2904, 4, 'EUR 12.00 + 17.51 = 29.51'],
  ['ES', 7500, 2904, 5, 'EUR 15.00 + 24.74 = 39.74'],
  ['IT', 7500, 3299, 5, 'EUR 15.00 + 26.78 = 41.78'],
  ['IE', 12.71, 2904, 1, 'EUR 3.00 + 7.32 = 10.32'],
  ['PT', 3050.85, 2904, 2, 'EUR 6.00 + 14.91 = 20.91'],
  ['PL', 8000.01, 2904, 7, 'EUR 21.00 + 29.61 = 50.61'],
  ['SE', 5083.06, 2904, 1, 'EUR 3.00 + 20.48 = 23.48'],
  ['SE', 847.46, 3299, 10, 'EUR 30.00 + 17.74 = 47.74'],
  ['DK', 1016.95, 2904, 2, 'EUR 6.00 + 11.19 = 17.19'],
  ['FI', 1016.95, 2904, 2, 'EUR 6.00 + 11.41 = 17.41'],
  ['FI', 5083.06, 2904, 6, 'EUR 18.00 + 24.71 = 42.71'],
  ['HU', 2541.53, 2904, 1, 'EUR 3.00 + 15.34 = 18.34'],
  ['HU', 14999.99, 3299, 9, 'EUR 27.00 + 56.11 = 83.11'],
  ['LU', 2541.53, 2904, 1, 'EUR 3.00 + 9.66 = 12.66'],
  ['MT', 2541.53, 2904, 1, 'EUR 3.00 + 10.23 = 13.23'],
  ['GR', 6666.66, 2904, 3, 'EUR 9.00 + 24.86 = 33.86'],
  ['SI', 333.33, 2904, 1, 'EUR 3.00 + 7.70 = 10.70'],
  ['GB', 2541.53, 2904, 1, 'GBP 0.00 + 9.19 = 9.19'],
  ['GB', 15990.75, 2904, 9, 'GBP 0.00 + 31.90 = 31.90'],
  ['GB', 15992, 2904, 9, 'unsure'],
  // Tax up to CHF 5 is not charged: up to 62 with delivery, which are 6778.93 rupees.
  ['CH', 2541.53, 2904, 3, 'CHF 0.00 + 0.00 = 0.00'],
  ['CH', 3874.92, 2904, 3, 'CHF 0.00 + 0.00 = 0.00'],
  ['CH', 3875.48, 2904, 3, 'CHF 0.00 + 5.02 = 5.02'],
  ['NO', 2541.53, 2904, 3, 'NOK 0.00 + 155.59 = 155.59'],
  ['LI', 20000, 3299, 1, 'CHF 0.00 + 17.26 = 17.26'],
  ['AU', 5083.06, 2904, 4, 'AUD 0.00 + 0.00 = 0.00'],
  ['AU', 58100, 2904, 4, 'AUD 0.00 + 0.00 = 0.00'],
  ['AU', 58101, 2904, 4, 'unsure'],
  ['NZ', 50050, 3299, 2, 'NZD 0.00 + 0.00 = 0.00'],
  ['NZ', 50051, 3299, 2, 'unsure'],
  // With delivery: 24656 + 2904 are 400 dollars.
  ['SG', 24656, 2904, 1, 'SGD 0.00 + 0.00 = 0.00'],
  ['SG', 24657, 2904, 1, 'SGD 0.00 + 36.00 = 36.00'],
  ['SG', 27564, 2904, 1, 'SGD 0.00 + 39.80 = 39.80'],
  ['JP', 2916, 2904, 3, 'JPY 0.00 + 0.00 = 0.00'],
  ['JP', 2917, 2904, 3, 'unsure'],
  ['CA', 1270, 2904, 1, 'CAD 0.00 + 0.00 = 0.00'],
  ['CA', 1271, 2904, 1, 'unsure'],
  ['US', 100, 2904, 1, 'unsure'],
];

describe('what is paid on arrival', () => {
  it('is known by hand for at least 40 parcels', () => expect(cases.length).toBeGreaterThanOrEqual(40));

  it.each(cases)(
    'to %s for goods of %d and freight of %d under %i codes is %s',
    (country, goods, freight, count, sum) => expect(shown(estimate(country, goods, freight, count))).toBe(sum),
  );

  it.each(['BR', 'XX', ''])('is not known in %j', (country) =>
    expect(estimate(country, 1000, 2904, 1)).toEqual({ why: 'no-rule', rules: [] }),
  );

  it('is said with what is known and whom to ask where there is a line without an amount, with a rate or not', () => {
    for (const parcel of [estimate('US', 100, 2904, 1), estimate('CA', 1271, 2904, 1), estimate('DE', 15181, 0, 1)]) {
      expect(parcel).toMatchObject({
        why: 'unsure',
        rules: [{ day: '2026-11-18', source: expect.stringContaining('Ask ') }],
      });
    }
  });

  it('has a day and a source in words for each line, and whom to ask for each that has no amount', () => {
    for (const { source, day, isUnknown } of defaultDutyRules) {
      expect(day).toMatch(/^2026-\d\d-\d\d$/);
      expect(source.length).toBeGreaterThan(30);
      expect([source, /\bAsk \S+/.test(source)]).toEqual([source, isUnknown === true]);
    }
  });

  it('is not known without a rate of the currency', () => {
    const parcel = { countryCode: 'DE', goods: rupees(1000), freight: rupees(0), codes: ['854370'] };
    expect(estimateDuty(parcel, defaultDutyRules, [])).toMatchObject({
      why: 'no-rate',
      rules: [{ upTo: 15_000 }, { upTo: null }],
    });
    expect(estimateDuty({ ...parcel, countryCode: 'US' }, defaultDutyRules, [])).toMatchObject({ why: 'unsure' });
    // The only line of a country has an end, and the goods are beyond it.
    const one = defaultDutyRules.filter(({ countries, isUnknown }) => countries.includes('DE') && !isUnknown);
    expect(shown(estimate('DE', 15_181, 0, 1, one))).toBe('too-dear');
  });

  it('goes by a percentage of goods and freight where the office has one', () => {
    const rule: DutyRule = {
      countries: ['DE'],
      currency: 'EUR',
      upTo: null,
      perCode: 0,
      dutyPercent: 3.7,
      taxName: 'VAT',
      taxPercent: 19,
      day: '2026-11-01',
      source: 'A test',
    };
    // By hand: 10120 + 2024 = 12144 rupees are 120 euro; 3.7 % of them 4.44; 19 % of 124.44 is 23.6436.
    expect(shown(estimate('DE', 10_120, 2024, 3, [rule]))).toBe('EUR 4.44 + 23.64 = 28.08');
  });

  it('goes by the smallest limit that holds the goods, in whatever order the lines stand', () => {
    const reversed = defaultDutyRules.toReversed();
    expect(shown(estimate('SG', 24_656, 2904, 1, reversed))).toBe('SGD 0.00 + 0.00 = 0.00');
    expect(shown(estimate('SG', 27_564, 2904, 1, reversed))).toBe('SGD 0.00 + 39.80 = 39.80');
  });
});
