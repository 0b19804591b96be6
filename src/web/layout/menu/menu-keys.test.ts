import { describe, expect, it } from 'vitest';
import { movedIndex } from './menu-keys.ts';

describe('the arrow keys in a menu', () => {
  it('move down and up by one', () => {
    expect(movedIndex('ArrowDown', 1, 4)).toBe(2);
    expect(movedIndex('ArrowUp', 2, 4)).toBe(1);
  });

  it('go round at the ends', () => {
    expect(movedIndex('ArrowDown', 3, 4)).toBe(0);
    expect(movedIndex('ArrowUp', 0, 4)).toBe(3);
  });

  it('enter from the summary, which is before the first item', () => {
    expect(movedIndex('ArrowDown', -1, 4)).toBe(0);
    expect(movedIndex('ArrowUp', -1, 4)).toBe(3);
  });

  it('jump with Home and End', () => {
    expect(movedIndex('Home', 2, 4)).toBe(0);
    expect(movedIndex('End', 0, 4)).toBe(3);
  });

  it('leave every other key and an empty list alone', () => {
    expect(movedIndex('Tab', 0, 4)).toBeNull();
    expect(movedIndex('ArrowDown', -1, 0)).toBeNull();
  });
});
