import { describe, expect, it } from 'vitest';
import { nextMenuPlace } from './column-keys.ts';

const lengths = [5, 4, 5];

describe('the arrow keys in a menu of columns', () => {
  it('move up and down inside a column, and round its ends', () => {
    expect(nextMenuPlace('ArrowDown', { column: 0, row: 1 }, lengths)).toEqual({ column: 0, row: 2 });
    expect(nextMenuPlace('ArrowDown', { column: 1, row: 3 }, lengths)).toEqual({ column: 1, row: 0 });
    expect(nextMenuPlace('ArrowUp', { column: 0, row: 0 }, lengths)).toEqual({ column: 0, row: 4 });
  });

  it('move left and right to the same height, or to the last entry of a shorter column', () => {
    expect(nextMenuPlace('ArrowRight', { column: 0, row: 4 }, lengths)).toEqual({ column: 1, row: 3 });
    expect(nextMenuPlace('ArrowLeft', { column: 0, row: 2 }, lengths)).toEqual({ column: 2, row: 2 });
    expect(nextMenuPlace('ArrowRight', { column: 2, row: 0 }, lengths)).toEqual({ column: 0, row: 0 });
  });

  it('leave every other key alone', () => {
    expect(nextMenuPlace('Tab', { column: 0, row: 0 }, lengths)).toBeNull();
    expect(nextMenuPlace('Escape', { column: 0, row: 0 }, lengths)).toBeNull();
  });
});
