import { describe, expect, it } from 'vitest';
import { faradsNotation, formatFarads, formatHertz, formatOhms, ohmsNotation } from './format.ts';
import { parseValue } from './parse.ts';

describe('a value', () => {
  it('is shown with three figures and its prefix', () => {
    expect([4700, 999.9, 1e6, 0.5].map(formatOhms)).toEqual(['4.7 kΩ', '1 kΩ', '1 MΩ', '0.5 Ω']);
    expect([4700, 220, 1e6, 4.7].map(ohmsNotation)).toEqual(['4k7', '220R', '1M', '4R7']);
    expect([1e-7, 4.7e-9, 1e-3, 2.2e-12].map(formatFarads)).toEqual(['100 nF', '4.7 nF', '1000 µF', '2.2 pF']);
    expect([1e-7, 4.7e-9, 1e-5].map(faradsNotation)).toEqual(['100n', '4n7', '10u']);
    expect(formatHertz(723.4)).toBe('723 Hz');
  });

  it('of a circuit is written in ohms and farads with SI prefixes', () => {
    expect(['4K7', '2M2', '33R'].map((text) => formatOhms(parseValue(text)))).toEqual(['4.7 kΩ', '2.2 MΩ', '33 Ω']);
    expect(['22n', '2u2', '51p'].map((text) => formatFarads(parseValue(text)))).toEqual(['22 nF', '2.2 µF', '51 pF']);
  });
});
