import type { Defs } from '../primitives/defs.ts';
import { circle, g, move, path, rect } from '../primitives/svg.ts';
import { diode } from '../parts/diode.ts';
import { resistor, tape } from '../parts/resistor.ts';
import { enclosureBody } from '../pedal/enclosure.ts';
import { screw } from '../pedal/hardware.ts';
import { roundRect } from '../primitives/axonometric-camera.ts';
import type { HeroScene } from './scene.ts';

/** The mat: a 10 mm grid in the same perspective, fading out, with a few parts lying on it. */
export function groundLayer(d: Defs, { camera, shape }: HeroScene): string {
  let grid = '';
  for (let i = -16; i <= 20; i++) grid += `M${i * 10} -160V240`;
  for (let i = -16; i <= 24; i++) grid += `M-160 ${i * 10}H200`;
  const [gx, gy] = camera.at(shape.w / 2, shape.h / 2, 0);
  const fade = d.mask(
    circle(gx, gy - 10, 150, {
      fill: d.radial('0 #fff .9, .55 #fff .5, 1 #fff 0'),
    }),
  );
  const lines = path(grid, { stroke: '#bfe3d6', 'stroke-opacity': 0.26, 'stroke-width': 0.35, fill: 'none' });
  const loose = [
    move(-48, 66, tape(d, [10e3, 4700, 1e6, 47e3, 220]).markup),
    move(-48, 98, resistor(d, 2200).markup),
    move(-48, 107, resistor(d, 100e3).markup),
    move(112, 40, diode(d).markup),
    move(112, 52, resistor(d, 470).markup),
  ];
  return (
    g({ class: 'hero-mat', mask: fade }, camera.placeOnPlane(0, 0, -2, lines)) + camera.placeOnPlane(0, 0, -2, ...loose)
  );
}

/** The base plate, with the shadow of the whole stack under it. */
export function baseLayer(d: Defs, { camera, kit, shape, heights }: HeroScene): string {
  const { w, h, r } = shape;
  const z = heights.base;
  const corners = [
    [5, 5],
    [w - 5, 5],
    [5, h - 5],
    [w - 5, h - 5],
  ] as const;
  return (
    camera.shadow(d, -2, rect(4, 6, w + 6, h + 4, r + 4, {}), 5, 0.5) +
    camera.wall(d, roundRect(0, 0, w, h, r), z, z + 3, '#b6bcbf', { metal: true }) +
    camera.placeOnPlane(
      0,
      0,
      z + 3,
      enclosureBody(d, { size: kit.size, coat: 'raw' }),
      ...corners.map(([x, y], i) => move(x, y, screw(d, 2.4, 'phillips', i * 40))),
    )
  );
}
