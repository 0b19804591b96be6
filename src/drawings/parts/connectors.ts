/** Jacks, sockets and hook-up wire. */
import { mix, shade } from '../primitives/colour.ts';
import type { Defs } from '../primitives/defs.ts';
import { softLineShadow } from '../primitives/shadow.ts';
import { circle, data, g, move, path, rect, reuse } from '../primitives/svg.ts';
import { barrel, chrome, hexPath } from '../primitives/metal.ts';
import { jacketEdge } from '../equipment/cable.ts';
import { type Part, shadowOf, leadWire } from './part.ts';

/** Open-frame 6.35 mm mono jack from the side, bushing to the left: the long spring touches the tip, the frame the sleeve. */
export function jackPart(d: Defs): Part {
  const m = barrel(d);
  const steel = d.linear('0 #596166, .3 #eef1f2, .6 #b3babe, 1 #6a7277');
  const spring = (line: string): string =>
    g(
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      path(line, { stroke: '#6a7277', 'stroke-width': 1.3 }),
      path(line, { stroke: '#eef1f2', 'stroke-width': 0.5, transform: 'translate(-.1 -.2)' }),
    );
  return {
    w: 36,
    h: 20,
    markup: move(
      -2.15,
      0,
      shadowOf(d, rect(-6, -7, 4, 18, 1.5, {}) + rect(-15, -3, 10, 9, 1, {}) + rect(-3, 5, 18, 3, 1, {}), 1),
      rect(-15.5, -4.6, 9.4, 9.2, 0.7, { fill: m }),
      path('M-14.8 -4.5V4.5M-14 -4.5V4.5M-13.2 -4.5V4.5M-12.4 -4.5V4.5M-8 -4.5V4.5M-7.3 -4.5V4.5', {
        stroke: '#3f474b',
        'stroke-opacity': 0.5,
        'stroke-width': 0.28,
      }),
      rect(-11.6, -6.6, 2.6, 13.2, 0.5, {
        fill: d.linear('0 #6d757a, .08 #f6f8f8, .27 #d9dee0, .28 #aab2b6, .72 #8a9297, .73 #5f676c, 1 #474f54'),
      }),
      rect(-8.8, -7, 0.8, 14, 0.3, { fill: m }),
      // The frame: a plate behind the nut and its foot, which ends in the lug for ground.
      rect(-7.4, -8.8, 1.5, 17.6, 0.5, { fill: steel }),
      spring('M-6 8.2H6C9 8.2 9.6 4.7 12.6 4.7H19'),
      // The wafer that holds the springs apart.
      rect(-5.9, -8.6, 3.4, 3.4, 0.4, { fill: '#8d5a2c' }),
      spring('M-4.4 -7H5.6L11.8 -2.6L13.6 -4.7H19'),
      path('M17.6 -4.7h0M17.6 4.7h0', { stroke: '#2b3033', 'stroke-width': 0.8, 'stroke-linecap': 'round' }),
    ),
  };
}

/** DC socket, panel mount, from the front. */
export function dcPart(d: Defs): Part {
  return {
    w: 16,
    h: 16,
    markup:
      shadowOf(d, circle(0.7, 1.3, 7, {}), 0.9) +
      circle(0, 0, 7, {
        fill: d.linear('0 #565b5e, .5 #2b2f31, 1 #141617', 0.1, 0, 0.9, 1),
      }) +
      path(hexPath(6.2, 0.26), { fill: '#222628', stroke: '#5a6063', 'stroke-width': 0.3 }) +
      circle(0, 0, 4.3, { fill: '#0c0d0e', stroke: '#4d5356', 'stroke-width': 0.5 }) +
      circle(0, 0, 1.05, { fill: chrome(d) }),
  };
}

/** Turned-pin IC socket from above, its middle open. */
export function socket(d: Defs, pins: 8 | 14 | 16 = 8): Part {
  const rows = pins / 2;
  const first = -((rows - 1) * 2.54) / 2;
  // Eight pins are 10.4 mm long; each further pair adds a tenth of an inch.
  const more = ((rows - 4) * 2.54) / 2;
  let holes = '';
  for (let i = 0; i < rows; i++) holes += data`M-3.81 ${first + i * 2.54}h0M3.81 ${first + i * 2.54}h0`;
  const shadow = data`M-4.1 ${-3.9 - more}H5.1V${5.4 + more}H-4.1ZM-2.2 ${-2.9 - more}V${4.5 + more}H3.2V${-2.9 - more}Z`;
  const body = data`M-5.1 ${-5.2 - more}H-1.4A1.4 1.4 0 0 0 1.4 ${-5.2 - more}H5.1V${5.2 + more}H-5.1Z
    M-2.2 ${-3.4 - more}V${3.4 + more}H2.2V${-3.4 - more}Z`;
  return {
    w: 10.4,
    h: 10.6 + 2 * more,
    markup:
      shadowOf(d, path(shadow, { 'fill-rule': 'evenodd' }), 0.5) +
      path(body, { fill: '#25292b', 'fill-rule': 'evenodd' }) +
      path(holes, { stroke: '#d9b765', 'stroke-width': 1.5, 'stroke-linecap': 'round' }) +
      path(holes, { stroke: '#1a1c1d', 'stroke-width': 0.7, 'stroke-linecap': 'round' }),
  };
}

/** The colours of the wire set: supply, ground and signal. */
export const wireColours = ['#c8261f', '#1d1f20', '#2f66b0'] as const;

/** A short bundle of hook-up wire. */
export function hookupWire(d: Defs, colour: string): Part {
  const id = d.definePath('M-9 3C-12 -5 -3 -8 2 -6C9 -3 9 5 1 6C-6 6.6 -10 1 -5 -3C-1 -6 8 -4 12 -7');
  return {
    w: 25,
    h: 15,
    markup: g(
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      softLineShadow(d, id, { width: 1.3, sigma: 0.45, opacity: 0.34, dx: 0.5, dy: 1 }),
      reuse(id, { stroke: jacketEdge(colour), 'stroke-width': 1.5 }),
      reuse(id, { stroke: shade(colour, -0.1), 'stroke-width': 1.1 }),
      reuse(id, { stroke: mix(colour, '#ffffff', 0.35), 'stroke-width': 0.5, transform: 'translate(-.15 -.25)' }),
      leadWire('M12 -7L14.5 -8.6', 0.7),
    ),
  };
}

/** The three bundles of a wire set, one under the other. */
export function wireSet(d: Defs): Part {
  const pitch = 14.8;
  const bundles = wireColours.map((colour, i) => move(-1.5, (i - 1) * pitch, hookupWire(d, colour).markup));
  return { w: 30, h: 2 * pitch + 17.5, markup: bundles.join('') };
}
