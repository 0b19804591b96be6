import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faradsNotation, formatFarads, formatHertz, formatOhms, ohmsNotation } from './format.ts';
import { parseFarads, parseHertz, parseOhms, parseValue } from './parse.ts';
import { nextInSeries } from './series.ts';

const significant = fc.tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: -2, max: 5 }));
const ohms = significant.map(([digits, exponent]) => Number((digits * 10 ** exponent).toPrecision(3)));
const picofarads = fc.tuple(fc.integer({ min: 10, max: 99 }), fc.integer({ min: 0, max: 7 }));
const farads = picofarads.map(([digits, exponent]) => Number((digits * 10 ** (exponent - 12)).toPrecision(2)));

describe('values and their notations', () => {
  it('are parsed back from every notation', () => {
    fc.assert(
      fc.property(ohms, (value) => {
        for (const text of [ohmsNotation(value), formatOhms(value), String(value)])
          expect(parseOhms(text)).toBeCloseTo(value, 9);
      }),
    );
    fc.assert(
      fc.property(farads, (value) => {
        for (const text of [faradsNotation(value), formatFarads(value)])
          expect(parseFarads(text)! / value).toBeCloseTo(1, 9);
      }),
    );
    fc.assert(
      fc.property(ohms, (value) => {
        expect(parseHertz(formatHertz(value))).toBeCloseTo(value, 9);
      }),
    );
  });

  it('are not parsed from text without digits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (text) => {
        for (const parse of [parseOhms, parseFarads, parseHertz]) {
          const value = parse(text);
          expect(value === null || (value > 0 && Number.isFinite(value))).toBe(true);
          expect(value === null || /\d/.test(text)).toBe(true);
        }
      }),
    );
  });

  it('mean the same to the author of a circuit as to a visitor', () => {
    const figures = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(figures, fc.constantFrom(...'RKM'), ([whole, decimals], letter) => {
        const text = `${whole}${letter}${decimals}`;
        expect(parseOhms(text)).toBe(parseValue(text));
      }),
    );
    fc.assert(
      fc.property(figures, fc.constantFrom(...'pnu'), ([whole, decimals], letter) => {
        const text = `${whole}${letter}${decimals}`;
        expect(parseFarads(text)).toBe(parseValue(text));
      }),
    );
  });
});

describe('the next value of a series', () => {
  it('is at least what was asked for, in the series, and less than a step away', () => {
    fc.assert(
      fc.property(ohms, (value) => {
        const [e12, e24] = [nextInSeries(value, 'E12'), nextInSeries(value, 'E24')];
        expect(e24).toBeGreaterThanOrEqual(value * (1 - 1e-9));
        expect(e12).toBeGreaterThanOrEqual(e24 * (1 - 1e-9));
        expect(e12 / value).toBeLessThan(1.25);
        expect(nextInSeries(e12, 'E12')).toBe(e12);
      }),
    );
  });
});
