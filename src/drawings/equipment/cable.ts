import { mix, toOklch } from '../primitives/colour.ts';
import type { Defs } from '../primitives/defs.ts';
import { softLineShadow } from '../primitives/shadow.ts';
import { circle, g, n, path, rect, reuse } from '../primitives/svg.ts';
import { blackSide } from '../primitives/axonometric-camera.ts';
import { barrel } from '../primitives/metal.ts';
import { castShadow } from './mat.ts';

/** Light along the edges of a jacket, so that it is seen on a dark ground as well as on a light one. */
export const jacketEdge = (colour: string): string => mix(colour, '#ffffff', toOklch(colour).l < 0.4 ? 0.2 : 0.1);

/** A patch cable between two points, with a straight plug at each end. `d` is the cable's path. */
export function cable(d: Defs, line: string, colour = '#1c1f20', width = 5.6): string {
  const id = d.definePath(line);
  return g(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    softLineShadow(d, id, { width, sigma: 1.8, opacity: 0.4, dx: 1.5, dy: 4 }),
    reuse(id, { stroke: jacketEdge(colour), 'stroke-width': width }),
    reuse(id, { stroke: colour, 'stroke-width': width * 0.78 }),
    reuse(id, {
      stroke: mix(colour, '#ffffff', 0.45),
      'stroke-width': width * 0.16,
      transform: `translate(${n(-width * 0.1)} ${n(-width * 0.2)})`,
      'stroke-opacity': 0.8,
    }),
  );
}

/** From where a plug is put down: back to its cable, and forward to where its collar ends, before the jack. */
export const plugLength = 43;
export const plugNose = -1;

/** A plug lying along +x, its tip inside whatever is to the right. */
export function plug(d: Defs): string {
  const shell = d.linear(blackSide);
  return (
    castShadow(d, rect(-34, -6.5, 34, 13, 3, {}), 1.6, 0.4, 1, 3) +
    rect(-44, -3.6, 12, 7.2, 2, { fill: '#17191a' }) +
    rect(-34, -6.8, 28, 13.6, 2.4, { fill: shell }) +
    rect(-7, -6.2, 6, 12.4, 0.8, { fill: barrel(d) }) +
    path('M-30 -6.6V6.6M-27 -6.6V6.6M-24 -6.6V6.6', { stroke: '#000', 'stroke-opacity': 0.5, 'stroke-width': 0.7 })
  );
}

/** Flat patch plug beside a left-hand jack; its cable leaves downward. */
export function flatPlug(d: Defs): string {
  return (
    castShadow(d, rect(-7, -10, 13, 20, 4, {}), 1.5, 0.38, 1, 3) +
    rect(4.6, -4, 3, 8, 0.6, { fill: barrel(d) }) +
    rect(-3.2, 7, 6.4, 6, 1.6, { fill: '#17191a' }) +
    rect(-6.6, -10, 12, 19, 4.4, {
      fill: d.linear('0 #eef1f2, .3 #c7cdd0, .7 #91999e, 1 #6d757a', 0, 0, 0.8, 1),
      stroke: '#4b5358',
      'stroke-width': 0.3,
    }) +
    rect(-5, -8.4, 8.8, 15.8, 3, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.55, 'stroke-width': 0.4 }) +
    circle(-0.6, -0.6, 1.7, { fill: '#7d858a', stroke: '#4b5358', 'stroke-width': 0.3 })
  );
}
