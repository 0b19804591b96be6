import { describe, expect, it } from 'vitest';
import { outsideSize } from './enclosure.ts';

describe('a box', () => {
  it('is named by its outside, the long side first', () => {
    expect(outsideSize('125B')).toBe('121.2 x 66.2 x 39.3 mm');
  });
});
