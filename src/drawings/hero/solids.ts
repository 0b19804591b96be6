/** Parts of the exploded pedal that stand up from their plane. */
import { shade } from '../primitives/colour.ts';
import type { Defs } from '../primitives/defs.ts';
import { circle, path, rect } from '../primitives/svg.ts';
import { chrome, hexPath } from '../primitives/metal.ts';
import { type AxonometricCamera, metalSide, type Point2d, roundRect } from '../primitives/axonometric-camera.ts';
import { cameraTurnDegrees } from './scene.ts';

/** Later along this value is nearer to the viewer. */
export function depthOf(x: number, y: number): number {
  const t = (cameraTurnDegrees * Math.PI) / 180;
  return x * Math.sin(t) + y * Math.cos(t);
}

export function block(
  cam: AxonometricCamera,
  d: Defs,
  x: number,
  y: number,
  w: number,
  h: number,
  z0: number,
  z1: number,
  colour: string,
): string {
  const lid =
    rect(0, 0, w, h, 0.4, { fill: shade(colour, 0.06) }) +
    rect(0.2, 0.2, w - 0.4, h - 0.4, 0.3, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.35,
      'stroke-width': 0.16,
    });
  return cam.wall(d, roundRect(x, y, w, h, 0.4, 1), z0, z1, colour, { dark: -0.06 }) + cam.placeOnPlane(x, y, z1, lid);
}

export function footswitchUp(cam: AxonometricCamera, d: Defs, x: number, y: number, z: number): string {
  const dome = d.radial('0 #fff, .3 #e6eaec, .7 #98a0a5, 1 #70787d', 0.5, 0.5, 0.55, 0.36, 0.3);
  const hex: Point2d[] = Array.from({ length: 6 }, (_, i) => [
    x + 8.4 * Math.cos((i * Math.PI) / 3 + 0.25),
    y + 8.4 * Math.sin((i * Math.PI) / 3 + 0.25),
  ]);
  return (
    cam.shadow(d, z, circle(x + 2, y + 2, 9, {}), 1.2, 0.4) +
    cam.placeOnPlane(x, y, z + 0.1, circle(0, 0, 9.2, { fill: '#17191a' })) +
    cam.wall(d, hex, z + 0.2, z + 2.6, '#a5adb1', { metal: true }) +
    cam.placeOnPlane(x, y, z + 2.6, path(hexPath(8.4, 0.25), { fill: chrome(d) })) +
    cam.cylinder(d, x, y, 6, z + 2.6, z + 5, metalSide, circle(0, 0, 6, { fill: chrome(d) })) +
    cam.cylinder(d, x, y, 4.7, z + 5, z + 11, metalSide, circle(0, 0, 4.7, { fill: dome }))
  );
}

/** A jack on the wall that faces -x: nut, then the bushing as a run of thin discs. */
export function nearJack(cam: AxonometricCamera, d: Defs, x: number, y: number, z: number): string {
  const disc = d.define(
    circle(0, 0, 4.7, {
      fill: d.linear('0 #f4f6f7, .5 #aab2b6, 1 #596166'),
    }),
  );
  const rim = d.define(
    circle(0, 0, 4.7, {
      fill: d.linear('0 #cdd3d6, .5 #7d858a, 1 #454d52'),
    }),
  );
  let out = cam.wallNear(
    x,
    y,
    z,
    circle(0.8, 1, 7.6, { fill: '#000', opacity: 0.25 }),
    circle(0, 0, 7.2, { fill: '#8b9398' }),
  );
  for (let i = 0; i < 3; i++)
    out += cam.wallNear(
      x - 0.4 - i,
      y,
      z,
      path(hexPath(6.9, 0.2), {
        fill: d.linear('0 #eef1f2, .5 #a5adb1, 1 #646c71'),
      }),
    );
  for (let i = 0; i < 10; i++) out += cam.wallNear(x - 3 - i * 0.55, y, z, `<use href="#${i % 2 ? rim : disc}"/>`);
  return out + cam.wallNear(x - 8.2, y, z, circle(0, 0, 3.3, { fill: '#0c0e0f' }));
}
