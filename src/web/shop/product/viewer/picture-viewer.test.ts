import { describe, expect, it } from 'vitest';
import { fitted, maxZoom, moved, viewAfterKey, zoomedAt } from './picture-viewer.tsx';

const size = { width: 1000, height: 600 };

describe('the view of a picture', () => {
  it('keeps what is under the pointer where it is', () => {
    const view = zoomedAt(fitted, 2, { x: 100, y: 50 }, size);
    // A point of the picture lies at zoom times its place in the fitted picture, plus the way it was moved.
    expect(view).toEqual({ zoom: 2, x: -100, y: -50 });
    expect(zoomedAt(view, 0.5, { x: 100, y: 50 }, size)).toEqual(fitted);
  });

  it('goes as deep as reading a resistor takes, and never below the whole picture', () => {
    expect(zoomedAt(fitted, 100, { x: 0, y: 0 }, size).zoom).toBe(maxZoom);
    expect(zoomedAt(fitted, 0.1, { x: 40, y: 0 }, size)).toEqual(fitted);
  });

  it('is not dragged out of sight', () => {
    const view = { zoom: 3, x: 0, y: 0 };
    expect(moved(view, 5000, -5000, size)).toEqual({ zoom: 3, x: 1000, y: -600 });
    expect(moved(fitted, 50, 50, size)).toEqual(fitted);
  });

  it('follows the keys: plus and minus, arrows, and nought for the whole', () => {
    const near = viewAfterKey(fitted, '+', size)!;
    expect(near.zoom).toBeGreaterThan(1);
    expect(viewAfterKey(near, 'ArrowRight', size)!.x).toBeLessThan(0);
    expect(viewAfterKey(near, 'ArrowUp', size)!.y).toBeGreaterThan(0);
    expect(viewAfterKey(near, '-', size)).toEqual(fitted);
    expect(viewAfterKey(near, '0', size)).toEqual(fitted);
    expect(viewAfterKey(near, 'a', size)).toBeNull();
  });
});
