/** Potentiometers and footswitches. */
import type { Defs } from '../primitives/defs.ts';
import { circle, ellipse, g, move, n, path, rect } from '../primitives/svg.ts';
import { chrome } from '../primitives/metal.ts';
import { type Part, printText, shadowOf, leadWire } from './part.ts';

/** 16 mm potentiometer from the shaft side, board legs down. */
export function potentiometer(d: Defs, mark = 'B100K'): Part {
  const knurl = circle(0, 0, 2.75, {
    fill: 'none',
    stroke: '#4f575c',
    'stroke-width': 0.5,
    'stroke-dasharray': '.3 .28',
  });
  return {
    w: 17,
    h: 27,
    markup: move(
      0,
      -3.5,
      shadowOf(d, circle(0.8, 1.6, 8.4, {}) + rect(-6.4, 8, 14, 4.4, 1, {}), 1),
      leadWire('M-5 9V17M0 9V17M5 9V17', 0.9),
      rect(-7, 6.2, 14, 5, 0.6, {
        fill: d.linear('0 #8d5a2c, 1 #6b3f1b'),
      }),
      g({ fill: '#c9cfd2' }, circle(-5, 9.4, 0.95, {}), circle(0, 9.4, 0.95, {}), circle(5, 9.4, 0.95, {})),
      circle(0, 0, 8.3, { fill: chrome(d), stroke: '#596166', 'stroke-width': 0.25 }),
      circle(0, 0, 7.6, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.6, 'stroke-width': 0.25 }),
      rect(-1.1, -9.1, 2.2, 1.6, 0.3, { fill: '#a8b0b4', stroke: '#596166', 'stroke-width': 0.2 }),
      printText(mark, 0, 6.2, 1.2, '#3f474b', 0.9),
      circle(0, 0, 4.5, { fill: '#5c6469' }),
      circle(0, 0, 4.1, {
        fill: d.linear('0 #f6f8f8, .5 #a3abaf, 1 #656d72', 0.1, 0, 0.9, 1),
      }),
      circle(0, 0, 3.15, { fill: '#3b4246' }),
      circle(0, 0, 3, {
        fill: d.linear('0 #ffffff, .5 #c3cacd, 1 #7d858a', 0.1, 0, 0.9, 1),
      }),
      knurl,
      path('M0 -2.4V2.4', { stroke: '#3b4246', 'stroke-width': 0.65 }),
    ),
  };
}

/** 3PDT latching footswitch, side elevation, plunger up. */
export function footswitchPart(d: Defs): Part {
  const m = d.linear('0 #596166, .12 #dfe4e6, .26 #ffffff, .5 #aab2b6, .82 #697176, 1 #4b5358', 0, 0, 1, 0);
  const nut = d.linear('0 #6d757a, .24 #d9dee1, .25 #f7f9f9, .72 #b3bbbf, .73 #7a8287, 1 #555d62', 0, 0, 1, 0);
  const blue = d.linear('0 #143a80, .2 #2c63c4, .5 #2054ad, 1 #123068', 0, 0, 1, 0);
  let thread = '';
  for (let y = -11.4; y < -2.6; y += 0.75) thread += `M-5.9 ${n(y)}H5.9`;
  let lugs = '';
  for (const x of [-5.2, 0, 5.2]) lugs += rect(x - 1, 12.2, 2, 4.6, 0.5, {});
  return {
    w: 19,
    h: 36,
    markup:
      shadowOf(d, rect(-8, -1, 18, 15, 1, {}) + rect(-5, -17, 12, 16, 2, {}), 1.1) +
      g(
        {
          fill: d.linear('0 #d9c28a, .5 #f5e6b8, 1 #a98e52', 0, 0, 1, 0),
        },
        lugs,
      ) +
      path('M-5.2 14.6h0M0 14.6h0M5.2 14.6h0', { stroke: '#6d5a2c', 'stroke-width': 0.9, 'stroke-linecap': 'round' }) +
      rect(-8.6, 1.2, 17.2, 11.4, 0.8, { fill: blue }) +
      rect(-8.6, 1.2, 17.2, 0.7, 0.3, { fill: '#fff', opacity: 0.2 }) +
      rect(-8.9, -1.4, 17.8, 3.6, 0.5, { fill: m }) +
      rect(-8.9, 0.9, 1.6, 7, 0.3, { fill: m }) +
      rect(7.3, 0.9, 1.6, 7, 0.3, { fill: m }) +
      rect(-5.9, -11.6, 11.8, 10.4, 0.4, { fill: m }) +
      path(thread, { stroke: '#3d454a', 'stroke-opacity': 0.45, 'stroke-width': 0.26 }) +
      rect(-8.2, -4.2, 16.4, 2.4, 0.5, { fill: nut }) +
      rect(-7.4, -9.6, 14.8, 2.6, 0.5, { fill: nut }) +
      path('M-4.4 -11.4V-15.6C-4.4 -17.6 -2.6 -18 0 -18S4.4 -17.6 4.4 -15.6V-11.4Z', {
        fill: m,
        stroke: '#4b5358',
        'stroke-width': 0.2,
      }) +
      ellipse(-1, -16.7, 2.2, 0.6, { fill: '#fff', opacity: 0.8 }),
  };
}
