import { describe, expect, it } from 'vitest';
import { columnWidth } from '../page.ts';
import { arrangeBoard, minScale, wholePageHeight } from './board-page.ts';

describe('the placement map', () => {
  it.each([
    ['a 1590A board', 31.75, 46.4],
    ['a 125B board', 54.6, 46.4],
    ['a tall 125B board', 58.4, 83.2],
    ['a 1590BB board', 80, 58.4],
    ['a full 1590BB board', 85, 80],
  ])('of %s is large enough to read and fits beside or above its picture', (_, w, h) => {
    const { scale, isStacked } = arrangeBoard(w, h, wholePageHeight);
    expect(scale).toBeGreaterThanOrEqual(minScale);
    expect(w * scale + (isStacked ? 0 : w)).toBeLessThanOrEqual(columnWidth);
    expect(h * scale + (isStacked ? h : 0)).toBeLessThanOrEqual(wholePageHeight);
  });
});
