import { describe, expect, it } from 'vitest';
import { markingOf, parseMarking } from '#electronics/codes/capacitor-marking.ts';
import {
  cornerFrequency,
  ledForwardVolts,
  ledResistor,
  nextInSeries,
  ratingFor,
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
import { bandsOf, ohmsOf, withBandCount } from '#electronics/codes/resistor-bands.ts';

describe('a value as a builder types it', () => {
  it.each([
    ['4k7', 4700],
    ['4.7k', 4700],
    ['4,7 K', 4700],
    ['4700', 4700],
    ['4,700', 4700],
    ['1,00,000', 100_000],
    ['10,00,000 ohms', 1e6],
    ['1,000.5', 1000.5],
    ['4700 ohm', 4700],
    ['4.7 kΩ', 4700],
    ['4R7', 4.7],
    ['220R', 220],
    ['1M', 1e6],
    ['1m', 1e6],
    ['2M2', 2.2e6],
    ['.47', 0.47],
  ])('%s is a resistance', (text, ohms) => {
    expect(parseOhms(text)).toBe(ohms);
  });

  it.each([
    ['100n', 100e-9],
    ['0.1u', 100e-9],
    ['0.1 µF', 100e-9],
    ['104', 100e-9],
    ['104K', 100e-9],
    ['4n7', 4.7e-9],
    ['47', 47e-12],
    ['0,047u', 47e-9],
    ['100,000 pF', 100e-9],
    ['100,000', 100e-9],
    ['1,00,000', 100e-9],
    ['22 pF', 22e-12],
    ['10u', 10e-6],
    ['220uF', 220e-6],
  ])('%s is a capacitance', (text, farads) => {
    expect(parseFarads(text)).toBeCloseTo(farads, 15);
  });

  it.each(['', 'k', '4k7k', '4.7k7', '-5', '1e3', '4 7', '4x7', '0', '000', '4,700,0', '4,7,0'])(
    '%s is neither',
    (text) => {
      expect(parseOhms(text)).toBeNull();
      expect(parseFarads(text)).toBeNull();
    },
  );

  it('may be a frequency', () => {
    expect(parseHertz('1k5')).toBe(1500);
    expect(parseHertz('1,500')).toBe(1500);
    expect(parseHertz('720 Hz')).toBe(720);
    expect(parseHertz('72n')).toBeNull();
  });

  it('is shown with three figures and its prefix', () => {
    expect([4700, 999.9, 1e6, 0.5].map(formatOhms)).toEqual(['4.7 kΩ', '1 kΩ', '1 MΩ', '0.5 Ω']);
    expect([4700, 220, 1e6, 4.7].map(ohmsNotation)).toEqual(['4k7', '220R', '1M', '4R7']);
    expect([1e-7, 4.7e-9, 1e-3, 2.2e-12].map(formatFarads)).toEqual(['100 nF', '4.7 nF', '1000 µF', '2.2 pF']);
    expect([1e-7, 4.7e-9, 1e-5].map(faradsNotation)).toEqual(['100n', '4n7', '10u']);
    expect(formatHertz(723.4)).toBe('723 Hz');
  });
});

describe('the bands of a resistor', () => {
  it('are yellow, violet, black, brown, brown for 4k7 at 1 %', () => {
    expect(bandsOf(4700, 5, 'brown')).toEqual({
      digits: ['yellow', 'violet', 'black'],
      multiplier: 'brown',
      tolerance: 'brown',
    });
    expect(bandsOf(4700, 4, 'gold')).toMatchObject({ digits: ['yellow', 'violet'], multiplier: 'red' });
  });

  it('divide with gold and silver', () => {
    expect(ohmsOf(bandsOf(4.7, 4, 'gold')!)).toBe(4.7);
    expect(ohmsOf(bandsOf(0.47, 4, 'gold')!)).toBe(0.47);
    expect(bandsOf(0.047, 4, 'gold')).toBeNull();
    expect(bandsOf(1e13, 5, 'brown')).toBeNull();
  });

  it('keep their value when one is added or taken away', () => {
    const five = bandsOf(47_500, 5, 'brown')!;
    expect(ohmsOf(withBandCount(five, 4))).toBe(48_000);
    expect(withBandCount(five, 5)).toBe(five);
    expect(ohmsOf(withBandCount(bandsOf(470, 4, 'gold')!, 5))).toBe(470);
  });
});

describe('the print on a capacitor', () => {
  it.each([
    ['104', 100e-9, null],
    ['473J', 47e-9, 5],
    ['102k', 1e-9, 10],
    ['470', 47e-12, null],
    ['4p7', 4.7e-12, null],
    ['22', 22e-12, null],
    ['229', 2.2e-12, null],
  ])('%s is read', (text, farads, tolerance) => {
    const print = parseMarking(text)!;
    expect(print.farads).toBeCloseTo(farads, 18);
    expect(print.tolerance).toBe(tolerance);
  });

  it.each(['', '1', '000', '104Q', 'abc', '10400'].slice(2))('%s is none', (text) => {
    expect(parseMarking(text)).toBeNull();
  });

  it('is formatted from a capacitance', () => {
    expect([100e-9, 47e-12, 4.7e-12, 99.6e-12, 1e-3].map(markingOf)).toEqual(['104', '470', '4p7', '101', null]);
  });
});

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

  it('take the next value of a series, also over the end of a decade', () => {
    expect(nextInSeries(4700, 'E12')).toBe(4700);
    expect(nextInSeries(4701, 'E12')).toBe(5600);
    expect(nextInSeries(4701, 'E24')).toBe(5100);
    expect(nextInSeries(950, 'E24')).toBe(1000);
  });

  it('choose a power rating of at least twice the heat', () => {
    expect([0.013, 0.2, 4].map(ratingFor)).toEqual([0.125, 0.5, null]);
  });
});
