import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFourSided, seenRatio, straighten, toPhoto, wholePhoto, withCorner, type Corners } from './straighten.ts';

/** Red grows to the right, green downwards. */
function ramp(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    data.set([(at % width) * 2, Math.floor(at / width) * 2, 0, 255], at * 4);
  return { width, height, data };
}

describe('a photo whose corners are named', () => {
  it('is the same when they are its own', () => {
    const photo = ramp(40, 30);
    expect(straighten(photo, wholePhoto, photo)).toEqual(photo.data);
  });

  it('is what lies between them, and beyond them where more is wanted', () => {
    const photo = ramp(100, 100);
    const middle: Corners = [
      { x: 0.2, y: 0.4 },
      { x: 0.6, y: 0.4 },
      { x: 0.6, y: 0.8 },
      { x: 0.2, y: 0.8 },
    ];
    const cut = straighten(photo, middle, { width: 40, height: 40 });
    expect([...cut.subarray(0, 2)]).toEqual([40, 80]);
    expect([...cut.subarray(-4, -2)]).toEqual([118, 158]);
    const wider = straighten(photo, middle, { width: 60, height: 60, frame: { x: -0.25, y: -0.25, w: 1.5, h: 1.5 } });
    expect([...wider.subarray(0, 2)]).toEqual([20, 60]);
  });

  it('has each corner of the thing where it was named, however it was held', () => {
    const near = fc.double({ min: 0, max: 0.3, noNaN: true });
    const far = fc.double({ min: 0.7, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(near, near, far, near, far, far, near, far), ([ax, ay, bx, by, cx, cy, dx, dy]) => {
        const corners: Corners = [
          { x: ax, y: ay },
          { x: bx, y: by },
          { x: cx, y: cy },
          { x: dx, y: dy },
        ];
        expect(isFourSided(corners)).toBe(true);
        const project = toPhoto(corners);
        for (const [k, { x: u, y: v }] of wholePhoto.entries()) {
          expect(project(u, v).x).toBeCloseTo(corners[k]!.x, 9);
          expect(project(u, v).y).toBeCloseTo(corners[k]!.y, 9);
        }
      }),
    );
  });

  it('keeps a corner from crossing another and from leaving the photo', () => {
    expect(withCorner(wholePhoto, 0, { x: 1.2, y: 0.9 })).toBe(wholePhoto);
    expect(withCorner(wholePhoto, 0, { x: -1, y: 0.25 })[0]).toEqual({ x: 0, y: 0.25 });
  });

  it('is as wide as it seems', () => {
    expect(seenRatio(wholePhoto, { width: 400, height: 300 })).toBeCloseTo(4 / 3, 9);
  });
});
