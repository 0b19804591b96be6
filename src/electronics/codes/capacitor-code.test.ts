import { describe, expect, it } from 'vitest';
import { capacitorCode, filmBox, inMicrofarads, isWideCan, isWideFilm } from './capacitor-code.ts';

describe('the print on a capacitor', () => {
  it.each([
    ['100p', '101'],
    ['47p', '470'],
    ['4p7', '4p7'],
    ['1n', '102'],
    ['4n7', '472'],
    ['22n', '223'],
    ['680n', '684'],
    ['1u', '105'],
    ['51p', '510'],
    ['6n8', '682'],
    ['99p6', '101'],
  ])('says %s as %s', (value, code) => {
    expect(capacitorCode(value)).toBe(code);
  });

  it.each([
    ['2u2', '2.2µF'],
    ['47u', '47µF'],
    ['1000u', '1000µF'],
  ])('says %s in microfarads as %s', (value, text) => {
    expect(inMicrofarads(value)).toBe(text);
  });

  it('refuses what is no capacitance, and what no code says', () => {
    expect(() => capacitorCode('4K7')).toThrow(RangeError);
    expect(() => inMicrofarads('4K7')).toThrow(RangeError);
    expect(() => capacitorCode('1000u')).toThrow("No code says '1000u'.");
  });

  it('stands on a wide box from 680n on', () => {
    expect(['470n', '680n', '1u'].map(isWideFilm)).toEqual([false, true, true]);
    expect(['100n', '470n', '1u'].map((value) => filmBox(value).thick)).toEqual([2.6, 3.5, 5]);
  });

  it('stands on a wide can from 470u on', () => {
    expect(['220u', '330u', '470u', '1000u'].map(isWideCan)).toEqual([false, false, true, true]);
  });
});
