import { describe, expect, it } from 'vitest';
import { nextOption } from './search-suggestions.tsx';

describe('the keys in a list of three suggestions', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, null],
    ['ArrowUp', null, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, null],
    ['Home', 1, undefined],
    ['a', null, undefined],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(nextOption(key, from, 3)).toBe(to);
  });
});
