import { describe, expect, it } from 'vitest';
import { contrast, fromOklch, mix, shade, toOklch } from './colour.ts';

describe('colour arithmetic', () => {
  it.each(['#0f3f39', '#f4a91f', '#ffffff', '#000000', '#7c3fa6'])(
    'returns %s from its own lightness and hue',
    (hex) => {
      expect(fromOklch(toOklch(hex))).toBe(hex);
    },
  );

  it('shades up and down and stops at white and black', () => {
    const { l } = toOklch('#c93f22');
    expect(toOklch(shade('#c93f22', 0.1)).l).toBeCloseTo(l + 0.1, 1);
    expect(toOklch(shade('#c93f22', -0.1)).l).toBeCloseTo(l - 0.1, 1);
    expect(shade('#808080', -1)).toBe('#000000');
    expect(shade('#808080', 1)).toBe('#ffffff');
  });

  it('mixes from one end to the other', () => {
    expect(mix('#102030', '#a0b0c0', 0)).toBe('#102030');
    expect(mix('#102030', '#a0b0c0', 1)).toBe('#a0b0c0');
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#123456', '#123456')).toBe(1);
  });
});
