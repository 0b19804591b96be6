import { describe, expect, it } from 'vitest';
import { defaultSettings } from './defaults.ts';
import { settingProblem } from './fields.ts';
import { dutyTable, exchangeTable, freightTable } from './table-rules.ts';

const freight = freightTable(3);
const rates = exchangeTable(3);
const duties = dutyTable(50);

describe('the freight table', () => {
  const text = 'North America | US MX | 500 | 2500 | 4100.50\nNepal | NP | 2000 | - | 1900';

  it('is read from its lines and written back', () => {
    const rows = freight.read(`${text}\n\n`);
    expect(rows).toEqual([
      { zone: 'North America', countries: ['US', 'MX'], upToGrams: 500, standardFee: 250_000, expressFee: 410_050 },
      { zone: 'Nepal', countries: ['NP'], upToGrams: 2000, standardFee: null, expressFee: 190_000 },
    ]);
    expect([freight.problem(rows), freight.write(rows)]).toEqual([null, text]);
    expect(freight.read('')).toEqual([]);
  });

  it.each([
    ['US | US | 500 | 2500', 'Line 1: it has 4 cells and not 5.'],
    ['US | US | 500 | 2500 | 1000', 'Line 1: express can’t be cheaper than standard.'],
    ['US | US | 500 | - | -', 'Line 1: give at least one fee.'],
    ['US | US | 0 | 1 | 2', 'Line 1: a weight is in whole grams, like 500.'],
    ['US | US | 500 | x | 2', 'Line 1: a fee is an amount like 3500 or 3.50.'],
    ['US | US | 500 | -5 | 2', 'Line 1: a fee is an amount like 3500 or 3.50.'],
    ['A | US | 500 | 1 | 2\nB | Atlantis | 500 | 1 | 2', 'Line 2: ‘Atlantis’ is no country; use two letters, like DE.'],
    ['B | XX | 500 | 1 | 2', 'Line 1: ‘XX’ is no country; use two letters, like DE.'],
    ['B | | 500 | 1 | 2', 'Line 1: name at least one country by its two letters, like DE.'],
    ['B | IN | 500 | 1 | 2', 'Line 1: India has fees of its own.'],
    [' | US | 500 | 1 | 2', 'Line 1: the zone is one line of at most 40 characters.'],
    ['A | US | 500 | 1 | 2\nB | US | 500 | 1 | 2', 'US up to 500 g is there twice.'],
    ['A|US|1|1|2\n'.repeat(4), 'Keep at most 3 lines.'],
  ])('says what is wrong with %j', (wrong, sentence) => {
    expect(freight.read(wrong)).toBe(wrong);
    expect(freight.problem(wrong)).toBe(sentence);
  });

  it.each([null, 5, {}, [null], [{}], [{ zone: 'A', countries: 'US', upToGrams: 1, standardFee: 1, expressFee: 2 }]])(
    'is not %j',
    (value) => expect(freight.problem(value)).toBe('That is no table.'),
  );
});

describe('the exchange rates', () => {
  it('are kept to a hundredth of a paisa, each currency once', () => {
    const rows = rates.read('EUR | 101.20 | 2026-11-16\nJPY | 0.5821 | 2026-11-16');
    expect(rows).toEqual([
      { currency: 'EUR', hundredthPaise: 1_012_000, day: '2026-11-16' },
      { currency: 'JPY', hundredthPaise: 5821, day: '2026-11-16' },
    ]);
    expect(rates.write(rows)).toBe('EUR | 101.2 | 2026-11-16\nJPY | 0.5821 | 2026-11-16');
    expect(rates.problem('EUR | 0 | 2026-11-16')).toBe('Line 1: a rate is like 101.20.');
    expect(rates.problem('EUR | 101.20 | 2026-02-30')).toBe('Line 1: the day is like 2026-11-16.');
    expect(rates.problem('Euro | 101.20 | 2026-11-16')).toBe('Line 1: a currency has three letters, like EUR.');
    expect(rates.problem('EUR | 1 | 2026-11-16\nEUR | 2 | 2026-11-16')).toBe('EUR is there twice.');
  });
});

describe('the duty table', () => {
  it('is read from its lines, with a day and a source for each', () => {
    const text =
      'DE CY | EUR | 150 | 3 | 0 | VAT 19 | 2026-11-01 | The council\nFI | EUR | any | 0 | 3.7 | VAT 25.5 | 2026-11-01 | X';
    const rows = duties.read(text);
    expect(rows).toMatchObject([
      { countries: ['DE', 'CY'], upTo: 15_000, perCode: 300, dutyPercent: 0, taxName: 'VAT', taxPercent: 19 },
      { countries: ['FI'], upTo: null, dutyPercent: 3.7, taxPercent: 25.5 },
    ]);
    expect(duties.write(rows)).toBe(text);
    const wrong = (from: string, to: string) => duties.problem(text.replace(from, to));
    expect(wrong('VAT 19', '19')).toBe('Line 1: a tax is its name and its percentage, like VAT 19.');
    expect(wrong('The council', '')).toBe('Line 1: the source is one line of at most 200 characters.');
    expect(wrong('VAT 25.5', 'VAT 101')).toBe('Line 2: a percentage is from 0 to 100, like 19.');
    expect(wrong('FI', 'DE')).toBeNull();
    expect(wrong('3.7', '?')).toBe('Line 2: what isn’t known is ? in all three: duty per HS code, duty % and tax.');
  });

  it('has limits that count the delivery, and lines that say that nobody knows', () => {
    const text =
      'SG | SGD | 400 with delivery | 0 | 0 | GST 0 | 2026-11-01 | X\nUS | USD | any | ? | ? | ? | 2026-11-01 | Ask customs';
    const rows = duties.read(text);
    expect(rows).toMatchObject([
      { upTo: 40_000, countsFreight: true },
      { upTo: null, isUnknown: true },
    ]);
    expect([duties.problem(rows), duties.write(rows)]).toEqual([null, text]);
  });

  it('has only lines that can be edited, as the shop comes', () => {
    expect(settingProblem('dutyRules', defaultSettings.dutyRules)).toBeNull();
    const text = duties.write(defaultSettings.dutyRules);
    expect(duties.read(text)).toEqual(defaultSettings.dutyRules);
    expect(settingProblem('exchangeRates', defaultSettings.exchangeRates)).toBeNull();
  });
});
