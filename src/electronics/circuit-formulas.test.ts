import { describe, expect, it } from 'vitest';
import { cornerFrequency, ledResistor, ratingFor } from './circuit-formulas.ts';
import { ledForwardVolts } from './led.ts';

describe('the sums', () => {
  it('find the corner of the drive stage of an overdrive: 4k7 and 47n at 720 Hz', () => {
    expect(Math.round(cornerFrequency(4700, 47e-9))).toBe(720);
  });

  it('find the resistor of a red lamp at 9 V and 2 mA', () => {
    expect(ledResistor({ supplyVolts: 9, forwardVolts: 1.9, amps: 0.002 })).toEqual({
      ohms: 3550,
      e12: 3900,
      e24: 3600,
      amps: expect.closeTo(0.00182, 5),
      watts: expect.closeTo(0.0129, 4),
    });
    expect(ledResistor({ supplyVolts: 3, forwardVolts: 3, amps: 0.002 })).toBeNull();
  });

  it('give a green lamp the 3 V that the reference tells of it, and an amber one the 2.1 V of the first build', () => {
    expect(ledForwardVolts).toMatchObject({ green: 3, amber: 2.1 });
  });

  it('choose a power rating of at least twice the heat', () => {
    expect([0.013, 0.2, 4].map(ratingFor)).toEqual([0.125, 0.5, null]);
  });
});
