import { describe, expect, it } from 'vitest';
import { boxAround, fitted, panned, revealing, zoomedAt } from './view.ts';

const size = { width: 600, height: 400 };
const inset = { top: 20, right: 0, bottom: 0, left: 30 };
const board = [0, 0, 50, 30] as const;

describe('a view of the mat', () => {
  it('fits a box into what is free, in its middle', () => {
    const { k, x, y } = fitted(size, inset, board);
    expect(k).toBeCloseTo(11.4);
    expect(x).toBeCloseTo(30);
    expect(y).toBeCloseTo(20 + (380 - 30 * k) / 2);
  });

  it('zooms about the pointer, and no further than can be read', () => {
    const view = { k: 10, x: 40, y: 50 };
    const near = zoomedAt(view, 2, 140, 150);
    expect([(140 - near.x) / near.k, (150 - near.y) / near.k]).toEqual([10, 10]);
    expect(zoomedAt(view, 1000, 0, 0).k).toBe(60);
    expect(zoomedAt(view, 0.001, 0, 0).k).toBe(3);
  });

  it('never loses the board', () => {
    const far = panned({ k: 10, x: 0, y: 0 }, -9999, 9999, size, board);
    expect(far.x).toBe(48 - 500);
    expect(far.y).toBe(400 - 48);
  });

  it('moves to what is out of sight, and stays otherwise', () => {
    const view = { k: 10, x: 100, y: 100 };
    expect(revealing(view, size, inset, [2, 2, 5, 5])).toBe(view);
    const moved = revealing(view, size, inset, [80, 2, 5, 5]);
    expect(moved.x + 80 * 10).toBeGreaterThan(30);
    expect(moved.x + 85 * 10).toBeLessThan(600);
    expect(moved.y).toBe(100);
  });

  it('knows the box around several', () => {
    expect(
      boxAround(
        [
          [0, 0, 2, 2],
          [8, 4, 2, 2],
        ],
        1,
      ),
    ).toEqual([-1, -1, 12, 8]);
  });
});
