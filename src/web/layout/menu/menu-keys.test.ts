import { describe, expect, it } from 'vitest';
import { nextMenuIndex } from './menu-keys.ts';

describe('the arrow keys in a menu', () => {
  it('move down and up by one', () => {
    expect(nextMenuIndex('ArrowDown', 1, 4)).toBe(2);
    expect(nextMenuIndex('ArrowUp', 2, 4)).toBe(1);
  });

  it('go round at the ends', () => {
    expect(nextMenuIndex('ArrowDown', 3, 4)).toBe(0);
    expect(nextMenuIndex('ArrowUp', 0, 4)).toBe(3);
  });

  it('enter from the summary, which is before the first item', () => {
    expect(nextMenuIndex('ArrowDown', -1, 4)).toBe(0);
    expect(nextMenuIndex('ArrowUp', -1, 4)).toBe(3);
  });

  it('jump with Home and End', () => {
    expect(nextMenuIndex('Home', 2, 4)).toBe(0);
    expect(nextMenuIndex('End', 0, 4)).toBe(3);
  });

  it('leave every other key and an empty list alone', () => {
    expect(nextMenuIndex('Tab', 0, 4)).toBeNull();
    expect(nextMenuIndex('ArrowDown', -1, 0)).toBeNull();
  });
});
