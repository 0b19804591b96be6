/** Parts soldered to a board, seen from above. */
import { capacitorCode, filmBox } from '#electronics/codes/capacitor-code.ts';
import type { LedColour } from '#electronics/led.ts';
import { parseValue } from '#electronics/value/parse.ts';
import { shade } from '../primitives/colour.ts';
import type { Defs } from '../primitives/defs.ts';
import { softShadow } from '../primitives/shadow.ts';
import { textPath } from '../primitives/stroke-font.ts';
import { circle, el, path, put, rect } from '../primitives/svg.ts';
import { ledPaints } from '../primitives/palette.ts';
import { diodeBody, type DiodeBody } from '../parts/diode.ts';
import { resistorBody } from '../parts/resistor.ts';
import { dip } from '../parts/semiconductors.ts';
import type { Board, PlacedPart } from './board-spec.ts';
import type { PartKind } from './footprints.ts';

type Drawing = (d: Defs, value: string) => string;

const filmRed = '#c8261f';

/** A body on its lead, turned to lie along the board. */
const axial = (turn: number, body: string): string =>
  el('g', { transform: `rotate(${turn})` }, path('M-3.9 0H3.9', { stroke: '#cdd3d6', 'stroke-width': 0.5 }), body);

const lettered = (text: string, y: number, cap: number, stroke: string): string =>
  path(textPath(text, 0, y, { cap, anchor: 'middle' }), { fill: 'none', stroke, 'stroke-width': cap * 0.14 });

const film: Drawing = (d, value) => {
  const { thick: width } = filmBox(value);
  return el(
    'g',
    { transform: 'rotate(-90)' },
    rect(-3.6, -width / 2, 7.2, width, 0.3, {
      fill: d.linear(`0 ${shade(filmRed, 0.1)}, .5 ${filmRed}, 1 ${shade(filmRed, -0.1)}`, 0, 0, 0.3, 1),
    }),
    rect(-3.4, 0.2 - width / 2, 6.8, width - 0.4, 0.25, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.3,
      'stroke-width': 0.14,
    }),
    lettered(`${capacitorCode(value)}J`, 0.5, 1, '#fff'),
  );
};

/** An electrolytic can; the stripe marks the minus side, on the right. */
const can =
  (r: number): Drawing =>
  (d) => {
    const k = r / 3.15;
    const cross = 1.7 * k;
    return (
      circle(0, 0, r, { fill: '#1b2c4c' }) +
      el('g', { transform: `scale(${k})` }, path('M1.9 -2.5A3.15 3.15 0 0 1 1.9 2.5Z', { fill: '#c7d0d8' })) +
      circle(0, 0, r - 0.6, { fill: d.linear('0 #f2f5f6, .5 #b9c1c5, 1 #858d92', 0.1, 0, 0.9, 1) }) +
      path(`M${-cross} 0H${cross}M0 ${-cross}V${cross}`, { stroke: '#7d868b', 'stroke-width': 0.3 })
    );
  };

/** Sold on a small board with three legs, which stands on edge. */
const isOnAdapter = (type: string): boolean => type === 'J201';

const adapter: Drawing = (d) =>
  rect(-0.8, -3.3, 1.6, 6.6, 0.2, { fill: d.linear('0 #4a6fd0, .5 #2c4ca3, 1 #1a3273', 0, 0, 1, 0) }) +
  rect(0.7, -1.4, 1, 2.8, 0.2, { fill: '#1c1f21' });

const transistor: Drawing = (d, type) => (isOnAdapter(type) ? adapter(d, type) : plasticTransistor(d, type));

const plasticTransistor: Drawing = (d) =>
  path('M1.35 -2.2V2.2C-.4 3 -2.3 2.1 -2.3 0C-2.3 -2.1 -.4 -3 1.35 -2.2Z', {
    fill: d.linear('0 #54595c, .5 #2f3335, 1 #191c1d', 0.2, 0, 0.7, 1),
  });

const metalCan: Drawing = (d) =>
  path('M-1.4 2.4L-2.2 3.2L-2.8 2.6L-2 1.8Z', { fill: '#9aa2a6' }) +
  circle(0, 0, 2.8, { fill: '#868e93' }) +
  circle(0, 0, 2.35, { fill: d.linear('0 #f6f8f8, .5 #b9c1c5, 1 #6d757a', 0.1, 0, 0.9, 1) });

/** The dot is on the side of the collector. */
const dottedCan: Drawing = (d) =>
  circle(0, 0, 3.1, { fill: d.linear('0 #f6f8f8, .5 #b9c1c5, 1 #6d757a', 0.1, 0, 0.9, 1) }) +
  circle(0, 0, 2.6, { fill: 'none', stroke: '#868e93', 'stroke-width': 0.25 }) +
  circle(-1.2, -1.9, 0.55, { fill: '#c8261f' });

/** The metal tab on the left, the printed face on the right. */
const tabbed: Drawing = (d) =>
  rect(-2.6, -5.1, 1.4, 10.2, 0.15, { fill: d.linear('0 #dfe4e6, .5 #b4bcc0, 1 #858d92', 0, 0, 0.4, 1) }) +
  rect(-1.3, -5.1, 3.3, 10.2, 0.3, { fill: d.linear('0 #54595c, .5 #2f3335, 1 #191c1d', 0.2, 0, 0.7, 1) });

const lamp: Drawing = (d, colour) => {
  const { body, hot } = ledPaints[colour as LedColour] ?? ledPaints.red;
  return (
    path('M-1.9 2.2H1.9A2.9 2.9 0 1 0 -1.9 2.2Z', { fill: shade(body, -0.12) }) +
    circle(0, 0, 2.45, {
      fill: d.radial(
        [
          [0, hot],
          [0.5, body],
          [1, shade(body, -0.15)],
        ],
        0.5,
        0.5,
        0.55,
        0.36,
        0.3,
      ),
    })
  );
};

const trimmer: Drawing = (d) =>
  rect(-3, -3, 6, 6, 0.5, { fill: d.linear('0 #3f7fd6, 1 #1e4f9c', 0, 0, 0.4, 1) }) +
  circle(0, 0, 1.9, { fill: '#f4f4ef' }) +
  path('M-1.2 0H1.2M0 -1.2V1.2', { stroke: '#7d868b', 'stroke-width': 0.45 });

const coil: Drawing = (d) =>
  rect(-5.9, -4.6, 11.8, 9.2, 1, { fill: d.linear('0 #5d6366, .5 #34393b, 1 #1b1e20', 0.1, 0, 0.8, 1) }) +
  circle(0, 0, 3.9, { fill: d.radial('0 #c98a48, .6 #a06428, 1 #5b3410', 0.5, 0.5, 0.55, 0.4, 0.34) }) +
  circle(0, 0, 2.9, { fill: 'none', stroke: '#4b2a0c', 'stroke-opacity': 0.5, 'stroke-width': 0.25 }) +
  circle(0, 0, 1.5, { fill: '#24282a' });

const block = (d: Defs, w: number, h: number): string =>
  rect(-w / 2, -h / 2, w, h, 0.6, { fill: d.linear('0 #53585b, .5 #2d3133, 1 #17191a', 0.1, 0, 0.7, 1) }) +
  rect(-w / 2 + 0.3, -h / 2 + 0.3, w - 0.6, h - 0.6, 0.5, {
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.14,
    'stroke-width': 0.2,
  });

const coupler: Drawing = (d, mark) =>
  path('M-7.6 -1.27H7.6M-7.6 1.27H7.6', { stroke: '#cdd3d6', 'stroke-width': 0.5 }) +
  block(d, 12, 6) +
  circle(-4.8, -1.9, 0.5, { fill: '#d6dadc' }) +
  lettered(mark, 0.6, 1.25, '#cfd6d6');

const brick: Drawing = (d, mark) => block(d, 40, 14.8) + lettered(mark.slice(0, 7), 0.8, 2.3, '#e3e8e6');

const chip =
  (pins: 8 | 14 | 16, endsOnly = false): Drawing =>
  (d, mark) =>
    el('g', { transform: 'rotate(-90)' }, dip(d, pins, mark, endsOnly).markup);

function diodeBodyOf(type: string): DiodeBody {
  if (/^1N(400|58)/.test(type)) return 'black';
  return type === '1N34A' ? 'long-glass' : 'glass';
}

/** Pots and wires are soldered from the other side and leave only their pads. */
const drawings: Partial<Record<PartKind, Drawing>> = {
  R: (d, value) => axial(90, resistorBody(d, parseValue(value, 'resistance'), 1)),
  D: (d, value) => axial(90, diodeBody(d, diodeBodyOf(value))),
  LED: lamp,
  CF: film,
  CF5: film,
  CC: (d) => rect(-1.1, -2.2, 2.2, 4.4, 1.1, { fill: d.linear('0 #f3bd72, .5 #d98d3e, 1 #a9611f', 0, 0, 1, 0.2) }),
  CE: can(3.1),
  CE10: can(5),
  L: coil,
  Q: transistor,
  CAN: metalCan,
  TO1: dottedCan,
  TO220: tabbed,
  IC8: chip(8),
  IC14: chip(14),
  'IC14-8': chip(14, true),
  IC16: chip(16),
  OPTO: coupler,
  MODULE: brick,
  TRIM: trimmer,
};

/** One part, seen from above. */
export function drawMountedPart(d: Defs, p: Pick<PlacedPart, 'kind' | 'value' | 'x' | 'y' | 'turn'>): string {
  const drawing = drawings[p.kind];
  return drawing ? put(p.x, p.y, p.turn, drawing(d, p.value)) : '';
}

type Shape = readonly [w: number, h: number, radius: number];

/** What casts a shadow: half sizes of a body, a circle when they are equal. */
const shadowShapes: Partial<Record<PartKind, Shape>> = {
  R: [2.4, 6.3, 1],
  D: [2.3, 5, 1],
  CF: [2.7, 7.3, 0.4],
  CF5: [5.1, 7.3, 0.4],
  CC: [2.3, 4.5, 1.1],
  CE: [6.3, 6.3, 3.15],
  CE10: [10, 10, 5],
  LED: [5.8, 5.8, 2.9],
  L: [11.8, 9.2, 1],
  Q: [4.2, 5, 2],
  CAN: [5.6, 5.6, 2.8],
  TO1: [6.2, 6.2, 3.1],
  TO220: [4.8, 10.4, 0.4],
  IC8: [10, 6.6, 0.5],
  IC14: [17.6, 6.6, 0.5],
  'IC14-8': [17.6, 6.6, 0.5],
  IC16: [20, 6.6, 0.5],
  OPTO: [12, 6, 0.6],
  MODULE: [40, 14.8, 0.6],
  TRIM: [6, 6.1, 0.5],
};

function shadowShape({ kind, x, y }: PlacedPart): string {
  const shape = shadowShapes[kind];
  if (!shape) return '';
  const [w, h, radius] = shape;
  const [cx, cy] = [x + 0.45, y + 0.75];
  return w === h ? circle(cx, cy, w / 2, {}) : rect(cx - w / 2, cy - h / 2, w, h, radius, {});
}

export const mountedPartShadow = (d: Defs, part: PlacedPart): string => softShadow(d, shadowShape(part), 0.5, 0.48);

export const mountedPartShadows = (d: Defs, board: Board): string =>
  softShadow(d, board.parts.map(shadowShape).join(''), 0.5, 0.48);
