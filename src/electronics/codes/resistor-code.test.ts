import { describe, expect, it } from 'vitest';
import { Defs } from '#art/drawing/defs.ts';
import { parseOhms, resistorBands } from './resistor-code.ts';
import { resistorBody } from '#art/parts/resistor.ts';

const colourNames: Readonly<Record<string, string>> = {
  '#1c1a19': 'black',
  '#7a4526': 'brown',
  '#cf2e24': 'red',
  '#e8741c': 'orange',
  '#f2cb2e': 'yellow',
  '#2f8f46': 'green',
  '#2b57b5': 'blue',
  '#7c3fa6': 'violet',
  '#8b8f92': 'grey',
  '#f4f3ee': 'white',
  '#c49a3a': 'gold',
  '#c9ced1': 'silver',
};

const bands = (value: string, tolerance?: 1 | 5): string =>
  resistorBands(parseOhms(value), tolerance)
    .colours.map((c) => colourNames[c])
    .join(' ');

describe('values as builders write them', () => {
  it.each([
    ['220R', 220],
    ['4K7', 4700],
    ['1M', 1e6],
    ['2M2', 2.2e6],
    ['0R1', 0.1],
    ['4R7', 4.7],
    ['510K', 510e3],
    ['470', 470],
    [' 6k8 ', 6800],
  ])('%s is %d ohms', (text, ohms) => {
    expect(parseOhms(text)).toBeCloseTo(ohms, 6);
  });
});

describe('five bands of a 1 % resistor', () => {
  it.each([
    ['220R', 'red red black black brown'],
    ['404R', 'yellow black yellow black brown'],
    ['4K7', 'yellow violet black brown brown'],
    ['10K', 'brown black black red brown'],
    ['51K', 'green brown black red brown'],
    ['470K', 'yellow violet black orange brown'],
    ['1M', 'brown black black yellow brown'],
    ['2K49', 'red yellow white brown brown'],
    ['999R', 'white white white black brown'],
    ['4R7', 'yellow violet black silver brown'],
    ['33R', 'orange orange black gold brown'],
  ])('of %s are %s', (value, colors) => {
    expect(bands(value)).toBe(colors);
  });
});

describe('four bands of a 5 % resistor', () => {
  it.each([
    ['220R', 'red red brown gold'],
    ['4K7', 'yellow violet red gold'],
    ['1M', 'brown black green gold'],
    ['6K8', 'blue grey red gold'],
    ['1R', 'brown black gold gold'],
  ])('of %s are %s', (value, colors) => {
    expect(bands(value, 5)).toBe(colors);
  });
});

it('a drawn resistor carries its bands from left to right', () => {
  const art = resistorBody(new Defs('r'), 4700, 5);
  const painted = [...art.matchAll(/<rect x="(-?[.\d]+)"[^>]*width="\.52"[^>]*fill="(#\w+)"/g)];
  const inOrder = painted.sort((a, b) => Number(a[1]) - Number(b[1])).map((m) => colourNames[m[2]!]);
  expect(inOrder).toEqual(['yellow', 'violet', 'red', 'gold']);
});
