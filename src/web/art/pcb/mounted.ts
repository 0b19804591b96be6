/** Parts soldered flat on a board, seen from above. */
import { shade } from '../drawing/color.ts';
import type { Defs } from '../drawing/defs.ts';
import { soft } from '../drawing/shadow.ts';
import { textPath } from '../drawing/stroke-font.ts';
import { circle, el, move, path, rect } from '../drawing/svg.ts';
import { diodeBody } from '../parts/diode.ts';
import { parseOhms } from '../parts/resistor-code.ts';
import { resistorBody } from '../parts/resistor.ts';
import { dip } from '../parts/semiconductors.ts';
import type { Board, Placed } from './board-spec.ts';
import type { PartKind } from './footprints.ts';

type Drawing = (d: Defs, value: string) => string;

const RED = '#c8261f';

/** A body on its lead, turned to lie along the board. */
const axial = (turn: number, body: string): string =>
  el('g', { transform: `rotate(${turn})` }, path('M-3.9 0H3.9', { stroke: '#cdd3d6', 'stroke-width': 0.5 }), body);

const filmBox: Drawing = (d, value) =>
  rect(-3.6, -1.3, 7.2, 2.6, 0.3, {
    fill: d.linear(`0 ${shade(RED, 0.1)}, .5 ${RED}, 1 ${shade(RED, -0.1)}`, 0, 0, 0.3, 1),
  }) +
  rect(-3.4, -1.1, 6.8, 2.2, 0.25, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.3, 'stroke-width': 0.14 }) +
  path(textPath(value, 0, 0.45, { cap: 0.95, anchor: 'middle' }), {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 0.14,
  });

const can: Drawing = (d) =>
  circle(0, 0, 3.15, { fill: '#1b2c4c' }) +
  path('M1.9 -2.5A3.15 3.15 0 0 1 1.9 2.5Z', { fill: '#c7d0d8' }) +
  circle(0, 0, 2.55, { fill: d.linear('0 #f2f5f6, .5 #b9c1c5, 1 #858d92', 0.1, 0, 0.9, 1) }) +
  path('M-1.7 0H1.7M0 -1.7V1.7', { stroke: '#7d868b', 'stroke-width': 0.3 });

const transistor: Drawing = (d) =>
  path('M-2.2 1.3H2.2C3 -.4 2.1 -2.3 0 -2.3C-2.1 -2.3 -3 -.4 -2.2 1.3Z', {
    fill: d.linear('0 #54595c, .5 #2f3335, 1 #191c1d', 0.2, 0, 0.7, 1),
  });

const trimmer: Drawing = (d) =>
  rect(-3.2, -3.4, 6.4, 6.8, 0.5, { fill: d.linear('0 #3f7fd6, 1 #1e4f9c', 0, 0, 0.4, 1) }) +
  circle(0, 0, 1.9, { fill: '#f4f4ef' }) +
  path('M-1.2 0H1.2M0 -1.2V1.2', { stroke: '#7d868b', 'stroke-width': 0.45 });

const chip =
  (pins: 8 | 14): Drawing =>
  (d, mark) =>
    el('g', { transform: 'rotate(90)' }, dip(d, pins, mark).art);

/** Pots and wires are soldered from the other side and leave only their pads. */
const DRAWINGS: Partial<Record<PartKind, Drawing>> = {
  R: (d, value) => axial(90, resistorBody(d, parseOhms(value), 1)),
  D: (d, value) => axial(-90, diodeBody(d, value === '1N4001' ? 'black' : 'glass')),
  CF: filmBox,
  CC: (d) => rect(-2.2, -1.1, 4.4, 2.2, 1.1, { fill: d.linear('0 #f3bd72, .5 #d98d3e, 1 #a9611f', 0, 0, 0.2, 1) }),
  CE: can,
  Q: transistor,
  IC8: chip(8),
  IC14: chip(14),
  TRIM: trimmer,
};

/** One part, seen from above, soldered flat. */
export function mounted(d: Defs, p: Placed): string {
  const drawing = DRAWINGS[p.kind];
  return drawing ? move(p.x, p.y, drawing(d, p.value)) : '';
}

export function solderShadow(d: Defs, board: Board): string {
  const shapes = board.parts
    .map((p) => {
      switch (p.kind) {
        case 'R':
        case 'D':
          return rect(p.x - 0.8, p.y - 2.7, 2.5, 6.4, 1, {});
        case 'CF':
          return rect(p.x - 3.3, p.y - 0.8, 7.4, 3, 0.4, {});
        case 'CE':
          return circle(p.x + 0.6, p.y + 1, 3.3, {});
        case 'IC8':
          return rect(p.x - 4.6, p.y - 2.4, 10.2, 6.6, 0.5, {});
        case 'IC14':
          return rect(p.x - 8.4, p.y - 2.4, 18, 6.6, 0.5, {});
        case 'Q':
          return circle(p.x + 0.5, p.y + 0.3, 2.6, {});
        case 'CC':
          return rect(p.x - 1.9, p.y - 0.6, 4.6, 2.3, 1.1, {});
        default:
          return '';
      }
    })
    .join('');
  return soft(d, shapes, 0.5, 0.48);
}
