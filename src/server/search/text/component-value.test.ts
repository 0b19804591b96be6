import { describe, expect, it } from 'vitest';
import { isSpacedUnit, meantValues, taperInFront, writtenValues } from './component-value.ts';

describe('a value written with its unit', () => {
  it.each(['4k7', '4.7k', '4700r', '4700ohm', '4.7kohm', '4.7kohms', '4k7ohm', '4700e', '0.0047m', 'b4k7', '4.7ka'])(
    '%s is 4700 ohms',
    (word) => {
      expect(writtenValues(word)).toEqual(['ohm=4700']);
    },
  );

  it.each(['1m', '1meg', '1mega', '1000k', '1000kohm', '1megohm', '1m0'])('%s is a million ohms', (word) => {
    expect(writtenValues(word)).toEqual(['ohm=1000000']);
  });

  it.each(['100n', '100nf', '0.1u', '.1u', '.1uf', '100000p', '0.1mfd'])('%s is a tenth of a microfarad', (word) => {
    expect(writtenValues(word)).toEqual(['pf=100000']);
  });

  it.each([
    ['220r', 'ohm=220'],
    ['22p', 'pf=22'],
    ['1n5', 'pf=1500'],
    ['2u2', 'pf=2200000'],
    ['10uf', 'pf=10000000'],
    ['4k7a', 'ohm=4700'],
    ['2k49', 'ohm=2490'],
    ['10ufd', 'pf=10000000'],
  ])('%s is %s', (word, term) => {
    expect(writtenValues(word)).toEqual([term]);
  });

  it.each([
    '1n4148',
    '1n914',
    '1n60',
    '2n3904',
    'tl072',
    '220',
    'a220',
    '9v',
    '5mm',
    '125b',
    '4.7k5',
    '0r',
    'k',
    '',
    '4k755',
    '1e3',
    '100ns',
    '220j',
  ])('%s is none', (word) => {
    expect(writtenValues(word)).toEqual([]);
  });
});

describe('a bare number that someone types', () => {
  it('means ohms', () => {
    expect(meantValues('4700')).toEqual(['ohm=4700']);
    expect(meantValues('220')).toEqual(['ohm=220']);
  });

  it('means the code printed on a capacitor too, when it can be one', () => {
    expect(meantValues('104')).toEqual(['ohm=104', 'pf=100000']);
    expect(meantValues('104j')).toEqual(['pf=100000']);
  });
});

describe('potentiometers and units', () => {
  it('puts the taper in front', () => {
    expect(taperInFront('500ka')).toBe('a500k');
    expect(taperInFront('500k')).toBeNull();
  });

  it('knows the units that stand apart from their number', () => {
    expect(['ohm', 'kohm', 'nf', 'uf'].every(isSpacedUnit)).toBe(true);
    expect(['k', 'm', 'v', 'ms'].some(isSpacedUnit)).toBe(false);
  });
});
