import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markingOf, parseMarking } from '#electronics/codes/capacitor-marking.ts';
import {
  cornerCapacitance,
  cornerFrequency,
  cornerResistance,
  ledResistor,
  nextInSeries,
} from '#electronics/circuit-formulas.ts';
import {
  faradsNotation,
  formatFarads,
  formatHertz,
  formatOhms,
  ohmsNotation,
  parseFarads,
  parseHertz,
  parseOhms,
} from '#electronics/component-value.ts';
import {
  bandsOf,
  digitColours,
  multiplierColours,
  ohmsOf,
  tolerances,
  type ToleranceColour,
} from '#electronics/codes/resistor-bands.ts';

const significant = fc.tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: -2, max: 5 }));
const ohms = significant.map(([digits, exponent]) => Number((digits * 10 ** exponent).toPrecision(3)));
const picofarads = fc.tuple(fc.integer({ min: 10, max: 99 }), fc.integer({ min: 0, max: 7 }));
const farads = picofarads.map(([digits, exponent]) => Number((digits * 10 ** (exponent - 12)).toPrecision(2)));
const tolerance = fc.constantFrom(...(Object.keys(tolerances) as ToleranceColour[]));

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
});

describe('the bands of a resistor', () => {
  it('say the value they were made from, exactly with five bands', () => {
    fc.assert(
      fc.property(ohms, tolerance, (value, colour) => {
        const bands = bandsOf(value, 5, colour)!;
        expect(bands.digits).toHaveLength(3);
        expect(bands.tolerance).toBe(colour);
        expect(ohmsOf(bands)).toBeCloseTo(value, 9);
        expect(ohmsOf(bandsOf(value, 4, 'gold')!) / value).toBeCloseTo(1, 1);
      }),
    );
  });

  it('come back from the value they say, unless they begin with black', () => {
    const colour = fc.constantFrom(...digitColours.slice(1));
    const five = fc.tuple(colour, colour, colour).map((digits) => digits as (typeof digitColours)[number][]);
    fc.assert(
      fc.property(five, fc.constantFrom(...multiplierColours), tolerance, (digits, multiplier, last) => {
        const bands = { digits, multiplier, tolerance: last };
        expect(bandsOf(ohmsOf(bands), 5, last)).toEqual(bands);
      }),
    );
  });
});

describe('the code of a capacitor', () => {
  it('says the value it was made from', () => {
    fc.assert(
      fc.property(farads, (value) => {
        expect(parseMarking(markingOf(value)!)!.farads / value).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('the corner of a resistor and a capacitor', () => {
  it('gives either part back from the other two', () => {
    fc.assert(
      fc.property(ohms, farads, (r, c) => {
        const f = cornerFrequency(r, c);
        expect(cornerResistance(f, c) / r).toBeCloseTo(1, 9);
        expect(cornerCapacitance(f, r) / c).toBeCloseTo(1, 9);
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

  it('never lets more flow through a lamp than was asked for', () => {
    const volts = fc.double({ min: 0.5, max: 30, noNaN: true });
    fc.assert(
      fc.property(volts, volts, fc.double({ min: 1e-4, max: 0.1, noNaN: true }), (supplyVolts, forwardVolts, amps) => {
        const found = ledResistor({ supplyVolts, forwardVolts, amps });
        expect(found === null).toBe(supplyVolts <= forwardVolts);
        expect(found?.amps ?? 0).toBeLessThanOrEqual(amps * (1 + 1e-9));
      }),
    );
  });
});
