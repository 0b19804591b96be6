/** Parts that only some kits need. */
import type { Defs } from '../primitives/defs.ts';
import { circle, g, n, path, rect } from '../primitives/svg.ts';
import { toggle } from '../pedal/hardware.ts';
import { chrome } from '../primitives/metal.ts';
import { equalLegs, straightLegs, type Leg } from './legs.ts';
import { type Part, printText, shadowOf, leadWire } from './part.ts';

/** Single-turn trimmer from above, its three legs below. */
export function trimmer(d: Defs, mark: string): Part {
  return {
    w: 6.6,
    h: 12,
    markup:
      shadowOf(d, rect(-2.5, -5.2, 6, 6.4, 0.5, {}), 0.6) +
      leadWire('M-2.54 .6V6M0 .6V5.2M2.54 .6V6', 0.55) +
      rect(-3, -5.5, 6, 6, 0.5, { fill: d.linear('0 #4a8be0, .5 #2b62b8, 1 #1b4890', 0.1, 0, 0.8, 1) }) +
      rect(-2.8, -5.3, 5.6, 5.6, 0.4, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.3, 'stroke-width': 0.16 }) +
      circle(0, -3.1, 1.7, { fill: d.linear('0 #ffffff, 1 #c9cdc8', 0.1, 0, 0.9, 1) }) +
      path('M-1.1 -3.1H1.1M0 -4.2V-2', { stroke: '#6d757a', 'stroke-width': 0.5 }) +
      printText(mark, 0, 0.05, 0.8, '#e8f0ff'),
  };
}

/** Miniature toggle from above, on its nut. */
export function togglePart(d: Defs): Part {
  const { shadow, markup } = toggle(d, true);
  return { w: 11, h: 15, markup: g({ transform: 'translate(0 2)' }, shadowOf(d, shadow, 0.7), markup) };
}

/** Chromed bezel for a 5 mm LED. */
export function bezel(d: Defs): Part {
  return {
    w: 10,
    h: 10,
    markup:
      shadowOf(d, circle(0.4, 0.8, 4.2, {}), 0.6) +
      circle(0, 0, 4.2, { fill: chrome(d), stroke: '#474f53', 'stroke-width': 0.2 }) +
      circle(0, 0, 3.6, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.6, 'stroke-width': 0.25 }) +
      circle(0, 0, 2.6, { fill: '#131617' }),
  };
}

/** Four rubber feet, still on their card. */
export function feet(d: Defs): Part {
  const foot = (x: number, y: number): string =>
    g(
      { transform: `translate(${n(x)} ${n(y)})` },
      shadowOf(d, circle(0.5, 1, 5, {}), 0.6),
      circle(0, 0, 4.9, {
        fill: d.radial('0 #5a5f62, .6 #2c3032, 1 #1c2022', 0.5, 0.5, 0.55, 0.36, 0.3),
        stroke: '#6d757a',
        'stroke-width': 0.2,
      }),
      circle(0, 0, 2.9, { fill: '#fff', 'fill-opacity': 0.06 }),
    );
  return { w: 24, h: 24, markup: foot(-6, -6) + foot(6, -6) + foot(-6, 6) + foot(6, 6) };
}

/** Lamp and light cell in one dark block, two legs on either end. */
export function opto(d: Defs): Part {
  return {
    w: 22,
    h: 8,
    markup:
      shadowOf(d, rect(-5.4, -2, 12, 6.4, 0.6, {}), 0.7) +
      leadWire('M-11 -1.3H11M-11 1.3H11', 0.55) +
      rect(-6, -3, 12, 6, 0.6, { fill: d.linear('0 #53585b, .5 #2d3133, 1 #17191a', 0.1, 0, 0.7, 1) }) +
      rect(-5.8, -2.8, 11.6, 5.6, 0.5, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.14, 'stroke-width': 0.2 }) +
      circle(-4.6, -1.8, 0.5, { fill: '#d6dadc' }) +
      printText('LED LDR', 0.4, 0.6, 1.2, '#cfd6d6', 0.85),
  };
}

/** A coil works either way round. */
export const inductorLegs = (): readonly [Leg, Leg] => equalLegs(10.16, 1, 6.6);

/** Two ferrite cups around a coil, from the side: the winding shows in the slot between them. */
export function inductor(d: Defs): Part {
  const ferrite = d.linear('0 #2a2d2f, .25 #6b7174, .5 #3c4143, 1 #17191a', 0, 0, 1, 0);
  return {
    w: 12.4,
    h: 17.4,
    markup:
      shadowOf(d, rect(-5.2, -7.2, 11.8, 9.4, 1, {}), 0.7) +
      leadWire(straightLegs(inductorLegs()), 0.55) +
      rect(-5.9, -8, 11.8, 9.2, 0.8, { fill: ferrite }) +
      rect(-1.6, -5.8, 3.2, 4.8, 0.5, { fill: d.linear('0 #6b3f17, .3 #e0a15c, .6 #b06f2d, 1 #5b3410', 0, 0, 1, 0) }) +
      path('M-1.6 -4.8H1.6M-1.6 -3.9H1.6M-1.6 -3H1.6M-1.6 -2.1H1.6', {
        stroke: '#4b2a0c',
        'stroke-opacity': 0.6,
        'stroke-width': 0.3,
      }) +
      path('M-5.9 -3.4H-1.6M1.6 -3.4H5.9', { stroke: '#0c0d0e', 'stroke-width': 0.25 }),
  };
}

/** A ready-made module: a small board in a black box with a row of pins. */
export function moduleBrick(d: Defs, mark: string): Part {
  const pins = [-12.7, -7.62, -2.54, 2.54, 7.62, 12.7];
  return {
    w: 41,
    h: 21,
    markup:
      shadowOf(d, rect(-19.4, -8.8, 40, 14.8, 0.8, {}), 0.9) +
      leadWire(pins.map((x) => `M${n(x)} 5V10`).join(''), 0.7) +
      rect(-20, -9.6, 40, 14.8, 0.8, { fill: d.linear('0 #4a4f52, .4 #2a2e30, 1 #151718', 0.1, 0, 0.8, 1) }) +
      rect(-19.6, -9.2, 39.2, 14, 0.6, {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.14,
        'stroke-width': 0.25,
      }) +
      printText(mark, 0, -0.8, 2.3, '#e3e8e6', 0.95) +
      printText('MODULE', 0, 2.6, 1.3, '#e3e8e6', 0.6),
  };
}
