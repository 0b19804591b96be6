import { describe, expect, it } from 'vitest';
import { compact, fold } from './fold.ts';

import { wordGroups, singular } from './words.ts';

describe('folding', () => {
  it('takes away case and accents', () => {
    expect(fold('Ibáñez ÉCHO Straße Bjørn')).toBe('ibanez echo strasse bjorn');
  });

  it('writes the ohm and micro signs as letters, whichever of the two code points is used', () => {
    expect(fold('4.7kΩ 4.7kΩ 10µF 10μF')).toBe('4.7kohm 4.7kohm 10uf 10uf');
  });

  it('reads full-width letters and survives half a surrogate pair', () => {
    expect(fold('ＴＳ８０８')).toBe('ts808');
    expect(compact('fuzz\ud83d')).toBe('fuzz');
  });

  it('keeps only letters and digits when it compacts', () => {
    expect(compact(' DS-1 / "Boss" ')).toBe('ds1boss');
  });
});

describe('words', () => {
  it('are taken apart at punctuation within what stands between spaces', () => {
    expect(wordGroups('Dual op-amp, (TL072)')).toEqual([['dual'], ['op', 'amp'], ['tl072']]);
  });

  it('keep a decimal number and its unit together', () => {
    expect(wordGroups('4.7k .1uF 0,047u')).toEqual([['4.7k'], ['.1uf'], ['0.047u']]);
  });

  it('read a comma before three digits as thousands', () => {
    expect(wordGroups('4,700 ohm')).toEqual([['4700'], ['ohm']]);
  });

  it('are none in symbols, emoji and control characters', () => {
    expect(wordGroups('%% 🎸 \u0000 ".*" ()')).toEqual([]);
  });
});

describe('singular', () => {
  it.each([
    ['resistors', 'resistor'],
    ['boxes', 'box'],
    ['batteries', 'battery'],
    ['echoes', 'echo'],
    ['kits', 'kit'],
  ])('folds %s to %s', (plural, one) => {
    expect(singular(plural)).toBe(one);
  });

  it.each(['bass', 'chorus', 'eq', 'ts9s', 'ics'])('leaves %s alone', (word) => {
    expect(singular(word)).toBe(word);
  });
});
