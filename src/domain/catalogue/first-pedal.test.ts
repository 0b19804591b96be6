import { describe, expect, it } from 'vitest';
import { needsInWords } from './first-pedal.ts';

describe('what goes into the cart for a first pedal', () => {
  it.each([
    [true, 4, 'kit and 4 tools'],
    [true, 1, 'kit and 1 tool'],
    [true, 0, 'kit'],
    [false, 3, '3 tools'],
    [false, 0, null],
  ])('with the kit %s and %i tools it is called %j', (kit, tools, words) => {
    expect(needsInWords({ kit, tools })).toBe(words);
  });
});
