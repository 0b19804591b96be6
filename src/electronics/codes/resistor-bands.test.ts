import { describe, expect, it } from 'vitest';
import { parseValue } from '../value/parse.ts';
import { bandColours, bandsOf, ohmsOf, withBandCount } from './resistor-bands.ts';

const bands = (value: string, tolerance?: 1 | 5): string => bandColours(parseValue(value), tolerance).join(' ');

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
    ['10R', 'brown black black gold brown'],
    ['470R', 'yellow violet black black brown'],
    ['2M2', 'red red black yellow brown'],
  ])('of %s are %s', (value, colours) => {
    expect(bands(value)).toBe(colours);
  });
});

describe('four bands of a 5 % resistor', () => {
  it.each([
    ['220R', 'red red brown gold'],
    ['4K7', 'yellow violet red gold'],
    ['1M', 'brown black green gold'],
    ['6K8', 'blue grey red gold'],
    ['1R', 'brown black gold gold'],
  ])('of %s are %s', (value, colours) => {
    expect(bands(value, 5)).toBe(colours);
  });
});

it('no bands say a value below a hundredth of an ohm', () => {
  expect(() => bandColours(0.001)).toThrow(new RangeError('No bands say 0.001 ohms.'));
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
