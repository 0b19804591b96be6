import { describe, expect, it } from 'vitest';
import { shelfPlace } from './indexed-catalogue.ts';

const inOrder = (kind: 'resistor' | 'film-capacitor' | 'potentiometer', values: readonly string[]) =>
  values.toSorted((a, b) => shelfPlace({ kind, value: a }) - shelfPlace({ kind, value: b }));

describe('the place on the shelf', () => {
  it('puts values by their size, not by their letters', () => {
    expect(inOrder('resistor', ['1M', '10R', '4K7', '100K', '1K'])).toEqual(['10R', '1K', '4K7', '100K', '1M']);
    expect(inOrder('film-capacitor', ['1u', '100n', '1n', '47n'])).toEqual(['1n', '47n', '100n', '1u']);
  });

  it('reads a potentiometer without its taper', () => {
    expect(inOrder('potentiometer', ['A1M', 'B1K', 'C50K'])).toEqual(['B1K', 'C50K', 'A1M']);
  });

  it('keeps the kinds apart, in their order, whatever their values', () => {
    const places = [
      shelfPlace({ kind: 'resistor', value: '10M' }),
      shelfPlace({ kind: 'film-capacitor', value: '1n' }),
      shelfPlace({ kind: 'op-amp', value: 'TL072CP' }),
      shelfPlace({ kind: null, value: null }),
    ];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places.map((place) => Math.round(place / 100))).size).toBe(4);
  });

  it('takes a value it cannot read for none', () => {
    expect(shelfPlace({ kind: 'resistor', value: 'red' })).toBe(shelfPlace({ kind: 'resistor', value: null }));
  });
});
