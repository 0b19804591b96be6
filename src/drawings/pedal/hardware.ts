/** Metal and plastic seen from above. Every function draws around (0, 0) in millimetres. */
import type { LedColour } from '#electronics/led.ts';
import type { Defs } from '../primitives/defs.ts';
import { circle, el, n, path, rect } from '../primitives/svg.ts';
import { ledPaints } from '../primitives/palette.ts';
import { barrel, chrome, hexPath } from '../primitives/metal.ts';

/** A part in two layers: its cast shadow (drawn blurred, below) and itself. */
export interface Layered {
  shadow: string;
  markup: string;
}

/** Latching 3PDT footswitch with its nut, on a dark fibre washer. */
export function footswitch(d: Defs, turn = 0.2): Layered {
  const dome = d.radial(
    '0 #ffffff, .22 #eef1f2, .5 #aab2b6, .72 #7c858a, .88 #c5cbce, 1 #596167',
    0.5,
    0.5,
    0.52,
    0.36,
    0.3,
  );
  const ring = d.linear('0 #5d656a, .5 #dfe4e6, 1 #747c81', 0, 0, 1, 1);
  return {
    shadow: circle(1.2, 2.4, 8.9, {}),
    markup: [
      circle(0, 0, 9, { fill: '#1b1d1e', opacity: 0.85 }),
      path(hexPath(8.5, turn), {
        fill: chrome(d),
        stroke: '#4b5357',
        'stroke-width': 0.22,
        'stroke-linejoin': 'round',
      }),
      path(hexPath(8.1, turn), {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.55,
        'stroke-width': 0.28,
        'stroke-linejoin': 'round',
      }),
      circle(0, 0, 6.5, { fill: '#33393c', 'fill-opacity': 0.85 }),
      circle(0, 0, 6.05, { fill: ring }),
      circle(0, 0, 5.3, { fill: 'none', stroke: '#3b4246', 'stroke-width': 0.5 }),
      circle(0, 0, 4.85, { fill: dome, stroke: '#3d4448', 'stroke-width': 0.25 }),
      el('ellipse', { cx: -1.3, cy: -1.9, rx: 1.9, ry: 1.1, fill: '#fff', opacity: 0.75, transform: 'rotate(-32)' }),
    ].join(''),
  };
}

/** 5 mm LED in a chromed bezel. `glow` is drawn over the enclosure when lit. */
export function led(d: Defs, colour: LedColour, lit: boolean): Layered & { glow: string } {
  const c = ledPaints[colour];
  const lens = lit
    ? d.radial(
        [
          [0, '#fff'],
          [0.35, c.hot],
          [0.75, c.body],
          [1, c.body],
        ],
        0.5,
        0.5,
        0.55,
        0.42,
        0.38,
      )
    : d.radial(
        [
          [0, c.body, 0.75],
          [0.5, c.off],
          [1, c.off],
        ],
        0.5,
        0.5,
        0.6,
        0.36,
        0.3,
      );
  return {
    shadow: circle(0.5, 1, 4.9, {}),
    glow: lit
      ? circle(0, 0, 15, {
          class: 'led-glow',
          fill: d.radial([
            [0, c.body, 0.75],
            [0.28, c.body, 0.34],
            [0.6, c.body, 0.1],
            [1, c.body, 0],
          ]),
        })
      : '',
    markup:
      circle(0, 0, 4.7, { fill: chrome(d), stroke: '#474f53', 'stroke-width': 0.18 }) +
      circle(0, 0, 3.7, { fill: 'none', stroke: '#474f53', 'stroke-opacity': 0.55, 'stroke-width': 0.3 }) +
      circle(0, 0, 2.85, { fill: '#202426' }) +
      circle(0, 0, 2.5, { class: 'led-lens', fill: lens }) +
      circle(-0.75, -0.9, 0.62, { fill: '#fff', opacity: lit ? 0.95 : 0.55 }),
  };
}

/** How far a jack stands out of its wall. */
export const jackReach = 7.8;

/** 6.35 mm jack leaving a right-hand wall: washer, hex nut, threaded bushing. Mirror it for the left. */
export function sideJack(d: Defs): Layered {
  const m = barrel(d);
  const nut = d.linear('0 #6d7579, .08 #f4f6f7, .27 #d6dbde, .29 #a9b1b5, .7 #8a9297, .72 #5f676c, 1 #474e53');
  return {
    shadow: rect(0, -4, 9, 11, 1.5, {}),
    markup:
      rect(-0.2, -7.1, 0.9, 14.2, 0.3, { fill: m }) +
      rect(0.7, -6.5, 2.5, 13, 0.5, { fill: nut }) +
      rect(3.2, -4.7, jackReach - 3.2, 9.4, 0.6, { fill: m }) +
      path('M4 -4.6V4.6M4.9 -4.6V4.6M5.8 -4.6V4.6M6.7 -4.6V4.6', {
        stroke: '#3f474b',
        'stroke-opacity': 0.5,
        'stroke-width': 0.28,
      }),
  };
}

/** 2.1 mm DC socket leaving the top wall. */
export function dcJack(d: Defs): Layered {
  const body = d.linear('0 #101213, .25 #4c5154, .5 #2a2d2f, 1 #0c0d0e', 0, 0, 1, 0);
  return {
    shadow: rect(-5, -1, 11, 4, 1, {}),
    markup:
      rect(-6.4, -1.5, 12.8, 1.9, 0.5, { fill: body }) +
      rect(-4.6, -4.3, 9.2, 3, 0.7, { fill: body }) +
      rect(-4.6, -4.3, 9.2, 0.5, 0.25, { fill: '#6a7074', opacity: 0.7 }),
  };
}

/** Countersunk Phillips or hex-socket screw. */
export function screw(d: Defs, r = 2.2, kind: 'phillips' | 'socket' = 'phillips', turn = 20): string {
  const slot =
    kind === 'phillips'
      ? path(`M${n(-r * 0.6)} 0H${n(r * 0.6)}M0 ${n(-r * 0.6)}V${n(r * 0.6)}`, {
          stroke: '#2b3033',
          'stroke-width': r * 0.26,
          transform: `rotate(${turn})`,
        })
      : path(hexPath(r * 0.5), { fill: '#24292b', transform: `rotate(${turn})` });
  return (
    circle(0, 0, r, { fill: chrome(d), stroke: '#454d51', 'stroke-width': 0.2 }) +
    circle(0, 0, r * 0.86, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 0.16 }) +
    slot
  );
}

/** Miniature toggle with a bat handle pointing up or down. */
export function toggle(d: Defs, up: boolean): Layered {
  const s = up ? -1 : 1;
  return {
    shadow: circle(0.5, 1, 4.2, {}) + rect(-0.6, up ? -5.6 : 0, 3, 7, 1.4, {}),
    markup:
      path(hexPath(4.5, 0.3), { fill: chrome(d), stroke: '#4b5357', 'stroke-width': 0.2 }) +
      circle(0, 0, 3, { fill: '#4a5256' }) +
      circle(0, 0, 2.5, { fill: '#1c2022' }) +
      path(`M-.95 ${n(0.3 * -s)}L-1.5 ${n(5.4 * s)}A1.5 1.5 0 0 ${up ? 1 : 0} 1.5 ${n(5.4 * s)}L.95 ${n(0.3 * -s)}Z`, {
        fill: d.linear('0 #8a9297, .3 #fff, .6 #b3babe, 1 #666e73', 0, 0, 1, 0),
        stroke: '#4b5357',
        'stroke-width': 0.15,
      }),
  };
}
