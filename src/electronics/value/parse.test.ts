import { describe, expect, it } from 'vitest';
import {
  isValue,
  parseFarads,
  parseHenries,
  parseHertz,
  parseMilliamps,
  parseOhms,
  parseValue,
  parseVolts,
} from './parse.ts';

describe('a value as a circuit says it', () => {
  it.each([
    ['470R', 470],
    ['4K7', 4700],
    ['1M5', 1_500_000],
    ['51p', 51e-12],
    ['4n7', 4.7e-9],
    ['2u2', 2.2e-6],
  ])('%s is parsed', (text, value) => {
    expect(parseValue(text)).toBeCloseTo(value, 15);
    expect(isValue(text)).toBe(true);
  });

  it.each(['', '4.7K', '4k7', ' 4K7', '4K7 ', 'K47', '22nF', '22N', '4m7', '10', '0R', 'A500K', '1N4148'])(
    "'%s' is refused by its name",
    (text) => {
      expect(isValue(text)).toBe(false);
      expect(() => parseValue(text)).toThrow(new RangeError(`'${text}' is not a value such as 4K7, 470R, 22n or 2u2.`));
    },
  );

  it('is refused where the other kind of part is asked for', () => {
    expect(() => parseValue('22n', 'resistance')).toThrow("'22n' is not a resistance such as 4K7, 470R or 1M.");
    expect(() => parseValue('4K7', 'capacitance')).toThrow("'4K7' is not a capacitance such as 4n7, 100p or 2u2.");
  });
});

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
    ['.47', 0.47],
    ['2M2', 2.2e6],
    ['0R1', 0.1],
    ['510K', 510e3],
    ['470', 470],
    [' 6k8 ', 6800],
    ['4.7 k\u2126', 4700],
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
});

describe('notations that were once parsed in one place and not in another', () => {
  it.each([
    ['470E', 470],
    ['4700 e', 4700],
    ['1meg', 1e6],
    ['1 Mega', 1e6],
    ['1megohm', 1e6],
  ])('%s is a resistance', (text, ohms) => {
    expect(parseOhms(text)).toBe(ohms);
  });

  it('E marks ohms behind a number only: 1e3 would be an exponent', () => {
    expect(parseOhms('1e3')).toBeNull();
  });

  it.each(['0.1mfd', '0.1 MFD', '.1mf', '0.1ufd', '100nf'])('%s is a tenth of a microfarad', (text) => {
    expect(parseFarads(text)).toBe(1e-7);
  });

  it('mF with a capital F is millifarads', () => {
    expect(parseFarads('1mF')).toBe(1e-3);
  });

  it('a bare number of a capacitor is picofarads without a nought in front, too', () => {
    expect(parseFarads('.5')).toBe(0.5e-12);
  });

  it('a time is no capacitance', () => {
    expect(['100ns', '10us'].map(parseFarads)).toEqual([null, null]);
  });
});

describe('volts and milliamperes', () => {
  it('are bare numbers, or have their unit behind them', () => {
    expect(['9', '9 V', '1.9 volts', '1,9', '9k', ''].map(parseVolts)).toEqual([9, 9, 1.9, 1.9, null, null]);
    expect(['2', '2 mA', '0.5', 'mA'].map(parseMilliamps)).toEqual([2, 2, 0.5, null]);
  });
});

it('reads inductances as circuits are written', () => {
  expect(parseHenries('500mH')).toBe(0.5);
  expect(parseHenries('10uH')).toBe(1e-5);
  expect(() => parseHenries('500 mH')).toThrow("'500 mH' is not an inductance such as 500mH.");
});
