import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornerCapacitance, cornerFrequency, cornerResistance, ledResistor } from './circuit-formulas.ts';

const significant = fc.tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: -2, max: 5 }));
const ohms = significant.map(([digits, exponent]) => Number((digits * 10 ** exponent).toPrecision(3)));
const picofarads = fc.tuple(fc.integer({ min: 10, max: 99 }), fc.integer({ min: 0, max: 7 }));
const farads = picofarads.map(([digits, exponent]) => Number((digits * 10 ** (exponent - 12)).toPrecision(2)));

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

describe('the resistor of a lamp', () => {
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
