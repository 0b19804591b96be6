import type { Defs } from '../drawing/defs.ts';
import { textWidth } from '../drawing/stroke-font.ts';
import { circle, data, g, n, path, rect } from '../drawing/svg.ts';
import { barrel } from '../pedal/metal.ts';
import { type Part, printText, shadowOf, leadWire } from './part.ts';

/** As large as the mark fits between the notch and the far end. */
const markCap = (mark: string, length: number): number =>
  Math.min(1.35, (length - 2.2) / textWidth(mark, { cap: 1, tracking: 0.08 }));

/** Dual in-line package from above, pin 1 at the upper left when upright; some have legs only near the ends. */
export function dip(d: Defs, pins: 8 | 14 | 16 = 8, mark = 'TL072', endsOnly = false): Part {
  const len = (pins / 2) * 2.54 - 0.5;
  const w = 6.4;
  const y = -len / 2;
  let legPath = '';
  const isThere = (i: number): boolean => !endsOnly || i < 2 || i > pins / 2 - 3;
  for (let i = 0; i < pins / 2; i++)
    if (isThere(i)) legPath += rect(-3.2 - 1.35, y + 0.75 + i * 2.54 - 0.05, w + 2.7, 0.95, 0.2, {});
  const body = d.linear('0 #4b5053, .5 #2d3133, 1 #1b1e20', 0.1, 0, 0.8, 1);
  return {
    w: w + 2.8,
    h: len,
    art:
      shadowOf(d, rect(-3.6, y + 0.8, w + 1.4, len, 0.4, {}), 0.6) +
      g({ fill: d.linear('0 #8d959a, .12 #eef1f2, .5 #c2c9cc, .88 #9aa2a6, 1 #6a7277', 0, 0, 1, 0) }, legPath) +
      rect(-w / 2, y, w, len, 0.35, { fill: body }) +
      rect(-w / 2 + 0.45, y + 0.4, w - 0.9, len - 0.8, 0.25, {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.12,
        'stroke-width': 0.2,
      }) +
      path(`M-1.1 ${n(y)}A1.1 1.1 0 0 0 1.1 ${n(y)}Z`, { fill: '#121415' }) +
      circle(-2.1, y + 1.35, 0.4, { fill: '#15181a' }) +
      g(
        { transform: 'rotate(90)' },
        printText(mark, 0.2, -0.1, markCap(mark, len), '#cfd6d6', 0.9, 0.12),
        printText('2426 IN', 0.2, 1.9, 0.9, '#cfd6d6', 0.55, 0.12),
      ),
  };
}

/** TO-92, flat face to the viewer. */
export function to92(d: Defs, mark = '2N5457'): Part {
  const y = -7.4;
  const body = data`M-2.35 ${y + 0.9}Q-2.35 ${y} -1.5 ${y}H1.5Q2.35 ${y} 2.35 ${y + 0.9}V${y + 4.8}H-2.35Z`;
  return {
    w: 5.4,
    h: 15,
    art:
      shadowOf(d, rect(-1.9, y + 0.8, 4.8, 4.8, 0.6, {}), 0.6) +
      leadWire(
        data`M-1.27 ${y + 4.7}C-1.27 ${y + 6.5} -2.3 ${y + 6.5} -2.3 ${y + 8}V${y + 14}M0 ${y + 4.7}
          V${y + 14.8}M1.27 ${y + 4.7}C1.27 ${y + 6.5} 2.3 ${y + 6.5} 2.3 ${y + 8}V${y + 14}`,
        0.5,
      ) +
      path(body, {
        fill: d.linear('0 #54595c, .35 #33383a, 1 #1b1e20', 0.1, 0, 0.8, 1),
      }) +
      path(body, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.14, 'stroke-width': 0.2 }) +
      printText(mark.slice(0, 3), 0, y + 2.2, 1.05, '#dfe5e5', 0.95) +
      printText(mark.slice(3), 0, y + 3.9, 1.05, '#dfe5e5', 0.95),
  };
}

/** Transistor in a metal can: one with a dot at its collector has no rim and no tab. */
export function canTransistor(d: Defs, mark = 'AC128', dot = false): Part {
  const y = -5;
  return {
    w: 9,
    h: 16,
    art:
      shadowOf(d, rect(-3.4, y - 2, 8, 8, 2, {}), 0.7) +
      leadWire(`M-1.6 ${n(y + 3)}V${n(y + 13)}M0 ${n(y + 3)}V${n(y + 12)}M1.6 ${n(y + 3)}V${n(y + 13)}`, 0.5) +
      path(
        data`M-3.4 ${y + 3.4}V${y - 2}Q-3.4 ${y - 3.6} -1.8 ${y - 3.6}H1.8Q3.4 ${y - 3.6} 3.4 ${y - 2}
          V${y + 3.4}Z`,
        {
          fill: d.linear('0 #6d757a, .18 #f4f6f7, .4 #c4cacd, .75 #7d858a, 1 #575f64', 0, 0, 1, 0),
        },
      ) +
      (dot ? circle(2.2, y + 2.7, 0.6, { fill: '#c8261f' }) : rect(-4.2, y + 3.2, 8.4, 1.6, 0.6, { fill: barrel(d) })) +
      printText(mark.slice(0, 2), 0, y - 0.6, 1.3, '#3b4347') +
      printText(mark.slice(2), 0, y + 1.4, 1.3, '#3b4347'),
  };
}
