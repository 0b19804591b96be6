import { describe, expect, it } from 'vitest';
import { lettersNote, toPrintable } from './printable-text.ts';

describe('letters that our fonts do not have', () => {
  it('lose their accents, and are marked when nothing else is left', () => {
    expect(toPrintable('Zoë Łukasz Šimon ₹5')).toBe('Zoë Lukasz Simon ₹5');
    expect(toPrintable('آشا')).toMatch(/^\?+$/);
    expect(toPrintable('one\ntwo')).toBe('one\ntwo');
  });

  it('of Indian scripts become Latin ones, and a paper says so', () => {
    expect(toPrintable('आशा, 4.7 kΩ')).toBe('Asha, 4K7');
    expect(lettersNote('Asha? Zoë Łukasz')).toBeNull();
    expect(lettersNote('आशा?')).toContain('Latin letters');
    expect(lettersNote('आशा آشا')).toContain('“?”');
  });

  it.each([
    ['About 500 kΩ', 'About 500K'],
    ['4.7 kΩ', '4K7'],
    ['1 MΩ', '1M'],
    ['2.2 MΩ', '2M2'],
    ['200 Ω', '200R'],
    ['a few kΩ', 'a few kilohms'],
  ])('write %j as builders do, %j', (text, printed) => {
    expect(toPrintable(text)).toBe(printed);
  });

  it('have a curly apostrophe', () => {
    expect(toPrintable("the guitar's volume")).toBe('the guitar’s volume');
  });

  it('know the ohm sign by either of its code points', () => {
    expect(toPrintable('10 \u2126')).toBe('10R');
  });
});
