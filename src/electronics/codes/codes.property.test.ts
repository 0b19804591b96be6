import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markingOf, parseMarking } from '../value/capacitor-marking.ts';
import {
  bandsOf,
  digitColours,
  multiplierColours,
  ohmsOf,
  tolerances,
  type ToleranceColour,
} from './resistor-bands.ts';

const significant = fc.tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: -2, max: 5 }));
const ohms = significant.map(([digits, exponent]) => Number((digits * 10 ** exponent).toPrecision(3)));
const picofarads = fc.tuple(fc.integer({ min: 10, max: 99 }), fc.integer({ min: 0, max: 7 }));
const farads = picofarads.map(([digits, exponent]) => Number((digits * 10 ** (exponent - 12)).toPrecision(2)));
const tolerance = fc.constantFrom(...(Object.keys(tolerances) as ToleranceColour[]));

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
