import { describe, expect, it } from 'vitest';
import { typeset } from './typography.ts';

const nb = '\u00a0';

describe('typeset', () => {
  it.each([
    ["the board's hole", 'the board’s hole'],
    ['\'true bypass\' and "click"', '‘true bypass’ and “click”'],
    ["(the 'wet' side)", '(the ‘wet’ side)'],
    ["back in the '60s", 'back in the ’60s'],
    ['1 %, 250 ppm', `1%, 250${nb}ppm`],
    ['6.3 x 2.4 mm', `6.3 ×${nb}2.4${nb}mm`],
    ['112 x 61 x 31 mm', `112 ×${nb}61 ×${nb}31${nb}mm`],
    ['2-4 hours', `2–4${nb}hours`],
    ['9-18 V', `9–18${nb}V`],
    ['4.7 kΩ at 9 V', `4.7${nb}kΩ at 9${nb}V`],
  ])('sets %j as %j', (typed, set) => {
    expect(typeset(typed)).toBe(set);
  });

  it.each([
    'TO-92, 2N5088',
    'PK-1042',
    'DIP-8 socket',
    '1-2-3',
    'pins 1 to 3',
    '5 matched',
    '9 Volt heads',
    'A100K',
    '',
  ])('leaves %j as it is', (text) => {
    expect(typeset(text)).toBe(text);
  });

  it('changes nothing that is set already', () => {
    const set = typeset("It's 2-4 hours at 9 V, 1 %, 6 x 4 mm");
    expect(typeset(set)).toBe(set);
  });
});
