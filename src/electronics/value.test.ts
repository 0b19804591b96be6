import { describe, expect, it } from 'vitest';
import { capacitorCode, colourBands, faradsInWords, isInSeries, ohmsInWords, parseValue } from './value.ts';

describe('component values', () => {
  it.each([
    ['470R', 470],
    ['4K7', 4700],
    ['1M5', 1_500_000],
    ['51p', 51e-12],
    ['4n7', 4.7e-9],
    ['2u2', 2.2e-6],
  ])('read %s', (text, value) => {
    expect(parseValue(text)).toBeCloseTo(value, 15);
  });

  it('refuse what is no value', () => {
    for (const text of ['', '4.7K', 'K47', '22nF', '10']) expect(() => parseValue(text)).toThrow(RangeError);
  });

  it('are checked against the E12, E24 and pot series', () => {
    expect(isInSeries('4K7', 'E12')).toBe(true);
    expect(isInSeries('510K', 'E12')).toBe(false);
    expect(isInSeries('510K', 'E24')).toBe(true);
    expect(isInSeries('4K9', 'E24')).toBe(false);
    expect(isInSeries('250K', 'pot')).toBe(true);
    expect(isInSeries('220K', 'pot')).toBe(false);
  });

  it.each([
    ['4K7', 'yellow violet black brown brown'],
    ['10R', 'brown black black gold brown'],
    ['470R', 'yellow violet black black brown'],
    ['1M', 'brown black black yellow brown'],
    ['2M2', 'red red black yellow brown'],
  ])('band %s', (text, bands) => {
    expect(colourBands(text).join(' ')).toBe(bands);
  });

  it('print codes on capacitors', () => {
    expect(['100n', '22n', '470p', '51p', '1u', '4p7', '6n8'].map(capacitorCode)).toEqual([
      '104',
      '223',
      '471',
      '510',
      '105',
      '4p7',
      '682',
    ]);
  });

  it('are written in ohms and farads with SI prefixes', () => {
    expect([ohmsInWords('4K7'), ohmsInWords('2M2'), ohmsInWords('33R')]).toEqual(['4.7 kΩ', '2.2 MΩ', '33 Ω']);
    expect([faradsInWords('22n'), faradsInWords('2u2'), faradsInWords('51p')]).toEqual(['22 nF', '2.2 µF', '51 pF']);
  });
});
