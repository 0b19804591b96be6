import { describe, expect, it } from 'vitest';
import { isLikelySlip } from './likely-slip.ts';
import { partNumberStems } from './part-number.ts';

describe('a slip in a short word', () => {
  it.each([
    ['fuz', 'fuzz'],
    ['corus', 'chorus'],
    ['dleay', 'delay'],
    ['deley', 'delay'],
    ['tome', 'tone'],
    ['fizz', 'fuzz'],
  ])('%s may mean %s', (word, target) => {
    expect(isLikelySlip(word, target)).toBe(true);
  });

  it.each([
    ['decal', 'decay'],
    ['knot', 'knob'],
    ['cable', 'table'],
    ['strap', 'scrap'],
  ])('%s does not mean %s', (word, target) => {
    expect(isLikelySlip(word, target)).toBe(false);
  });
});

describe('the stem of a part number', () => {
  const known = new Set(['tl072', '2n5088', 'fuzz', 'lm386n1']);
  const stemOf = (word: string) => partNumberStems(word).find((stem) => known.has(stem)) ?? null;

  it('is what stands before the letters of the package', () => {
    expect(stemOf('tl072cn')).toBe('tl072');
    expect(stemOf('2n5088bu')).toBe('2n5088');
  });

  it('is none of a number that goes on in digits, of a word, and of what nobody knows', () => {
    expect(stemOf('tl0721')).toBeNull();
    expect(stemOf('fuzzy')).toBeNull();
    expect(stemOf('tl074cn')).toBeNull();
  });
});
